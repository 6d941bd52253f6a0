/* dropped_look.c -- looks around, in keypad order.
 *
 * Mirror: prolog_impl/dropped_problem/tuned/dropped_look.pl.
 */
#include "../../solver.h"

#include <stdlib.h>

typedef struct Look {
    const World *world;
    Square found[KEYPAD_DIRECTIONS];
} Look;

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    Look *look = malloc(sizeof *look);
    (void)solver;
    if (look == NULL)
        return error_out_of_memory(error);
    look->world = world;
    *prepared = look;
    return STATUS_OK;
}

static Answer run(void *prepared, const Question *question)
{
    Look *look = prepared;
    int count = 0;
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
        Square square = square_step(question->squares[0], keypad[i]);
        if (world_is_open(look->world, square))
            look->found[count++] = square;
    }
    return (Answer){.status = count > 0 ? STATUS_OK : STATUS_NO_ANSWER,
                    .score = count,
                    .work = {count},
                    .rows = {.count = count, .squares = look->found}};
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Look *look = prepared;
    int count = run(prepared, question).rows.count;
    Square *squares;
    int64_t *plane;
    Status status = trace_make(trace, look->world, count, &squares, &plane);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < world_size(look->world); i++)
        plane[i] = UNREACHED;
    for (int i = 0; i < count; i++) {
        squares[i] = look->found[i];
        plane[world_index(look->world, squares[i])] = 1;
    }
    return STATUS_OK;
}

SOLVER(.name = "dropped_look", .style = "tuned", .problem = "dropped_problem",
       .summary = "looks around",
       .promises = {{.traits = TRAIT_ANY,
                     .complete = true,
                     .best = true,
                     .same = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = free)
