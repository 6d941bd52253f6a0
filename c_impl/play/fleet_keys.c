/* fleet_keys.c -- what keys and the mouse order in strategy.
 *
 * Mirror: prolog_impl/play/fleet_keys.pl.
 */
#include "fleet_keys.h"

#include "../support/clock.h"
#include "help.h"
#include "screen.h"

#include <ctype.h>
#include <stdlib.h>

enum { TAB = '\t', FASTEST = 64 /* turns a second */ };

void fleet_tell(KeysText *told, const char *text)
{
    snprintf(told->text, sizeof told->text, "%s", text);
}

/* Gives the order; the caller frees the answer, also after a failure. */
static Status ask(FleetScreen *screen, const char *line, char **answer,
                  Error *error)
{
    size_t size;
    FILE *out = open_memstream(answer, &size);
    if (out == NULL)
        return error_out_of_memory(error);
    Status status = orders_give(&screen->orders, line, out, error);
    if (fclose(out) != 0 && status == STATUS_OK)
        status = error_out_of_memory(error);
    return status;
}

/* Gives the order, and tells the answer, its lines one behind the other. */
static Status order(FleetScreen *screen, const char *line, Error *error)
{
    char *answer = NULL;
    Status status = ask(screen, line, &answer, error);
    for (char *c = answer; status == STATUS_OK && *c != '\0'; c++)
        if (*c == '\n')
            *c = ' ';
    if (status == STATUS_OK)
        fleet_tell(&screen->news, answer);
    free(answer);
    return status;
}

static Status order_there(FleetScreen *screen, int word, Square square,
                          Error *error)
{
    char line[60];
    snprintf(line, sizeof line, "%c %d %d", word, square.x, square.y);
    return order(screen, line, error);
}

/* The unit under the cursor alone; or it, too, or not any more. */
static Status select_unit(FleetScreen *screen, bool alone, Error *error)
{
    const Fleet *fleet = &screen->orders.fleet;
    const Unit *here = fleet_at(fleet, screen->cursor);
    char *line = NULL;
    size_t size;
    FILE *out = open_memstream(&line, &size);
    if (out == NULL)
        return error_out_of_memory(error);
    fputc('s', out);
    for (int i = 0; i < fleet->count; i++) {
        const Unit *unit = &fleet->units[i];
        if (alone ? unit == here : unit->selected != (unit == here))
            fprintf(out, " %d", unit->number);
    }
    Status status = fclose(out) == 0 ? order(screen, line, error)
                                     : error_out_of_memory(error);
    free(line);
    return status;
}

static Status tell_units(FleetScreen *screen, Error *error)
{
    char *answer = NULL;
    Status status = ask(screen, "t", &answer, error);
    if (status == STATUS_OK)
        help_show(answer);
    free(answer);
    return status;
}

/* The next unit by number, from the one under the cursor. */
static void go_to_unit(FleetScreen *screen)
{
    const Fleet *fleet = &screen->orders.fleet;
    const Unit *here = fleet_at(fleet, screen->cursor);
    int next = here == NULL ? 0 : (int)(here - fleet->units) + 1;
    if (fleet->count > 0)
        screen->cursor = fleet->units[next % fleet->count].square;
}

static void move_cursor(FleetScreen *screen, int key)
{
    int way = key < 256 && isalpha(key) ? 0 : screen_keypad(key);
    if (way == 0)
        return;
    Square to =
        square_step(screen->cursor, keypad[way < 5 ? way - 1 : way - 2]);
    if (world_contains(screen->orders.fleet.world, to))
        screen->cursor = to;
}

/* Twice as many turns a second, or half. */
static void set_pace(FleetScreen *screen, bool faster)
{
    int pace = faster ? screen->pace * 2 : screen->pace / 2;
    if (pace >= 1 && pace <= FASTEST)
        screen->pace = pace;
}

static Status set_window(FleetScreen *screen, bool more, Error *error)
{
    char line[60];
    int window = screen->orders.fleet.window;
    snprintf(line, sizeof line, "window %d", more ? window * 2 : window / 2);
    return order(screen, line, error);
}

Status fleet_press(FleetScreen *screen, int key, Error *error)
{
    switch (key) {
    case '\n':
    case '5':
    case SCREEN_MIDDLE:
        return select_unit(screen, true, error);
    case 'i':
        return select_unit(screen, false, error);
    case '*':
        return order(screen, "s *", error);
    case SCREEN_BACKSPACE:
        return order(screen, "s", error);
    case 'm':
    case 'a':
    case 'u':
    case 'x':
    case 'w':
    case 'g':
        return order_there(screen, key, screen->cursor, error);
    case 'h':
        return order(screen, "h", error);
    case 't':
        return tell_units(screen, error);
    case '<':
    case '>':
        return set_window(screen, key == '>', error);
    case '+':
    case '-':
        set_pace(screen, key == '+');
        return STATUS_OK;
    case ' ':
        screen->running = !screen->running;
        screen->due = clock_now();
        return STATUS_OK;
    case TAB:
        go_to_unit(screen);
        return STATUS_OK;
    default:
        move_cursor(screen, key);
        return STATUS_OK;
    }
}

Status fleet_click(FleetScreen *screen, Square square, bool right, bool shift,
                   Error *error)
{
    screen->cursor = square;
    return right ? order_there(screen, shift ? 'a' : 'm', square, error)
                 : select_unit(screen, !shift, error);
}
