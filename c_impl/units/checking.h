/* checking.h -- whether rows are a plan, by the rule and by nothing that
 * solvers use.
 *
 * Mirror: prolog_impl/units/checking.pl.
 */
#ifndef REITTI_CHECKING_H
#define REITTI_CHECKING_H

#include "../problem.h"

/* Tells the first reason that applies: rows are not unit by unit; unit by unit,
 * one does not begin at its start or makes a move that there is not; moment by
 * moment, two share a square or have the same half-way point; the rows make
 * another score. */
ProblemCheck checking_check;

#endif
