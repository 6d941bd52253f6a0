/* prolog_rows.c -- answers and traces as Prolog terms.
 *
 * Rows are a list whose elements are all squares, or lists of integers, or
 * Square-Integers; or a plane, a compound plane(N1, N2, ...) with an integer
 * for each square of the world.
 */
#include "prolog_rows.h"

#include "prolog_terms.h"

#include <stdlib.h>

static functor_t answer_4, trace_2, pair_2;
static atom_t found_atom, no_answer_atom, plane_atom;

void rows_start(void)
{
    answer_4 = PL_new_functor(PL_new_atom("answer"), 4);
    trace_2 = PL_new_functor(PL_new_atom("trace"), 2);
    pair_2 = PL_new_functor(PL_new_atom("-"), 2);
    found_atom = PL_new_atom("found");
    no_answer_atom = PL_new_atom("no_answer");
    plane_atom = PL_new_atom("plane");
}

/* The rows under construction, and the references that are used for it. */
typedef struct Making {
    const World *world;
    Square *squares;
    int64_t *numbers;
    int width;
    term_t head;
    term_t part;
    term_t argument;
} Making;

static bool get_square(const Making *making, term_t term, int row)
{
    return terms_get_square(term, making->argument, &making->squares[row]) &&
           world_contains(making->world, making->squares[row]);
}

/* A float is no integer, though PL_get_int64() takes one that could be. */
static bool get_integer(term_t term, int64_t *integer)
{
    return PL_is_integer(term) && PL_get_int64(term, integer);
}

static bool get_numbers(const Making *making, term_t list, int row)
{
    int64_t *number = making->numbers + (size_t)row * (size_t)making->width;
    if (terms_length(list) != making->width)
        return false;
    term_t rest = making->part;
    if (!PL_put_term(rest, list))
        return false;
    while (PL_get_list(rest, making->argument, rest))
        if (!get_integer(making->argument, number++))
            return false;
    return true;
}

/* One element of the list, in `head`, as row number `row`. */
static bool get_row(const Making *making, int row)
{
    if (making->squares == NULL)
        return get_numbers(making, making->head, row);
    if (making->numbers == NULL)
        return get_square(making, making->head, row);
    return PL_is_functor(making->head, pair_2) &&
           PL_get_arg(1, making->head, making->part) &&
           get_square(making, making->part, row) &&
           PL_get_arg(2, making->head, making->part) &&
           get_numbers(making, making->part, row);
}

/* What the first element says of all of them; false: no row is like that. */
static bool find_shape(Making *making, bool *squares)
{
    *squares = true;
    making->width = -1;
    if (PL_is_list(making->head)) {
        *squares = false;
        making->width = (int)terms_length(making->head);
        return making->width > 0;
    }
    if (!PL_is_functor(making->head, pair_2))
        return true;
    if (!PL_get_arg(2, making->head, making->part))
        return false;
    making->width = (int)terms_length(making->part);
    return making->width > 0;
}

static Status get_list(term_t list, int64_t length, Making *making)
{
    bool squares;
    int row = 0;
    if (!PL_get_list(list, making->head, list) ||
        !find_shape(making, &squares) ||
        length * ((int64_t)making->width + 1) > TRACE_LIMIT)
        return STATUS_ERROR;
    if (squares)
        making->squares = malloc((size_t)length * sizeof *making->squares);
    if (making->width >= 0)
        making->numbers = malloc((size_t)length * (size_t)making->width *
                                 sizeof *making->numbers);
    if ((squares && making->squares == NULL) ||
        (making->width >= 0 && making->numbers == NULL))
        return STATUS_OUT_OF_MEMORY;
    do {
        if (!get_row(making, row++))
            return STATUS_ERROR;
    } while (PL_get_list(list, making->head, list));
    return STATUS_OK;
}

static Status get_plane(term_t term, size_t arity, Making *making)
{
    making->width = 1;
    making->numbers = malloc(arity * sizeof *making->numbers);
    if (making->numbers == NULL)
        return STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < arity; i++)
        if (!PL_get_arg(i + 1, term, making->argument) ||
            !get_integer(making->argument, &making->numbers[i]))
            return STATUS_ERROR;
    return STATUS_OK;
}

/* STATUS_ERROR: these are no rows. */
static Status get_rows(term_t term, const World *world, Rows *rows)
{
    Making making = {.world = world,
                     .width = -1,
                     .head = PL_new_term_ref(),
                     .part = PL_new_term_ref(),
                     .argument = PL_new_term_ref()};
    term_t list = PL_copy_term_ref(term);
    atom_t name;
    size_t arity;
    int64_t count = terms_length(list); /* a list may be without an end */
    Status status = STATUS_ERROR;
    *rows = (Rows){0};
    if (count == 0)
        return STATUS_OK;
    bool plane = count < 0 && PL_get_compound_name_arity(term, &name, &arity) &&
                 name == plane_atom;
    if (plane && arity == world_size(world)) {
        count = (int64_t)arity;
        status = get_plane(term, arity, &making);
    } else if (count > 0 && count <= TRACE_LIMIT) {
        status = get_list(list, count, &making);
    }
    *rows = (Rows){.count = (int)count,
                   .width = making.width < 0 ? 0 : making.width,
                   .plane = plane,
                   .squares = making.squares,
                   .numbers = making.numbers};
    if (status != STATUS_OK)
        rows_free(rows);
    return status;
}

/* All counts that the problem names; those that are optional may be missing. */
static bool get_work(term_t term, const Problem *problem, Answer *answer)
{
    term_t list = PL_copy_term_ref(term);
    term_t head = PL_new_term_ref();
    for (const Work *work = problem->work; work->name != NULL; work++) {
        if (work->optional && PL_get_nil(list))
            return true;
        int64_t *count = &answer->work[work - problem->work];
        if (!PL_get_list(list, head, list) || !get_integer(head, count))
            return false;
        if (work->optional)
            answer->counts = (int)(work - problem->work) + 1;
    }
    return PL_get_nil(list);
}

static Status not_an_answer(const Problem *problem, Error *error)
{
    if (problem->rows == NULL)
        return error_set(error, STATUS_ERROR, 0, "the answer is none");
    return error_set(error, STATUS_ERROR, 0, "the answer is not a %s",
                     problem->rows);
}

Status terms_get_answer(term_t term, const Problem *problem, const World *world,
                        Answer *answer, Error *error)
{
    term_t argument = PL_new_term_ref();
    atom_t status;
    *answer = (Answer){0};
    if (!PL_is_functor(term, answer_4) || !PL_get_arg(1, term, argument) ||
        !PL_get_atom(argument, &status) ||
        (status != found_atom && status != no_answer_atom) ||
        !PL_get_arg(2, term, argument) ||
        !get_integer(argument, &answer->score) ||
        !PL_get_arg(3, term, argument) ||
        !get_work(argument, problem, answer) || !PL_get_arg(4, term, argument))
        return not_an_answer(problem, error);
    Status got = get_rows(argument, world, &answer->rows);
    if (got == STATUS_ERROR)
        return not_an_answer(problem, error);
    if (got != STATUS_OK)
        return error_out_of_memory(error);
    return status == found_atom ? STATUS_OK : STATUS_NO_ANSWER;
}

Status terms_get_trace(term_t term, const World *world, Trace *trace,
                       Error *error)
{
    term_t argument = PL_new_term_ref();
    Status status = STATUS_ERROR;
    *trace = (Trace){0};
    if (PL_is_functor(term, trace_2) && PL_get_arg(1, term, argument))
        status = get_rows(argument, world, &trace->steps);
    if (status == STATUS_OK && PL_get_arg(2, term, argument))
        status = get_rows(argument, world, &trace->left);
    if (status == STATUS_OK)
        return STATUS_OK;
    trace_free(trace);
    return status == STATUS_ERROR
               ? error_set(error, status, 0, "what the run left is not a trace")
               : error_out_of_memory(error);
}

static bool put_plane(term_t term, const Rows *rows)
{
    term_t number = PL_new_term_ref();
    term_t argument = PL_new_term_ref();
    if (!PL_put_variable(term) ||
        !PL_unify_compound(term,
                           PL_new_functor_sz(plane_atom, (size_t)rows->count)))
        return false;
    for (int i = 0; i < rows->count; i++)
        if (!PL_put_int64(number, rows->numbers[i]) ||
            !PL_get_arg((size_t)i + 1, term, argument) ||
            !PL_unify(argument, number))
            return false;
    return true;
}

static bool put_rows(term_t term, const Rows *rows)
{
    term_t row = PL_new_term_ref();
    term_t parts = PL_new_term_refs(2);
    if (rows->plane)
        return put_plane(term, rows);
    bool fine = PL_put_nil(term);
    for (int i = rows->count - 1; fine && i >= 0; i--) {
        const int64_t *numbers =
            rows->numbers + (size_t)i * (size_t)rows->width;
        fid_t frame = PL_open_foreign_frame();
        if (rows->squares != NULL)
            fine = terms_put_square(parts, rows->squares[i]);
        if (fine && rows->numbers != NULL)
            fine = terms_put_numbers(parts + 1, numbers, rows->width);
        if (rows->squares == NULL)
            fine = fine && PL_put_term(row, parts + 1);
        else if (rows->numbers == NULL)
            fine = fine && PL_put_term(row, parts);
        else
            fine = fine && PL_cons_functor_v(row, pair_2, parts);
        fine = fine && PL_cons_list(term, row, term);
        PL_close_foreign_frame(frame);
    }
    return fine;
}

bool terms_put_answer(term_t term, const Problem *problem, const Answer *answer)
{
    term_t arguments = PL_new_term_refs(4);
    term_t head = PL_new_term_ref();
    int count = problem_counts(problem, answer);
    bool fine =
        PL_put_atom(arguments, answer->status == STATUS_OK ? found_atom
                                                           : no_answer_atom) &&
        PL_put_int64(arguments + 1, answer->score) && PL_put_nil(arguments + 2);
    while (fine && count-- > 0)
        fine = PL_put_int64(head, answer->work[count]) &&
               PL_cons_list(arguments + 2, head, arguments + 2);
    return fine && put_rows(arguments + 3, &answer->rows) &&
           PL_cons_functor_v(term, answer_4, arguments);
}

bool terms_put_trace(term_t term, const Trace *trace)
{
    term_t arguments = PL_new_term_refs(2);
    return put_rows(arguments, &trace->steps) &&
           put_rows(arguments + 1, &trace->left) &&
           PL_cons_functor_v(term, trace_2, arguments);
}
