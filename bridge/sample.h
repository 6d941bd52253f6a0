/* sample.h -- one process of a study: what `reitti sample` is asked and answers. */
#ifndef REITTI_SAMPLE_H
#define REITTI_SAMPLE_H

#include <stdbool.h>

/* What a process is for. */
typedef enum SampleKind {
    SAMPLE_RUN,     /* times a search on a case, both languages in turn */
    SAMPLE_GROWTH,  /* the same on a level that was made for it */
    SAMPLE_CONTROL, /* one language in both places, to see the noise */
    SAMPLE_KINDS
} SampleKind;

extern const char *const sample_kinds[SAMPLE_KINDS];

/* The question, in the order of the command's arguments. */
typedef struct Sample {
    SampleKind kind;
    const char *cases; /* file that has the case; of a growing level: empty */
    const char *the_case;
    const char *search;
    const char *style;
    const char *mode; /* "optimize" or "compile": Prolog with -O or without */
    const char *lang; /* "c", "prolog" or "both" */
    int process;
    int blocks;
    int block_ms;
    int skip; /* rows that are known already */
} Sample;

enum { SAMPLE_ARGUMENTS = 11 };

/* Rows that such a process gives in all. */
int sample_rows(const Sample *sample);

/* What it says besides rows: that it goes on, and that it is done. */
#define SAMPLE_ALIVE "."
#define SAMPLE_DONE "done"

#endif
