/* picture.c -- a level as the games show it.
 *
 * Mirror: prolog_impl/picture.pl.
 */
#include "picture.h"

#include <stdlib.h>
#include <string.h>

enum { TABLE_GAP = 3 };

static const char plain[] = "\033[0m";

static const char *const colours[] = {
    [PAINT_PLAIN] = "",          [PAINT_ROUTE] = "\033[1;33m",
    [PAINT_END] = "\033[1;31m",  [PAINT_OBSTACLE] = "\033[2m",
    [PAINT_COSTLY] = "\033[34m", [PAINT_DISTANCE] = "\033[36m"};

Paint picture_paint(const Picture *picture, char glyph)
{
    if (glyph == 'X' || glyph == '@' || glyph == 'o')
        return PAINT_END;
    const Element *element = game_element(picture->world->game, glyph);
    if (element == NULL)
        return PAINT_DISTANCE;
    return element->cost == 0  ? PAINT_OBSTACLE
           : element->cost > 2 ? PAINT_COSTLY
                               : PAINT_PLAIN;
}

static void print_glyph(FILE *out, const Picture *picture, char glyph,
                        bool on_route)
{
    Paint paint = on_route ? PAINT_ROUTE : picture_paint(picture, glyph);
    const char *colour = picture->colour ? colours[paint] : "";
    fprintf(out, "%s%c%s", colour, glyph, *colour == '\0' ? "" : plain);
}

char picture_glyph(const Picture *picture, Square square)
{
    char glyph = world_element(picture->world, square);
    if (picture->route == NULL)
        return glyph;
    if (!picture->world->game->ends_beside)
        return square_equal(square, picture->goal) ? 'X' : glyph;
    if (square_equal(square, picture->goal))
        return '@';
    if (square_equal(square, picture->start))
        return 'o';
    return glyph == '@' || glyph == 'o' ? '.' : glyph;
}

static char distance_glyph(const Picture *picture, Square square)
{
    char glyph = world_element(picture->world, square);
    int distance = picture->distance[world_index(picture->world, square)];
    if (game_element(picture->world->game, glyph)->cost == 0)
        return glyph;
    if (distance == UNREACHED)
        return '0';
    return distance > 9 ? '+' : (char)('0' + distance);
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
    int width = picture->world->width;
    int blanks = margin;
    for (int table = 0; table < (picture->distance == NULL ? 1 : 2); table++) {
        for (int x = 1; x <= width; x++) {
            if (unit > 1 && (x % 10 != 0 || x < unit)) {
                blanks++;
                continue;
            }
            fprintf(out, "%*s%d", blanks, "", x / unit % 10);
            blanks = 0;
        }
        blanks += TABLE_GAP;
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

Status picture_print(FILE *out, const Picture *picture, int level)
{
    const World *world = picture->world;
    size_t row_size = (size_t)world->width;
    char *on_route = calloc((size_t)world->height, row_size);
    if (on_route == NULL)
        return STATUS_OUT_OF_MEMORY;
    for (int i = 0; picture->route != NULL && i < picture->route->length; i++) {
        Square square = picture->route->squares[i];
        if (square.level == level && !square_equal(square, picture->goal))
            on_route[(size_t)(square.y - 1) * row_size +
                     (size_t)(square.x - 1)] = 1;
    }
    int margin = digits(world->height);
    print_columns(out, picture, margin + 1);
    for (int y = 1; y <= world->height; y++) {
        fprintf(out, "%*d ", margin, y);
        for (int x = 1; x <= world->width; x++) {
            bool route =
                on_route[(size_t)(y - 1) * row_size + (size_t)(x - 1)] != 0;
            char glyph =
                route ? 'x' : picture_glyph(picture, (Square){level, x, y});
            print_glyph(out, picture, glyph, route);
        }
        if (picture->distance != NULL) {
            fprintf(out, "%*s", TABLE_GAP, "");
            for (int x = 1; x <= world->width; x++)
                print_glyph(out, picture,
                            distance_glyph(picture, (Square){level, x, y}),
                            false);
        }
        fputc('\n', out);
    }
    free(on_route);
    return STATUS_OK;
}
