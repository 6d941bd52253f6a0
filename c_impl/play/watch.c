/* watch.c -- the last search square by square.
 *
 * Mirror: prolog_impl/play/watch.pl.
 */
#include "watch.h"

#include "screen.h"

enum { MANY = 10 };

/* What is known after so many steps. */
static void show(const View *game, const Trace *trace, int steps)
{
    const World *world = &game->program->world;
    View view = *game;
    char status[120];
    char end[80] = "";
    int count = trace->steps.count;
    int length = snprintf(status, sizeof status, "%d of %s expanded", steps,
                          wording_count(count, "square").text);
    if (steps > 0) {
        view.focus = trace->steps.squares[steps - 1];
        snprintf(
            status + length, sizeof status - (size_t)length,
            ": %s, distance %lld", world_square_text(world, view.focus).text,
            (long long)trace->left.numbers[world_index(world, view.focus)]);
    }
    if (steps == count)
        snprintf(end, sizeof end, "That was all: the search ends here.");
    view.steps = steps;
    view.cursor = steps > 0;
    view.telling = (Telling){.status = status, .news = {end, ""}};
    view.keys =
        "q: back   right: on   left: back one   PgDn, PgUp: ten   Home, End";
    view_show(&view);
}

int watch_search(const View *view)
{
    const Trace *trace = guide_trace(&view->program->guides.now);
    int steps = 0;
    int key = SCREEN_ENDED;
    while (trace != NULL) {
        show(view, trace, steps);
        key = screen_key();
        int pad = key == ' ' ? 6 : screen_keypad(key);
        int to = pad == 6   ? steps + 1
                 : pad == 4 ? steps - 1
                 : pad == 3 ? steps + MANY
                 : pad == 9 ? steps - MANY
                 : pad == 1 ? trace->steps.count
                 : pad == 7 ? 0
                            : steps;
        steps = to < 0 ? 0 : to > trace->steps.count ? trace->steps.count : to;
        if (key == 'q' || key == 'w' || key == '\n' || key == SCREEN_ESCAPE ||
            key == 'L' || key == SCREEN_ENDED)
            break;
    }
    return key == SCREEN_ENDED && trace != NULL ? key : 'w';
}
