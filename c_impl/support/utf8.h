/* utf8.h -- characters of texts that may be anything. */
#ifndef REITTI_UTF8_H
#define REITTI_UTF8_H

#include <stdbool.h>

/* How many bytes make the character that a text begins with; 0: they make none.
 */
int utf8_character(const char *text);

/* Whether all of the text is such characters. */
bool utf8_is(const char *text);

#endif
