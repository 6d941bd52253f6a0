/* hunt_screen.c -- rogue in the whole terminal.
 *
 * Mirror: prolog_impl/play/hunt_screen.pl.
 */
#include "hunt.h"
#include "program.h"
#include "screen.h"
#include "view.h"

static const char keys[] =
    "arrows, 1-9 or hjklyubn: move   5 or .: wait   ?: help   L: leave";

static const char help[] =
    "You are @.  The creature o hunts you, one step a turn, by the shortest "
    "way.\n"
    "Its way is drawn as x.  Walls # and water = stop you both.\n"
    "\n"
    "  7 8 9   y k u\n"
    "  4 5 6   h . l   move, as do the arrows; 5 or . waits a turn\n"
    "  1 2 3   b j n\n"
    "\n"
    "  t       tell where you both are\n"
    "  R       back to the beginning\n"
    "  L or q  leave the game\n"
    "\n"
    "Any key goes back to the game.\n";

typedef struct HuntScreen {
    Program *program;
    Hunt hunt;
    Rows ahead; /* what is left of the route for the creature */
    HuntText news[2];
} HuntScreen;

static Status begin(HuntScreen *screen, Error *error)
{
    screen->ahead = (Rows){0};
    screen->news[0] = screen->news[1] = (HuntText){""};
    return hunt_begin(&screen->hunt, &screen->program->world, error);
}

static void show(const HuntScreen *screen)
{
    HuntText status = hunt_places_text(&screen->hunt);
    Drawing route = {.start = screen->hunt.creature,
                     .goal = screen->hunt.player,
                     .squares = screen->ahead.squares,
                     .length = screen->ahead.count};
    View view = {.world = screen->hunt.world,
                 .route = &route,
                 .focus = screen->hunt.player,
                 .title = screen->program->title,
                 .status = status.text,
                 .news = {screen->news[0].text, screen->news[1].text},
                 .keys = keys};
    view_show(&view);
}

static Status take_turn(HuntScreen *screen, int key, Error *error)
{
    Hunt *hunt = &screen->hunt;
    Way way;
    PlayerDeed deed = hunt_player(hunt, key);
    screen->news[0] = hunt_player_text(hunt, deed, key);
    Status status = guide_ask(&screen->program->guide, hunt->creature,
                              hunt->player, &way, error);
    if (status != STATUS_OK && status != STATUS_NO_ANSWER)
        return status;
    screen->news[1] =
        hunt_creature_text(hunt, hunt_creature(hunt, &way.answer));
    screen->ahead = way.answer.rows;
    if (screen->ahead.count > 0) {
        screen->ahead.squares++;
        screen->ahead.count--;
    }
    return STATUS_OK;
}

/* Whether to do it; the key that answered may be the end of the input. */
static bool confirm(HuntScreen *screen, HuntText question, int *key)
{
    screen->news[0] = question;
    screen->news[1] = (HuntText){""};
    do {
        show(screen);
        *key = screen_key();
    } while (*key != 'y' && *key != 'n' && *key != SCREEN_ENDED);
    screen->news[0] = (HuntText){""};
    return *key == 'y';
}

static Status play(HuntScreen *screen, Error *error)
{
    Status status = STATUS_OK;
    int key = SCREEN_RESIZED;
    while (status == STATUS_OK && key != SCREEN_ENDED) {
        show(screen);
        key = screen_key();
        if (screen_keypad(key) != 0)
            status = take_turn(screen, screen_keypad(key), error);
        else if (key == 't')
            screen->news[0] = hunt_places_text(&screen->hunt);
        else if (key == '?')
            view_help(help);
        else if (key == 'R' &&
                 confirm(screen, (HuntText){"Back to the beginning? (y/n)"},
                         &key))
            status = begin(screen, error);
        else if ((key == 'L' || key == 'q') &&
                 confirm(screen, (HuntText){"Leave the game? (y/n)"}, &key))
            break;
    }
    return status;
}

Status hunt_screen(Program *program, Error *error)
{
    HuntScreen screen = {.program = program};
    Status status = begin(&screen, error);
    if (status == STATUS_OK)
        status = screen_open(program->colour, error);
    if (status == STATUS_OK)
        status = play(&screen, error);
    screen_close();
    return status;
}
