/* rows.c -- what answers and traces are made of.
 *
 * Mirror: prolog_impl/rows.pl.
 */
#include "rows.h"

#include "random.h"

#include <stdlib.h>
#include <string.h>

static size_t squares_size(const Rows *rows)
{
    return rows->squares == NULL ? 0
                                 : (size_t)rows->count * sizeof *rows->squares;
}

static size_t numbers_size(const Rows *rows)
{
    return rows->numbers == NULL ? 0
                                 : (size_t)rows->count * (size_t)rows->width *
                                       sizeof *rows->numbers;
}

static bool copy_array(const void *array, size_t size, const void **copy)
{
    void *made = malloc(size + 1);
    *copy = made;
    if (made != NULL && size > 0)
        memcpy(made, array, size);
    return made != NULL;
}

bool rows_copy(Rows *copy, const Rows *rows)
{
    const void *squares = NULL;
    const void *numbers = NULL;
    bool made = (rows->squares == NULL ||
                 copy_array(rows->squares, squares_size(rows), &squares)) &&
                (rows->numbers == NULL ||
                 copy_array(rows->numbers, numbers_size(rows), &numbers));
    *copy = *rows;
    copy->squares = squares;
    copy->numbers = numbers;
    if (!made)
        rows_free(copy);
    return made;
}

void rows_free(Rows *rows)
{
    free((void *)rows->squares);
    free((void *)rows->numbers);
    *rows = (Rows){0};
}

static bool same_row(const Rows *a, const Rows *b, int row)
{
    size_t width = (size_t)a->width;
    return (a->squares == NULL ||
            square_equal(a->squares[row], b->squares[row])) &&
           (a->numbers == NULL || memcmp(a->numbers + (size_t)row * width,
                                         b->numbers + (size_t)row * width,
                                         width * sizeof *a->numbers) == 0);
}

int rows_common(const Rows *a, const Rows *b)
{
    int row = 0;
    if ((a->squares == NULL) != (b->squares == NULL) ||
        (a->numbers == NULL) != (b->numbers == NULL) || a->width != b->width ||
        a->plane != b->plane)
        return 0;
    while (row < a->count && row < b->count && same_row(a, b, row))
        row++;
    return row;
}

bool rows_equal(const Rows *a, const Rows *b)
{
    return a->count == b->count && rows_common(a, b) == a->count;
}

bool rows_fit(const Rows *rows, const World *world)
{
    if (rows->plane && (size_t)rows->count != world_size(world))
        return false;
    for (int i = 0; rows->squares != NULL && i < rows->count; i++)
        if (!world_contains(world, rows->squares[i]))
            return false;
    return true;
}

static void print_numbers(FILE *out, const int64_t *numbers, int count)
{
    for (int i = 0; i < count; i++)
        fprintf(out, "%s%lld", i == 0 ? "" : " ", (long long)numbers[i]);
}

void rows_print_row(FILE *out, const Rows *rows, const World *world, int row)
{
    if (rows->squares != NULL)
        square_print(out, rows->squares[row], world->levels > 1);
    if (rows->squares != NULL && rows->numbers != NULL)
        fputc(' ', out);
    if (rows->numbers != NULL)
        print_numbers(out, rows->numbers + (size_t)row * (size_t)rows->width,
                      rows->width);
}

void rows_print(FILE *out, const Rows *rows, const World *world)
{
    int step = rows->plane ? world->width : 1;
    for (int i = 0; i < rows->count; i += step) {
        if (rows->plane)
            print_numbers(out, rows->numbers + i, step);
        else
            rows_print_row(out, rows, world, i);
        fputc('\n', out);
    }
}

void rows_print_squares(FILE *out, const Rows *rows, const World *world)
{
    for (int i = 0; rows->squares != NULL && i < rows->count; i++)
        square_print(out, rows->squares[i], world->levels > 1);
}

static void print_json_numbers(FILE *out, const int64_t *numbers, int count,
                               const char *before)
{
    for (int i = 0; i < count; i++)
        fprintf(out, "%s%lld", i == 0 ? before : ",", (long long)numbers[i]);
}

void rows_print_json(FILE *out, const Rows *rows, const World *world)
{
    int step = rows->plane ? world->width : 1;
    fputc('[', out);
    for (int i = 0; i < rows->count; i += step) {
        fputs(i == 0 ? "[" : ",[", out);
        if (rows->squares != NULL)
            fprintf(out, "%d,%d,%d", rows->squares[i].level, rows->squares[i].x,
                    rows->squares[i].y);
        if (rows->numbers != NULL)
            print_json_numbers(out,
                               rows->numbers + (size_t)i * (size_t)rows->width,
                               rows->plane ? step : rows->width,
                               rows->squares == NULL ? "" : ",");
        fputc(']', out);
    }
    fputc(']', out);
}

uint32_t rows_sum(const Rows *rows, const World *world)
{
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    uint32_t sum = 0; /* of no text: out of memory */
    if (stream == NULL)
        return sum;
    rows_print(stream, rows, world);
    if (fclose(stream) == 0)
        sum = text_sum(TEXT_SUM, text, size);
    free(text);
    return sum;
}
