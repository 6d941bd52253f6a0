/* json.h -- pieces of JSON on standard output. */
#ifndef REITTI_JSON_H
#define REITTI_JSON_H

#include <stddef.h>
#include <stdint.h>

/* A string of so many characters, quoted; a pair of a name and a string; an
 * array of numbers. */
void json_string(const char *text, size_t length);
void json_text(const char *name, const char *text);
void json_numbers(const int64_t *numbers, int count);

#endif
