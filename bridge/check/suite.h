/* suite.h -- the cases of one or more files, with their worlds. */
#ifndef REITTI_SUITE_H
#define REITTI_SUITE_H

#include "../../c_impl/reitti.h"

typedef struct SuiteWorld {
    char *argument; /* its path, or name in the catalogue */
    World world;
} SuiteWorld;

typedef struct SuiteFile {
    char *path;
    char *label; /* by which results know it */
    Cases cases;
    int *worlds; /* of each case, the index of its world in the suite */
} SuiteFile;

typedef struct Suite {
    SuiteWorld *worlds;
    int world_count;
    SuiteFile *files;
    int file_count;
    int sample;   /* rows of a .scen file to be taken; 0: all */
    char **names; /* of the only cases wanted, the caller's; NULL: all */
    int name_count;
    bool is_study; /* nobody said which cases */
} Suite;

/* Reads one file of cases, a .scen file too, and the worlds they need.  The
 * caller frees with suite_free(), also after a failure. */
Status suite_add(Suite *suite, const char *path, Error *error);

/* Reads what the arguments name: cases files, or else single cases of the
 * project's own files; without any, all of those.  As suite_add(). */
Status suite_read(Suite *suite, int argc, char **argv, Error *error);

/* The case in that line of the first file, and its world; NULL: there is none.
 */
const Case *suite_find(const Suite *suite, int line, const SuiteWorld **world);

/* Whether the case is one of those that were named. */
bool suite_wants(const Suite *suite, const Case *the_case);

/* Whether the case is one for the solver, as far as it fits.  A case of a study
 * that expects some answer of solvers by name is one for these and for the
 * solver that its game or problem names; any other is one for all, and so is
 * one on a kind of level. */
bool suite_asks(const Suite *suite, const Case *the_case, const Game *game,
                const Solver *solver);

void suite_free(Suite *suite);

#endif
