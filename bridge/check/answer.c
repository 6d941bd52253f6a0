/* answer.c -- what one implementation of a search answered. */
#include "answer.h"

#include <stdlib.h>
#include <string.h>

bool answer_is_one(const Answer *answer)
{
    return answer->route.status == STATUS_OK ||
           answer->route.status == STATUS_NO_ROUTE;
}

void answer_keep(Answer *answer, const World *world, const Route *route)
{
    *answer = (Answer){.route = *route};
    answer->route.message = NULL;
    answer->route.squares = NULL;
    if (!answer_is_one(answer)) {
        answer->route.length = 0;
        if (route->message != NULL)
            error_set(&answer->error, route->status, 0, "%s", route->message);
        return;
    }
    if (route->expanded < 0 || route->length < 0 ||
        (size_t)route->length > world_size(world) ||
        (route->status == STATUS_NO_ROUTE && route->length > 0)) {
        answer->route.length = 0;
        answer->absurd = true;
        answer->route.status =
            error_set(&answer->error, STATUS_ERROR, 0,
                      "claims a route of %d squares and %d expanded",
                      route->length, route->expanded);
        return;
    }
    size_t size = (size_t)route->length * sizeof *answer->squares;
    answer->squares = malloc(size + 1);
    if (answer->squares == NULL) {
        answer->route.length = 0;
        answer->route.status = error_out_of_memory(&answer->error);
        return;
    }
    if (size > 0)
        memcpy(answer->squares, route->squares, size);
    answer->route.squares = answer->squares;
}

void answer_run(Answer *answer, const World *world, const Search *search,
                void *prepared, Square from, Square to)
{
    Route route = search->run(prepared, from, to);
    answer_keep(answer, world, &route);
}

void answer_look(Answer *answer, const World *world, const Search *search,
                 void *prepared)
{
    if (!answer_is_one(answer))
        return;
    Status status =
        footprint_make(&answer->footprint, world, answer->route.expanded);
    if (status == STATUS_OK) {
        /* What is not filled in can be told from what is. */
        for (int i = 0; i < answer->footprint.room; i++)
            answer->footprint.expanded[i] = UNREACHED;
        status = search->footprint(prepared, &answer->footprint);
    }
    answer->untraced = status == STATUS_TOO_LARGE;
    if (status != STATUS_OK && !answer->untraced) {
        answer->route.status = status;
        if (answer->footprint.message != NULL)
            error_set(&answer->error, status, 0, "%s",
                      answer->footprint.message);
    }
    answer->footprint.message = NULL;
    if (status != STATUS_OK)
        footprint_free(&answer->footprint);
}

bool answer_same_route(const Answer *a, const Answer *b)
{
    const Route *first = &a->route;
    const Route *second = &b->route;
    bool same =
        first->status == second->status && first->cost == second->cost &&
        first->expanded == second->expanded && first->length == second->length;
    for (int i = 0; same && i < first->length; i++)
        same = square_equal(first->squares[i], second->squares[i]);
    return same;
}

void answer_free(Answer *answer)
{
    free(answer->squares);
    footprint_free(&answer->footprint);
    *answer = (Answer){0};
}
