/* fleet_text.c -- what is told of a fleet on the screen.
 *
 * Mirror: prolog_impl/play/fleet_text.pl.
 */
#include "fleet_text.h"

#include "wording.h"

const char fleet_keys_text[] =
    "?: help   L: leave   arrows: look   Enter: select   m a: send   "
    ".: a turn   blank: run   s v c: another search";

const char fleet_help_text[] =
    "Select units, send them somewhere, and let turns pass.  The way ahead of "
    "each is\n"
    "dotted in its colour, and x where it goes.\n"
    "\n"
    "  7 8 9\n"
    "  4   6   move the cursor, as do the arrows; Tab: to the next unit\n"
    "  1 2 3\n"
    "\n"
    "  Enter   or 5: select the unit under the cursor and no other\n"
    "  i       this one, too, or not any more\n"
    "  * and Backspace: select all, or none\n"
    "  m       the selected go to the cursor; a: there, after all else\n"
    "  h       they stay where they are\n"
    "  u x     a new unit under the cursor; remove one\n"
    "  w g     a wall; ground again\n"
    "  Mouse   left selects, with shift as i; right sends, with shift as a\n"
    "\n"
    "  .       one turn\n"
    "  blank   turns by themselves, or a pause; + and - faster and slower\n"
    "  t       tell where all are and go\n"
    "  s       another search plans; the one before is asked beside it\n"
    "  v       another style of the same search\n"
    "  c       the same search in the other language, C or Prolog; its time "
    "has\n"
    "          the way there and back in it\n"
    "  < and > plan less or more turns ahead, where the search has a window\n"
    "  R       back to the beginning\n"
    "  Ctrl-Z  leave the terminal for a while; fg comes back\n"
    "  L or q  leave the game\n";

void fleet_status_text(char *text, size_t size, const Fleet *fleet,
                       Square cursor, bool running, int pace)
{
    const World *world = fleet->world;
    const Unit *unit = fleet_at(fleet, cursor);
    char what[100];
    if (unit == NULL)
        snprintf(what, sizeof what, "%s",
                 game_element(world->game, world_element(world, cursor))->name);
    else
        snprintf(what, sizeof what, "unit %d%s, to %s", unit->number,
                 unit->selected ? ", selected" : "",
                 world_square_text(world, unit->targets[0]).text);
    snprintf(text, size, "Turn %d, %s, %s a second, window %d.  %s: %s",
             fleet->turns, running ? "running" : "paused",
             wording_count(pace, "turn").text, fleet->window,
             world_square_text(world, cursor).text, what);
}
