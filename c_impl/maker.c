/* maker.c -- the register of makers, and what several of them need.
 *
 * A linked list through the makers themselves: registering happens before
 * main() and must not fail.
 *
 * Mirror: prolog_impl/maker.pl.
 */
#include "maker.h"

#include <stddef.h>
#include <string.h>

static Maker *first_maker;

void maker_register(Maker *maker)
{
    Maker **place = &first_maker;
    while (*place != NULL && strcmp((*place)->name, maker->name) < 0)
        place = &(*place)->next;
    maker->next = *place;
    *place = maker;
}

const Maker *maker_first(void)
{
    return first_maker;
}

const Maker *maker_find(const char *name)
{
    const Maker *maker = first_maker;
    while (maker != NULL && strcmp(maker->name, name) != 0)
        maker = maker->next;
    return maker;
}

void plot_fill(Plot *plot, int x, int y, int width, int height, char glyph)
{
    for (int row = y; row < y + height; row++) {
        size_t first = (size_t)row * (size_t)plot->width + (size_t)x;
        memset(plot->glyphs + first, glyph, (size_t)width);
    }
}

void plot_scatter(Plot *plot, int percent)
{
    size_t size = (size_t)plot->width * (size_t)plot->height;
    for (size_t i = 0; i < size; i++)
        if (random_chance(&plot->random, percent))
            plot->glyphs[i] = plot->wall;
}

int plot_parts(int side, int size)
{
    return side > size ? (side + 1) / (size + 1) : 1;
}

int plot_part(int side, int size, int index)
{
    bool last = index == plot_parts(side, size) - 1;
    return last ? side - index * (size + 1) : size;
}
