/* ray_fan.c -- a ray to each point on the border of what may be seen.
 *
 * The rays are those of the plain style, but nothing is divided or multiplied
 * on the way: a ray carries the rest of its division along (Bresenham 1965),
 * and one index serves both planes.  How far it can go straight on is known
 * before, so that it is asked whether it leaves the level only where it moves
 * aside.  O(radius squared) time.
 *
 * Mirror: prolog_impl/sight/tuned/ray_fan.pl.
 */
#include "../../kernels/graph.h"
#include "../light.h"

#include <stdlib.h>

/* One of the four straight ways from the viewer. */
typedef struct Way {
    int room;       /* squares up to the border of the level */
    ptrdiff_t step; /* in the planes */
} Way;

/* Where all rays start, and the ways that they are made of. */
typedef struct Fan {
    Seen *seen;
    ptrdiff_t start;
    Way left;
    Way right;
    Way up;
    Way down;
} Fan;

static Fan fan_of(Seen *seen)
{
    const World *world = seen->world;
    Square viewer = seen->viewer;
    ptrdiff_t width = world->width;
    return (Fan){.seen = seen,
                 .start = (ptrdiff_t)world_index(world, viewer),
                 .left = {viewer.x - 1, -1},
                 .right = {world->width - viewer.x, 1},
                 .up = {viewer.y - 1, -width},
                 .down = {world->height - viewer.y, width}};
}

/* A ray that has moved so far aside when it has come to its point. */
KERNEL void cast(const Fan *fan, Way ahead, Way aside, int far, bool traced)
{
    Seen *seen = fan->seen;
    const int radius = seen->radius;
    const int length = ahead.room < radius ? ahead.room : radius;
    const int *by_distance = seen->by_distance;
    const bool *opaque = seen->opaque + fan->start;
    int64_t *light = seen->light + fan->start;
    int64_t lit = 0;
    int rest = radius - 1;
    int i;
    for (i = 1; i <= length; i++) {
        opaque += ahead.step;
        light += ahead.step;
        rest += 2 * far;
        if (rest >= 2 * radius) {
            rest -= 2 * radius;
            if (aside.room-- == 0)
                break;
            opaque += aside.step;
            light += aside.step;
        }
        lit += *light == 0;
        *light = by_distance[i];
        if (traced)
            seen->steps[seen->looked + i - 1] =
                world_square(seen->world, (size_t)(light - seen->light));
        if (*opaque) {
            i++;
            break;
        }
    }
    seen->seen += lit;
    seen->looked += i - 1;
}

/* The rays to a row of points above or below, from the left to the right. */
KERNEL void cast_row(const Fan *fan, Way ahead, bool traced)
{
    int radius = fan->seen->radius;
    for (int far = radius; far > 0; far--)
        cast(fan, ahead, fan->left, far, traced);
    for (int far = 0; far <= radius; far++)
        cast(fan, ahead, fan->right, far, traced);
}

KERNEL void cast_all(const Fan *fan, bool traced)
{
    int radius = fan->seen->radius;
    cast_row(fan, fan->up, traced);
    for (int dy = 1 - radius; dy < radius; dy++) {
        Way aside = dy < 0 ? fan->up : fan->down;
        cast(fan, fan->left, aside, abs(dy), traced);
        cast(fan, fan->right, aside, abs(dy), traced);
    }
    cast_row(fan, fan->down, traced);
}

static Answer run(void *prepared, const Question *question)
{
    Seen *seen = prepared;
    light_begin(seen, question);
    Fan fan = fan_of(seen);
    if (seen->steps == NULL)
        cast_all(&fan, false);
    else
        cast_all(&fan, true);
    return light_answer(seen);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return light_trace(prepared, prepared, question, run, trace);
}

SOLVER(.name = "ray_fan", .style = "tuned", .problem = "sight",
       .summary = "a ray to each point on the border",
       .promises = {{.traits = TRAIT_LIGHT}}, .prepare = light_prepare,
       .run = run, .trace = trace, .release = light_release)
