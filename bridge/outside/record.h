/* record.h -- which files something was made from, and what was in them. */
#ifndef REITTI_RECORD_H
#define REITTI_RECORD_H

#include <stdbool.h>
#include <stdint.h>

/* Writes down the files, a path a line, under a text of one line that says what
 * else matters.  False: a file cannot be read, or the record not be written. */
bool record_write(const char *record, const char *text, const char *files);

/* Whether there is such a record under this text, and all files are as they
 * were; *hash goes on with what is in it. */
bool record_holds(const char *record, const char *text, uint64_t *hash);

/* Whether the first of its files is gone. */
bool record_is_lost(const char *record);

#endif
