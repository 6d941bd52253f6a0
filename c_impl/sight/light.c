/* light.c -- what a viewer sees while it is found out, and its light.
 *
 * Mirror: prolog_impl/sight/light.pl.
 */
#include "light.h"

#include <stdlib.h>
#include <string.h>

enum { BRIGHTEST = 255 };

static int longer_side(const World *world)
{
    return world->width > world->height ? world->width : world->height;
}

bool light_make(Seen *seen, const World *world)
{
    size_t size = world_size(world);
    *seen = (Seen){.world = world};
    seen->opaque = malloc(size * sizeof *seen->opaque);
    seen->light = calloc(size, sizeof *seen->light);
    seen->by_distance =
        malloc((size_t)longer_side(world) * sizeof *seen->by_distance);
    if (seen->opaque == NULL || seen->light == NULL ||
        seen->by_distance == NULL) {
        light_free(seen);
        return false;
    }
    for (size_t i = 0; i < size; i++)
        seen->opaque[i] = world_is_opaque(world, world_square(world, i));
    return true;
}

void light_free(Seen *seen)
{
    free(seen->opaque);
    free(seen->light);
    free(seen->by_distance);
    *seen = (Seen){0};
}

Status light_prepare(const Solver *solver, const World *world, void **prepared,
                     Error *error)
{
    Seen *seen = malloc(sizeof *seen);
    (void)solver;
    if (seen == NULL || !light_make(seen, world)) {
        free(seen);
        return error_out_of_memory(error);
    }
    *prepared = seen;
    return STATUS_OK;
}

void light_release(void *prepared)
{
    light_free(prepared);
    free(prepared);
}

static void clear_box(const Seen *seen)
{
    size_t width = (size_t)seen->last.x - (size_t)seen->first.x + 1;
    for (Square row = seen->first; row.y <= seen->last.y; row.y++)
        memset(&seen->light[world_index(seen->world, row)], 0,
               width * sizeof *seen->light);
}

static int farthest(int coordinate, int radius, int side)
{
    return coordinate + radius < side ? coordinate + radius : side;
}

static int nearest(int coordinate, int radius)
{
    return coordinate - radius > 1 ? coordinate - radius : 1;
}

void light_begin(Seen *seen, const Question *question)
{
    const World *world = seen->world;
    Square viewer = question->squares[0];
    int radius = question->numbers[0];
    if (seen->radius > 0)
        clear_box(seen);
    if (radius != seen->radius)
        for (int i = 0; i < longer_side(world) && i <= radius; i++) {
            int light = BRIGHTEST * (radius + 1 - i) / (radius + 1);
            seen->by_distance[i] = light < 1 ? 1 : light;
        }
    seen->viewer = viewer;
    seen->radius = radius;
    seen->first = (Square){viewer.level, nearest(viewer.x, radius),
                           nearest(viewer.y, radius)};
    seen->last =
        (Square){viewer.level, farthest(viewer.x, radius, world->width),
                 farthest(viewer.y, radius, world->height)};
    seen->seen = 0;
    seen->looked = 0;
    light_put(seen, viewer);
}

bool light_look(Seen *seen, Square square)
{
    if (seen->steps != NULL)
        seen->steps[seen->looked] = square;
    seen->looked++;
    return seen->opaque[world_index(seen->world, square)];
}

void light_put(Seen *seen, Square square)
{
    int64_t *light = &seen->light[world_index(seen->world, square)];
    int dx = abs(square.x - seen->viewer.x);
    int dy = abs(square.y - seen->viewer.y);
    seen->seen += *light == 0;
    *light = seen->by_distance[dx > dy ? dx : dy];
}

/* Whether a square other than the opaque one is the viewer, or clear and seen.
 */
static bool shows(const Seen *seen, Square wall, int x, int y)
{
    Square square = {wall.level, x, y};
    size_t index = world_index(seen->world, square);
    return !square_equal(square, wall) && seen->light[index] != 0 &&
           (!seen->opaque[index] || square_equal(square, seen->viewer));
}

void light_walls(Seen *seen)
{
    Square wall = seen->first;
    for (wall.y = seen->first.y; wall.y <= seen->last.y; wall.y++)
        for (wall.x = seen->first.x; wall.x <= seen->last.x; wall.x++) {
            int x = wall.x - light_sign(wall.x - seen->viewer.x);
            int y = wall.y - light_sign(wall.y - seen->viewer.y);
            if (seen->opaque[world_index(seen->world, wall)] &&
                (shows(seen, wall, x, y) || shows(seen, wall, x, wall.y) ||
                 shows(seen, wall, wall.x, y)))
                light_put(seen, wall);
        }
}

Answer light_answer(const Seen *seen)
{
    return (Answer){.score = seen->seen,
                    .work = {seen->looked},
                    .rows = {.count = (int)world_size(seen->world),
                             .width = 1,
                             .plane = true,
                             .numbers = seen->light}};
}

Status light_trace(Seen *seen, void *prepared, const Question *question,
                   SolverRun *run, Trace *trace)
{
    Square *steps;
    int64_t *looks;
    Status status = trace_make(trace, seen->world,
                               run(prepared, question).work[0], &steps, &looks);
    if (status != STATUS_OK)
        return status;
    seen->steps = steps;
    run(prepared, question);
    seen->steps = NULL;
    memset(looks, 0, world_size(seen->world) * sizeof *looks);
    for (int i = 0; i < trace->steps.count; i++)
        looks[world_index(seen->world, steps[i])]++;
    return STATUS_OK;
}
