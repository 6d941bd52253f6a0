/* error.c -- what is wrong with a file or an argument, in one line. */
#include "error.h"

#include <stdarg.h>
#include <stdio.h>

Status error_set(Error *error, Status status, int line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    error->line = line;
    vsnprintf(error->text, sizeof error->text, format, arguments);
    va_end(arguments);
    return status;
}

Status error_in_file(Error *error, Status status, const char *path)
{
    Error why = *error;
    if (why.line > 0)
        return error_set(error, status, 0, "%s:%d: %s", path, why.line,
                         why.text);
    return error_set(error, status, 0, "%s: %s", path, why.text);
}

Status error_out_of_memory(Error *error)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, 0, "out of memory");
}
