/* memory.h -- how much memory a language has in use. */
#ifndef REITTI_MEMORY_H
#define REITTI_MEMORY_H

#include "../../c_impl/language.h"

/* Bytes that are allocated and used, once the language has collected what is
 * not.  Fixed arrays are part of a program, and are not counted. */
int64_t memory_used(const Language *language);

#endif
