/* panel.c -- what is told beside the levels.
 *
 * Mirror: prolog_impl/play/panel.pl.
 */
#include "panel.h"

#include "../route/drawing.h"
#include "legend.h"

#include <string.h>

enum {
    NEWS = 3,  /* lines at most */
    AIRY = 16, /* lines at least, for some to be empty */
    TIME = 8   /* columns */
};

PanelText panel_seen(const World *world, const Frame *frame)
{
    PanelText seen = {""};
    char x[60] = "";
    if (frame->columns < world->width)
        snprintf(x, sizeof x, " x %d-%d of %d", frame->left,
                 frame->left + frame->columns - 1, world->width);
    if (frame->rows < world->height)
        snprintf(seen.text, sizeof seen.text, "Seen:%s%s y %d-%d of %d.", x,
                 *x == '\0' ? "" : ",", frame->top,
                 frame->top + frame->rows - 1, world->height);
    else if (*x != '\0')
        snprintf(seen.text, sizeof seen.text, "Seen:%s.", x);
    return seen;
}

/* In columns, so that two can be compared. */
typedef struct Numbers {
    char text[200];
} Numbers;

/* Of a route the squares, of others all that was done, in the problem's words.
 */
static Numbers numbers(const Guide *guide)
{
    const Problem *problem = problem_of(guide->solver);
    const Answer *answer = &guide->way.answer;
    Wording time = wording_time(guide->way.seconds);
    int wide = strstr(time.text, "µ") == NULL ? 0 : 1; /* a byte too many */
    bool route = problem == problem_unsaid();
    Numbers told;
    snprintf(told.text, sizeof told.text, "%*s %s", TIME + wide, time.text,
             route ? wording_count(answer->work[0], "square").text : "");
    for (int i = 0; !route && i < problem_counts(problem, answer); i++) {
        size_t length = strlen(told.text);
        snprintf(told.text + length, sizeof told.text - length, "%s%lld %s",
                 i == 0 ? "" : ", ", (long long)answer->work[i],
                 problem->work[i].name);
    }
    return told;
}

PanelText panel_guide(const Guide *guide)
{
    PanelText told;
    snprintf(told.text, sizeof told.text, "%s%s", guide_name(guide).text,
             guide->asked ? numbers(guide).text : "");
    return told;
}

static void put_guide(Page *page, const Guide *guide)
{
    if (guide->solver == NULL)
        return;
    page_say(page, 0, PAINT_PLAIN, guide_name(guide).text);
    if (guide->asked)
        page_say(page, 0, PAINT_PLAIN, numbers(guide).text);
}

static void put_empty(Page *page)
{
    if (page->rows >= AIRY)
        page_begin(page, 1);
}

/* The distances that have a colour each. */
static void put_scale(Program *program, Page *page)
{
    const World *world = &program->world;
    const Trace *trace = guide_trace(&program->guides.now);
    int farthest =
        trace == NULL ? 0 : (int)drawing_farthest(trace->left.numbers, world);
    page_begin(page, 0);
    page_put(page, PAINT_PLAIN, "Distances:");
    if (!program->colour) {
        page_put(page, PAINT_PLAIN, " + is 10 or more, 0 none or the start.");
        return;
    }
    for (int from = 0, to; from <= farthest; from = to + 1) {
        char text[40];
        Paint paint = paint_heat(from, farthest);
        for (to = from; to < farthest && paint_heat(to + 1, farthest) == paint;)
            to++;
        int width = from == to ? snprintf(text, sizeof text, "%d", from)
                               : snprintf(text, sizeof text, "%d-%d", from, to);
        page_keep(page, 1, width);
        page_put(page, paint, text);
    }
}

void panel_show(Program *program, const Telling *telling, const Frame *frame,
                Page *page)
{
    const Guides *guides = &program->guides;
    PanelText seen = panel_seen(&program->world, frame);
    const char *const texts[] = {telling->status, telling->news[0],
                                 telling->news[1], seen.text};
    for (int i = 0; i < 4; i++)
        if (*texts[i] != '\0')
            page_say(page, NEWS, PAINT_PLAIN, texts[i]);
    put_empty(page);
    put_guide(page, &guides->now);
    put_guide(page, &guides->beside);
    put_empty(page);
    if (guides->now.asked && frame_has_distances(frame))
        put_scale(program, page);
    legend_put(page, program->world.game);
}
