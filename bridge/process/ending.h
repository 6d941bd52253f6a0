/* ending.h -- how a search ended, in the words that rows and reports use. */
#ifndef REITTI_ENDING_H
#define REITTI_ENDING_H

#include "../../c_impl/support/error.h"

typedef enum EndingKind {
    ENDING_OK,
    ENDING_WRONG,
    ENDING_DISAGREE, /* both languages are right, but did not do the same work
                      */
    ENDING_NO_ANSWER,
    ENDING_TIMEOUT,
    ENDING_OUT_OF_MEMORY,
    ENDING_CRASHED,
    ENDING_ERROR,
    ENDING_REFUSED,
    ENDING_KINDS
} EndingKind;

typedef struct Ending {
    EndingKind kind;
    char message[200];
} Ending;

/* The word of a kind. */
extern const char *const ending_words[ENDING_KINDS];

__attribute__((format(printf, 2, 3))) Ending
ending_make(EndingKind kind, const char *format, ...);

/* What a search's own status means; STATUS_OK and STATUS_NO_ANSWER are fine. */
EndingKind ending_of_status(Status status);

/* Why a process could not be made, by its errno. */
Status ending_no_process(int reason, Error *error);

#endif
