/* parting.h -- what every way of making parts begins and ends with.
 *
 * Mirror: prolog_impl/kernels/parting.pl.
 */
#ifndef REITTI_PARTING_H
#define REITTI_PARTING_H

#include "../solver.h"
#include "abstraction.h"

/* The world's squares as a graph, for one abstraction. */
Status parting_prepare(const World *world, const Abstraction *abstraction,
                       void **prepared, Error *error);

/* A solver's run, trace and release. */
SolverRun parting_run;
SolverTrace parting_trace;
SolverRelease parting_release;

#endif
