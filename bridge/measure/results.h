/* results.h -- a file of measurements: what is known so far, and adding to it.
 *
 * Lines `# key: value` about where and how, a line of column names, then rows.
 * A row is written whole and at once, so that being killed costs at most the
 * one under way; a last line without its end is not there.
 */
#ifndef REITTI_RESULTS_H
#define REITTI_RESULTS_H

#include "row.h"

typedef struct Results {
    char *path;
    int file; /* below 0: none, and rows are only kept */
    Row *rows;
    char **lines; /* what the rows and the values point into */
    int count;
    int capacity;
    char **values; /* lines of the head, "key: value" */
    int value_count;
    bool named;    /* the line of column names is there */
    bool is_older; /* it is one of other columns, and cannot be continued */
} Results;

/* What stands at the path: nothing, or nothing in it; a study; or something
 * else, which is never touched. */
typedef enum ResultsKind {
    RESULTS_NONE,
    RESULTS_OURS,
    RESULTS_OTHER
} ResultsKind;
ResultsKind results_look(const char *path);

/* Opens the file to add to it, and reads what it has; a new one is empty. Calls
 * wait(), which may be NULL, if another one is writing it.  The caller closes,
 * also after a failure. */
typedef void ResultsWait(const char *path);
Status results_open(Results *results, const char *path, ResultsWait *wait,
                    Error *error);
void results_close(Results *results);

/* The same only to read: nothing is waited for, and nothing can be added. */
Status results_read(Results *results, const char *path, Error *error);

/* What the head says last of a key; NULL: nothing. */
const char *results_value(const Results *results, const char *key);

/* STATUS_UNWRITTEN if they cannot be written.  What is said of a new study is
 * written with the names of its columns, all at once. */
__attribute__((format(printf, 4, 5))) Status
results_say(Results *results, const char *key, Error *error, const char *format,
            ...);
Status results_name_columns(Results *results, Error *error);
/* All rows are from the host that the head names; if it names none, they say it
 * themselves. */
Status results_add(Results *results, const Row *row, Error *error);

#endif
