/* shard.h -- a part of a plan, to be measured on one machine.
 *
 * The smallest part is a case with all that is measured on it, its controls as
 * well; where cases tell something only together, all of them; and of growing
 * levels a whole curve: what is compared is never apart.
 * The names of a part say which shard has it, so that neither order nor what
 * else a plan has makes a difference.
 */
#ifndef REITTI_SHARD_H
#define REITTI_SHARD_H

#include <stdbool.h>

struct Cell;
struct Plan;

typedef struct Shard {
    int number; /* from 1 */
    int count;  /* 0: the plan is not divided */
} Shard;

enum { SHARDS = 10000 /* at most */ };

/* Reads "2/4"; false: it is none. */
bool shard_parse(Shard *shard, const char *text);

/* The number of the shard that has the cell, of so many. */
int shard_of(const struct Cell *cell, int count);

/* Leaves in the plan what the shard has. */
void shard_cut(const Shard *shard, struct Plan *plan);

#endif
