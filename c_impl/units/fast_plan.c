/* fast_plan.c -- the plan of a tuned search for many units, and the answer that
 * it is.
 *
 * Mirror: prolog_impl/units/fast_plan.pl.
 */
#include "fast_plan.h"

#include <stdlib.h>

Cell *fast_plan_moment(FastGround *ground)
{
    size_t count = (size_t)ground->count;
    size_t moments = (size_t)ground->moments;
    Cell *plan = fast_ground_room(ground->plan, &ground->plan_room,
                                  (moments + 1) * count, sizeof *plan);
    if (plan == NULL)
        return NULL;
    ground->plan = plan;
    ground->moments++;
    return plan + moments * count;
}

/* When each unit moves for the last time.  Gives the number of rows. */
static size_t find_ends(FastGround *ground)
{
    int count = ground->count;
    size_t rows = 0;
    for (int i = 0; i < count; i++)
        ground->ends[i] = 0;
    for (int moment = 1; moment < ground->moments; moment++) {
        const Cell *now = ground->plan + (size_t)moment * (size_t)count;
        const Cell *before = now - count;
        for (int i = 0; i < count; i++)
            ground->ends[i] = now[i] == before[i] ? ground->ends[i] : moment;
    }
    for (int i = 0; i < count; i++)
        rows += (size_t)ground->ends[i] + 1;
    return rows;
}

static bool make_rows(FastGround *ground, size_t rows)
{
    size_t room = ground->row_room;
    Square *squares =
        fast_ground_room(ground->squares, &room, rows, sizeof *ground->squares);
    if (squares == NULL)
        return false;
    ground->squares = squares;
    int64_t *numbers = fast_ground_room(ground->numbers, &ground->row_room,
                                        rows, sizeof *ground->numbers);
    if (numbers == NULL)
        return false;
    ground->numbers = numbers;
    return true;
}

Answer fast_plan_answer(FastGround *ground)
{
    size_t count = (size_t)ground->count;
    size_t rows = find_ends(ground);
    if (rows > ground->row_room && !make_rows(ground, rows))
        return (Answer){.status = STATUS_OUT_OF_MEMORY};
    Answer answer = {.rows = {.count = (int)rows,
                              .width = 1,
                              .squares = ground->squares,
                              .numbers = ground->numbers}};
    for (int i = 0; i < ANSWER_WORK; i++)
        answer.work[i] = ground->work[i];
    size_t row = 0;
    for (size_t i = 0; i < count; i++) {
        const FastUnit *unit = &ground->units[i];
        Cell cell = unit->start;
        for (int moment = 0; moment <= ground->ends[i]; moment++, row++) {
            cell = ground->plan[(size_t)moment * count + i];
            ground->squares[row] = fast_ground_square(ground, cell);
            ground->numbers[row] = (int64_t)i + 1;
        }
        answer.score += cell == unit->goal && !unit->stranded ? ground->ends[i]
                                                              : ground->time;
    }
    return answer;
}

/* Runs to know how much is expanded, then once more to note it. */
Status fast_plan_trace(void *prepared, SolverRun *run, const Question *question,
                       Trace *trace)
{
    FastGround *ground = prepared;
    Answer answer = run(prepared, question);
    *trace = (Trace){0};
    int64_t steps = answer.work[EXPANDED];
    if (answer.status != STATUS_OK)
        return answer.status;
    if (steps > TRACE_LIMIT)
        return STATUS_REFUSED;
    Square *squares = malloc((size_t)steps * sizeof *squares + 1);
    int64_t *numbers = malloc((size_t)steps * 2 * sizeof *numbers + 1);
    trace->steps = (Rows){.count = (int)steps,
                          .width = 2,
                          .squares = squares,
                          .numbers = numbers};
    if (squares == NULL || numbers == NULL)
        return STATUS_OUT_OF_MEMORY;
    ground->traced = squares;
    ground->trace_numbers = numbers;
    answer = run(prepared, question);
    ground->traced = NULL;
    return answer.status;
}
