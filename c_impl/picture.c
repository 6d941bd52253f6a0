/* picture.c -- a level as text, with coordinates on the axes.
 *
 * Mirror: prolog_impl/picture.pl.
 */
#include "picture.h"

#include <stdlib.h>
#include <string.h>

enum { GAP = 3 };

bool picture_make(Picture *picture, const World *world, int level)
{
    size_t size = (size_t)world->width * (size_t)world->height;
    *picture = (Picture){.world = world, .level = level};
    picture->ink = calloc(size, sizeof *picture->ink);
    picture->beside = calloc(size, sizeof *picture->beside);
    if (picture->ink == NULL || picture->beside == NULL) {
        picture_free(picture);
        return false;
    }
    for (int y = 1; y <= world->height; y++)
        for (int x = 1; x <= world->width; x++) {
            Square square = {level, x, y};
            picture->ink[picture_place(picture, square)] =
                picture_ink(world, square);
        }
    memcpy(picture->beside, picture->ink, size * sizeof *picture->ink);
    return true;
}

void picture_free(Picture *picture)
{
    free(picture->ink);
    free(picture->beside);
    *picture = (Picture){0};
}

Ink picture_ink(const World *world, Square square)
{
    char glyph = world_element(world, square);
    return (Ink){glyph, paint_of(game_element(world->game, glyph))};
}

char picture_digit(int64_t number)
{
    return number > 9 ? '+' : (char)('0' + number);
}

static int digits(int number)
{
    int count = 1;
    while ((number /= 10) > 0)
        count++;
    return count;
}

/* One line of the column numbers, which are read downwards: of each number the
 * digit of this unit, in full only for every tenth. */
static void print_column_digits(FILE *out, const Picture *picture, int margin,
                                int unit)
{
    int blanks = margin;
    int sides = picture->has_beside ? 2 : 1;
    for (int side = 0; side < sides; side++) {
        for (int x = 1; x <= picture->world->width; x++) {
            if (unit > 1 && (x % 10 != 0 || x < unit)) {
                blanks++;
                continue;
            }
            fprintf(out, "%*s%d", blanks, "", x / unit % 10);
            blanks = 0;
        }
        blanks += GAP;
    }
    fputc('\n', out);
}

static void print_columns(FILE *out, const Picture *picture, int margin)
{
    int unit = 1;
    while (unit * 10 <= picture->world->width)
        unit *= 10;
    for (; unit > 0; unit /= 10)
        print_column_digits(out, picture, margin, unit);
}

static void print_row(FILE *out, const Ink *ink, int width, bool colour)
{
    for (int i = 0; i < width; i++)
        fprintf(out, "%s%c%s", colour ? paint_begin(ink[i].paint) : "",
                ink[i].glyph, colour ? paint_end(ink[i].paint) : "");
}

void picture_print(FILE *out, const Picture *picture, bool colour)
{
    int width = picture->world->width;
    int margin = digits(picture->world->height);
    print_columns(out, picture, margin + 1);
    for (int y = 1; y <= picture->world->height; y++) {
        size_t row = (size_t)(y - 1) * (size_t)width;
        fprintf(out, "%*d ", margin, y);
        print_row(out, picture->ink + row, width, colour);
        if (picture->has_beside) {
            fprintf(out, "%*s", GAP, "");
            print_row(out, picture->beside + row, width, colour);
        }
        fputc('\n', out);
    }
}
