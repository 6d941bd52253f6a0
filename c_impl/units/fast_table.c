/* fast_table.c -- who is where when, and A* through squares and moments.
 *
 * Mirror: prolog_impl/units/fast_table.pl.
 */
#include "fast_table.h"

#include <stdlib.h>
#include <string.h>

/* The steps that are refused by one who comes, by a key, to where a step leads:
 * that one, and the one with the same point half-way. */
static unsigned refused_by(int step, int key)
{
    int x = 2 * (step % 3 - 1) - ((key - 1) % 3 - 1);
    int y = 2 * (step / 3 - 1) - ((key - 1) / 3 - 1);
    unsigned refused = 1u << step;
    for (int own = 0; own < STEPS; own++)
        if (own % 3 - 1 == x && own / 3 - 1 == y)
            refused |= 1u << own;
    return refused;
}

Status fast_table_prepare(size_t size, const World *world, void **prepared,
                          Error *error)
{
    FastTable *table = calloc(1, size);
    if (table == NULL)
        return error_out_of_memory(error);
    for (int step = 0; step < STEPS; step++)
        for (int key = 1; key <= STEPS; key++)
            table->refused[step][key] = (uint16_t)refused_by(step, key);
    *prepared = table;
    if (fast_rras_make(&table->rras, world))
        return STATUS_OK;
    fast_table_free(table);
    free(table);
    return error_out_of_memory(error);
}

void fast_table_free(FastTable *table)
{
    fast_rras_free(&table->rras);
    free(table->queue.units);
    free(table->planes);
    free(table->costs);
    free(table->entries);
}

bool fast_table_ask(FastTable *table, const Question *question)
{
    FastQueue *queue = &table->queue;
    if (!fast_rras_ask(&table->rras, question))
        return false;
    queue->first = 0;
    queue->count = 0;
    queue->size = table->rras.ground.count;
    if (queue->size > queue->room) {
        free(queue->units);
        queue->units = malloc((size_t)queue->size * sizeof *queue->units);
        queue->room = queue->units == NULL ? 0 : queue->size;
    }
    return queue->units != NULL;
}

bool fast_table_room(FastTable *table, int last)
{
    size_t size = table->rras.ground.graph.size;
    if (last < table->moments)
        return true;
    int moments = last + 1 > 2 * table->moments ? last + 1 : 2 * table->moments;
    uint8_t *planes = calloc((size_t)moments, size);
    uint32_t *costs = calloc((size_t)moments * size, sizeof *costs);
    if (planes == NULL || costs == NULL) {
        free(planes);
        free(costs);
        return false;
    }
    if (table->moments > 0)
        memcpy(planes, table->planes, (size_t)table->moments * size);
    free(table->planes);
    free(table->costs);
    table->planes = planes;
    table->costs = costs;
    table->moments = moments;
    table->base = 1;
    return true;
}

/* The stacks of nodes that wait. */
typedef struct Open {
    uint32_t top[STACKS]; /* by total */
    uint32_t last;        /* entry */
    unsigned total;       /* none is less */
} Open;

KERNEL void put(FastTable *table, Open *open, Entry entry, unsigned total)
{
    uint32_t *top = &open->top[total % STACKS];
    entry.below = *top;
    *top = ++open->last;
    table->entries[open->last] = entry;
}

/* The entry that came last of those with the least total; 0: none is left. */
KERNEL uint32_t take(const FastTable *table, Open *open)
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

/* The steps that are not refused; `there` is the byte of the next moment. */
KERNEL unsigned free_steps(const FastTable *table, Cell cell,
                           const uint8_t *there, Ways ways)
{
    const FastGround *ground = &table->rras.ground;
    ptrdiff_t stride = (ptrdiff_t)ground->graph.stride;
    unsigned refused = 0;
#pragma GCC unroll 9
    for (int step = 0; step < STEPS; step++) {
        ptrdiff_t offset = (1 - step / 3) * stride + step % 3 - 1;
        if (ways == EIGHT_WAYS || !step_is_diagonal(step))
            refused |= table->refused[step][there[offset]];
    }
    return ground->ways[cell] & ~refused;
}

/* Puts what the free steps from an entry lead to, key 9 first. */
KERNEL bool expand(FastTable *table, Open *open, const Quest *quest,
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
    unsigned steps = free_steps(
        table, from,
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
        put(table, open,
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
KERNEL bool make_room(FastTable *table, uint32_t last)
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
    if (estimate < 0 || !make_room(table, 0))
        return QUEST_NO_MEMORY;
    if (table->base > UINT32_MAX / 2) {
        memset(table->costs, 0,
               (size_t)table->moments * ground->graph.size *
                   sizeof *table->costs);
        table->base = 1;
    }
    table->costs[quest->start] = table->base;
    put(table, &open, (Entry){.cell = quest->start, .key = KEY_WAIT},
        open.total);
    while (found == QUEST_FAILED && (taken = take(table, &open)) != 0) {
        const Entry *entry = &table->entries[taken];
        if (!is_current(table, quest, entry))
            continue;
        fast_ground_expand(ground, entry->cell, quest->unit,
                           (int64_t)quest->now + entry->time);
        latest = entry->time > latest ? entry->time : latest;
        if (windowed ? entry->time == quest->last
                     : entry->cell == goal && entry->time >= quest->free)
            found = (int)taken;
        else if (!make_room(table, open.last) ||
                 !expand(table, &open, quest, taken, windowed, ways))
            found = QUEST_NO_MEMORY;
    }
    table->base += (uint32_t)latest + 2;
    return found;
}

int fast_table_window(FastTable *table, const Quest *quest)
{
    return table->rras.ground.world->ways == FOUR_WAYS
               ? search(table, quest, true, FOUR_WAYS)
               : search(table, quest, true, EIGHT_WAYS);
}

int fast_table_route(FastTable *table, const Quest *quest)
{
    return table->rras.ground.world->ways == FOUR_WAYS
               ? search(table, quest, false, FOUR_WAYS)
               : search(table, quest, false, EIGHT_WAYS);
}

void fast_table_enter(FastTable *table, int found, Cell *squares)
{
    for (uint32_t i = (uint32_t)found; i != 0; i = table->entries[i].before) {
        const Entry *entry = &table->entries[i];
        squares[entry->time] = entry->cell;
        *fast_table_at(table, entry->time, entry->cell) = (uint8_t)entry->key;
    }
}

void fast_table_leave(FastTable *table, const Cell *squares, int last)
{
    for (int t = 1; t <= last; t++)
        *fast_table_at(table, t, squares[t]) = 0;
}

void fast_table_stay(FastTable *table, Cell cell, int from, int to, bool stays)
{
    for (int t = from; t <= to; t++)
        *fast_table_at(table, t, cell) = stays ? KEY_WAIT : 0;
}
