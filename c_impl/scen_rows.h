/* scen_rows.h -- what is said behind a .scen file, and its rows as questions of
 * many squares.
 *
 *     FILE.scen[:MOVES[:PROBLEM[:COUNT,...[:NUMBER]]]]
 */
#ifndef REITTI_SCEN_ROWS_H
#define REITTI_SCEN_ROWS_H

#include "cases.h"

enum { SCEN_COUNTS = 64 }; /* that may be said of a file */

typedef struct ScenRows {
    char *path; /* the text that the others point into */
    const char *moves;
    const Problem *problem; /* NULL: each row is a case of its own */
    int counts[SCEN_COUNTS];
    int count_count;
    int number; /* that ends the question; 0: not said */
} ScenRows;

/* Takes the words behind the file apart; the caller frees the path, also after
 * a failure. */
Status scen_rows_read(ScenRows *rows, const char *said, Error *error);

/* Makes a case of the problem for each count, of as many first ones, instead of
 * the cases that the rows are. */
Status scen_rows_gather(ScenRows *rows, Cases *cases, Error *error);

#endif
