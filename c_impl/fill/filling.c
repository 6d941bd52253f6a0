/* filling.c -- what every way of filling begins and ends with.
 *
 * Mirror: prolog_impl/fill/filling.pl.
 */
#include "filling.h"

#include <string.h>

int filling_limit(const World *world, const Question *question)
{
    int64_t limit = question->numbers[0] * (int64_t)world_size(world) / 100;
    return limit < 1 ? 1 : (int)limit;
}

Answer filling_answer(const Square *squares, int filled, int taken)
{
    return (Answer){.score = filled,
                    .work = {taken},
                    .rows = {.count = filled, .squares = squares}};
}

Status filling_trace(const World *world, const Answer *answer, Trace *trace)
{
    const Rows *rows = &answer->rows;
    Square *taken;
    int64_t *number;
    Status status = trace_make(trace, world, answer->work[0], &taken, &number);
    if (status != STATUS_OK)
        return status;
    memset(number, 0, world_size(world) * sizeof *number);
    for (int i = 0; i < rows->count; i++)
        number[world_index(world, rows->squares[i])] = i + 1;
    for (int i = 0; i < trace->steps.count; i++)
        taken[i] = rows->squares[i];
    return STATUS_OK;
}
