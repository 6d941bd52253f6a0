/* pibt.c -- priority inheritance with backtracking, moment by moment.
 *
 * Okumura and others (2022): who has not been home for the longest chooses
 * first.  Everybody gets home where any two neighbouring squares lie on a ring;
 * elsewhere units may push each other for ever.
 *
 * O(units x log(units)) time for a step, but for the distances.
 *
 * Mirror: prolog_impl/units/plain/pibt.pl.
 */
#include "../pushing.h"

#include <stdlib.h>

/* What is known of each unit. */
typedef struct Search {
    Pushing pushing;
    int *squares;
    int *waited; /* steps since it was home */
    int *order;  /* the units as they choose */
} Search;

static void step(Search *search)
{
    Pushing *pushing = &search->pushing;
    Plan *plan = pushing->plan;
    pushing_begin(pushing, search->squares);
    pushing_order(pushing, search->waited, search->order);
    for (int i = 0; i < plan->units; i++)
        if (pushing->next[search->order[i]] == UNDECIDED)
            pushing_move(pushing, search->order[i]);
    for (int i = 0; i < plan->units; i++) {
        int to = pushing->next[i];
        plan_move(plan, i, to);
        search->squares[i] = to;
        search->waited[i] = pushing_waits(pushing, i, search->waited[i], to);
    }
    plan->searches++;
    plan->rounds++;
}

static void solve(Plan *plan)
{
    size_t units = (size_t)plan->units;
    Search search = {.squares = plan_numbers(plan, units),
                     .waited = plan_numbers(plan, units),
                     .order = plan_numbers(plan, units)};
    if (pushing_make(&search.pushing, plan)) {
        for (int i = 0; i < plan->units; i++) {
            search.squares[i] = plan->start[i];
            search.waited[i] = 0;
        }
        while (plan->rounds < plan->time && !plan_all_home(plan) &&
               !plan->failed)
            step(&search);
    }
    pushing_free(&search.pushing);
    free(search.squares);
    free(search.waited);
    free(search.order);
}

static Answer run(void *prepared, const Question *question)
{
    return plan_run(prepared, question, solve);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return plan_trace(prepared, question, solve, trace);
}

SOLVER(.name = "pibt", .style = "plain", .problem = "units",
       .summary = "priority inheritance with backtracking, moment by moment",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = plan_prepare, .run = run, .trace = trace,
       .release = plan_release)
