/* hunt_screen.c -- rogue in the whole terminal.
 *
 * Mirror: prolog_impl/play/hunt_screen.pl.
 */
#include "help.h"
#include "hunt.h"
#include "keys.h"
#include "screen.h"

static const char keys[] =
    "?: help   L: leave   arrows: move   5: wait   s v c: another search   "
    "w: watch   d: distances";

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
    "  R       back to the beginning\n" HELP_KEYS;

typedef struct HuntScreen {
    Program *program;
    Hunt hunt;
    bool swapped; /* distances are seen instead of levels */
    KeysText news[2];
} HuntScreen;

static void tell(HuntScreen *screen, const char *first, const char *second)
{
    snprintf(screen->news[0].text, sizeof screen->news[0].text, "%s", first);
    snprintf(screen->news[1].text, sizeof screen->news[1].text, "%s", second);
}

static Status begin(HuntScreen *screen, Error *error)
{
    guides_forget(&screen->program->guides);
    tell(screen, "", "");
    return hunt_begin(&screen->hunt, &screen->program->world, error);
}

/* What is left of its route for the creature, which stands on the first of its
 * squares. */
static Rows ahead_of(const HuntScreen *screen)
{
    const Guide *guide = &screen->program->guides.now;
    Rows ahead = guide->asked ? guide->way.answer.rows : (Rows){0};
    if (ahead.count > 0 &&
        square_equal(ahead.squares[0], screen->hunt.creature)) {
        ahead.squares++;
        ahead.count--;
    }
    return ahead;
}

/* Shows it, and takes a key, which may be for every game; then it becomes
 * SCREEN_RESIZED. */
static int look(HuntScreen *screen, bool any)
{
    HuntText status = hunt_places_text(&screen->hunt);
    Rows ahead = ahead_of(screen);
    KeysText said;
    Drawing route = {.start = screen->hunt.creature,
                     .goal = screen->hunt.player,
                     .squares = ahead.squares,
                     .length = ahead.count};
    View view = {
        .program = screen->program,
        .route = &route,
        .steps = -1,
        .focus = screen->hunt.player,
        .swapped = screen->swapped,
        .telling = {.status = status.text,
                    .news = {screen->news[0].text, screen->news[1].text}},
        .keys = keys};
    view_show(&view);
    int key = screen_key();
    if (!any || !keys_press(&view, &key, help, &said))
        return key;
    screen->swapped = view.swapped;
    if (*said.text != '\0')
        tell(screen, said.text, "");
    return key == SCREEN_ENDED ? key : SCREEN_RESIZED;
}

static Status take_turn(HuntScreen *screen, int key, Error *error)
{
    Hunt *hunt = &screen->hunt;
    Guides *guides = &screen->program->guides;
    PlayerDeed deed = hunt_player(hunt, key);
    HuntText player = hunt_player_text(hunt, deed, key);
    Square ends[2];
    Question question = hunt_question(hunt, ends);
    Status status = guides_ask(guides, &question, error);
    if (status != STATUS_OK && status != STATUS_NO_ANSWER)
        return status;
    CreatureDeed answered = hunt_creature(hunt, &guides->now.way.answer);
    tell(screen, player.text, hunt_creature_text(hunt, answered).text);
    return STATUS_OK;
}

/* Whether to do it; the key that answered may be the end of the input. */
static bool confirm(HuntScreen *screen, const char *question, int *key)
{
    tell(screen, question, "");
    do
        *key = look(screen, false);
    while (*key != 'y' && *key != 'n' && *key != SCREEN_ENDED);
    tell(screen, "", "");
    return *key == 'y';
}

static Status play(HuntScreen *screen, Error *error)
{
    Status status = STATUS_OK;
    int key = SCREEN_RESIZED;
    while (status == STATUS_OK && key != SCREEN_ENDED) {
        key = look(screen, true);
        if (screen_keypad(key) != 0)
            status = take_turn(screen, screen_keypad(key), error);
        else if (key == 't')
            tell(screen, hunt_places_text(&screen->hunt).text, "");
        else if (key == 'R' &&
                 confirm(screen, "Back to the beginning? (y/n)", &key))
            status = begin(screen, error);
        else if ((key == 'L' || key == 'q') &&
                 confirm(screen, "Leave the game? (y/n)", &key))
            break;
    }
    return status;
}

Status hunt_screen(Program *program, Error *error)
{
    HuntScreen screen = {.program = program};
    guides_pair(&program->guides);
    Status status = begin(&screen, error);
    if (status == STATUS_OK)
        status = screen_open(program->colour, error);
    if (status == STATUS_OK)
        status = play(&screen, error);
    screen_close();
    return status;
}
