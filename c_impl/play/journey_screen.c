/* journey_screen.c -- tactics and city in the whole terminal.
 *
 * Mirror: prolog_impl/play/journey_screen.pl.
 */
#include "program.h"
#include "screen.h"
#include "view.h"

#include <ctype.h>
#include <string.h>

static const char keys[] =
    "arrows: look   < >: level   Enter: choose   ?: help   L: leave";

static const char help[] =
    "First choose where to start, then look for a goal: while the cursor "
    "moves, the\n"
    "way there and its cost are shown.  Enter walks to it; the next way begins "
    "there.\n"
    "\n"
    "  7 8 9   y k u\n"
    "  4   6   h   l     move the cursor, as do the arrows\n"
    "  1 2 3   b j n\n"
    "\n"
    "  < and >           a level up or down\n"
    "  Enter or blank    choose the square under the cursor\n"
    "  Backspace         choose another start\n"
    "  L or q            leave the game\n"
    "\n"
    "Any key goes back to the game.\n";

typedef struct JourneyScreen {
    Program *program;
    Square cursor;
    Square start;
    bool started; /* there is a start */
    bool walked;  /* to the start, over a way of this cost */
    int64_t cost;
    Way way; /* to the cursor, if asked */
    bool asked;
    char status[200];
    char news[2][sizeof((Error *)0)->text + 2];
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

/* The way as far as the line has room. */
static void tell_route(JourneyScreen *screen)
{
    const World *world = &screen->program->world;
    const Answer *answer = &screen->way.answer;
    char *text = screen->news[1];
    size_t size = sizeof screen->news[1];
    if (answer->status == STATUS_NO_ANSWER) {
        snprintf(text, size, "No way leads there.");
        return;
    }
    size_t length = (size_t)snprintf(
        text, size, "%lld %s: %s", (long long)answer->score, world->game->unit,
        answer->rows.count == 0 ? "already there" : "");
    for (int i = 0; i < answer->rows.count && length < size; i++)
        length += (size_t)snprintf(
            text + length, size - length, "%s",
            world_square_text(world, answer->rows.squares[i]).text);
}

static void tell_walker(JourneyScreen *screen)
{
    const World *world = &screen->program->world;
    char *text = screen->news[0];
    size_t size = sizeof screen->news[0];
    const char *walker = screen->program->walker;
    if (!screen->started)
        snprintf(text, size,
                 "Where does the %s stand?  Move there and press Enter.",
                 walker);
    else if (screen->walked)
        snprintf(text, size, "The %s walked to %s for %lld %s.  Where next?",
                 walker, world_square_text(world, screen->start).text,
                 (long long)screen->cost, world->game->unit);
    else
        snprintf(text, size, "The %s stands at %s.  Where to?", walker,
                 world_square_text(world, screen->start).text);
}

/* Asks for the way to the cursor. */
static Status ask(JourneyScreen *screen, Error *error)
{
    Guide *guide = &screen->program->guide;
    if (guide_accepts(guide, screen->start, screen->cursor, error) !=
        STATUS_OK) {
        snprintf(screen->news[1], sizeof screen->news[1], "%s.", error->text);
        return STATUS_OK;
    }
    Status status =
        guide_ask(guide, screen->start, screen->cursor, &screen->way, error);
    if (status != STATUS_OK && status != STATUS_NO_ANSWER)
        return status;
    screen->asked = true;
    tell_route(screen);
    return STATUS_OK;
}

/* Tells all there is to tell.  While more keys wait, the way would come too
 * late. */
static Status look(JourneyScreen *screen, Error *error)
{
    screen->asked = false;
    *screen->news[1] = '\0';
    tell_square(screen);
    tell_walker(screen);
    return screen->started && !screen_key_waits() ? ask(screen, error)
                                                  : STATUS_OK;
}

static void show(const JourneyScreen *screen)
{
    Drawing route = {.start = screen->start,
                     .goal = screen->cursor,
                     .squares = screen->way.answer.rows.squares,
                     .length = screen->way.answer.rows.count};
    View view = {.world = &screen->program->world,
                 .route = screen->asked ? &route : NULL,
                 .start = screen->start,
                 .focus = screen->cursor,
                 .cursor = true,
                 .walker = screen->started
                               ? (char)toupper(*screen->program->walker)
                               : '\0',
                 .title = screen->program->title,
                 .status = screen->status,
                 .news = {screen->news[0], screen->news[1]},
                 .keys = keys};
    view_show(&view);
}

/* The start, or the goal that is walked to; then the goal is the next start. */
static Status choose(JourneyScreen *screen, Error *error)
{
    Status status =
        screen->started && !screen->asked ? ask(screen, error) : STATUS_OK;
    if (!screen->started &&
        world_is_open(&screen->program->world, screen->cursor)) {
        screen->started = true;
        screen->walked = false;
        screen->start = screen->cursor;
    } else if (screen->asked && screen->way.answer.status == STATUS_OK) {
        screen->walked = true;
        screen->cost = screen->way.answer.score;
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
        show(screen);
        key = screen_key();
        if (key == '?')
            view_help(help);
        else
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
    Status status = screen_open(program->colour, error);
    if (status == STATUS_OK)
        status = play(&screen, error);
    screen_close();
    return status;
}
