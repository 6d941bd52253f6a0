/* text.h -- lines of a file or of a text in memory, and words of a line.
 *
 * A file is read as its lines are asked for: no more of it is held than a line
 * that counts may have.  Lines are slices, and a NUL is a character like any
 * other.
 */
#ifndef REITTI_TEXT_H
#define REITTI_TEXT_H

#include "support/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { LINE_LIMIT = 1 << 20, WORD_SHOWN = 40 };

typedef struct Line {
    const char *start;
    size_t length; /* without the newline, and without a carriage return before
                      it */
    int number;    /* from 1 */
} Line;

typedef struct Lines {
    FILE *file;   /* NULL: a text in memory */
    char *buffer; /* what is read of the file */
    size_t capacity;
    const char *rest;
    const char *end;
    int number;
    Status status; /* why there is no next line; STATUS_OK: that was the last */
} Lines;

/* The lines of a file, which the caller closes with lines_close(), or of a
 * text. */
Status lines_open(Lines *lines, const char *path, Error *error);
void lines_close(Lines *lines);
Lines lines_of(const char *text, size_t length);

/* The next line, which stays until the one after it is asked for; false if
 * there is none, with lines->status.  Empty lines are skipped, and comments
 * (`;`) of any length; a longer line than LINE_LIMIT is refused, and a byte
 * order mark. */
bool lines_next(Lines *lines, Line *line, Error *error);

/* Takes the next word of the line, up to a blank or tab, into *word; false if
 * only blanks are left. */
bool line_word(Line *line, Line *word);
bool line_is(const Line *line, const char *text);

/* The word as a whole number from 1 to limit; 0 if it is not one. */
int line_number(const Line *word, int limit);

/* A number as the user writes it: digits without a sign or leading zeros, up to
 * 2147483647; false if the word is none. */
bool word_number(const char *word, int *number);

/* A copy that the caller frees; NULL: out of memory. */
char *line_copy(const Line *line);

/* A word as messages show it: its beginning, with `?` for all but printable
 * ASCII. */
typedef struct WordText {
    char text[WORD_SHOWN + 1];
} WordText;

WordText word_text(const char *word, size_t length);

#endif
