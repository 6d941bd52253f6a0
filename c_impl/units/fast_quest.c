/* fast_quest.c -- a unit's way through squares and moments.
 *
 * Mirror: prolog_impl/units/fast_quest.pl.
 */
#include "fast_quest.h"

#include "fast_nodes.h"

#include <string.h>

/* Whether the cost of an entry is its node's still. */
KERNEL bool is_current(const FastTable *table, const Quest *quest,
                       const Entry *entry)
{
    int layer = entry->time < quest->last ? entry->time : quest->last;
    return table->costs[(size_t)layer * table->rras.ground.graph.size +
                        entry->cell] -
               table->base ==
           (uint32_t)entry->cost;
}

KERNEL int search(FastTable *table, const Quest *quest, bool windowed,
                  Ways ways)
{
    FastGround *ground = &table->rras.ground;
    const Cell goal = ground->units[quest->unit].goal;
    int estimate = fast_rra_distance(&table->rras, quest->unit, quest->start);
    Open open = {.total = (unsigned)estimate};
    uint32_t taken;
    int latest = 0;
    int found = QUEST_FAILED;
    if (estimate < 0 || !nodes_room(table, 0))
        return QUEST_NO_MEMORY;
    if (table->base > UINT32_MAX / 2) {
        memset(table->costs, 0,
               (size_t)table->moments * ground->graph.size *
                   sizeof *table->costs);
        table->base = 1;
    }
    table->costs[quest->start] = table->base;
    nodes_put(table, &open, (Entry){.cell = quest->start, .key = KEY_WAIT},
              open.total);
    while (found == QUEST_FAILED && (taken = nodes_take(table, &open)) != 0) {
        const Entry *entry = &table->entries[taken];
        if (!is_current(table, quest, entry))
            continue;
        fast_ground_expand(ground, entry->cell, quest->unit,
                           (int64_t)quest->now + entry->time);
        latest = entry->time > latest ? entry->time : latest;
        if (windowed ? entry->time == quest->last
                     : entry->cell == goal && entry->time >= quest->free)
            found = (int)taken;
        else if (!nodes_room(table, open.last) ||
                 !nodes_expand(table, &open, quest, taken, windowed, ways))
            found = QUEST_NO_MEMORY;
    }
    table->base += (uint32_t)latest + 2;
    return found;
}

int fast_quest_window(FastTable *table, const Quest *quest)
{
    return table->rras.ground.world->ways == FOUR_WAYS
               ? search(table, quest, true, FOUR_WAYS)
               : search(table, quest, true, EIGHT_WAYS);
}

int fast_quest_route(FastTable *table, const Quest *quest)
{
    return table->rras.ground.world->ways == FOUR_WAYS
               ? search(table, quest, false, FOUR_WAYS)
               : search(table, quest, false, EIGHT_WAYS);
}
