/* complain.h -- exit statuses, and the one line that says what is wrong. */
#ifndef REITTI_COMPLAIN_H
#define REITTI_COMPLAIN_H

#include "../../c_impl/support/error.h"

#include <stdbool.h>

enum { EXIT_FINE, EXIT_NO, EXIT_USAGE, EXIT_LIMIT, EXIT_UNWRITTEN };

/* One line on standard error; gives the exit status for it. */
__attribute__((format(printf, 2, 3))) int complain(int exit_status,
                                                   const char *format, ...);
int complain_memory(void);

/* What the error says, if the status is not STATUS_OK. */
int complain_of(Status status, const Error *error);
int complain_file(Status status, const char *path, const Error *error);

int exit_status_of(Status status);

/* Sends the results so far on their way.  False, also ever after: they could
 * not be written, and *error, if not NULL, is the errno that says why. */
bool results_flush(int *error);

#endif
