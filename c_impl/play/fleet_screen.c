/* fleet_screen.c -- strategy in the whole terminal.
 *
 * Mirror: prolog_impl/play/fleet_screen.pl.
 */
#include "../support/clock.h"
#include "fleet_keys.h"
#include "fleet_picture.h"
#include "fleet_text.h"
#include "fleet_turn.h"
#include "screen.h"

#include <stdlib.h>

enum { DOT = '\267', PACE = 4 /* turns a second, at first */ };

/* The cursor begins on the first unit, or in the middle. */
static Status begin(FleetScreen *screen, Error *error)
{
    Status status = orders_begin(&screen->orders, error);
    const Fleet *fleet = &screen->orders.fleet;
    if (status != STATUS_OK)
        return status;
    screen->running = false;
    screen->cursor = fleet->count > 0
                         ? fleet->units[0].square
                         : (Square){1, (fleet->world->width + 1) / 2,
                                    (fleet->world->height + 1) / 2};
    fleet_tell(&screen->news, "");
    fleet_tell(&screen->plan, "");
    return STATUS_OK;
}

/* A turn, unless all rest. */
static Status take_turn(FleetScreen *screen, Error *error)
{
    Fleet *fleet = &screen->orders.fleet;
    Turn turn = {0};
    KeysText plan;
    screen->due = clock_now() + 1.0 / screen->pace;
    Status status =
        fleet_rests(fleet)
            ? STATUS_OK
            : fleet_turn(fleet, &screen->orders.program->guides, &turn, error);
    if (status == STATUS_REFUSED) {
        screen->running = false;
        fleet_tell(&screen->news, error->text);
        return STATUS_OK;
    }
    if (status != STATUS_OK)
        return status;
    fleet_tell(&screen->news, fleet_rests(fleet)
                                  ? "All units rest."
                                  : turn_text(fleet, &turn).text);
    snprintf(plan.text, sizeof plan.text, "Plan: %s.",
             turn_plan_text(fleet, &turn).text);
    if (turn.planned)
        screen->plan = plan;
    return STATUS_OK;
}

static View view_of(FleetScreen *screen)
{
    fleet_status_text(screen->status, sizeof screen->status,
                      &screen->orders.fleet, screen->cursor, screen->running,
                      screen->pace);
    return (View){.program = screen->orders.program,
                  .steps = -1,
                  .alone = true,
                  .focus = screen->cursor,
                  .cursor = true,
                  .telling = {.status = screen->status,
                              .news = {screen->news.text, screen->plan.text}},
                  .keys = fleet_keys_text};
}

/* Shows it and takes a key; SCREEN_QUIET if a turn is due. */
static Status look(FleetScreen *screen, int *key, Error *error)
{
    const Fleet *fleet = &screen->orders.fleet;
    View view = view_of(screen);
    PictureMark *marks = fleet_marks(fleet, (char)DOT, 'x', &view.mark_count);
    if (marks == NULL)
        return error_out_of_memory(error);
    view.marks = marks;
    view_show(&view);
    free(marks);
    double left = screen->due - clock_now();
    *key = screen->running && !fleet_rests(fleet)
               ? screen_key_within(left < 0 ? 0 : left)
               : screen_key();
    return STATUS_OK;
}

/* Whether to do it; the key that answered may be the end of the input. */
static Status confirm(FleetScreen *screen, const char *question, int *key,
                      Error *error)
{
    Status status;
    screen->running = false;
    fleet_tell(&screen->news, question);
    do
        status = look(screen, key, error);
    while (status == STATUS_OK && *key != 'y' && *key != 'n' &&
           *key != SCREEN_ENDED);
    fleet_tell(&screen->news, "");
    return status;
}

/* Another search, style or language plans the next turn. */
static void change(FleetScreen *screen, int *key)
{
    Guides *guides = &screen->orders.program->guides;
    const Solver *before = guides->now.solver;
    View view = view_of(screen);
    KeysText said;
    if (screen->orders.fleet.rebuilt)
        guides_forget(guides); /* it was asked of another world */
    keys_press(&view, key, fleet_help_text, &said);
    if (*said.text != '\0')
        screen->news = said;
    if (guides->now.solver != before)
        fleet_change(&screen->orders.fleet);
}

static Status click(FleetScreen *screen, Error *error)
{
    ScreenMouse mouse = screen_mouse();
    View view = view_of(screen);
    Square square;
    if (!view_square(&view, mouse.row, mouse.column, &square))
        return STATUS_OK;
    return fleet_click(screen, square, mouse.right, mouse.shift, error);
}

static Status press(FleetScreen *screen, int *key, Error *error)
{
    Status status;
    switch (*key) {
    case SCREEN_QUIET:
        return take_turn(screen, error);
    case '.':
        screen->running = false;
        return take_turn(screen, error);
    case SCREEN_MOUSE:
        return click(screen, error);
    case 's':
    case 'v':
    case 'c':
    case '?':
        change(screen, key);
        return STATUS_OK;
    case 'L':
    case 'q':
        status = confirm(screen, "Leave the game? (y/n)", key, error);
        *key = *key == 'y' ? SCREEN_ENDED : *key;
        return status;
    case 'R':
        status = confirm(screen, "Back to the beginning? (y/n)", key, error);
        return status == STATUS_OK && *key == 'y' ? begin(screen, error)
                                                  : status;
    default:
        return fleet_press(screen, *key, error);
    }
}

Status fleet_screen(Program *program, Error *error)
{
    FleetScreen screen = {.orders = {.program = program}, .pace = PACE};
    int key = SCREEN_RESIZED;
    guides_pair(&program->guides);
    Status status = begin(&screen, error);
    if (status == STATUS_OK)
        status = screen_open(program->colour, error);
    if (status == STATUS_OK)
        screen_use_mouse();
    while (status == STATUS_OK && key != SCREEN_ENDED) {
        status = look(&screen, &key, error);
        if (status == STATUS_OK)
            status = press(&screen, &key, error);
    }
    screen_close();
    orders_free(&screen.orders);
    return status;
}
