/* rows.h -- what answers and traces are made of: squares, numbers, or both.
 *
 * Written as text a row is a line, "(x,y)" or, in worlds of several levels,
 * "(level,x,y)", then its numbers.  A plane, one number for every square of the
 * world, has a line for each row of squares, level by level.
 */
#ifndef REITTI_ROWS_H
#define REITTI_ROWS_H

#include "world.h"

#include <stdint.h>

/* A zeroed one is empty. */
typedef struct Rows {
    int count;
    int width;              /* numbers a row */
    bool plane;             /* one number for each square, by world_index() */
    const Square *squares;  /* one a row, or NULL */
    const int64_t *numbers; /* `width` a row, or NULL */
} Rows;

/* A copy that the caller frees; false: out of memory. */
bool rows_copy(Rows *copy, const Rows *rows);
void rows_free(Rows *rows);

/* The number of rows that two have in common from the first on. */
int rows_common(const Rows *a, const Rows *b);
bool rows_equal(const Rows *a, const Rows *b);

/* Whether all squares lie in the world, and a plane has its size. */
bool rows_fit(const Rows *rows, const World *world);

/* As text; the squares alone in one word, "(1,2)(2,2)"; and as JSON, an array
 * of arrays in which a square is its level, x and y. */
void rows_print(FILE *out, const Rows *rows, const World *world);
void rows_print_squares(FILE *out, const Rows *rows, const World *world);
void rows_print_json(FILE *out, const Rows *rows, const World *world);

/* One row, as it stands in its line. */
void rows_print_row(FILE *out, const Rows *rows, const World *world, int row);

/* The checksum of the text. */
uint32_t rows_sum(const Rows *rows, const World *world);

#endif
