/* rounds.c -- runs the processes of a plan, round by round.
 *
 * What is still to be done is worked out from the rows there are, so that a
 * study which was killed goes on where it stopped.
 */
#include "rounds.h"

#include "../../c_impl/support/clock.h"
#include "cell.h"

#include <stdlib.h>

enum { FEWEST_PROCESSES = 3 };

static int count_processes(const Plan *plan)
{
    int count = 0;
    for (int i = 0; i < plan->count; i++)
        count += plan->cells[i].processes;
    return count;
}

/* After the first round it is known how long a round takes: fewer of them, if
 * all would take too long. */
static Status fit_budget(const Rounds *rounds, Error *error)
{
    Plan *plan = rounds->plan;
    int planned = plan->size.processes;
    int processes = planned;
    int budget = rounds->budget;
    const char *known = results_value(rounds->results, "processes");
    if (known != NULL) {
        plan_limit(plan, atoi(known));
        return STATUS_OK;
    }
    plan_limit(plan, processes);
    while (budget > 0 && processes > FEWEST_PROCESSES &&
           plan_seconds(plan) > budget)
        plan_limit(plan, --processes);
    rounds->listener->budget(processes, planned, plan, budget);
    return results_say(rounds->results, "processes", error, "%d", processes);
}

/* No estimate is better than the clock: the rounds end where another one would
 * go beyond the budget. */
static Status watch_budget(const Rounds *rounds, int round, double elapsed,
                           double last, Error *error)
{
    if (rounds->budget == 0 || round < FEWEST_PROCESSES ||
        round >= rounds->plan->size.processes ||
        elapsed + last <= rounds->budget)
        return STATUS_OK;
    rounds->listener->used_up(round, rounds->budget);
    plan_limit(rounds->plan, round);
    return results_say(rounds->results, "processes", error, "%d", round);
}

Status rounds_run(const Rounds *rounds, Error *error)
{
    Plan *plan = rounds->plan;
    double start = clock_now();
    int done = 0;
    Status status = STATUS_OK;
    for (int round = 1; status == STATUS_OK && round <= plan->size.processes;
         round++) {
        double began = clock_now();
        plan_shuffle(plan, rounds->seed, round);
        for (int i = 0; status == STATUS_OK && i < plan->count; i++) {
            if (round > plan->cells[i].processes)
                continue;
            status = cell_run(&plan->cells[i], round, rounds->results,
                              rounds->time_limit, error);
            rounds->listener->progress(++done, count_processes(plan));
        }
        if (status == STATUS_OK && round == 1)
            status = fit_budget(rounds, error);
        double now = clock_now();
        if (status == STATUS_OK)
            status =
                watch_budget(rounds, round, now - start, now - began, error);
    }
    return status;
}
