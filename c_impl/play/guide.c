/* guide.c -- the one search that a playable program is linked with.
 *
 * Mirror: prolog_impl/play/guide.pl.
 */
#include "guide.h"

#include <assert.h>
#include <time.h>

static double seconds_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

Status guide_make(Guide *guide, const World *world, Error *error)
{
    *guide = (Guide){.search = search_first(), .world = world};
    assert(guide->search != NULL && guide->search->next == NULL);
    assert(search_promise(guide->search, world->game) != NULL);
    Status status =
        guide->search->prepare(guide->search, world, &guide->prepared, error);
    if (status != STATUS_OK)
        guide->prepared = NULL;
    return status;
}

void guide_free(Guide *guide)
{
    if (guide->prepared != NULL)
        guide->search->release(guide->prepared);
    footprint_free(&guide->footprint);
    *guide = (Guide){0};
}

Status guide_ask(Guide *guide, Square start, Square goal, Answer *answer,
                 Error *error)
{
    double begin = seconds_now();
    Route route = guide->search->run(guide->prepared, start, goal);
    *answer = (Answer){route, seconds_now() - begin};
    guide->expanded = route.expanded;
    if (route.status != STATUS_OK && route.status != STATUS_NO_ROUTE)
        return error_set(error, route.status, 0, "%s",
                         route.message == NULL ? "the search failed"
                                               : route.message);
    return route.status;
}

const int *guide_distances(Guide *guide)
{
    Status status =
        footprint_make(&guide->footprint, guide->world, guide->expanded);
    if (status == STATUS_OK)
        status = guide->search->footprint(guide->prepared, &guide->footprint);
    return status == STATUS_OK ? guide->footprint.distance : NULL;
}
