/* levelwise.c -- the city's search: on each level to the nearest stairs that
 * lead towards the goal's level, there to the goal.
 *
 * Breadth-first on each level.  Not always the shortest over all levels, and it
 * misses a route that has to go the wrong way first.  O(squares reached) time.
 *
 * Mirror: prolog_impl/route/tuned/levelwise.pl.
 */
#include "../../kernels/breadth_first.h"

typedef struct Leg {
    Cell start;
    Cell end;
} Leg;

/* Stairs lead to the cell that lies one level away, downwards or upwards. */
static bool stop_at_stairs(const Flood *flood, Cell cell, Cell one_level)
{
    return flood->stairs[cell] == cell + one_level;
}

static Answer run(void *prepared, const Question *question)
{
    Flood *flood = prepared;
    Square start = question->squares[0];
    Square goal = question->squares[1];
    Square *end = flood->squares + world_size(flood->world);
    Square *first = end;
    Leg legs[WORLD_LEVELS];
    Leg *leg = legs;
    Cell last = graph_cell(&flood->graph, goal);
    int direction = start.level < goal.level ? 1 : -1;
    Cell one_level = (Cell)direction * flood->graph.rows * flood->graph.stride;
    leg->start = graph_cell(&flood->graph, start);
    flood_begin(flood);
    for (int level = start.level; level != goal.level; level += direction) {
        flood_start(flood, leg->start);
        leg->end = stop_at_stairs(flood, leg->start, one_level)
                       ? leg->start
                       : flood_spread(flood, stop_at_stairs, one_level, false);
        if (leg->end == NO_CELL)
            return flood_no_route(flood);
        leg++;
        leg->start = leg[-1].end + one_level;
    }
    flood_start(flood, leg->start);
    leg->end = leg->start == last
                   ? last
                   : flood_spread(flood, flood_stop_at_goal, last, false);
    if (leg->end == NO_CELL)
        return flood_no_route(flood);
    /* Every level but the first is entered by its stairs, a step of its own. */
    for (; leg > legs; leg--) {
        first = flood_walk_back(flood, leg->end, false, first);
        *--first = graph_square(&flood->graph, leg->start);
    }
    return flood_found(flood, flood_walk_back(flood, leg->end, false, first),
                       end);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return flood_trace(prepared, trace);
}

SOLVER(.name = "levelwise", .style = "tuned", .problem = "route",
       .summary = "breadth-first level by level, by the nearest stairs",
       .promises = {{.traits = TRAIT_UNIT_COST | TRAIT_EIGHT_WAYS |
                               TRAIT_STAIRS | TRAIT_ONTO}},
       .prepare = flood_prepare, .run = run, .trace = trace,
       .release = flood_release)
