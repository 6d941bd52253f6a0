/* options.h -- what the options of a command say; a command accepts only those
 * it names.
 */
#ifndef REITTI_OPTIONS_H
#define REITTI_OPTIONS_H

#include "../check/selection.h"
#include "../measure/shard.h"

typedef struct Options {
    Selection selection;
    bool both; /* languages, as was said */
    const char *format;
    const char *moves; /* that maps are read by; NULL: not said */
    const char *scen;
    int sample;        /* rows of a .scen file; 0: not said */
    const char *count; /* of rows that are one question, with commas between */
    const char *world;
    bool trace;
    bool line;
    int jobs;          /* 0: not said */
    double time_limit; /* seconds a step of a solver may take; 0: not said */
    int64_t memory;    /* bytes a solver may take; 0: not said */
    const char *problem;
    const char *game;
    const char *like; /* a search */
    const char *plan;
    const char *out;
    const char *from; /* the directory of shards */
    Shard shard;
    const char *engine; /* that runs shards */
    int engines;        /* so many were said */
    const char *hosts;  /* for it */
    int shards;         /* 0: not said */
    int tries;          /* of a shard; 0: not said */
    bool detach;
    bool resume;
    int budget; /* seconds; 0: not said */
    int seed;
    bool claims; /* each of them, of a study */
    bool all;    /* that is alike in two */
} Options;

/* Reads the options whose short letters are in `accepted`.  True: go on, with
 * the other arguments at argv[0..*argc]; those that are maps or scenarios have
 * the moves behind them, if these were said.  False: help was printed or the
 * arguments are wrong; *exit_status says which. */
bool options_read(Options *options, int *argc, char ***argv,
                  const char *accepted, const char *help, int *exit_status);

#endif
