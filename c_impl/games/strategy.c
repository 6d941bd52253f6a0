/* strategy.c -- units on open ground between walls.
 *
 * A world may say `moves 4`: then only straight moves are made; and where its
 * units stand when it is played.
 *
 * Mirror: prolog_impl/games/strategy.pl.
 */
#include "../world.h"

#include <limits.h>

static const Element elements[] = {{'.', "ground", 1, false, LIGHT_PASSES},
                                   {'#', "wall", NO_ENTRY, false, LIGHT_STOPS},
                                   {0, NULL, 0, false, LIGHT_UNSAID}};

static const NoteKind notes[] = {
    {.keyword = "moves",
     .form = "moves N",
     .fields = {{.name = "moves", .kind = FIELD_NUMBER, .high = INT_MAX}}},
    {.keyword = "unit",
     .form = "unit X,Y",
     .fields = {{.name = "unit", .kind = FIELD_OPEN}},
     .many = true},
    {.keyword = NULL}};

/* Whether a unit of an earlier note stands there. */
static bool is_taken(const World *world, const Note *unit)
{
    for (const Note *note = world->notes; note < unit; note++)
        if (note->kind == unit->kind &&
            square_equal(note->squares[0], unit->squares[0]))
            return true;
    return false;
}

static Status settle(World *world, Error *error)
{
    for (int i = 0; i < world->note_count; i++) {
        const Note *note = &world->notes[i];
        bool moves = note->kind == &notes[0];
        if (moves && note->numbers[0] != 4 && note->numbers[0] != 8)
            return error_set(error, STATUS_BAD_INPUT, note->line,
                             "moves is 4 or 8");
        if (moves)
            world->ways = note->numbers[0] == 4 ? FOUR_WAYS : EIGHT_WAYS;
        else if (is_taken(world, note))
            return error_set(error, STATUS_BAD_INPUT, note->line,
                             "a second unit at (%d,%d)", note->squares[0].x,
                             note->squares[0].y);
    }
    return STATUS_OK;
}

GAME(.name = "strategy", .solver = "astar_octile", .unit = "steps", .rank = 6,
     .elements = elements, .levels = 1, .notes = notes, .settle = settle)
