/* legend.c -- what the characters of a game's levels stand for.
 *
 * Mirror: prolog_impl/play/legend.pl.
 */
#include "legend.h"

#include "wording.h"

#include <string.h>

enum { LINE_WIDTH = 78 };

/* Of the elements that can be entered. */
static int first_cost(const Game *game)
{
    const Element *element = game->elements;
    while (element->glyph != '\0' && element->cost == NO_ENTRY)
        element++;
    return element->cost;
}

static bool costs_differ(const Game *game)
{
    for (const Element *element = game->elements; element->glyph != '\0';
         element++)
        if (element->cost != NO_ENTRY && element->cost != first_cost(game))
            return true;
    return false;
}

static const char *heading_of(const Game *game, bool open, char heading[100])
{
    int cost = first_cost(game);
    if (!open)
        snprintf(heading, 100, "Cannot be entered:");
    else if (costs_differ(game))
        snprintf(heading, 100, "Can be entered, for so many %s:", game->unit);
    else
        snprintf(heading, 100, "Can be entered, for %s each:",
                 wording_cost(cost, game->unit).text);
    return heading;
}

/* What stands behind the glyph. */
static const char *item_of(const Game *game, const Element *element,
                           char item[100])
{
    int length = snprintf(item, 100, " %s", element->name);
    if (element->cost != NO_ENTRY && costs_differ(game))
        snprintf(item + length, 100 - (size_t)length, " %d", element->cost);
    return item;
}

/* The elements that can be entered, or those that cannot. */
static void print_kind(FILE *out, const Game *game, bool open)
{
    char text[100];
    int column = fprintf(out, "%s", heading_of(game, open, text));
    for (const Element *element = game->elements; element->glyph != '\0';
         element++) {
        if ((element->cost != NO_ENTRY) != open)
            continue;
        int width = 3 + (int)strlen(item_of(game, element, text));
        if (column + width > LINE_WIDTH)
            column = fprintf(out, "\n") - 1;
        column += fprintf(out, "  %c%s", element->glyph, text);
    }
    fputc('\n', out);
}

void legend_print(FILE *out, const Game *game)
{
    print_kind(out, game, true);
    print_kind(out, game, false);
}

static void put_kind(Page *page, const Game *game, bool open)
{
    char text[100];
    page_say(page, 0, PAINT_PLAIN, heading_of(game, open, text));
    for (const Element *element = game->elements; element->glyph != '\0';
         element++) {
        const char glyph[] = {element->glyph, '\0'};
        if ((element->cost != NO_ENTRY) != open)
            continue;
        item_of(game, element, text);
        page_keep(page, 2, 1 + (int)strlen(text));
        page_put(page, paint_of(element), glyph);
        page_put(page, PAINT_PLAIN, text);
    }
}

void legend_put(Page *page, const Game *game)
{
    put_kind(page, game, true);
    put_kind(page, game, false);
}
