/* fast_nodes.h -- A* through squares and moments.
 *
 * A step adds 0, 1 or 2 to a node's total.  Waiting nodes are stacks, one for
 * each of the totals that wait together, linked through the entries; those are
 * never taken away, so that the predecessors are entries too.  A node's cost is
 * kept above a base that rises from search to search, so that nothing is
 * cleared.
 *
 * Mirror: prolog_impl/units/fast_nodes.pl.
 */
#ifndef REITTI_FAST_NODES_H
#define REITTI_FAST_NODES_H

#include "fast_table.h"

enum { STACKS = 4 }; /* three totals wait together, and 4 is a power of two */

/* The stacks of nodes that wait. */
typedef struct Open {
    uint32_t top[STACKS]; /* by total */
    uint32_t last;        /* entry */
    unsigned total;       /* none is less */
} Open;

KERNEL void nodes_put(FastTable *table, Open *open, Entry entry, unsigned total)
{
    uint32_t *top = &open->top[total % STACKS];
    entry.below = *top;
    *top = ++open->last;
    table->entries[open->last] = entry;
}

/* The entry that came last of those with the least total; 0: none is left. */
KERNEL uint32_t nodes_take(const FastTable *table, Open *open)
{
    for (int i = 0; i < STACKS; i++) {
        uint32_t *top = &open->top[open->total % STACKS];
        uint32_t taken = *top;
        if (taken != 0) {
            *top = table->entries[taken].below;
            return taken;
        }
        open->total++;
    }
    return 0;
}

/* Puts what the free steps from an entry lead to, key 9 first. */
KERNEL bool nodes_expand(FastTable *table, Open *open, const Quest *quest,
                         uint32_t taken, bool windowed, Ways ways)
{
    const FastGround *ground = &table->rras.ground;
    FastRras *rras = &table->rras;
    const uint32_t *marks = rras->rras[quest->unit].marks;
    const uint32_t base = table->base;
    const Cell from = table->entries[taken].cell;
    const int time = table->entries[taken].time + 1;
    const int cost = table->entries[taken].cost;
    const int wait = !windowed || from != ground->units[quest->unit].goal;
    const bool beyond = !windowed && time > quest->last;
    uint32_t *costs = table->costs + (size_t)(beyond ? quest->last : time) *
                                         ground->graph.size;
    unsigned steps = around_steps(
        &table->around, ground, from,
        fast_table_at(table, beyond ? quest->last + 1 : time, from), ways);
    while (steps != 0) {
        int step = __builtin_clz(steps) ^ 31;
        Cell cell = from + ground->offset[step];
        int dearer = cost + (step == STAY ? wait : 1);
        steps ^= 1u << step;
        if ((uint32_t)dearer >= costs[cell] - base)
            continue;
        costs[cell] = base + (uint32_t)dearer;
        uint32_t distance = fast_rra_look(rras, marks, cell);
        if (!fast_rra_knows(rras, distance)) {
            if (!fast_rra_close(rras, quest->unit, cell))
                return false;
            distance = fast_rra_look(rras, marks, cell);
        }
        nodes_put(table, open,
                  (Entry){.cell = cell,
                          .time = time,
                          .cost = dearer,
                          .before = taken,
                          .key = step + 1},
                  (unsigned)dearer + distance);
    }
    return true;
}

/* Room for all that one entry leads to; false: out of memory. */
KERNEL bool nodes_room(FastTable *table, uint32_t last)
{
    size_t wanted = (size_t)last + STEPS + 1;
    if (wanted <= table->entry_room)
        return true;
    Entry *entries = fast_ground_room(table->entries, &table->entry_room,
                                      wanted, sizeof *entries);
    if (entries != NULL)
        table->entries = entries;
    return entries != NULL;
}

#endif
