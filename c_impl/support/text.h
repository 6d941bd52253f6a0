/* text.h -- a file in memory, taken line by line.
 *
 * Lines are slices of the file: nothing is copied, and a NUL in the file is a
 * character like any other.
 */
#ifndef REITTI_TEXT_H
#define REITTI_TEXT_H

#include "error.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct Text {
    char *start;
    size_t length;
} Text;

typedef struct Line {
    const char *start;
    size_t length; /* without the newline, and without a carriage return before it */
    int number;    /* from 1 */
} Line;

typedef struct Lines {
    const char *rest;
    const char *end;
    int number;
} Lines;

/* Reads all of path; the caller frees with text_free(). */
Status text_read(Text *text, const char *path, Error *error);
void text_free(Text *text);

/* The lines of a text; lines_next() skips empty ones and comments (`;`), and
 * is false after the last. */
Lines lines_of(const char *start, size_t length);
bool lines_next(Lines *lines, Line *line);

/* Takes the next word of the line, up to a blank or tab, into *word; false if
 * only blanks are left. */
bool line_word(Line *line, Line *word);
bool line_is(const Line *line, const char *text);

/* The word as a whole number from 1 to limit; 0 if it is not one. */
int line_number(const Line *word, int limit);

/* A copy that the caller frees; NULL: out of memory. */
char *line_copy(const Line *line);

#endif
