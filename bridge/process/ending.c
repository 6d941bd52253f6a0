/* ending.c -- how a search ended, in the words that rows and reports use. */
#include "ending.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *const ending_words[ENDING_KINDS] = {
    [ENDING_OK] = "ok",
    [ENDING_WRONG] = "wrong",
    [ENDING_DISAGREE] = "disagree",
    [ENDING_NO_ANSWER] = "no-answer",
    [ENDING_TIMEOUT] = "timeout",
    [ENDING_OUT_OF_MEMORY] = "out-of-memory",
    [ENDING_CRASHED] = "crashed",
    [ENDING_ERROR] = "error",
    [ENDING_REFUSED] = "refused",
};

Ending ending_make(EndingKind kind, const char *format, ...)
{
    Ending ending = {.kind = kind};
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(ending.message, sizeof ending.message, format, arguments);
    va_end(arguments);
    return ending;
}

EndingKind ending_of_status(Status status)
{
    switch (status) {
    case STATUS_OK:
    case STATUS_NO_ANSWER:
        return ENDING_OK;
    case STATUS_REFUSED:
        return ENDING_REFUSED;
    case STATUS_OUT_OF_MEMORY:
        return ENDING_OUT_OF_MEMORY;
    case STATUS_OUT_OF_TIME:
        return ENDING_TIMEOUT;
    default:
        return ENDING_ERROR;
    }
}

Status ending_no_process(int reason, Error *error)
{
    if (reason == ENOMEM)
        return error_out_of_memory(error);
    return error_set(error, STATUS_OUT_OF_MEMORY, 0,
                     "no process could be made: %s", strerror(reason));
}
