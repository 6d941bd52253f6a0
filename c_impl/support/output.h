/* output.h -- whether anybody reads what is printed. */
#ifndef REITTI_OUTPUT_H
#define REITTI_OUTPUT_H

#include <stdbool.h>

/* False where standard output is a pipe whose reader has gone away. */
bool output_is_read(void);

#endif
