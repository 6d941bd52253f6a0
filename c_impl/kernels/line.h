/* line.h -- the straight line from a square to another on its level.
 *
 * Mirror: prolog_impl/kernels/line.pl.
 */
#ifndef REITTI_LINE_H
#define REITTI_LINE_H

#include "../world.h"

/* The steps from one square to the other where nothing is in the way: the
 * longer of both distances. */
int line_length(Square from, Square to);

/* Whether moves lead along the line between two squares, which is drawn from
 * the one that comes first, row by row. */
bool line_is_free(const World *world, Square a, Square b);

/* Writes the squares of that line after `from`, up to `to`; how many they are.
 */
int line_squares(Square from, Square to, Square *squares);

#endif
