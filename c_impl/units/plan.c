/* plan.c -- everybody's squares at all moments.
 *
 * Mirror: prolog_impl/units/plan.pl.
 */
#include "plan.h"

#include "../support/array.h"

#include <stdlib.h>

enum { TIMES = 10 /* the sides of the world make the time of a run */ };

/* What the last run left. */
static void forget(Plan *plan)
{
    for (int i = 0; plan->route != NULL && i < plan->units; i++)
        free(plan->route[i].squares);
    free(plan->route);
    free(plan->start);
    free(plan->asked);
    free(plan->goal);
    free(plan->on);
    free(plan->squares);
    free(plan->numbers);
    free(plan->told);
    *plan = (Plan){.ground = plan->ground, .time = plan->time};
}

void plan_release(void *prepared)
{
    Plan *plan = prepared;
    forget(plan);
    ground_free(&plan->ground);
    free(plan);
}

Status plan_prepare(const Solver *solver, const World *world, void **prepared,
                    Error *error)
{
    (void)solver;
    Plan *plan = calloc(1, sizeof *plan);
    if (plan == NULL)
        return error_out_of_memory(error);
    if (!ground_make(&plan->ground, world)) {
        plan_release(plan);
        return error_out_of_memory(error);
    }
    plan->time = TIMES * (world->width + world->height);
    *prepared = plan;
    return STATUS_OK;
}

int *plan_numbers(Plan *plan, size_t count)
{
    int *numbers = malloc(count * sizeof *numbers);
    if (numbers == NULL)
        plan->failed = true;
    return numbers;
}

void plan_extend(Plan *plan, Route *route, int square)
{
    int *squares = array_grow(route->squares, &route->capacity, route->count,
                              sizeof *squares);
    if (squares == NULL) {
        plan->failed = true;
        return;
    }
    route->squares = squares;
    squares[route->count++] = square;
}

void plan_move(Plan *plan, int unit, int square)
{
    Route *route = &plan->route[unit];
    int here = route->count > 0 ? plan_at(plan, unit) : square;
    plan_extend(plan, route, square);
    /* Where all move together, another may have come there already. */
    if (plan->on[here] == unit)
        plan->on[here] = NOBODY;
    plan->on[square] = unit;
}

static void begin(Plan *plan, const Question *question)
{
    const Ground *ground = &plan->ground;
    const Square *squares = question->squares;
    forget(plan);
    plan->units = question->square_count / 2;
    plan->window = question->numbers[0];
    size_t units = (size_t)plan->units;
    plan->start = plan_numbers(plan, units);
    plan->asked = plan_numbers(plan, units);
    plan->goal = plan_numbers(plan, units);
    plan->on = plan_numbers(plan, (size_t)ground->size);
    plan->route = calloc(units, sizeof *plan->route);
    plan->failed = plan->failed || plan->route == NULL;
    for (int i = 0; !plan->failed && i < ground->size; i++)
        plan->on[i] = NOBODY;
    for (int i = 0; !plan->failed && i < plan->units; i++) {
        int from = ground_index(ground, *squares++);
        int to = ground_index(ground, *squares++);
        plan->start[i] = from;
        plan->asked[i] = to;
        plan->goal[i] = ground_joins(ground, from, to) ? to : from;
        plan_move(plan, i, from);
    }
}

/* Drops the repeats at a route's end; how many rows are left in all. */
static int trim(Plan *plan)
{
    int rows = 0;
    for (int i = 0; i < plan->units; i++) {
        Route *route = &plan->route[i];
        while (route->count > 1 && route->squares[route->count - 1] ==
                                       route->squares[route->count - 2])
            route->count--;
        rows += route->count;
    }
    return rows;
}

/* The cost of a trimmed route: when it came to its end, if that is where it was
 * asked to go. */
static int64_t score(const Plan *plan)
{
    int64_t sum = 0;
    for (int i = 0; i < plan->units; i++)
        sum += plan_at(plan, i) == plan->asked[i] ? plan->route[i].count - 1
                                                  : plan->time;
    return sum;
}

static int write_rows(Plan *plan)
{
    int rows = 0;
    int count = trim(plan);
    plan->squares = malloc((size_t)count * sizeof *plan->squares);
    plan->numbers = malloc((size_t)count * sizeof *plan->numbers);
    if (plan->squares == NULL || plan->numbers == NULL) {
        plan->failed = true;
        return 0;
    }
    for (int i = 0; i < plan->units; i++)
        for (int j = 0; j < plan->route[i].count; j++) {
            plan->squares[rows] =
                ground_square(&plan->ground, plan->route[i].squares[j]);
            plan->numbers[rows++] = i + 1;
        }
    return rows;
}

static Answer answer(Plan *plan, const Question *question, PlanSolve *solve,
                     bool tells)
{
    begin(plan, question);
    plan->tells = tells;
    if (!plan->failed)
        solve(plan);
    int rows = plan->failed ? 0 : write_rows(plan);
    if (plan->failed)
        return (Answer){.status = STATUS_OUT_OF_MEMORY};
    return (Answer){.score = score(plan),
                    .work = {plan->expanded, plan->estimated, plan->reserved,
                             plan->searches, plan->rounds},
                    .rows = {.count = rows,
                             .width = 1,
                             .squares = plan->squares,
                             .numbers = plan->numbers}};
}

Answer plan_run(void *prepared, const Question *question, PlanSolve *solve)
{
    return answer(prepared, question, solve, false);
}

Status plan_trace(void *prepared, const Question *question, PlanSolve *solve,
                  Trace *trace)
{
    Plan *plan = prepared;
    Answer traced = answer(plan, question, solve, true);
    *trace = (Trace){0};
    if (traced.status != STATUS_OK)
        return traced.status;
    if (plan->expanded > TRACE_LIMIT)
        return STATUS_REFUSED;
    size_t count = (size_t)plan->told_count;
    Square *squares = malloc(count * sizeof *squares + 1);
    int64_t *numbers = malloc(2 * count * sizeof *numbers + 1);
    trace->steps = (Rows){.count = plan->told_count,
                          .width = 2,
                          .squares = squares,
                          .numbers = numbers};
    if (squares == NULL || numbers == NULL) {
        trace_free(trace);
        return STATUS_OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        squares[i] = ground_square(&plan->ground, plan->told[i].square);
        numbers[2 * i] = plan->told[i].unit + 1;
        numbers[2 * i + 1] = plan->told[i].moment;
    }
    return STATUS_OK;
}

bool plan_all_home(const Plan *plan)
{
    for (int i = 0; i < plan->units; i++)
        if (!plan_is_home(plan, i))
            return false;
    return true;
}

/* Whether whoever is on a square has come there from the other in the turn that
 * the unit is to make, too. */
static bool has_come(const Plan *plan, int unit, int from, int to)
{
    if (plan->on[to] == NOBODY)
        return false;
    const Route *route = &plan->route[plan->on[to]];
    return route->count > plan->route[unit].count &&
           route->squares[route->count - 2] == from;
}

bool plan_is_blocked(const Plan *plan, int unit, int square)
{
    int corner[2];
    if (plan->on[square] != NOBODY && plan->on[square] != unit)
        return true;
    return ground_corners(&plan->ground, plan_at(plan, unit), square, corner) &&
           (has_come(plan, unit, corner[0], corner[1]) ||
            has_come(plan, unit, corner[1], corner[0]));
}

void plan_expand(Plan *plan, int square, int unit, int moment)
{
    plan->expanded++;
    if (!plan->tells || plan->expanded > TRACE_LIMIT)
        return;
    Told *told = array_grow(plan->told, &plan->told_capacity, plan->told_count,
                            sizeof *told);
    if (told == NULL) {
        plan->failed = true;
        return;
    }
    plan->told = told;
    told[plan->told_count++] = (Told){square, unit, moment};
}
