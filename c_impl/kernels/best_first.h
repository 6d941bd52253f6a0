/* best_first.h -- A*: the open square with the smallest total is closed next.
 *
 * Total = distance so far + estimate; equal totals in the order in which they
 * were got.  A closed square is never opened again, whatever the estimate.
 *
 * The open list is an array of buckets, one for each total modulo its size,
 * each a ring in order of arrival through a sentinel: O(1) to put, move and
 * take.  The array is long enough for all totals that are open together: those
 * lie between the smallest, t, and t + the largest estimate + the most that one
 * step adds, since a descendant's total is never below the distance, that is
 * the total less the estimate, of an ancestor.  Nodes carry the number of the
 * run that touched them, so nothing is cleared.  O(squares opened) time,
 * O(squares) space.
 *
 * The loop is inline, so that each search gets its estimate compiled in.
 *
 * Mirror: prolog_impl/kernels/best_first.pl.
 */
#ifndef REITTI_BEST_FIRST_H
#define REITTI_BEST_FIRST_H

#include "../solver.h"
#include "graph.h"

#include <stdlib.h>

#define STAMP_WALL UINT32_MAX

typedef struct Node {
    uint32_t stamp; /* run: open, run + 1: closed, less: not seen in this run;
                       STAMP_WALL: cannot be entered, closed for ever */
    int distance;
    int total;
    Cell from;
    Cell next; /* in its bucket's ring */
    Cell previous;
    int cost;   /* of entering the cell */
    int unused; /* a node is found by a shift */
} Node;

typedef struct Agenda {
    Graph graph;
    const World *world;
    Node *node;   /* of each cell, then the buckets' sentinels */
    Cell buckets; /* a power of two */
    uint32_t run; /* an even number */
    int open;     /* cells on the open list */
    int smallest; /* none on it has a total below this, */
    int largest;  /* or above this */
    Cell *closed; /* in the order of closing */
    int expanded;
    Square *squares; /* of the route */
} Agenda;

/* What is left to the goal, (dx,dy) away; at most BEST_FIRST_SLOPE a step of
 * either coordinate, so that the buckets suffice. */
typedef int Estimate(int dx, int dy);
enum { BEST_FIRST_SLOPE = 2 };

SolverPrepare agenda_prepare;
SolverRelease agenda_release;

/* What the last run closed, and the distances it left. */
Status agenda_trace(const Agenda *agenda, Trace *trace);

/* Begins a run with an empty open list. */
void agenda_begin(Agenda *agenda);

/* Ends it: empties the open list, and follows the predecessors back if the goal
 * was found. */
Answer agenda_end(Agenda *agenda, Cell goal, bool found);

KERNEL void agenda_put(Agenda *agenda, Cell cell, int total)
{
    Node *node = agenda->node;
    Cell bucket = agenda->graph.size + ((Cell)total & (agenda->buckets - 1));
    Cell last = node[bucket].previous;
    node[cell].total = total;
    node[cell].next = bucket;
    node[cell].previous = last;
    node[last].next = cell;
    node[bucket].previous = cell;
    if (total < agenda->smallest)
        agenda->smallest = total;
    if (total > agenda->largest)
        agenda->largest = total;
}

KERNEL void agenda_drop(Agenda *agenda, Cell cell)
{
    Node *node = agenda->node;
    node[node[cell].previous].next = node[cell].next;
    node[node[cell].next].previous = node[cell].previous;
}

/* Takes the first cell of the smallest total; there must be one. */
KERNEL Cell agenda_take(Agenda *agenda)
{
    const Node *node = agenda->node;
    for (;; agenda->smallest++) {
        Cell bucket = agenda->graph.size +
                      ((Cell)agenda->smallest & (agenda->buckets - 1));
        if (node[bucket].next != bucket) {
            Cell cell = node[bucket].next;
            agenda_drop(agenda, cell);
            return cell;
        }
    }
}

/* Whether the corner rule, if there is one, lets a move from a cell pass. */
KERNEL bool agenda_passes(const Agenda *agenda, bool corners_block, Cell cell,
                          Direction direction)
{
    const Node *here = &agenda->node[cell];
    return !corners_block || !direction_is_diagonal(direction) ||
           (here[graph_offset(&agenda->graph, (Direction){direction.dx, 0})]
                    .stamp != STAMP_WALL &&
            here[graph_offset(&agenda->graph, (Direction){0, direction.dy})]
                    .stamp != STAMP_WALL);
}

KERNEL void agenda_expand(Agenda *agenda, Cell cell, Square goal,
                          Estimate *estimate, bool corners_block)
{
    const uint32_t open = agenda->run;
    const Square square = graph_square(&agenda->graph, cell);
#pragma GCC unroll 8
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
        Cell neighbour = graph_step(&agenda->graph, cell, keypad[i]);
        Node *node = &agenda->node[neighbour];
        if (node->stamp > open ||
            !agenda_passes(agenda, corners_block, cell, keypad[i]))
            continue;
        int distance = agenda->node[cell].distance + node->cost;
        int rest;
        if (node->stamp == open) {
            if (distance >= node->distance)
                continue;
            rest = node->total - node->distance;
            agenda_drop(agenda, neighbour);
        } else {
            Square there = square_step(square, keypad[i]);
            rest = estimate(abs(there.x - goal.x), abs(there.y - goal.y));
            node->stamp = open;
            agenda->open++;
        }
        node->distance = distance;
        node->from = cell;
        agenda_put(agenda, neighbour, distance + rest);
    }
}

KERNEL Answer best_first_loop(Agenda *shared, const Question *question,
                              Estimate *estimate, bool corners_block)
{
    Square start = question->squares[0];
    Square goal = question->squares[1];
    Cell first = graph_cell(&shared->graph, start);
    Cell last = graph_cell(&shared->graph, goal);
    bool found = first == last;
    agenda_begin(shared);
    Agenda agenda =
        *shared; /* so that the nodes written cannot be thought to change it */
    agenda.node[first].stamp = agenda.run;
    agenda.node[first].distance = 0;
    agenda.node[first].from = first;
    agenda.smallest = estimate(abs(start.x - goal.x), abs(start.y - goal.y));
    agenda.largest = agenda.smallest;
    agenda_put(&agenda, first, agenda.smallest);
    agenda.open = 1;
    while (agenda.open > 0 && !found) {
        Cell cell = agenda_take(&agenda);
        agenda.open--;
        agenda.node[cell].stamp = agenda.run + 1;
        agenda.closed[agenda.expanded++] = cell;
        found = cell == last;
        if (!found)
            agenda_expand(&agenda, cell, goal, estimate, corners_block);
    }
    *shared = agenda;
    return agenda_end(shared, last, found);
}

/* A whole search for the goal. */
KERNEL Answer best_first(Agenda *agenda, const Question *question,
                         Estimate *estimate)
{
    return agenda->world->corners_block
               ? best_first_loop(agenda, question, estimate, true)
               : best_first_loop(agenda, question, estimate, false);
}

#endif
