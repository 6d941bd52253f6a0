/* random.c -- one generator and one checksum for everything.
 *
 * The minimal standard generator (Park and Miller 1988, with the multiplier of
 * 1993): state * 48271 mod 2^31-1.  A number below n is taken from its upper
 * bits without rejection: the bias is below n / 2^31.  Seeds are scrambled, for
 * otherwise seed 2 gives twice the numbers of seed 1 and small seeds begin
 * with 0.  No product exceeds 2^57, so that Prolog's small integers hold it.
 *
 * Mirror: prolog_impl/random.pl.
 */
#include "random.h"

#include <assert.h>

static const uint64_t modulus = 2147483647; /* 2^31-1, a prime */

Random random_seed(int seed, int stream)
{
    assert(seed >= 0 && stream >= 0);
    uint64_t mixed = (uint64_t)seed + UINT64_C(40503) * (uint64_t)stream;
    mixed = (uint32_t)(mixed * 1664525 + 1013904223);
    mixed ^= mixed >> 15;
    mixed = (uint32_t)(mixed * 22695477 + 1);
    mixed ^= mixed >> 13;
    return (Random){(uint32_t)(1 + mixed % (modulus - 1))};
}

int random_draw(Random *random, int n)
{
    assert(n >= 1 && n <= RANDOM_MOST);
    uint64_t state = random->state * UINT64_C(48271) % modulus;
    random->state = (uint32_t)state;
    return (int)(state * (uint64_t)n / modulus);
}

bool random_chance(Random *random, int percent)
{
    return random_draw(random, 100) < percent;
}

int random_between(Random *random, int low, int high)
{
    return low + random_draw(random, high - low + 1);
}

int random_pick(Random *random, int count)
{
    return count == 0 ? -1 : random_draw(random, count);
}

int random_derive(int seed, int k)
{
    return (int)random_seed(seed, RANDOM_QUEST + k).state;
}

uint32_t text_sum(uint32_t sum, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        sum = (uint32_t)((UINT64_C(131) * sum + (unsigned char)text[i]) %
                         modulus);
    return sum;
}
