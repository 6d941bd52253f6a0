/* stir.c -- a number that looks random, but is a function.
 *
 * Mirror: prolog_impl/units/stir.pl.
 */
#include "stir.h"

uint32_t stir(int square, int unit, int number)
{
    uint32_t mixed = stir_mix(stir_mix((uint32_t)square) + (uint32_t)unit);
    return stir_mix(mixed + (uint32_t)number);
}
