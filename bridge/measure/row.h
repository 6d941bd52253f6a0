/* row.h -- one line of a file of measurements.
 *
 * The one place for the columns of results; analysis/formats.md explains them.
 */
#ifndef REITTI_ROW_H
#define REITTI_ROW_H

#include "../check/languages.h"
#include "../process/ending.h"

/* What a row measures.  The first three are also what a process is for. */
typedef enum RowKind {
    ROW_RUN,     /* times a solver on a case, both languages in turn */
    ROW_GROWTH,  /* the same on a level that was made for it */
    ROW_CONTROL, /* one language in both places, to see the noise */
    ROW_TOUR,    /* many different questions, in turn */
    ROW_READ,    /* the world's file */
    ROW_PREPARE,
    ROW_COLD, /* the first run */
    ROW_BRIDGE,
    ROW_WORK,
    ROW_INSTRUCTIONS,
    ROW_KINDS
} RowKind;

extern const char *const row_kinds[ROW_KINDS];

/* Texts may be NULL, numbers below 0: then the field is empty. */
typedef struct Row {
    int kind;         /* a RowKind */
    const char *file; /* of cases; none: a level that was made */
    const char *the_case;
    const char *problem;
    const char *game;
    int64_t width;
    int64_t height;
    int64_t levels;
    const char *made; /* by which maker; none: the world stands in a file */
    int64_t squares;  /* that can be entered */
    const char *solver;
    const char *style;
    int lang; /* in languages[] */
    int mode; /* a Mode */
    const char *slot;
    int64_t process;
    int64_t block;
    int ending; /* an EndingKind */
    int64_t runs;
    int64_t questions; /* of a tour */
    int64_t cpu_ns;
    int64_t wall_ns;
    double overhead_ns;
    int64_t collections;
    const char *flag;
    int64_t work;      /* the first count */
    int64_t more_work; /* the second, of those that make one */
    int64_t score;
    int64_t steps;    /* of a route */
    const char *told; /* what the answer comes to, NAME=NUMBER, blanks between
                       */
    int64_t inferences;
    int64_t instructions;
    int64_t memory_bytes;
    const char *host; /* the machine that it is from */
    const char *message;
} Row;

/* A row with nothing in it. */
Row row_empty(void);

void row_print(FILE *out, const Row *row);

/* The line of column names, and whether a line is just that. */
void row_print_names(FILE *out);
bool row_is_names(const char *line);

/* Whether a row, or a line of the head, may begin so. */
bool row_may_begin(const char *text);

/* Takes a line apart, in place: the row points into it.  False: it is not a
 * row. */
bool row_parse(Row *row, char *line);

/* Nanoseconds of processor time for one run, or -1. */
double row_time(const Row *row);

#endif
