/* clique.c -- parts in which every two nodes are neighbours.
 *
 * Each node that waits proposes a clique: it begins with the node, and is given
 * in turn the candidate that is a neighbour of the most other candidates.
 * Small proposals go first; who is left without a part proposes again.  Only
 * free nodes are proposed, so every round makes a part, and it ends.  O(e d)
 * time a round, for e edges and d neighbours of a node, and O(nodes and edges)
 * space.
 *
 * Mirror: prolog_impl/kernels/clique.pl.
 */
#include "abstraction.h"

#include <stdint.h>
#include <stdlib.h>

typedef struct Proposal {
    int area;
    int first; /* of its members, */
    int end;   /* and behind the last */
} Proposal;

typedef struct Work {
    const Making *making;
    int *pending;  /* nodes that wait */
    int *rest;     /* candidates of the proposal at hand */
    int64_t *mark; /* of each node, `round` if it is one of these */
    int64_t round;
    int *members; /* of all proposals in turn */
    int member_count;
    Proposal *proposals; /* one for each that waits */
    bool *again;         /* of each node, whether it waits for the next round */
} Work;

/* How many candidates are neighbours of the node. */
static int count_common(const Work *work, int node)
{
    const Nodes *nodes = work->making->nodes;
    int count = 0;
    for (int i = nodes->first[node]; i < nodes->first[node + 1]; i++)
        count += work->mark[nodes->neighbours[i]] == work->round;
    return count;
}

/* Of so many candidates those that are neighbours of the node stay. */
static int keep_common(Work *work, int count, int node)
{
    const Nodes *nodes = work->making->nodes;
    int kept = 0;
    for (int i = nodes->first[node]; i < nodes->first[node + 1]; i++) {
        int64_t *mark = &work->mark[nodes->neighbours[i]];
        *mark += *mark == work->round;
    }
    work->round++;
    for (int i = 0; i < count; i++)
        if (work->mark[work->rest[i]] == work->round)
            work->rest[kept++] = work->rest[i];
    return kept;
}

/* The free neighbours of the node become candidates. */
static int find_candidates(Work *work, int node)
{
    const Nodes *nodes = work->making->nodes;
    int count = 0;
    work->round++;
    for (int i = nodes->first[node]; i < nodes->first[node + 1]; i++) {
        int other = nodes->neighbours[i];
        if (work->making->part[other] != 0)
            continue;
        work->mark[other] = work->round;
        work->rest[count++] = other;
    }
    return count;
}

static void add_member(Work *work, Proposal *proposal, int node)
{
    work->members[work->member_count++] = node;
    proposal->end = work->member_count;
    proposal->area += work->making->nodes->area[node];
}

static void propose(Work *work, Proposal *proposal, int node)
{
    *proposal = (Proposal){.first = work->member_count};
    add_member(work, proposal, node);
    int count = find_candidates(work, node);
    while (count > 0) {
        int best = 0;
        int most = -1;
        for (int i = 0; i < count; i++) {
            int common = count_common(work, work->rest[i]);
            if (common > most) {
                most = common;
                best = work->rest[i];
            }
        }
        add_member(work, proposal, best);
        count = keep_common(work, count, best);
    }
}

/* By area, then in the order of proposing. */
static int compare_proposals(const void *a, const void *b)
{
    const Proposal *first = a;
    const Proposal *second = b;
    return first->area != second->area ? first->area - second->area
                                       : first->first - second->first;
}

static bool is_possible(const Work *work, const Proposal *proposal)
{
    for (int i = proposal->first; i < proposal->end; i++)
        if (work->making->part[work->members[i]] != 0)
            return false;
    return true;
}

/* Accepts what is possible; `pending` are then the members of the others, in
 * order, and their number is given. */
static int accept(Work *work, int count, int *parts)
{
    int waiting = 0;
    for (int i = 0; i < count; i++) {
        const Proposal *proposal = &work->proposals[i];
        bool possible = is_possible(work, proposal);
        *parts += possible;
        for (int k = proposal->first; k < proposal->end; k++) {
            int node = work->members[k];
            if (possible) {
                work->making->part[node] = *parts;
            } else if (!work->again[node]) {
                work->again[node] = true;
                work->pending[waiting++] = node;
            }
        }
    }
    return waiting;
}

/* Of those that wait the ones that are still free. */
static int keep_free(Work *work, int waiting)
{
    int kept = 0;
    for (int i = 0; i < waiting; i++) {
        int node = work->pending[i];
        work->again[node] = false;
        if (work->making->part[node] == 0)
            work->pending[kept++] = node;
    }
    return kept;
}

static int make_all(Work *work)
{
    int count = work->making->nodes->count;
    int parts = 0;
    for (int i = 0; i < count; i++)
        work->pending[i] = i + 1;
    while (count > 0) {
        work->member_count = 0;
        for (int i = 0; i < count; i++)
            propose(work, &work->proposals[i], work->pending[i]);
        qsort(work->proposals, (size_t)count, sizeof *work->proposals,
              compare_proposals);
        count = keep_free(work, accept(work, count, &parts));
    }
    return parts;
}

static int make_clique(const Making *making)
{
    size_t count = (size_t)making->nodes->count + 1;
    size_t neighbours = 2 * (size_t)nodes_edges(making->nodes);
    Work work = {.making = making,
                 .pending = malloc(count * sizeof(int)),
                 .rest = malloc(count * sizeof(int)),
                 .mark = calloc(count, sizeof(int64_t)),
                 .members = malloc((count + neighbours) * sizeof(int)),
                 .proposals = malloc(count * sizeof(Proposal)),
                 .again = calloc(count, sizeof(bool))};
    int parts = -1;
    if (work.pending != NULL && work.rest != NULL && work.mark != NULL &&
        work.members != NULL && work.proposals != NULL && work.again != NULL)
        parts = make_all(&work);
    free(work.pending);
    free(work.rest);
    free(work.mark);
    free(work.members);
    free(work.proposals);
    free(work.again);
    return parts;
}

const Abstraction abstraction_clique = {.make = make_clique};
