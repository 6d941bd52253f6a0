/* unit_orders.c -- orders to units, and to the ground under them.
 *
 * Mirror: prolog_impl/play/unit_orders.pl.
 */
#include "unit_orders.h"

enum { MOST = 100000000 }; /* of numbers that are read */

/* How a unit is told of a square, and what it does there. */
static void say(FILE *out, const Fleet *fleet, const Unit *unit,
                const char *does, Square square)
{
    fprintf(out, "Unit %d %s %s.\n", unit->number, does,
            world_square_text(fleet->world, square).text);
}

static Status take_square(const Fleet *fleet, const char *word, Line rest,
                          Square *square, Error *error)
{
    const World *world = fleet->world;
    Line words[3];
    *square = (Square){.level = 1};
    if (line_word(&rest, &words[0]) && line_word(&rest, &words[1]) &&
        !line_word(&rest, &words[2])) {
        square->x = line_number(&words[0], world->width);
        square->y = line_number(&words[1], world->height);
    }
    if (square->x > 0 && square->y > 0)
        return STATUS_OK;
    return error_set(error, STATUS_BAD_INPUT, 0,
                     "Expected %s X Y, X from 1 to %d and Y from 1 to %d", word,
                     world->width, world->height);
}

static Status take_ground(const Fleet *fleet, const char *word, Line rest,
                          Square *square, Error *error)
{
    Status status = take_square(fleet, word, rest, square, error);
    if (status == STATUS_OK && !world_is_open(fleet->world, *square))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "Expected ground, but there is a wall at %s",
                         world_square_text(fleet->world, *square).text);
    return status;
}

static Status check_empty(const Fleet *fleet, Square square, Error *error)
{
    const Unit *unit = fleet_at(fleet, square);
    if (unit == NULL)
        return STATUS_OK;
    return error_set(
        error, STATUS_BAD_INPUT, 0,
        "Expected a square without a unit, but unit %d stands at %s",
        unit->number, world_square_text(fleet->world, square).text);
}

Status unit_order_add(Fleet *fleet, const char *word, Line rest, FILE *out,
                      Error *error)
{
    Square square;
    Sent sent;
    Status status = take_ground(fleet, word, rest, &square, error);
    if (status == STATUS_OK)
        status = check_empty(fleet, square, error);
    if (status == STATUS_OK)
        status = fleet_add(fleet, square, &sent, error);
    if (status != STATUS_OK)
        return status;
    if (!sent.can)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "Expected a square that is no target, and none can "
                         "be reached from %s",
                         world_square_text(fleet->world, square).text);
    const Unit *unit = &fleet->units[fleet->count - 1];
    say(out, fleet, unit, "stands at", square);
    if (!unit_is_there(unit))
        say(out, fleet, unit, "makes way to", sent.target);
    return STATUS_OK;
}

Status unit_order_remove(Fleet *fleet, const char *word, Line rest, FILE *out,
                         Error *error)
{
    Square square;
    Status status = take_square(fleet, word, rest, &square, error);
    if (status != STATUS_OK)
        return status;
    Unit *unit = fleet_at(fleet, square);
    if (unit == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "Expected a unit, but none stands at %s",
                         world_square_text(fleet->world, square).text);
    fprintf(out, "Unit %d is gone.\n", unit->number);
    fleet_remove(fleet, unit);
    return STATUS_OK;
}

Status unit_order_build(Fleet *fleet, const char *word, Line rest, FILE *out,
                        Error *error)
{
    bool wall = *word == 'w';
    Square square;
    Status status = take_square(fleet, word, rest, &square, error);
    if (status == STATUS_OK && wall)
        status = check_empty(fleet, square, error);
    if (status != STATUS_OK)
        return status;
    SquareText at = world_square_text(fleet->world, square);
    const Unit *owner = fleet_owner(fleet, square);
    if (wall && owner != NULL)
        return error_set(
            error, STATUS_BAD_INPUT, 0,
            "Expected a square that is no target, but unit %d goes to %s",
            owner->number, at.text);
    fleet_build(fleet, square, wall);
    fprintf(out, "%s at %s.\n", wall ? "Wall" : "Ground", at.text);
    return STATUS_OK;
}

/* Those of these numbers and no others. */
static Status select_units(Fleet *fleet, Line numbers, Error *error)
{
    Line word;
    for (Line left = numbers; line_word(&left, &word);) {
        int number = line_number(&word, MOST);
        if (number == 0)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "Expected s N ..., s * or s");
        if (fleet_unit(fleet, number) == NULL)
            return error_set(
                error, STATUS_BAD_INPUT, 0,
                "Expected numbers of units, but there is no unit %d", number);
    }
    for (int i = 0; i < fleet->count; i++)
        fleet->units[i].selected = false;
    while (line_word(&numbers, &word))
        fleet_unit(fleet, line_number(&word, MOST))->selected = true;
    return STATUS_OK;
}

Status unit_order_select(Fleet *fleet, const char *word, Line rest, FILE *out,
                         Error *error)
{
    Line left = rest;
    Line first;
    bool all = line_word(&left, &first) && line_is(&first, "*") &&
               !line_word(&left, &first);
    Status status = all ? STATUS_OK : select_units(fleet, rest, error);
    (void)word;
    if (status != STATUS_OK)
        return status;
    int count = 0;
    fputs("Selected:", out);
    for (int i = 0; i < fleet->count; i++) {
        Unit *unit = &fleet->units[i];
        unit->selected = unit->selected || all;
        count += unit->selected;
        if (unit->selected)
            fprintf(out, " %d", unit->number);
    }
    fputs(count == 0 ? " none.\n" : ".\n", out);
    return STATUS_OK;
}

/* All that are selected, by number. */
typedef struct Sending {
    Square square;
    const char *goes;
    bool forgets;
    bool halts; /* each where it stands */
} Sending;

static Status send(Fleet *fleet, Unit *unit, const Sending *sending, FILE *out,
                   Error *error)
{
    Square to = sending->halts ? unit->square : sending->square;
    Sent sent;
    Status status = fleet_send(fleet, unit, to, sending->forgets, &sent, error);
    if (status != STATUS_OK)
        return status;
    if (!sent.can)
        say(out, fleet, unit, "cannot reach", to);
    else if (sending->halts && square_equal(sent.target, to))
        say(out, fleet, unit, "stays at", to);
    else
        say(out, fleet, unit, sending->goes, sent.target);
    if (sent.can && sent.other != NULL)
        say(out, fleet, sent.other, "makes way to", sent.other->targets[0]);
    return STATUS_OK;
}

static Status send_selected(Fleet *fleet, const Sending *sending, FILE *out,
                            Error *error)
{
    Status status = STATUS_OK;
    bool any = false;
    for (int i = 0; i < fleet->count && status == STATUS_OK; i++) {
        any = any || fleet->units[i].selected;
        if (fleet->units[i].selected)
            status = send(fleet, &fleet->units[i], sending, out, error);
    }
    return any ? status
               : error_set(error, STATUS_BAD_INPUT, 0,
                           "Expected units that are selected: s N ... or s *");
}

Status unit_order_send(Fleet *fleet, const char *word, Line rest, FILE *out,
                       Error *error)
{
    bool forgets = *word == 'm';
    Sending sending = {.forgets = forgets,
                       .goes = forgets ? "goes to" : "then goes to"};
    Status status = take_ground(fleet, word, rest, &sending.square, error);
    return status == STATUS_OK ? send_selected(fleet, &sending, out, error)
                               : status;
}

Status unit_order_end(const char *word, Line rest, Error *error)
{
    Line more;
    return line_word(&rest, &more) ? error_set(error, STATUS_BAD_INPUT, 0,
                                               "Expected %s alone", word)
                                   : STATUS_OK;
}

Status unit_order_halt(Fleet *fleet, const char *word, Line rest, FILE *out,
                       Error *error)
{
    Sending sending = {.forgets = true, .goes = "goes to", .halts = true};
    Status status = unit_order_end(word, rest, error);
    return status == STATUS_OK ? send_selected(fleet, &sending, out, error)
                               : status;
}

Status unit_order_tell(Fleet *fleet, const char *word, Line rest, FILE *out,
                       Error *error)
{
    const World *world = fleet->world;
    Status status = unit_order_end(word, rest, error);
    if (fleet->count == 0 && status == STATUS_OK)
        fputs("There are no units.\n", out);
    for (int i = 0; i < fleet->count && status == STATUS_OK; i++) {
        const Unit *unit = &fleet->units[i];
        fprintf(out, "%d %s to ", unit->number,
                world_square_text(world, unit->square).text);
        for (int j = 0; j < unit->target_count; j++)
            fputs(world_square_text(world, unit->targets[j]).text, out);
        fputc('\n', out);
    }
    return status;
}
