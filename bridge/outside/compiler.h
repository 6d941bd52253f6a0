/* compiler.h -- turns a C file from outside into a loadable library. */
#ifndef REITTI_COMPILER_H
#define REITTI_COMPILER_H

#include "../../c_impl/support/error.h"

#include <stddef.h>

/* The command before the names of files, as one text. */
void compiler_command(char *command, size_t size, const char *include);

/* Compiles the source, with the headers of `include`, into a library; *files
 * are the source and the headers that it needs, a path a line, which the caller
 * frees.  The error is the first that the compiler has to say; a warning is
 * one, too. */
Status compiler_run(const char *source, const char *library,
                    const char *include, char **files, Error *error);

#endif
