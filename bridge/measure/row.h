/* row.h -- one line of a file of measurements, as comma-separated values.
 *
 * analysis/README.md says what each column means.
 */
#ifndef REITTI_ROW_H
#define REITTI_ROW_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Texts may be NULL, numbers below 0: then the field is empty. */
typedef struct Row {
    const char *kind;
    const char *file; /* of cases; none: a level that was made */
    const char *the_case;
    const char *game;
    int64_t width;
    int64_t height;
    int64_t levels;
    const char *search;
    const char *style;
    const char *lang;
    const char *mode;
    const char *slot;
    int64_t process;
    int64_t block;
    const char *ending;
    int64_t runs;
    int64_t cpu_ns;
    int64_t wall_ns;
    double overhead_ns;
    int64_t collections;
    const char *flag;
    int64_t expanded;
    int64_t cost;
    int64_t inferences;
    int64_t instructions;
    int64_t peak_kb;
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
