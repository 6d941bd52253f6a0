/* fleet.c -- units come and go, and are sent somewhere.
 *
 * Mirror: prolog_impl/play/fleet.pl.
 */
#include "fleet.h"

#include "nearby.h"

#include <stdlib.h>
#include <string.h>

/* Puts a target behind the first of the list, as many as are kept. */
static Status set_target(Unit *unit, int kept, Square target, Error *error)
{
    Square *targets =
        realloc(unit->targets, ((size_t)kept + 1) * sizeof *targets);
    if (targets == NULL)
        return error_out_of_memory(error);
    targets[kept] = target;
    unit->targets = targets;
    unit->target_count = kept + 1;
    unit->reached = kept == 0 && unit_is_there(unit);
    return STATUS_OK;
}

/* The first square of the spread from one that is in no list, or only in that
 * of the unit that forgets it (NULL: nobody), or of one that rests. */
static Status find_place(const Fleet *fleet, Square from, const Unit *forgets,
                         bool resting, Sent *found, Error *error)
{
    Nearby nearby;
    Square square;
    if (!nearby_begin(&nearby, fleet->world, from))
        return error_out_of_memory(error);
    found->can = false;
    while (!found->can && nearby_next(&nearby, &square)) {
        const Unit *owner = fleet_owner(fleet, square);
        found->can =
            owner == NULL || owner == forgets || (resting && unit_rests(owner));
        found->target = square;
    }
    nearby_free(&nearby);
    return STATUS_OK;
}

static Status reaches(const Fleet *fleet, const Unit *unit, Square square,
                      bool *can, Error *error)
{
    Nearby nearby;
    Square other;
    if (!nearby_begin(&nearby, fleet->world, square))
        return error_out_of_memory(error);
    *can = false;
    while (!*can && nearby_next(&nearby, &other))
        *can = square_equal(other, unit->square);
    nearby_free(&nearby);
    return STATUS_OK;
}

Status fleet_send(Fleet *fleet, Unit *unit, Square square, bool forgets,
                  Sent *sent, Error *error)
{
    const Unit *forgetful = forgets ? unit : NULL;
    Sent aside = {.can = true};
    Unit *owner = NULL;
    *sent = (Sent){0};
    Status status = reaches(fleet, unit, square, &sent->can, error);
    if (status == STATUS_OK && sent->can)
        status = find_place(fleet, square, forgetful, true, sent, error);
    if (status != STATUS_OK || !sent->can)
        return status;
    owner = fleet_owner(fleet, sent->target);
    if (owner != NULL && owner != unit) {
        status =
            find_place(fleet, sent->target, forgetful, false, &aside, error);
        sent->other = owner;
    }
    sent->can = aside.can;
    if (status != STATUS_OK || !sent->can)
        return status;
    fleet_change(fleet);
    status =
        set_target(unit, forgets ? 0 : unit->target_count, sent->target, error);
    if (status == STATUS_OK && sent->other != NULL)
        status = set_target(sent->other, 0, aside.target, error);
    return status;
}

Status fleet_add(Fleet *fleet, Square square, Sent *sent, Error *error)
{
    *sent = (Sent){0};
    Status status = find_place(fleet, square, NULL, false, sent, error);
    if (status != STATUS_OK || !sent->can)
        return status;
    Unit *grown = realloc(fleet->units,
                          ((size_t)fleet->count + 1) * sizeof *fleet->units);
    if (grown == NULL)
        return error_out_of_memory(error);
    fleet->units = grown;
    Unit *unit = &grown[fleet->count];
    *unit = (Unit){.number = fleet->numbers + 1, .square = square};
    status = set_target(unit, 0, sent->target, error);
    if (status != STATUS_OK)
        return status;
    fleet->count++;
    fleet->numbers++;
    fleet_change(fleet);
    return STATUS_OK;
}

void fleet_remove(Fleet *fleet, Unit *unit)
{
    size_t behind = (size_t)(fleet->units + fleet->count - unit) - 1;
    free(unit->targets);
    memmove(unit, unit + 1, behind * sizeof *unit);
    fleet->count--;
    fleet_change(fleet);
}

void fleet_build(Fleet *fleet, Square square, bool wall)
{
    fleet->world->elements[world_index(fleet->world, square)] =
        game_glyph(fleet->world->game, !wall);
    fleet->rebuilt = true;
    fleet_change(fleet);
}

static void free_units(Fleet *fleet)
{
    for (int i = 0; i < fleet->count; i++)
        free(fleet->units[i].targets);
    free(fleet->units);
    free(fleet->plan);
    fleet->units = NULL;
    fleet->plan = NULL;
    fleet->count = 0;
}

Status fleet_begin(Fleet *fleet, World *world, Error *error)
{
    size_t size = world_size(world);
    Sent sent;
    Status status = STATUS_OK;
    free_units(fleet);
    fleet->rebuilt = fleet->elements != NULL;
    if (fleet->elements == NULL) {
        fleet->elements = malloc(size);
        if (fleet->elements == NULL)
            return error_out_of_memory(error);
        memcpy(fleet->elements, world->elements, size);
    }
    memcpy(world->elements, fleet->elements, size);
    fleet->world = world;
    fleet->numbers = 0;
    fleet->turns = 0;
    fleet->idle = false;
    fleet_change(fleet);
    for (int i = 0; i < world->note_count && status == STATUS_OK; i++)
        if (strcmp(world->notes[i].kind->keyword, "unit") == 0)
            status = fleet_add(fleet, world->notes[i].squares[0], &sent, error);
    return status;
}

void fleet_free(Fleet *fleet)
{
    free_units(fleet);
    free(fleet->elements);
    *fleet = (Fleet){0};
}
