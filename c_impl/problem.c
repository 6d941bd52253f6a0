/* problem.c -- the register of problems.
 *
 * A linked list through the problems themselves: registering happens before
 * main() and must not fail.
 *
 * Mirror: prolog_impl/problem.pl.
 */
#include "problem.h"

#include <stdio.h>
#include <string.h>

static const char unsaid[] = "route";

static Problem *first_problem;

void problem_register(Problem *problem)
{
    Problem **place = &first_problem;
    while (*place != NULL && strcmp((*place)->name, problem->name) <= 0)
        place = &(*place)->next;
    problem->next = *place;
    *place = problem;
}

const Problem *problem_first(void)
{
    return first_problem;
}

const Problem *problem_find(const char *name)
{
    const Problem *problem = first_problem;
    while (problem != NULL && strcmp(problem->name, name) != 0)
        problem = problem->next;
    return problem;
}

const Problem *problem_of(const Solver *solver)
{
    return problem_find(solver->problem);
}

const Problem *problem_unsaid(void)
{
    return problem_find(unsaid);
}

const Problem *problem_twins(void)
{
    for (const Problem *problem = first_problem; problem != NULL;
         problem = problem->next)
        if (problem->next != NULL &&
            strcmp(problem->name, problem->next->name) == 0)
            return problem;
    return NULL;
}

const char *problem_solver(const Problem *problem, const Game *game)
{
    if (problem->solver != NULL)
        return problem->solver;
    return problem == problem_unsaid() ? game->solver : NULL;
}

ScoreText problem_score_text(const Problem *problem, const Game *game,
                             int64_t score)
{
    ScoreText written;
    if (problem->unit == NULL)
        return score_text(game, score);
    snprintf(written.text, sizeof written.text, "%lld", (long long)score);
    return written;
}

int problem_counts(const Problem *problem, const Answer *answer)
{
    int count = 0;
    while (problem->work[count].name != NULL && !problem->work[count].optional)
        count++;
    return answer->counts > 0 ? answer->counts : count;
}

int problem_tell(const Problem *problem, const Question *question,
                 const Answer *answer, int64_t told[PROBLEM_TOLD])
{
    int count = 0;
    if (problem->tell == NULL || answer->status != STATUS_OK)
        return 0;
    problem->tell(question, answer, told);
    while (problem->told[count] != NULL)
        count++;
    return count;
}

const char *problem_score(const Problem *problem)
{
    return problem->score == NULL ? "score" : problem->score;
}

const char *problem_best(const Problem *problem)
{
    return problem->best == NULL ? "best" : problem->best;
}

Status problem_accepts(const Problem *problem, const World *world,
                       const Question *question, Error *error)
{
    return problem->accepts == NULL ? STATUS_OK
                                    : problem->accepts(world, question, error);
}

Status problem_ask(const Problem *problem, const World *world,
                   Question *question, Error *error)
{
    const Field *wrong;
    Status status =
        question_place(question, problem->fields, world, &wrong, error);
    return status == STATUS_OK
               ? problem_accepts(problem, world, question, error)
               : status;
}
