/* table.c -- who is where when.
 *
 * Mirror: prolog_impl/units/table.pl.
 */
#include "table.h"

#include <stdlib.h>

bool table_make(Table *table, Plan *plan)
{
    size_t units = (size_t)plan->units;
    *table = (Table){.plan = plan,
                     .entry = calloc(units, sizeof(Entry)),
                     .standing = plan_numbers(plan, (size_t)plan->ground.size),
                     .queue = plan_numbers(plan, units)};
    if (table->entry == NULL)
        plan->failed = true;
    for (int i = 0; !plan->failed && i < plan->ground.size; i++)
        table->standing[i] = NOBODY;
    return !plan->failed;
}

void table_free(Table *table)
{
    free(table->entry);
    free(table->standing);
    free(table->queue);
    assoc_free(&table->passing);
    *table = (Table){0};
}

static int64_t key(const Table *table, int square, int moment)
{
    return (int64_t)moment * table->plan->ground.size + square;
}

static int last_square(const Entry *entry)
{
    return entry->squares[entry->count - 1];
}

static void put(Table *table, int square, int moment, int unit)
{
    if (!assoc_put(&table->passing, key(table, square, moment), unit))
        table->plan->failed = true;
}

void table_enter(Table *table, int unit, Entry entry)
{
    table->entry[unit] = entry;
    for (int i = 0; i < entry.count; i++)
        put(table, entry.squares[i], entry.first + i, unit);
    if (entry.stands)
        table->standing[last_square(&entry)] = unit;
}

static void forget(Table *table, int unit)
{
    const Entry *entry = &table->entry[unit];
    if (entry->stands)
        table->standing[last_square(entry)] = NOBODY;
    table->entry[unit] = (Entry){0};
}

void table_remove(Table *table, int unit)
{
    const Entry *entry = &table->entry[unit];
    for (int i = 0; i < entry->count; i++)
        put(table, entry->squares[i], entry->first + i, NOBODY);
    forget(table, unit);
}

void table_clear(Table *table)
{
    for (int i = 0; i < table->plan->units; i++)
        forget(table, i);
    assoc_clear(&table->passing);
}

int table_who(const Table *table, int square, int moment)
{
    int unit = table->standing[square];
    if (unit != NOBODY) {
        const Entry *entry = &table->entry[unit];
        if (moment >= entry->first + entry->count - 1)
            return unit;
    }
    return assoc_get(&table->passing, key(table, square, moment), NOBODY);
}

/* Whether somebody goes from one square to another, or stays there. */
static bool goes(const Table *table, int from, int to, int moment)
{
    int unit = table_who(table, from, moment);
    return unit != NOBODY && table_who(table, to, moment + 1) == unit;
}

bool table_refuses(const Table *table, int from, int to, int moment)
{
    int corner[2];
    return table_who(table, to, moment + 1) != NOBODY ||
           goes(table, to, from, moment) ||
           (ground_corners(&table->plan->ground, from, to, corner) &&
            (goes(table, corner[0], corner[1], moment) ||
             goes(table, corner[1], corner[0], moment)));
}

int table_latest(const Table *table)
{
    int latest = 0;
    for (int i = 0; i < table->plan->units; i++) {
        const Entry *entry = &table->entry[i];
        if (entry->first + entry->count - 1 > latest)
            latest = entry->first + entry->count - 1;
    }
    return latest;
}

int table_last(const Table *table, int square)
{
    if (table->standing[square] != NOBODY)
        return FOR_EVER;
    int moment = table_latest(table);
    while (moment > NEVER && table_who(table, square, moment) == NOBODY)
        moment--;
    return moment;
}

void table_wait(Table *table, int unit)
{
    int place = (table->queue_head + table->queue_count++) % table->plan->units;
    table->queue[place] = unit;
}

int table_next(Table *table)
{
    if (table->queue_count == 0)
        return NOBODY;
    int unit = table->queue[table->queue_head];
    table->queue_head = (table->queue_head + 1) % table->plan->units;
    table->queue_count--;
    return unit;
}

static bool has(const Entry *entry, int square)
{
    for (int i = 0; i < entry->count; i++)
        if (entry->squares[i] == square)
            return true;
    return false;
}

void table_yield(Table *table, int square)
{
    for (int i = 0; i < table->plan->units; i++)
        if (has(&table->entry[i], square)) {
            table_remove(table, i);
            table_wait(table, i);
        }
}
