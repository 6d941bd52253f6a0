/* breadth_first.h -- distances that spread over a world, layer by layer.
 *
 * One array of marks says everything of a cell: MARK_WALL if it cannot be
 * entered, base + distance if this run has reached it, less than base if not.
 * The next run only raises the base above all marks, so nothing is cleared;
 * when the marks run out, after at least 2^31 squares reached, they start anew.
 *
 * The queue holds each cell once, in the order in which it got its distance:
 * its part before `head` is the trace of what was expanded.  O(squares reached)
 * time, O(squares) space.
 *
 * The spreading is inline, so that each search gets a loop with its own stop
 * rule compiled in.
 *
 * Mirror: prolog_impl/kernels/breadth_first.pl.
 */
#ifndef REITTI_BREADTH_FIRST_H
#define REITTI_BREADTH_FIRST_H

#include "../solver.h"
#include "graph.h"

typedef uint32_t Mark;
#define MARK_WALL UINT32_MAX

enum { NO_CELL = 0 }; /* a cell of the border */

typedef struct Flood {
    Graph graph;
    const World *world;
    bool unit_cost; /* every step costs one */
    Mark *mark;
    Mark base;
    Mark highest; /* mark of this run */
    Cell *queue;
    Cell head;
    Cell tail;
    Cell *stairs; /* where the stairs on a cell lead, or NO_CELL; NULL in games
                     without */
    Square *squares; /* of the route */
} Flood;

/* Whether the spreading ends with this cell, which has just got its distance;
 * what `wanted` means is the rule's own. */
typedef bool FloodStop(const Flood *flood, Cell cell, Cell wanted);

SolverPrepare flood_prepare;
SolverRelease flood_release;

/* What the last run did, and the distances it left. */
Status flood_trace(const Flood *flood, Trace *trace);

/* Begins a run: no cell has a distance, nothing is queued. */
void flood_begin(Flood *flood);

/* Queues a first cell, at distance 0, and forgets those still waiting. */
static inline void flood_start(Flood *flood, Cell start)
{
    flood->mark[start] = flood->base;
    flood->tail = flood->head;
    flood->queue[flood->tail++] = start;
}

static inline int flood_distance(const Flood *flood, Cell cell)
{
    return (int)(flood->mark[cell] - flood->base);
}

/* How squares may be left, which a loop is compiled for. */
typedef enum FloodMoves {
    FLOOD_CUTS,    /* eight ways, corners may be cut */
    FLOOD_BLOCKED, /* a diagonal move needs both squares it passes between */
    FLOOD_STRAIGHT /* four ways */
} FloodMoves;

static inline FloodMoves flood_moves(const World *world)
{
    return world->ways == FOUR_WAYS ? FLOOD_STRAIGHT
           : world->corners_block         ? FLOOD_BLOCKED
                                          : FLOOD_CUTS;
}

/* Whether these moves let one from `here` pass. */
KERNEL bool flood_passes(const Graph *graph, FloodMoves moves, const Mark *here,
                         Direction direction)
{
    return moves == FLOOD_CUTS || !direction_is_diagonal(direction) ||
           (moves == FLOOD_BLOCKED &&
            here[graph_offset(graph, (Direction){direction.dx, 0})] !=
                MARK_WALL &&
            here[graph_offset(graph, (Direction){0, direction.dy})] !=
                MARK_WALL);
}

/* Gives a cell its distance and queues it, unless the stop rule holds. */
KERNEL bool flood_reach(Flood *flood, Cell cell, Mark mark, FloodStop *stop,
                        Cell wanted)
{
    flood->mark[cell] = mark;
    if (stop(flood, cell, wanted))
        return true;
    flood->queue[flood->tail++] = cell;
    return false;
}

KERNEL Cell flood_loop(Flood *shared, FloodStop *stop, Cell wanted,
                       bool use_stairs, FloodMoves moves)
{
    Flood flood =
        *shared; /* so that the marks written cannot be thought to change it */
    Cell found = NO_CELL;
    Mark next = flood.base;
    while (flood.head < flood.tail && found == NO_CELL) {
        Cell cell = flood.queue[flood.head++];
        const Mark *here = &flood.mark[cell];
        next = *here + 1;
#pragma GCC unroll 8
        for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
            ptrdiff_t offset = graph_offset(&flood.graph, keypad[i]);
            /* cppcheck-suppress objectIndex; the array is the pointer's, not
             * the copy's */
            if (here[offset] < flood.base &&
                flood_passes(&flood.graph, moves, here, keypad[i]) &&
                flood_reach(&flood, (Cell)(cell + offset), next, stop,
                            wanted)) {
                found = (Cell)(cell + offset);
                goto done;
            }
        }
        if (use_stairs && flood.stairs[cell] != NO_CELL &&
            flood.mark[flood.stairs[cell]] < flood.base &&
            flood_reach(&flood, flood.stairs[cell], next, stop, wanted))
            found = flood.stairs[cell];
    }
done:
    shared->head = flood.head;
    shared->tail = flood.tail;
    if (next > shared->highest)
        shared->highest = next;
    return found;
}

/* Spreads from the queued cell until the stop rule holds; the cell it held
 * for, or NO_CELL if it never did. */
KERNEL Cell flood_spread(Flood *flood, FloodStop *stop, Cell wanted,
                         bool use_stairs)
{
    FloodMoves moves = flood_moves(flood->world);
    return moves == FLOOD_CUTS
               ? flood_loop(flood, stop, wanted, use_stairs, FLOOD_CUTS)
           : moves == FLOOD_BLOCKED
               ? flood_loop(flood, stop, wanted, use_stairs, FLOOD_BLOCKED)
               : flood_loop(flood, stop, wanted, use_stairs, FLOOD_STRAIGHT);
}

static inline bool flood_stop_at_goal(const Flood *flood, Cell cell, Cell goal)
{
    (void)flood;
    return cell == goal;
}

/* The keypad trace-back: writes the cells from `end` back to distance 0, which
 * is left out, as squares that end before `last`; returns the first of them. */
Square *flood_walk_back(const Flood *flood, Cell end, bool use_stairs,
                        Square *last);

/* The answer of a run that found what it looked for, and of one that did not.
 */
Answer flood_found(const Flood *flood, const Square *first, const Square *last);
Answer flood_no_route(const Flood *flood);

/* A whole search for the goal. */
KERNEL Answer flood_route(Flood *flood, const Question *question,
                          bool use_stairs)
{
    Square *end = flood->squares + world_size(flood->world);
    Cell first = graph_cell(&flood->graph, question->squares[0]);
    Cell last = graph_cell(&flood->graph, question->squares[1]);
    flood_begin(flood);
    flood_start(flood, first);
    if (first != last &&
        flood_spread(flood, flood_stop_at_goal, last, use_stairs) == NO_CELL)
        return flood_no_route(flood);
    return flood_found(flood, flood_walk_back(flood, last, use_stairs, end),
                       end);
}

#endif
