/* abstraction.h -- a world's squares, and parts of them, as graphs of nodes.
 *
 * Level 0 has a node for each square that can be entered, numbered from 1,
 * level by level of the world and row by row, its neighbours in the order of
 * the moves.  A level above has a node for each part that the nodes below were
 * put into, numbered in the order in which the parts were made, its neighbours
 * by rising number: two parts are neighbours where any two of their members
 * are.  All moves go both ways.
 *
 * O(squares) space; a level is made from the one below, which has fewer nodes.
 */
#ifndef REITTI_ABSTRACTION_H
#define REITTI_ABSTRACTION_H

#include "../world.h"

/* A graph.  Nodes count from 1; 0 is none.  A zeroed one has none. */
typedef struct Nodes {
    int count;
    int *first;      /* where the neighbours of each node begin, and behind
                        the last node where they end */
    int *neighbours; /* of the nodes in turn */
    int *area;       /* squares that each node stands for */
} Nodes;

static inline int nodes_edges(const Nodes *nodes)
{
    return nodes->count == 0 ? 0 : nodes->first[nodes->count + 1] / 2;
}

void nodes_free(Nodes *nodes);

/* Level 0. */
typedef struct Squares {
    const World *world;
    Nodes nodes;
    int *node;  /* of each square, by world_index(); 0: cannot be entered */
    int *index; /* of each node's square */
} Squares;

/* The caller frees with squares_free(); false: out of memory. */
bool squares_make(Squares *squares, const World *world);
void squares_free(Squares *squares);

/* Where nodes are put into parts. */
typedef struct Making {
    const Squares *squares;
    const Nodes *nodes; /* that are put into parts */
    int level;          /* that the parts will be, from 1 */
    int *part;          /* of each node; 0: it is free, as all are at first */
} Making;

/* Puts all nodes into parts.  Gives the number of these; -1: out of memory. */
typedef int PartsMaker(const Making *making);

/* A way to make levels above the squares. */
typedef struct Abstraction {
    PartsMaker *make;
    bool of_squares; /* every level is made from level 0 */
    bool single;     /* there is only one */
} Abstraction;

extern const Abstraction abstraction_clique, abstraction_sector,
    abstraction_radius, abstraction_star, abstraction_line,
    abstraction_node_limit, abstraction_quadtree;

/* The makers that have a size, for any size.  Starts are the nodes in the order
 * in which they may begin a part; NULL: by number. */
int sector_parts(const Making *making, int side);
int gather_parts(const Making *making, const int *starts, int radius,
                 int limit);
int line_parts(const Making *making, int limit);

/* A level above the squares. */
typedef struct Parts {
    Nodes nodes;
    int *part; /* of each node of level 0 */
} Parts;

/* The caller frees with parts_free(), whatever the status.  STATUS_NO_ANSWER:
 * there is no such level.  The first always exists; any other only if the one
 * below has an edge, and more nodes. */
Status parts_make(Parts *parts, const Squares *squares,
                  const Abstraction *abstraction, int level);
void parts_free(Parts *parts);

#endif
