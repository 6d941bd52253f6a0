/* legend.c -- what the characters of a game's levels stand for.
 *
 * Mirror: prolog_impl/play/legend.pl.
 */
#include "legend.h"

enum { LINE_WIDTH = 78 };

static bool costs_differ(const Game *game)
{
    int cost = NO_ENTRY;
    for (const Element *element = game->elements; element->glyph != '\0';
         element++) {
        if (cost != NO_ENTRY && element->cost != NO_ENTRY &&
            element->cost != cost)
            return true;
        cost = element->cost == NO_ENTRY ? cost : element->cost;
    }
    return false;
}

/* The elements that can be entered, or those that cannot, behind the heading.
 */
static void print_kind(FILE *out, const Game *game, bool open,
                       const char *heading)
{
    bool costs = open && costs_differ(game);
    int column = fprintf(out, "%s", heading);
    for (const Element *element = game->elements; element->glyph != '\0';
         element++) {
        char item[60];
        char cost[20] = "";
        if ((element->cost != NO_ENTRY) != open)
            continue;
        if (costs)
            snprintf(cost, sizeof cost, " %d", element->cost);
        int width = snprintf(item, sizeof item, "  %c %s%s", element->glyph,
                             element->name, cost);
        if (column + width > LINE_WIDTH)
            column = fprintf(out, "\n") - 1;
        column += fprintf(out, "%s", item);
    }
    fputc('\n', out);
}

void legend_print(FILE *out, const Game *game)
{
    char heading[60] = "Can be entered:";
    if (costs_differ(game))
        snprintf(heading, sizeof heading,
                 "Can be entered, for so many %s:", game->unit);
    print_kind(out, game, true, heading);
    print_kind(out, game, false, "Cannot be entered:");
}
