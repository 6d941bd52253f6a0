/* fast_pushing.c -- units that push each other, and in which order they decide.
 *
 * Mirror: prolog_impl/units/fast_pushing.pl.
 */
#include "fast_pushing.h"

#include "stir.h"

#include <stdlib.h>

bool fast_pushing_make(FastPushing *pushing, const World *world)
{
    const FastGround *ground = &pushing->rras.ground;
    *pushing = (FastPushing){0};
    if (!fast_rras_make(&pushing->rras, world))
        return false;
    size_t size = ground->graph.size;
    pushing->stirred = calloc(size, sizeof *pushing->stirred);
    pushing->holders = calloc(size, sizeof *pushing->holders);
    if (pushing->stirred == NULL || pushing->holders == NULL)
        return false;
    for (size_t i = 0; i < size; i++) {
        Place place = ground->place[i];
        pushing->stirred[i] =
            stir_mix((uint32_t)((place.y - 1) * world->width + place.x - 1));
    }
    return true;
}

static void free_units(FastPushing *pushing)
{
    free(pushing->number);
    free(pushing->goal);
    free(pushing->at);
    free(pushing->next);
    free(pushing->seekers);
    free(pushing->standings);
}

void fast_pushing_free(FastPushing *pushing)
{
    fast_rras_free(&pushing->rras);
    free_units(pushing);
    free(pushing->stirred);
    free(pushing->holders);
}

static bool make_units(FastPushing *pushing, int count)
{
    size_t room = (size_t)count + 1;
    free_units(pushing);
    pushing->number = malloc(room * sizeof *pushing->number);
    pushing->goal = malloc(room * sizeof *pushing->goal);
    pushing->at = calloc(room, sizeof *pushing->at);
    pushing->next = calloc(room, sizeof *pushing->next);
    pushing->seekers = malloc(room * sizeof *pushing->seekers);
    pushing->standings = malloc(room * sizeof *pushing->standings);
    bool made = pushing->number != NULL && pushing->goal != NULL &&
                pushing->at != NULL && pushing->next != NULL &&
                pushing->seekers != NULL && pushing->standings != NULL;
    pushing->room = made ? count : 0;
    return made;
}

/* A unit as it is sorted: how near its goal is, then its number. */
static int compare(const void *a, const void *b)
{
    const uint64_t *one = a;
    const uint64_t *other = b;
    return *one < *other ? -1 : 1;
}

bool fast_pushing_begin(FastPushing *pushing, const Question *question)
{
    FastRras *rras = &pushing->rras;
    const FastGround *ground = &rras->ground;
    if (!fast_rras_ask(rras, question))
        return false;
    int count = ground->count;
    if (count > pushing->room && !make_units(pushing, count))
        return false;
    for (int i = 0; i < count; i++) {
        if (!fast_rra_begin(rras, i))
            return false;
        int distance = fast_rra_distance(rras, i, ground->units[i].start);
        if (distance < 0)
            return false;
        pushing->standings[i] =
            (uint64_t)(INT32_MAX - distance) << 32 | (uint32_t)i;
    }
    qsort(pushing->standings, (size_t)count, sizeof *pushing->standings,
          compare);
    for (int rank = 1; rank <= count; rank++) {
        int number = (int)(uint32_t)pushing->standings[rank - 1];
        const FastUnit *unit = &ground->units[number];
        pushing->number[rank] = number;
        pushing->goal[rank] = unit->goal;
        pushing->at[rank] = unit->start;
        pushing->holders[unit->start].now = rank;
    }
    pushing->clock = 0;
    pushing->no_memory = false;
    return true;
}

int fast_pushing_order(const FastPushing *pushing, const Cell *at,
                       const int *order, int *later)
{
    int count = pushing->rras.ground.count;
    int away = 0;
    for (int i = 0; i < count; i++) {
        int rank = order[i];
        later[away] = rank;
        away += at[rank] != pushing->goal[rank];
    }
    int last = away;
    for (int rank = 1; rank <= count && last < count; rank++) {
        later[last] = rank;
        last += at[rank] == pushing->goal[rank];
    }
    return count - away;
}
