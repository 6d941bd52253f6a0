/* lacking.c -- which rows that a plan asks for are not there. */
#include "lacking.h"

#include "cell.h"
#include "known.h"

int lacking_count(Plan *plan, const Results *results, LackingTell *tell,
                  void *context)
{
    int count = 0;
    for (int i = 0; i < plan->count; i++)
        plan->cells[i].slow = known_slow(results, &plan->cells[i].sample);
    plan_limit(plan, plan->size.processes);
    for (int i = 0; i < plan->count; i++)
        for (int process = 1; process <= plan->cells[i].processes; process++)
            if (cell_lacks(&plan->cells[i], process, results)) {
                tell(context, &plan->cells[i], process);
                count++;
            }
    return count;
}
