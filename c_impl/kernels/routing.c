/* routing.c -- what the plain searches for routes begin and end with.
 *
 * Mirror: prolog_impl/kernels/routing.pl.
 */
#include "routing.h"

Status routing_limit(const World *world, int most, Error *error)
{
    int open = world_open_squares(world);
    if (open <= most)
        return STATUS_OK;
    return error_set(error, STATUS_REFUSED, 0,
                     "the world has %d squares that can be entered; this "
                     "search takes at most %d",
                     open, most);
}

Answer routing_found(const World *world, const Question *question,
                     const Square *squares, int count, int64_t expanded)
{
    int64_t cost = 0;
    Square here = question->squares[0];
    if (world->game->ends_beside && count > 0)
        count--;
    for (int i = 0; i < count; i++) {
        cost += world_move_cost(world, here, squares[i]);
        here = squares[i];
    }
    return (Answer){.score = cost,
                    .work = {expanded},
                    .rows = {.count = count, .squares = squares}};
}

Answer routing_none(int64_t expanded)
{
    return (Answer){.status = STATUS_NO_ANSWER, .work = {expanded}};
}
