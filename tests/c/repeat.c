/* repeat.c -- runs one C search many times: for callgrind, which cannot wait.
 *
 * repeat RUNS WORLDFILE SEARCH STYLE QUESTION... prints the score.
 */
#include "../../c_impl/problem.h"
#include "../../c_impl/world_reader.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    World world;
    Error error;
    Question question;
    void *prepared;
    Answer answer = {0};
    if (argc < 5 || world_read(&world, argv[2], &error) != STATUS_OK)
        return 2;
    const Solver *solver = solver_find(argv[3], argv[4], &language_c);
    const Problem *problem = solver == NULL ? NULL : problem_of(solver);
    if (problem == NULL || !question_fits(problem->fields, argc - 5) ||
        question_read(&question, problem->fields, argv + 5, argc - 5, &error) !=
            STATUS_OK ||
        problem_ask(problem, &world, &question, &error) != STATUS_OK ||
        solver->prepare(solver, &world, &prepared, &error) != STATUS_OK)
        return 2;
    for (long runs = strtol(argv[1], NULL, 10); runs > 0; runs--)
        answer = solver->run(prepared, &question);
    printf("%lld\n", (long long)answer.score);
    solver->release(prepared);
    question_free(&question);
    world_free(&world);
    return 0;
}
