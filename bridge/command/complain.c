/* complain.c -- exit statuses, and the one line that says what is wrong. */
#include "complain.h"

#include "../../c_impl/support/output.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>

/* One line, whatever a file or an argument put into it. */
int complain(int exit_status, const char *format, ...)
{
    char line[2048];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    for (char *c = line; *c != '\0'; c++)
        if (iscntrl((unsigned char)*c))
            *c = '?';
    fprintf(stderr, "reitti: %s\n", line);
    return exit_status;
}

int complain_memory(void)
{
    return complain(EXIT_LIMIT, "out of memory");
}

int complain_of(Status status, const Error *error)
{
    if (status == STATUS_OK)
        return EXIT_FINE;
    return complain(exit_status_of(status), "%s", error->text);
}

int complain_file(Status status, const char *path, const Error *error)
{
    Error whole = *error;
    return complain_of(error_in_file(&whole, status, path), &whole);
}

int exit_status_of(Status status)
{
    switch (status) {
    case STATUS_OK:
        return EXIT_FINE;
    case STATUS_NO_ANSWER:
        return EXIT_NO;
    case STATUS_BAD_INPUT:
    case STATUS_REFUSED:
        return EXIT_USAGE;
    case STATUS_UNWRITTEN:
        return EXIT_UNWRITTEN;
    default:
        return EXIT_LIMIT;
    }
}

bool results_flush(int *error)
{
    static int first; /* errno */
    bool flushed = fflush(stdout) == 0;
    if (!flushed && first == 0)
        first = errno;
    /* It may have happened between two flushes, and nobody knows what. */
    if (ferror(stdout) && first == 0)
        first = output_is_read() ? EIO : EPIPE;
    if (error != NULL)
        *error = first;
    return flushed && !ferror(stdout);
}
