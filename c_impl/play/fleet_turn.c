/* fleet_turn.c -- the turns of a fleet.
 *
 * Mirror: prolog_impl/play/fleet_turn.pl.
 */
#include "fleet_turn.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static bool all_are_there(const Fleet *fleet)
{
    for (int i = 0; i < fleet->count; i++)
        if (!unit_is_there(&fleet->units[i]))
            return false;
    return true;
}

bool fleet_rests(const Fleet *fleet)
{
    for (int i = 0; i < fleet->count; i++)
        if (!unit_rests(&fleet->units[i]))
            return false;
    return all_are_there(fleet);
}

bool fleet_is_under_way(const Fleet *fleet)
{
    for (int i = 0; i < fleet->count; i++)
        if (fleet->units[i].ahead > 0)
            return true;
    return false;
}

/* Who is on the first of several targets goes on to the next. */
static void drop_targets(Fleet *fleet)
{
    for (int i = 0; i < fleet->count; i++) {
        Unit *unit = &fleet->units[i];
        if (unit->target_count == 1 || !unit_is_there(unit))
            continue;
        unit->target_count--;
        memmove(unit->targets, unit->targets + 1,
                (size_t)unit->target_count * sizeof *unit->targets);
        fleet_change(fleet);
    }
}

/* A plan in which nobody moved would be the same again. */
static bool needs_plan(const Fleet *fleet)
{
    return fleet->changed || (!fleet_is_under_way(fleet) &&
                              !all_are_there(fleet) && !fleet->idle);
}

/* From everybody's square to the first target. */
static Status ask(const Fleet *fleet, Guides *guides, Error *error)
{
    size_t count = (size_t)fleet->count;
    Square *ends = malloc(2 * count * sizeof *ends);
    if (ends == NULL)
        return error_out_of_memory(error);
    for (size_t i = 0; i < count; i++) {
        ends[2 * i] = fleet->units[i].square;
        ends[2 * i + 1] = fleet->units[i].targets[0];
    }
    Question question = {.squares = ends,
                         .square_count = 2 * fleet->count,
                         .numbers = &fleet->window,
                         .number_count = 1};
    Status status = guides_ask(guides, &question, error);
    free(ends);
    return status;
}

/* The rows are the solver's, so that they are copied: unit by unit, the first
 * of each being where it stands. */
static Status keep(Fleet *fleet, const Rows *rows, Error *error)
{
    Square *plan = malloc((size_t)rows->count * sizeof *plan);
    if (plan == NULL)
        return error_out_of_memory(error);
    free(fleet->plan);
    fleet->plan = plan;
    memcpy(plan, rows->squares, (size_t)rows->count * sizeof *plan);
    for (int row = 0; row < rows->count; row++) {
        int64_t place = rows->numbers[row] - 1;
        assert(place >= 0 && place < fleet->count);
        Unit *unit = &fleet->units[place];
        bool first = row == 0 || rows->numbers[row - 1] != rows->numbers[row];
        unit->way = first ? plan + row + 1 : unit->way;
        unit->ahead = first ? 0 : unit->ahead + 1;
    }
    return STATUS_OK;
}

static void tally(const Fleet *fleet, Turn *turn)
{
    for (int i = 0; i < fleet->count; i++) {
        const Unit *unit = &fleet->units[i];
        Square last =
            unit->ahead == 0 ? unit->square : unit->way[unit->ahead - 1];
        if (!square_equal(last, unit->targets[0]))
            continue;
        turn->arrive++;
        turn->sum += unit->ahead;
        if (unit->ahead > turn->makespan)
            turn->makespan = unit->ahead;
    }
}

static Status make_plan(Fleet *fleet, Guides *guides, Turn *turn, Error *error)
{
    Status status = fleet->rebuilt ? guides_renew(guides, error) : STATUS_OK;
    if (status != STATUS_OK)
        return status;
    fleet->rebuilt = false;
    status = ask(fleet, guides, error);
    if (status == STATUS_OK)
        status = keep(fleet, &guides->now.way.answer.rows, error);
    if (status != STATUS_OK)
        return status;
    turn->planned = true;
    tally(fleet, turn);
    fleet->changed = false;
    fleet->idle = !fleet_is_under_way(fleet);
    return STATUS_OK;
}

Status fleet_turn(Fleet *fleet, Guides *guides, Turn *turn, Error *error)
{
    *turn = (Turn){0};
    drop_targets(fleet);
    if (needs_plan(fleet)) {
        Status status = make_plan(fleet, guides, turn, error);
        if (status != STATUS_OK)
            return status;
    }
    for (int i = 0; i < fleet->count; i++) {
        Unit *unit = &fleet->units[i];
        if (unit->ahead > 0) {
            turn->moved += !square_equal(unit->square, *unit->way);
            unit->square = *unit->way++;
            unit->ahead--;
        }
        if (unit->target_count == 1 && unit_is_there(unit))
            unit->reached = true;
        turn->resting += unit_rests(unit);
    }
    fleet->turns++;
    return STATUS_OK;
}

TurnText turn_text(const Fleet *fleet, const Turn *turn)
{
    TurnText told;
    snprintf(told.text, sizeof told.text,
             "Turn %d: %d moved, %d of %d at rest.", fleet->turns, turn->moved,
             turn->resting, fleet->count);
    return told;
}

TurnText turn_plan_text(const Fleet *fleet, const Turn *turn)
{
    TurnText told;
    snprintf(told.text, sizeof told.text,
             "%d of %d arrive, makespan %d, sum %lld", turn->arrive,
             fleet->count, turn->makespan, (long long)turn->sum);
    return told;
}
