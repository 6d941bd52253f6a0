/* scen_reader.h -- cases from the .scen files of the MovingAI benchmarks.
 *
 * Behind the line `version 1` a row has a bucket, the map, its width and
 * height, the column and row of both ends, counted from 0, and the length of
 * the best route, with blanks between.  A case is called by the number of its
 * row.
 */
#ifndef REITTI_SCEN_READER_H
#define REITTI_SCEN_READER_H

#include "cases.h"

/* Whether an argument is such a file:
 *
 *     FILE.scen[:MOVES[:PROBLEM[:COUNT,...[:NUMBER]]]]
 *
 * With MOVES its map is read by other moves than it was published with: then
 * the length is not known.  With a PROBLEM whose question repeats its squares,
 * the first rows are one question: so many of them as each COUNT says, all if
 * none does; NUMBER is the last field of the question. */
bool scen_is(const char *said);

/* Reads the rows, or so many of them, evenly spread and with the last, if
 * `sample` is not 0; the caller frees with cases_free().  The map stands beside
 * the file, or else where the row says. */
Status scen_read(Cases *cases, const char *said, int sample, Error *error);

#endif
