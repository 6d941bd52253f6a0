/* files.h -- whole files: read, and written all or none. */
#ifndef REITTI_FILES_H
#define REITTI_FILES_H

#include "../../c_impl/support/error.h"

#include <limits.h>

enum { FILES = 2 /* of a search, in the order of languages */ };

/* All of a text, which the caller frees; NULL: it cannot be read. */
char *files_read(const char *path);

/* Writes new files, and the directories that they stand in; if one is there
 * already or cannot be written, none. */
Status files_write(char paths[FILES][PATH_MAX], char *const texts[FILES],
                   Error *error);

#endif
