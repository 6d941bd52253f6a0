/* rounds.c -- runs the processes of a plan, round by round.
 *
 * What is still to be done is worked out from the rows there are, so that a
 * study which was killed goes on where it stopped.
 */
#include "rounds.h"

#include "cell.h"
#include "../process/clock.h"
#include "../command/progress.h"

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
static int fit_budget(const Rounds *rounds)
{
    Plan *plan = rounds->plan;
    int planned = plan->size.processes;
    int processes = planned;
    int budget = rounds->budget;
    const char *known = results_value(rounds->results, "processes");
    if (known != NULL) {
        plan_limit(plan, atoi(known));
        return EXIT_FINE;
    }
    plan_limit(plan, processes);
    while (budget > 0 && processes > FEWEST_PROCESSES &&
           plan_seconds(plan) > budget)
        plan_limit(plan, --processes);
    fprintf(stderr, "reitti: %d processes of %d blocks, about %.0f s",
            processes, plan->size.blocks, plan_seconds(plan));
    if (processes < planned)
        fprintf(stderr,
                "; %d processes would take longer than the budget of %d s",
                planned, budget);
    fputc('\n', stderr);
    return results_say(rounds->results, "processes", "%d", processes);
}

/* No estimate is better than the clock: the rounds end where another one would
 * go beyond the budget. */
static int watch_budget(const Rounds *rounds, int round, double elapsed,
                        double last)
{
    if (rounds->budget == 0 || round < FEWEST_PROCESSES ||
        round >= rounds->plan->size.processes ||
        elapsed + last <= rounds->budget)
        return EXIT_FINE;
    fprintf(stderr,
            "reitti: %d processes have to do: the budget of %d s is used up\n",
            round, rounds->budget);
    plan_limit(rounds->plan, round);
    return results_say(rounds->results, "processes", "%d", round);
}

int rounds_run(const Rounds *rounds)
{
    Plan *plan = rounds->plan;
    double start = clock_now();
    int done = 0;
    int status = EXIT_FINE;
    for (int round = 1; status == EXIT_FINE && round <= plan->size.processes;
         round++) {
        double began = clock_now();
        plan_shuffle(plan, rounds->seed, round);
        for (int i = 0; status == EXIT_FINE && i < plan->count; i++) {
            if (round > plan->cells[i].processes)
                continue;
            status = cell_run(rounds, &plan->cells[i], round);
            progress_show(++done, count_processes(plan));
        }
        if (status == EXIT_FINE && round == 1)
            status = fit_budget(rounds);
        double now = clock_now();
        if (status == EXIT_FINE)
            status = watch_budget(rounds, round, now - start, now - began);
    }
    return status;
}
