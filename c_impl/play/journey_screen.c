/* journey_screen.c -- tactics and city in the whole terminal.
 *
 * Mirror: prolog_impl/play/journey_screen.pl.
 */
#include "help.h"
#include "keys.h"
#include "screen.h"

#include <ctype.h>
#include <string.h>

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
    Square start;
    bool started; /* there is a start */
    bool walked;  /* to the start, over a way of this cost */
    int64_t cost;
    bool swapped; /* distances are seen instead of levels */
    char status[200];
    KeysText news[2];
} JourneyScreen;

static void tell_square(JourneyScreen *screen)
{
    const World *world = &screen->program->world;
    const Element *element =
        game_element(world->game, world_element(world, screen->cursor));
    int length = snprintf(
        screen->status, sizeof screen->status, "Level %d of %d, at %s: %s",
        screen->cursor.level, world->levels,
        world_square_text(world, screen->cursor).text, element->name);
    if (element->cost == NO_ENTRY)
        strcat(screen->status, ", cannot be entered");
    else if (element->cost > 1) /* one step goes without saying */
        snprintf(screen->status + length,
                 sizeof screen->status - (size_t)length, ", %d %s to enter",
                 element->cost, world->game->unit);
}

/* The way, if there is one, to where it was asked for. */
static void tell_route(JourneyScreen *screen)
{
    const World *world = &screen->program->world;
    const Answer *answer = &screen->program->guides.now.way.answer;
    char *text = screen->news[1].text;
    size_t size = sizeof screen->news[1].text;
    if (answer->status == STATUS_NO_ANSWER) {
        snprintf(text, size, "No way leads there.");
        return;
    }
    size_t length = (size_t)snprintf(
        text, size, "%s: %s", wording_cost(answer->score, world->game).text,
        answer->rows.count == 0 ? "already there" : "");
    for (int i = 0; i < answer->rows.count && length < size; i++)
        length += (size_t)snprintf(
            text + length, size - length, "%s",
            world_square_text(world, answer->rows.squares[i]).text);
}

static void tell_walker(JourneyScreen *screen)
{
    const World *world = &screen->program->world;
    char *text = screen->news[0].text;
    size_t size = sizeof screen->news[0].text;
    const char *walker = screen->program->walker;
    if (!screen->started)
        snprintf(text, size,
                 "Where does the %s stand?  Move there and press Enter.",
                 walker);
    else if (screen->walked)
        snprintf(text, size, "The %s walked to %s for %s.  Where next?", walker,
                 world_square_text(world, screen->start).text,
                 wording_cost(screen->cost, world->game).text);
    else
        snprintf(text, size, "The %s stands at %s.  Where to?", walker,
                 world_square_text(world, screen->start).text);
}

/* Asks for the way to the cursor. */
static Status ask(JourneyScreen *screen, Error *error)
{
    Guides *guides = &screen->program->guides;
    if (guide_accepts(&guides->now, screen->start, screen->cursor, error) !=
        STATUS_OK) {
        guides_forget(guides);
        snprintf(screen->news[1].text, sizeof screen->news[1].text, "%s.",
                 error->text);
        return STATUS_OK;
    }
    Status status = guides_ask(guides, screen->start, screen->cursor, error);
    if (status != STATUS_OK && status != STATUS_NO_ANSWER)
        return status;
    tell_route(screen);
    return STATUS_OK;
}

/* Tells all there is to tell.  While more keys wait, the way would come too
 * late. */
static Status look(JourneyScreen *screen, Error *error)
{
    guides_forget(&screen->program->guides);
    *screen->news[1].text = '\0';
    tell_square(screen);
    tell_walker(screen);
    return screen->started && !screen_key_waits() ? ask(screen, error)
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
        Drawing route = {.start = screen->start,
                         .goal = screen->cursor,
                         .squares = guide->way.answer.rows.squares,
                         .length = guide->way.answer.rows.count};
        View view = {
            .program = screen->program,
            .route = guide->asked ? &route : NULL,
            .steps = -1,
            .start = screen->start,
            .focus = screen->cursor,
            .cursor = true,
            .swapped = screen->swapped,
            .walker = screen->started ? (char)toupper(*walker) : '\0',
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
        screen->started && !guide->asked ? ask(screen, error) : STATUS_OK;
    if (!screen->started &&
        world_is_open(&screen->program->world, screen->cursor)) {
        screen->started = true;
        screen->walked = false;
        screen->start = screen->cursor;
    } else if (guide->asked && guide->way.answer.status == STATUS_OK) {
        screen->walked = true;
        screen->cost = guide->way.answer.score;
        screen->start = screen->cursor;
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
        screen->started = false;
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
