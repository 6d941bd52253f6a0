/* language.h -- a language that solvers are written in, and how one of its
 * solvers is run so that it can be timed and counted.
 */
#ifndef REITTI_LANGUAGE_H
#define REITTI_LANGUAGE_H

#include "question.h"

#include <stdint.h>

struct Solver;

/* A prepared solver and what it is asked. */
typedef struct Subject {
    const struct Solver *solver;
    void *prepared;
    const Question *question;
    int more; /* questions that stand behind it, to be asked in turn */
} Subject;

/* A way to run so many times, the questions in turn.  Not STATUS_OK, with the
 * reason, if the solver fails. */
typedef Status LanguageLoop(const Subject *subject, int runs, Error *error);

typedef struct Language {
    const char *name;
    LanguageLoop *run_often;   /* inside the language */
    LanguageLoop *run_nothing; /* what that takes by itself */
    bool has_border;           /* C reaches it only across one */
    /* These may be NULL: then worlds are read as in C, and there is nothing to
     * collect or to count. */
    Status (*read)(const char *path, Error *error); /* a world, only to see how
                                                       long that takes */
    int64_t (*stacks)(void);      /* bytes in use that no allocator knows of */
    void (*collect)(void);        /* what others left */
    int64_t (*collections)(void); /* so far */
    int64_t (*inferences)(const Subject *subject); /* of one run, or -1 */
} Language;

extern const Language language_c;

#endif
