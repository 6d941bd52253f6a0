/* lines.h -- lines of a source. */
#ifndef REITTI_LINES_H
#define REITTI_LINES_H

#include <stdbool.h>

/* The first line that begins with the text, or has it anywhere; 0: none. */
int lines_find(const char *path, const char *text, bool anywhere);

#endif
