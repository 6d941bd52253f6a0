/* fast_table.c -- who is where when.
 *
 * Mirror: prolog_impl/units/fast_table.pl.
 */
#include "fast_table.h"

#include <stdlib.h>
#include <string.h>

Status fast_table_prepare(size_t size, const World *world, void **prepared,
                          Error *error)
{
    FastTable *table = calloc(1, size);
    if (table == NULL)
        return error_out_of_memory(error);
    around_make(&table->around);
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
