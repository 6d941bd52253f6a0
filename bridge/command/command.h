/* command.h -- the parts that the subcommands of `reitti` share. */
#ifndef REITTI_COMMAND_H
#define REITTI_COMMAND_H

#include "../../c_impl/reitti.h"

#include <stdint.h>

enum { EXIT_FINE, EXIT_NO, EXIT_USAGE, EXIT_LIMIT, EXIT_UNWRITTEN };

/* What the options of a command say; a command accepts only those it names. */
typedef struct Options {
    const char *search; /* names, with commas between them; NULL: not said */
    const char *style;
    const char *lang; /* NULL also for `both` */
    const char *format;
    const char *world;
    bool both;
    bool trace;
    bool line;
    int jobs;          /* 0: not said */
    double time_limit; /* seconds a step of a search may take; 0: not said */
    int64_t memory;    /* bytes a search may take; 0: not said */
    const char *plan;
    const char *out;
    bool resume;
    int budget; /* seconds; 0: not said */
    int seed;
} Options;

/* A subcommand: gets its own arguments, gives the exit status. */
typedef int Command(int argc, char **argv);
Command command_list;
Command command_solve;
Command command_check;
Command command_measure;
Command command_pairs;
Command command_report;
Command command_sample;
Command command_instructions;
Command command_play;

/* Reads the options whose short letters are in `accepted`.  True: go on, with
 * the other arguments at argv[0..*argc].  False: help was printed or the
 * arguments are wrong; *exit_status says which. */
bool options_read(Options *options, int *argc, char ***argv,
                  const char *accepted, const char *help, int *exit_status);

/* Whether the search is one that the options ask for. */
bool options_want(const Options *options, const Search *search);

/* Not EXIT_FINE, with one line on standard error, if a search in the register
 * has a name that is taken or is none. */
int complain_register(void);

/* Starts Prolog on the program that was compiled with -O ("optimize") or
 * without
 * ("compile").  Not EXIT_FINE, with one line on standard error, if it does not.
 */
int start_prolog(const char *mode);

/* Fills the register with the searches of the languages that the options ask
 * for, and sees that at least one search fits.  Not EXIT_FINE, with one line on
 * standard error, if that cannot be. */
int options_register(const Options *options);

/* Sends the results so far on their way.  False, also ever after: they could
 * not be written, and *error, if not NULL, is the errno that says why. */
bool results_flush(int *error);

/* One line on standard error; gives the exit status for it. */
__attribute__((format(printf, 2, 3))) int complain(int exit_status,
                                                   const char *format, ...);
int complain_memory(void);
int complain_process(int error); /* that could not be made, by its errno */
int complain_file(Status status, const char *path, const Error *error);
int exit_status_of(Status status);
const char *status_name(Status status);

#endif
