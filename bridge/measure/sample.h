/* sample.h -- one process of a study: what `reitti sample` is asked. */
#ifndef REITTI_SAMPLE_H
#define REITTI_SAMPLE_H

#include "row.h"

typedef struct Sample {
    RowKind kind;      /* ROW_RUN, ROW_GROWTH or ROW_CONTROL */
    const char *cases; /* path of the file that has the case; of a growing
                          level: its curve; of a question that stands in no
                          file: its world and words, a line each */
    int line;          /* of the case in the file; of a growing level: its side;
                          of such a question: 0 */
    const char *solver;
    const char *style;
    Mode mode;
    const Language *language; /* NULL: all, in turn */
    int process;
    int blocks; /* 0: to run once and to say what it did has to do */
    int block_ms;
    int questions; /* of a tour; 0: there is none */
    int skip;      /* rows that are known already */
    /* These are no arguments: bytes that it may take, and what the rows that
     * answer it say. */
    int64_t memory;
    const char *file;
    const char *the_case;
} Sample;

enum {
    SAMPLE_ARGUMENTS = 12, /* KIND CASES LINE SEARCH STYLE MODE LANG PROCESS
                              BLOCKS MS QUESTIONS SKIP */
    SAMPLE_TOURS = 1,      /* blocks of a tour */
    SAMPLE_STEPS = 16 /* that a process takes besides those which give a row,
                         at most */
};

/* How many places its solvers take. */
int sample_lanes(const Sample *sample);

/* Rows that such a process gives in all. */
int sample_rows(const Sample *sample);

/* Reads the arguments; false: they are none. */
bool sample_parse(Sample *sample, char *const *arguments, int count);

/* The arguments, which point into the sample and into these texts. */
typedef struct SampleTexts {
    char numbers[SAMPLE_ARGUMENTS][16];
} SampleTexts;

void sample_arguments(const Sample *sample, SampleTexts *texts,
                      const char *arguments[SAMPLE_ARGUMENTS]);

/* Whether the row can be one of this process. */
bool sample_owns(const Sample *sample, const Row *row);

/* What a process says besides rows: that it goes on; that it is done; or that
 * the languages have to be asked in processes of their own, since one of them
 * failed, or left behind what the other would feel, and together it cannot be
 * told which. */
#define SAMPLE_ALIVE "."
#define SAMPLE_DONE "done"
#define SAMPLE_APART "apart"

#endif
