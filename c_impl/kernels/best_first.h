/* best_first.h -- A*: the open square with the smallest total is closed next.
 *
 * Total = distance so far + estimate; equal totals in the order in which they
 * were got.  A closed square is never opened again, whatever the estimate.
 * O(squares opened) time, but for what buckets.h says; O(squares) space.
 *
 * A neighbour that one move of its own led to from the square before is left
 * out: that move was tried earlier, and the way round cannot be cheaper.  So
 * three to five neighbours are looked at instead of eight.  Marks carry the
 * number of the run, so nothing is cleared.
 *
 * The loop is inline, so that each search gets its estimate compiled in.
 *
 * Mirror: prolog_impl/kernels/best_first.pl.
 */
#ifndef REITTI_BEST_FIRST_H
#define REITTI_BEST_FIRST_H

#include "../solver.h"
#include "buckets.h"
#include "estimate.h"

/* The ways out of a square: those of the keypad, in its order, then stairs. */
enum {
    WAY_DOWN = KEYPAD_DIRECTIONS,
    WAY_UP,
    WAYS,
    WAY_NONE = WAYS /* led to the start */
};

/* Where each way leads to. */
static const Square agenda_steps[WAYS] = {
    {0, -1, 1},  {0, 0, 1},  {0, 1, 1},  {0, -1, 0}, {0, 1, 0},
    {0, -1, -1}, {0, 0, -1}, {0, 1, -1}, {1, 0, 0},  {-1, 0, 0}};

static inline bool way_is_diagonal(int way)
{
    return agenda_steps[way].x != 0 && agenda_steps[way].y != 0;
}

/* How many cells away a way leads. */
static inline ptrdiff_t agenda_offset(const Graph *graph, int way)
{
    Square step = agenda_steps[way];
    return (step.level * (ptrdiff_t)graph->rows + step.y) *
               (ptrdiff_t)graph->stride +
           step.x;
}

typedef struct Agenda {
    Graph graph;
    const World *world;
    Buckets open;
    int waiting;      /* on the open list */
    Seen run;         /* an even number */
    Aim aim;          /* at (0,0) of level 0: squares are seen from the goal */
    int64_t straight; /* what a step costs, or weighs, for each unit of */
    int64_t diagonal; /* the element's cost */
    uint8_t (*onward)[256]; /* which of the keypad's ways that a cell has to
                               look at, by the way that led there */
    bool weighed;           /* steps are euclid's, not the game's */
    Cell *closed;           /* in the order of closing */
    int expanded;
    ptrdiff_t offset[WAYS]; /* how many cells away each way leads */
    Square *squares;        /* of the route */
    int room;               /* for so many */
} Agenda;

SolverPrepare agenda_prepare;
SolverPrepare agenda_prepare_euclid; /* the only one for estimate_euclid() */
SolverRelease agenda_release;

/* What the last run closed, and the distances it left. */
Status agenda_trace(const Agenda *agenda, Trace *trace);

/* Begins a run with an empty open list. */
void agenda_begin(Agenda *agenda);

/* Ends it: empties the open list, and follows the predecessors back if the goal
 * was found. */
Answer agenda_end(Agenda *agenda, Cell goal, bool found);

KERNEL unsigned agenda_ways(const Agenda *agenda, Cell cell)
{
    unsigned ways = agenda->open.node[cell].ways;
    return (ways & ~255u) |
           agenda->onward[agenda->open.node[cell].arrival][ways & 255];
}

/* Where a cell lies, seen from the goal; without stairs on its level. */
KERNEL Square agenda_from_goal(const Agenda *agenda, Cell cell, Square goal,
                               bool stairs)
{
    const Node *node = &agenda->open.node[cell];
    int level = goal.level;
    if (stairs)
        level = (int)(cell / agenda->graph.stride / agenda->graph.rows) + 1;
    return (Square){level - goal.level, node->x - goal.x, node->y - goal.y};
}

/* Has what expanding a cell looks at fetched, if it is one. */
KERNEL void agenda_fetch(const Agenda *agenda, Cell cell)
{
    if (cell >= agenda->graph.size)
        return;
    const Node *node = &agenda->open.node[cell];
    __builtin_prefetch(node - agenda->graph.stride);
    __builtin_prefetch(node);
    __builtin_prefetch(node + agenda->graph.stride);
}

/* Looks at the neighbour that a way leads to. */
KERNEL void agenda_look(Agenda *agenda, Cell cell, Square here, int way,
                        const Aim *aim, Estimate *estimate, bool greedy,
                        bool stairs, bool shared)
{
    const Seen open = agenda->run;
    const Node *from = &agenda->open.node[cell];
    Cell neighbour = (Cell)(cell + agenda_offset(&agenda->graph, way));
    Node *node = &agenda->open.node[neighbour];
    Seen seen = node->seen;
    if (seen > open || (greedy && seen == open))
        return;
    int64_t step = node->cost;
    if (shared) /* otherwise all steps cost 1 */
        step *= way_is_diagonal(way) ? agenda->diagonal : agenda->straight;
    int64_t distance = from->distance + step;
    if (seen == open) {
        if (distance >= node->distance)
            return;
        buckets_drop(&agenda->open, neighbour);
    } else {
        node->seen = open;
        agenda->waiting++;
    }
    node->distance = distance;
    node->arrival = (uint8_t)way;
    Square there = {stairs ? here.level + agenda_steps[way].level : 0,
                    here.x + agenda_steps[way].x, here.y + agenda_steps[way].y};
    int64_t rest = estimate(aim, there);
    buckets_put(&agenda->open, neighbour, greedy ? rest : distance + rest,
                shared);
}

KERNEL void agenda_expand(Agenda *agenda, Cell cell, Square goal,
                          const Aim *aim, Estimate *estimate, bool greedy,
                          bool stairs, bool shared)
{
    const Square here = agenda_from_goal(agenda, cell, goal, stairs);
    const unsigned ways = agenda_ways(agenda, cell);
#pragma GCC unroll 10
    for (int way = 0; way < WAYS; way++)
        if ((stairs || way < KEYPAD_DIRECTIONS) && (ways >> way & 1) != 0)
            agenda_look(agenda, cell, here, way, aim, estimate, greedy, stairs,
                        shared);
}

KERNEL Answer best_first_loop(Agenda *kept, const Question *question,
                              Estimate *estimate, bool greedy, bool stairs,
                              bool shared)
{
    const Square goal = question->squares[1];
    Aim aim = kept->aim;
    aim.goal = (Square){0};
    Cell first = graph_cell(&kept->graph, question->squares[0]);
    Cell last = graph_cell(&kept->graph, goal);
    bool found = first == last;
    agenda_begin(kept);
    Agenda agenda =
        *kept; /* so that the nodes written cannot be thought to change it */
    agenda.open.node[first].seen = agenda.run;
    agenda.open.node[first].arrival = WAY_NONE;
    agenda.open.node[first].distance = 0;
    agenda.open.smallest =
        estimate(&aim, agenda_from_goal(&agenda, first, goal, stairs));
    agenda.open.largest = agenda.open.smallest;
    buckets_put(&agenda.open, first, agenda.open.smallest, shared);
    agenda.waiting = 1;
    while (agenda.waiting > 0 && !found && !(shared && agenda.open.full)) {
        Cell cell = buckets_take(&agenda.open, shared);
        if (shared)
            agenda_fetch(&agenda, agenda.open.node[cell].next);
        agenda.waiting--;
        agenda.open.node[cell].seen = (Seen)(agenda.run + 1);
        agenda.closed[agenda.expanded++] = cell;
        found = cell == last;
        if (!found)
            agenda_expand(&agenda, cell, goal, &aim, estimate, greedy, stairs,
                          shared);
    }
    kept->expanded = agenda.expanded;
    kept->open.smallest = agenda.open.smallest;
    kept->open.largest = agenda.open.largest;
    kept->open.free = agenda.open.free;
    kept->open.left = agenda.open.left;
    kept->open.full = agenda.open.full;
    return agenda_end(kept, last, found);
}

/* A whole search for the goal.  Greedy: by the estimate alone, and the first
 * way to a square stays. */
KERNEL Answer best_first(Agenda *agenda, const Question *question,
                         Estimate *estimate, bool greedy)
{
    bool stairs = agenda->world->game->has_stairs;
    Answer answer;
    do {
        if (agenda->open.shared && stairs)
            answer =
                best_first_loop(agenda, question, estimate, greedy, true, true);
        else if (agenda->open.shared)
            answer = best_first_loop(agenda, question, estimate, greedy, false,
                                     true);
        else if (stairs)
            answer = best_first_loop(agenda, question, estimate, greedy, true,
                                     false);
        else
            answer = best_first_loop(agenda, question, estimate, greedy, false,
                                     false);
    } while (agenda->open.full && buckets_grow(&agenda->open));
    if (agenda->open.full)
        answer = (Answer){.status = STATUS_OUT_OF_MEMORY};
    return answer;
}

#endif
