/* lacking.c -- which rows that a plan asks for are not there.
 *
 * What is known of a cell is looked up in all rows, and a study may have a
 * million: so the rows are put in order first, and each cell sees only those
 * of its search on its case or curve.
 */
#include "lacking.h"

#include "../process/hash.h"
#include "cell.h"
#include "known.h"

#include <stdlib.h>
#include <string.h>

typedef struct Keyed {
    uint64_t key;
    const Row *row;
} Keyed;

/* Rows in the order of their keys; those of a key in the order of the file. */
typedef struct Order {
    uint64_t *keys;
    Row *rows;
    int count;
} Order;

static uint64_t make_key(const char *file, const char *name, const char *solver,
                         const char *style)
{
    GrowthName curve;
    snprintf(curve.text, sizeof curve.text, "%s", name);
    if (*file == '\0')
        curve = growth_name_curve(&curve);
    const char *const words[] = {file, *file == '\0' ? curve.text : name,
                                 solver, style};
    uint64_t hash = hash_nothing();
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        hash = hash_text(hash_text(hash, words[i]), "\n");
    return hash;
}

static int compare(const void *one, const void *other)
{
    const Keyed *a = one;
    const Keyed *b = other;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return a->row < b->row ? -1 : a->row > b->row;
}

static bool order_make(Order *order, const Results *results)
{
    size_t count = (size_t)results->count;
    Keyed *keyed = calloc(count + 1, sizeof *keyed);
    *order = (Order){.keys = calloc(count + 1, sizeof *order->keys),
                     .rows = calloc(count + 1, sizeof *order->rows),
                     .count = results->count};
    bool made = keyed != NULL && order->keys != NULL && order->rows != NULL;
    for (size_t i = 0; made && i < count; i++) {
        const Row *row = &results->rows[i];
        keyed[i] = (Keyed){
            make_key(row->file, row->the_case, row->solver, row->style), row};
    }
    if (made)
        qsort(keyed, count, sizeof *keyed, compare);
    for (size_t i = 0; made && i < count; i++) {
        order->keys[i] = keyed[i].key;
        order->rows[i] = *keyed[i].row;
    }
    free(keyed);
    return made;
}

static void order_free(Order *order)
{
    free(order->keys);
    free(order->rows);
}

/* The first that is not below the key. */
static int find(const Order *order, uint64_t key)
{
    int low = 0;
    int high = order->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (order->keys[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The rows that may be about the cell, as results that point into the order. */
static Results rows_of(const Order *order, const Cell *cell)
{
    const Sample *sample = &cell->sample;
    uint64_t key =
        make_key(sample->file, sample->the_case, sample->solver, sample->style);
    int first = find(order, key);
    int end = first;
    while (end < order->count && order->keys[end] == key)
        end++;
    return (Results){
        .file = -1, .rows = order->rows + first, .count = end - first};
}

bool lacking_count(Plan *plan, const Results *results, LackingTell *tell,
                   void *context, int *count)
{
    Order order;
    *count = 0;
    if (!order_make(&order, results)) {
        order_free(&order);
        return false;
    }
    for (int i = 0; i < plan->count; i++) {
        Results rows = rows_of(&order, &plan->cells[i]);
        plan->cells[i].slow = known_slow(&rows, &plan->cells[i].sample);
    }
    plan_limit(plan, plan->size.processes);
    for (int i = 0; i < plan->count; i++) {
        Results rows = rows_of(&order, &plan->cells[i]);
        for (int process = 1; process <= plan->cells[i].processes; process++)
            if (cell_lacks(&plan->cells[i], process, &rows)) {
                tell(context, &plan->cells[i], process);
                (*count)++;
            }
    }
    order_free(&order);
    return true;
}
