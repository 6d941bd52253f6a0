/* journey_text.c -- what is told of a journey on the screen.
 *
 * Mirror: prolog_impl/play/journey_text.pl.
 */
#include "journey_text.h"

#include "wording.h"

void journey_square_text(char *text, size_t size, const World *world,
                         Square square)
{
    const Element *element =
        game_element(world->game, world_element(world, square));
    char cost[80] = "";
    if (element->cost == NO_ENTRY)
        snprintf(cost, sizeof cost, ", cannot be entered");
    else if (element->cost > 1) /* one step goes without saying */
        snprintf(cost, sizeof cost, ", %s to enter",
                 wording_cost(element->cost, world->game->unit).text);
    snprintf(text, size, "Level %d of %d, at %s: %s%s", square.level,
             world->levels, world_square_text(world, square).text,
             element->name, cost);
}

void journey_walker_text(char *text, size_t size, const World *world,
                         const char *walker, const Stand *stand)
{
    SquareText place = world_square_text(world, stand->square);
    if (!stand->started)
        snprintf(text, size,
                 "Where does the %s stand?  Move there and press Enter.",
                 walker);
    else if (stand->walked)
        snprintf(text, size, "The %s walked to %s for %s.  Where next?", walker,
                 place.text, wording_cost(stand->cost, world->game->unit).text);
    else
        snprintf(text, size, "The %s stands at %s.  Where to?", walker,
                 place.text);
}

void journey_route_text(char *text, size_t size, const World *world,
                        const Answer *answer)
{
    if (answer->status == STATUS_NO_ANSWER) {
        snprintf(text, size, "No way leads there.");
        return;
    }
    size_t length =
        (size_t)snprintf(text, size, "%s: %s",
                         wording_cost(answer->score, world->game->unit).text,
                         answer->rows.count == 0 ? "already there" : "");
    for (int i = 0; i < answer->rows.count && length < size; i++)
        length += (size_t)snprintf(
            text + length, size - length, "%s",
            world_square_text(world, answer->rows.squares[i]).text);
}
