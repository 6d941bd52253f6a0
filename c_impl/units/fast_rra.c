/* fast_rra.c -- reverse resumable A*.
 *
 * Mirror: prolog_impl/units/fast_rra.pl.
 */
#include "fast_rra.h"

#include "fast_onward.h"

#include <stdlib.h>
#include <string.h>

bool fast_rras_make(FastRras *rras, const World *world)
{
    *rras = (FastRras){.limit = 1};
    if (!fast_ground_make(&rras->ground, world))
        return false;
    while (rras->limit <= rras->ground.graph.size)
        rras->limit *= 2;
    return true;
}

void fast_rras_free(FastRras *rras)
{
    fast_ground_free(&rras->ground);
    for (int i = 0; i < rras->room; i++)
        for (int j = 0; j < TOTALS; j++)
            free(rras->rras[i].queue[j]);
    free(rras->rras);
    free(rras->marks);
}

/* For units that there were not before; no mark is kept. */
static bool make_rras(FastRras *rras, int count)
{
    count = count > rras->room ? count : rras->room;
    size_t size = rras->ground.graph.size;
    free(rras->marks);
    rras->top = 0;
    rras->marks = calloc((size_t)count * size, sizeof *rras->marks);
    FastRra *made = realloc(rras->rras, (size_t)count * sizeof *made);
    if (made != NULL)
        rras->rras = made;
    if (made == NULL || rras->marks == NULL) {
        free(rras->marks);
        rras->marks = NULL;
        return false;
    }
    for (int i = rras->room; i < count; i++)
        made[i] = (FastRra){0};
    for (int i = 0; i < count; i++)
        made[i].marks = rras->marks + (size_t)i * size;
    rras->room = count;
    return true;
}

bool fast_rras_ask(FastRras *rras, const Question *question)
{
    Cell size = rras->ground.graph.size;
    if (!fast_ground_ask(&rras->ground, question))
        return false;
    if (rras->ground.count > rras->room || rras->marks == NULL) {
        if (!make_rras(rras, rras->ground.count))
            return false;
    } else if (rras->top > UINT32_MAX - 2 * rras->limit) {
        memset(rras->marks, 0, (size_t)rras->room * size * sizeof *rras->marks);
        rras->top = 0;
    }
    rras->top += 2 * rras->limit;
    return true;
}

/* Doubles the queues. */
static bool make_room(FastRra *rra, int room)
{
    for (int i = 0; i < TOTALS; i++) {
        Cell *queue =
            realloc(rra->queue[i], (size_t)room * sizeof *rra->queue[i]);
        if (queue == NULL)
            return false;
        rra->queue[i] = queue;
    }
    rra->room = room;
    return true;
}

bool fast_rra_begin(FastRras *rras, int unit)
{
    FastRra *rra = &rras->rras[unit];
    const FastUnit *one = &rras->ground.units[unit];
    const Place *place = rras->ground.place;
    const World *world = rras->ground.world;
    if (rra->room == 0 && !make_room(rra, world->width + world->height))
        return false;
    rra->target = place[one->start];
    rra->total = onward_metric(place[one->goal], rra->target, world->ways);
    rra->next = 0;
    rra->end[0] = 1;
    rra->end[1] = 0;
    rra->end[2] = 0;
    rra->queue[0][0] = one->goal;
    rra->marks[one->goal] = rras->top - RRA_OPEN;
    return true;
}

/* The queue of the next total comes first. */
static void turn(FastRra *rra)
{
    Cell *queue = rra->queue[0];
    for (int i = 1; i < TOTALS; i++) {
        rra->queue[i - 1] = rra->queue[i];
        rra->end[i - 1] = rra->end[i];
    }
    rra->queue[TOTALS - 1] = queue;
    rra->end[TOTALS - 1] = 0;
    rra->next = 0;
    rra->total++;
}

KERNEL bool close_until(FastRras *rras, FastRra *rra, Cell wanted, Ways ways)
{
    FastGround *ground = &rras->ground;
    uint32_t *marks = rra->marks;
    const uint32_t top = rras->top;
    const Place target = rra->target;
    int64_t closed = 0;
    Cell cell;
    do {
        while (rra->next == rra->end[0])
            turn(rra);
        cell = rra->queue[0][rra->next++];
        uint32_t mark = marks[cell];
        if (((top - mark) & RRA_OPEN) == 0)
            continue;
        marks[cell] = mark + RRA_OPEN;
        closed++;
        mark -= 2;
        /* Without the total of the first queue: what is left of a total is how
         * many queues it is behind that. */
        int distance = (int)((top - mark) / 2) - rra->total;
        for (unsigned better = onward_steps(ground, marks, cell, mark, ways);
             better != 0; better &= better - 1) {
            Cell to = cell + ground->offset[__builtin_ctz(better)];
            int behind =
                distance + onward_metric(ground->place[to], target, ways);
            int end = rra->end[behind]++;
            rra->queue[behind][end] = to;
            marks[to] = mark;
            /* Of many units' marks few are at hand. */
            __builtin_prefetch(&marks[to - ground->graph.stride]);
            __builtin_prefetch(&marks[to + ground->graph.stride]);
            if (end + 1 == rra->room && !make_room(rra, 2 * rra->room))
                return false;
        }
    } while (cell != wanted);
    ground->work[ESTIMATED] += closed;
    return true;
}

bool fast_rra_close(FastRras *rras, int unit, Cell cell)
{
    FastRra *rra = &rras->rras[unit];
    return rras->ground.world->ways == FOUR_WAYS
               ? close_until(rras, rra, cell, FOUR_WAYS)
               : close_until(rras, rra, cell, EIGHT_WAYS);
}
