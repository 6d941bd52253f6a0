/* shard.c -- a part of a plan, to be measured on one machine. */
#include "shard.h"

#include "../process/hash.h"
#include "plan.h"

#include <stdlib.h>
#include <string.h>

/* A whole number, from 1, before that end. */
static bool parse_number(const char *text, const char *end, int *number)
{
    char *stop;
    long value = strtol(text, &stop, 10);
    *number = (int)value;
    return text[0] >= '1' && text[0] <= '9' && stop == end && value <= SHARDS;
}

bool shard_parse(Shard *shard, const char *text)
{
    const char *slash = strchr(text, '/');
    return slash != NULL && parse_number(text, slash, &shard->number) &&
           parse_number(slash + 1, text + strlen(text), &shard->count) &&
           shard->number <= shard->count;
}

/* A part's name: a curve; all cases of a file that ask for more and more, or
 * that are on one kind of level, since what comes of them is seen in all; else
 * one case. */
static uint64_t hash_part(const Cell *cell)
{
    uint64_t hash = hash_text(hash_nothing(), cell->sample.file);
    hash = hash_text(hash, "\n");
    if (cell->side > 0) {
        GrowthName curve = growth_name_curve(&cell->name);
        return hash_text(hash, curve.text);
    }
    if (cell->problem->fields[0].repeats)
        return hash_text(hash, cell->problem->name);
    return hash_text(hash, cell->kind_of_level == NULL
                               ? cell->sample.the_case
                               : cell->kind_of_level->name);
}

int shard_of(const Cell *cell, int count)
{
    uint64_t hash = hash_part(cell);
    /* Its last bits alone do not depend on all of a name's. */
    hash ^= hash >> 32;
    return 1 + (int)(hash % (uint64_t)count);
}

static bool has(const void *shard, const Cell *cell)
{
    const Shard *mine = shard;
    return shard_of(cell, mine->count) == mine->number;
}

void shard_cut(const Shard *shard, Plan *plan)
{
    if (shard->count > 0)
        plan_keep(plan, has, shard);
}
