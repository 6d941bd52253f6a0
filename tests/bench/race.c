/* race.c -- searches of one problem answer one question in turn. */
#include "race.h"

#include "../../c_impl/problem.h"
#include "../../c_impl/support/clock.h"
#include "questions.h"

#include <stdio.h>
#include <string.h>

#define BLOCK_NS 5e6  /* that is timed at once, at least */
#define ENOUGH_NS 5e9 /* a race goes on no longer if it has a few rounds */

enum { FEW_ROUNDS = 3 };

void race_enter(Race *race, const char *name, const char *style)
{
    Runner *one = &race->runners[race->count];
    Error error;
    *one = (Runner){.solver = solver_find(name, style, &language_c)};
    if (one->solver == NULL) {
        printf("  (there is no search %s, %s)\n", name, style);
        return;
    }
    if (one->solver->prepare(one->solver, race->world, &one->prepared,
                             &error) != STATUS_OK)
        give_up(name, error.text);
    race->count++;
}

void race_end(Race *race)
{
    for (int i = 0; i < race->count; i++)
        race->runners[i].solver->release(race->runners[i].prepared);
}

void race_check(const Race *race, Runner *one)
{
    const Solver *solver = one->solver;
    const Problem *problem = problem_of(solver);
    Error error;
    one->answer = solver->run(one->prepared, race->question);
    if (one->answer.status != STATUS_OK)
        give_up(solver->name, "has no answer");
    if (problem->check(race->world, race->question, &one->answer,
                       solver_promise(solver, race->world),
                       &error) != STATUS_OK)
        give_up(solver->name, error.text);
}

static double time_block(const Race *race, const Runner *one)
{
    int64_t ns = clock_cpu_ns();
    for (int i = 0; i < one->runs; i++)
        one->solver->run(one->prepared, race->question);
    return (double)(clock_cpu_ns() - ns);
}

void race_run(Race *race)
{
    double spent = 0;
    for (int i = 0; i < race->count; i++) {
        Runner *one = &race->runners[i];
        race_check(race, one);
        for (one->runs = 1; time_block(race, one) < BLOCK_NS;)
            one->runs *= 2;
    }
    for (; race->rounds < ROUNDS &&
           (race->rounds < FEW_ROUNDS || spent < ENOUGH_NS);
         race->rounds++)
        for (int i = 0; i < race->count; i++) {
            Runner *one = &race->runners[i];
            race_check(race, one);
            double time = time_block(race, one);
            one->times[race->rounds] = time / one->runs;
            spent += time;
        }
}

/* The median, the least and the greatest. */
static Ratio middle(const double *times, int count)
{
    double sorted[ROUNDS];
    memcpy(sorted, times, (size_t)count * sizeof *sorted);
    Ratio ratio = {.median = median(sorted, count)};
    ratio.least = sorted[0];
    ratio.greatest = sorted[count - 1];
    return ratio;
}

double race_time(const Race *race, const Runner *one)
{
    return middle(one->times, race->rounds).median;
}

double race_each(const Race *race, const Runner *one)
{
    return race_time(race, one) / (double)one->answer.work[0];
}

void race_print(const Race *race)
{
    printf("  %d rounds\n  %-14s %10s %24s %9s %7s %7s\n", race->rounds, "",
           "us a run", "", problem_of(race->runners->solver)->work[0].name,
           "ns each", "score");
    for (int i = 0; i < race->count; i++) {
        const Runner *one = &race->runners[i];
        Ratio time = middle(one->times, race->rounds);
        printf("  %-6s %-7s %10.1f (%10.1f to %8.1f) %9lld %7.1f %7lld\n",
               one->solver->name, one->solver->style, time.median / 1e3,
               time.least / 1e3, time.greatest / 1e3,
               (long long)one->answer.work[0], race_each(race, one),
               (long long)one->answer.score);
    }
}

const Runner *race_find(const Race *race, const char *name)
{
    for (int i = 0; i < race->count; i++)
        if (strcmp(race->runners[i].solver->name, name) == 0 &&
            strcmp(race->runners[i].solver->style, "tuned") == 0)
            return &race->runners[i];
    give_up(name, "there is no tuned one");
}

double race_ratio(const Race *race, const Runner *one, const Runner *other)
{
    double ratios[ROUNDS];
    for (int i = 0; i < race->rounds; i++)
        ratios[i] = one->times[i] / other->times[i];
    return median(ratios, race->rounds);
}
