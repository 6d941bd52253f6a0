/* stir.h -- a number that looks random, but is a function: there is no state,
 * and both languages get the same.
 *
 * Mirror: prolog_impl/units/stir.pl.
 */
#ifndef REITTI_STIR_H
#define REITTI_STIR_H

#include <stdint.h>

/* Of a square, a unit, counted from 1, and a third number.  For one unit and
 * one third number no two squares have the same. */
uint32_t stir(int square, int unit, int number);

/* One round of it: takes no two numbers to the same. */
static inline uint32_t stir_mix(uint32_t number)
{
    number ^= number >> 16;
    number *= UINT32_C(0x7feb352d);
    number ^= number >> 15;
    number *= UINT32_C(0x846ca68b);
    number ^= number >> 16;
    return number;
}

#endif
