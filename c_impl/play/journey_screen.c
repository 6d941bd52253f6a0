/* journey_screen.c -- tactics and city in the whole terminal.
 *
 * Mirror: prolog_impl/play/journey_screen.pl.
 */
#include "help.h"
#include "journey_text.h"
#include "keys.h"
#include "screen.h"

#include <ctype.h>

static const char keys[] =
    "?: help   L: leave   arrows: look   < >: level   Enter: choose   "
    "s v c: another search   w: watch   d: distances";

static const char help[] =
    "First choose where to start, then look for a goal: while the cursor "
    "moves, the\n"
    "way there and its cost are shown.  Enter walks to it; the next way begins "
    "there.\n"
    "\n"
    "  7 8 9   y k u\n"
    "  4   6   h   l   move the cursor, as do the arrows\n"
    "  1 2 3   b j n\n"
    "\n"
    "  < and > a level up or down\n"
    "  Enter   or a blank: choose the square under the cursor\n"
    "  Backspace: choose another start\n" HELP_KEYS;

typedef struct JourneyScreen {
    Program *program;
    Square cursor;
    Stand stand;  /* of who walks */
    bool swapped; /* distances are seen instead of levels */
    char status[200];
    KeysText news[2];
} JourneyScreen;

/* The way, if there is one, to where it was asked for. */
static void tell_route(JourneyScreen *screen)
{
    journey_route_text(screen->news[1].text, sizeof screen->news[1].text,
                       &screen->program->world,
                       &screen->program->guides.now.way.answer);
}

/* Asks for the way to the cursor. */
static Status ask(JourneyScreen *screen, Error *error)
{
    Guides *guides = &screen->program->guides;
    Square ends[] = {screen->stand.square, screen->cursor};
    Question question = guide_between(ends);
    if (guide_accepts(&guides->now, &question, error) != STATUS_OK) {
        guides_forget(guides);
        snprintf(screen->news[1].text, sizeof screen->news[1].text, "%s.",
                 error->text);
        return STATUS_OK;
    }
    Status status = guides_ask(guides, &question, error);
    if (status != STATUS_OK && status != STATUS_NO_ANSWER)
        return status;
    tell_route(screen);
    return STATUS_OK;
}

/* Tells all there is to tell.  While more keys wait, the way would come too
 * late. */
static Status look(JourneyScreen *screen, Error *error)
{
    const World *world = &screen->program->world;
    guides_forget(&screen->program->guides);
    *screen->news[1].text = '\0';
    journey_square_text(screen->status, sizeof screen->status, world,
                        screen->cursor);
    journey_walker_text(screen->news[0].text, sizeof screen->news[0].text,
                        world, screen->program->walker, &screen->stand);
    return screen->stand.started && !screen_key_waits() ? ask(screen, error)
                                                        : STATUS_OK;
}

/* Shows it, and takes a key, which may be for every game: then it says so and
 * shows it again. */
static int show(JourneyScreen *screen)
{
    const Guide *guide = &screen->program->guides.now;
    const char *walker = screen->program->walker;
    KeysText said;
    for (;;) {
        Drawing route = {.start = screen->stand.square,
                         .goal = screen->cursor,
                         .squares = guide->way.answer.rows.squares,
                         .length = guide->way.answer.rows.count};
        View view = {
            .program = screen->program,
            .route = guide->asked ? &route : NULL,
            .steps = -1,
            .start = screen->stand.square,
            .focus = screen->cursor,
            .cursor = true,
            .swapped = screen->swapped,
            .walker = screen->stand.started ? (char)toupper(*walker) : '\0',
            .telling = {.status = screen->status,
                        .news = {screen->news[0].text, screen->news[1].text}},
            .keys = keys};
        view_show(&view);
        int key = screen_key();
        if (!keys_press(&view, &key, help, &said) || key == SCREEN_ENDED)
            return key;
        screen->swapped = view.swapped;
        if (guide->asked)
            tell_route(screen);
        if (*said.text != '\0')
            screen->news[0] = said;
    }
}

/* The start, or the goal that is walked to; then the goal is the next start. */
static Status choose(JourneyScreen *screen, Error *error)
{
    const Guide *guide = &screen->program->guides.now;
    Status status =
        screen->stand.started && !guide->asked ? ask(screen, error) : STATUS_OK;
    if (!screen->stand.started &&
        world_is_open(&screen->program->world, screen->cursor)) {
        screen->stand.started = true;
        screen->stand.walked = false;
        screen->stand.square = screen->cursor;
    } else if (guide->asked && guide->way.answer.status == STATUS_OK) {
        screen->stand.walked = true;
        screen->stand.cost = guide->way.answer.score;
        screen->stand.square = screen->cursor;
    }
    return status;
}

static Status press(JourneyScreen *screen, int key, Error *error)
{
    Square to = screen->cursor;
    int way = screen_keypad(key);
    if (key == '\n' || key == ' ' || way == 5)
        return choose(screen, error);
    if (key == SCREEN_BACKSPACE)
        screen->stand.started = false;
    else if (key == '<' || key == '>')
        to.level += key == '<' ? -1 : 1;
    else if (way != 0)
        to = square_step(to, keypad[way < 5 ? way - 1 : way - 2]);
    if (world_contains(&screen->program->world, to))
        screen->cursor = to;
    return STATUS_OK;
}

static Status play(JourneyScreen *screen, Error *error)
{
    Status status;
    int key;
    do {
        status = look(screen, error);
        if (status != STATUS_OK)
            break;
        key = show(screen);
        status = press(screen, key, error);
    } while (status == STATUS_OK && key != 'L' && key != 'q' &&
             key != SCREEN_ENDED);
    return status;
}

Status journey_screen(Program *program, Error *error)
{
    JourneyScreen screen = {.program = program};
    size_t first = 0;
    while (
        first + 1 < world_size(&program->world) &&
        !world_is_open(&program->world, world_square(&program->world, first)))
        first++;
    screen.cursor = world_square(&program->world, first);
    guides_pair(&program->guides);
    Status status = screen_open(program->colour, error);
    if (status == STATUS_OK)
        status = play(&screen, error);
    screen_close();
    return status;
}
