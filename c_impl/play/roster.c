/* roster.c -- the units that there are.
 *
 * Mirror: prolog_impl/play/roster.pl.
 */
#include "roster.h"

bool unit_is_there(const Unit *unit)
{
    return square_equal(unit->square, unit->targets[0]);
}

bool unit_rests(const Unit *unit)
{
    return unit->target_count == 1 && unit->reached;
}

static bool has_target(const Unit *unit, Square square)
{
    for (int i = 0; i < unit->target_count; i++)
        if (square_equal(unit->targets[i], square))
            return true;
    return false;
}

Unit *fleet_unit(const Fleet *fleet, int number)
{
    for (int i = 0; i < fleet->count; i++)
        if (fleet->units[i].number == number)
            return &fleet->units[i];
    return NULL;
}

Unit *fleet_at(const Fleet *fleet, Square square)
{
    for (int i = 0; i < fleet->count; i++)
        if (square_equal(fleet->units[i].square, square))
            return &fleet->units[i];
    return NULL;
}

Unit *fleet_owner(const Fleet *fleet, Square square)
{
    for (int i = 0; i < fleet->count; i++)
        if (has_target(&fleet->units[i], square))
            return &fleet->units[i];
    return NULL;
}

void fleet_change(Fleet *fleet)
{
    fleet->changed = true;
    for (int i = 0; i < fleet->count; i++)
        fleet->units[i].ahead = 0;
}
