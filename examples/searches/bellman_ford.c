/* bellman_ford.c -- whoever got cheaper tells its neighbours, round by round,
 * until nobody does.
 *
 * Bellman (1958) and Ford (1956); a round takes up only the squares that became
 * cheaper in the one before, in the order in which they first did.  Complete,
 * and the best.  O(rounds x squares of the world) time, and as many rounds as
 * the route with the most steps that is cheapest has.
 *
 * Mirror: bellman_ford.pl.
 */
#include <reitti.h>
#include <stdlib.h>

typedef struct Search {
    const World *world;
    int64_t *cost; /* of each square, by world_index(), or UNREACHED */
    Square *from;  /* the square that it got it from */
    int *round;    /* the last that takes it up */
    Square *now;
    Square *next;
    Square *route;
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    free(search->cost);
    free(search->from);
    free(search->round);
    free(search->now);
    free(search->next);
    free(search->route);
    free(search);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    size_t size = world_size(world);
    Search *search = calloc(1, sizeof *search);
    (void)solver;
    if (search == NULL)
        return error_out_of_memory(error);
    search->world = world;
    search->cost = calloc(size, sizeof *search->cost);
    search->from = calloc(size, sizeof *search->from);
    search->round = calloc(size, sizeof *search->round);
    search->now = calloc(size, sizeof *search->now);
    search->next = calloc(size, sizeof *search->next);
    search->route = calloc(size, sizeof *search->route);
    *prepared = search;
    if (search->cost != NULL && search->from != NULL && search->round != NULL &&
        search->now != NULL && search->next != NULL && search->route != NULL)
        return STATUS_OK;
    release(search);
    return error_out_of_memory(error);
}

/* How many neighbours of the square got cheaper by it that do not wait for the
 * next round yet; they stand at `next`. */
static int tell(Search *search, Square here, int round, Square *next)
{
    const World *world = search->world;
    int64_t cost = search->cost[world_index(world, here)];
    Square to[MOVES];
    int count = moves_all(world, here, to);
    int told = 0;
    for (int i = 0; i < count; i++) {
        size_t there = world_index(world, to[i]);
        int64_t by_here = cost + world_move_cost(world, here, to[i]);
        if (search->cost[there] != UNREACHED && search->cost[there] <= by_here)
            continue;
        search->cost[there] = by_here;
        search->from[there] = here;
        if (search->round[there] != round)
            next[told++] = to[i];
        search->round[there] = round;
    }
    return told;
}

/* How many squares were taken up; these, if anybody asks for them. */
static int64_t search_all(Search *search, Square start, Square *taken)
{
    int64_t expanded = 0;
    int count = 1;
    for (size_t i = 0; i < world_size(search->world); i++) {
        search->cost[i] = UNREACHED;
        search->round[i] = 0;
    }
    search->cost[world_index(search->world, start)] = 0;
    search->next[0] = start;
    for (int round = 1; count > 0; round++) {
        int told = 0;
        Square *now = search->next;
        search->next = search->now;
        search->now = now;
        for (int i = 0; i < count; i++) {
            told += tell(search, now[i], round, search->next + told);
            if (taken != NULL)
                taken[expanded] = now[i];
            expanded++;
        }
        count = told;
    }
    return expanded;
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    const World *world = search->world;
    Square start = question->squares[0];
    Square end = question->squares[1];
    int first = (int)world_size(world);
    int64_t expanded = search_all(search, start, NULL);
    int count = 0;
    if (search->cost[world_index(world, end)] == UNREACHED)
        return (Answer){.status = STATUS_NO_ANSWER, .work = {expanded}};
    if (world->game->ends_beside && !square_equal(end, start))
        end = search->from[world_index(world, end)];
    int64_t cost = search->cost[world_index(world, end)];
    for (; !square_equal(end, start); count++) {
        search->route[--first] = end;
        end = search->from[world_index(world, end)];
    }
    return (Answer){.score = cost,
                    .work = {expanded},
                    .rows = {.count = count, .squares = search->route + first}};
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    Search *search = prepared;
    Square start = question->squares[0];
    int64_t expanded = search_all(search, start, NULL);
    Square *taken;
    int64_t *left;
    Status status = trace_make(trace, search->world, expanded, &taken, &left);
    if (status != STATUS_OK)
        return status;
    search_all(search, start, taken);
    for (size_t i = 0; i < world_size(search->world); i++)
        left[i] = search->cost[i];
    return STATUS_OK;
}

SOLVER(.name = "bellman_ford", .style = "plain", .problem = "route",
       .summary = "whoever got cheaper tells its neighbours, in rounds",
       .promises = {{.traits = TRAIT_ONTO, .complete = true, .best = true},
                    {.traits = TRAIT_UNIT_COST,
                     .complete = true,
                     .best = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
