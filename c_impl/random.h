/* random.h -- one generator and one checksum for everything, the same numbers
 * in both languages and on every machine.
 *
 * A seed is 0 ... 2147483647 and has streams that do not know of each other:
 * 0 levels and mazes, 1 turns of creatures, 2 things, 3 what is only shown,
 * 4 Carcassonne, 9 the tests' and tools' own worlds and questions, 100+k the
 * k-th level of a quest.
 */
#ifndef REITTI_RANDOM_H
#define REITTI_RANDOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Random {
    uint32_t state; /* 1 ... 2147483646 */
} Random;

enum { RANDOM_TESTS = 9, RANDOM_QUEST = 100, RANDOM_MOST = 1 << 26 };

/* Where a stream of the seed starts. */
Random random_seed(int seed, int stream);

/* The next number, 0 ... n-1; n is 1 ... RANDOM_MOST.  Always exactly one step,
 * also for n = 1. */
int random_draw(Random *random, int n);

/* True in so many of a hundred draws. */
bool random_chance(Random *random, int percent);

/* From low to high, both included. */
int random_between(Random *random, int low, int high);

/* The index of one out of so many; -1, and nothing is drawn, out of none. */
int random_pick(Random *random, int count);

/* The k-th seed that a seed leads to, of the k-th level of a quest for one. */
int random_derive(int seed, int k);

/* The checksum of a text.  Start with TEXT_SUM; a text may come in pieces. */
enum { TEXT_SUM = 1 };
uint32_t text_sum(uint32_t sum, const char *text, size_t length);

#endif
