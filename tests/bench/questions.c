/* questions.c -- many different questions of one world. */
#include "questions.h"

#include "../../c_impl/random.h"

#include <stdlib.h>
#include <string.h>

enum { TRIES = 100 /* for each question */ };

void give_up(const char *what, const char *why)
{
    fprintf(stderr, "bench: %s: %s\n", what, why);
    exit(1);
}

static void make(Questions *questions, int count)
{
    *questions = (Questions){
        .questions = calloc((size_t)count, sizeof *questions->questions),
        .squares = calloc((size_t)count * 2, sizeof *questions->squares)};
    if (questions->questions == NULL || questions->squares == NULL)
        give_up("questions", "no memory");
}

static void add(Questions *questions, Square start, Square goal)
{
    Square *ends = questions->squares + 2 * questions->count;
    ends[0] = start;
    ends[1] = goal;
    questions->questions[questions->count++] =
        (Question){.squares = ends, .square_count = 2};
}

static bool is_known(const Questions *questions, const Square *ends)
{
    for (int i = 0; i < questions->count; i++)
        if (memcmp(questions->squares + 2 * i, ends, 2 * sizeof *ends) == 0)
            return true;
    return false;
}

static Square draw(Random *random, const World *world)
{
    Square square;
    do
        square = (Square){1, random_between(random, 1, world->width),
                          random_between(random, 1, world->height)};
    while (!world_is_open(world, square));
    return square;
}

void questions_draw(Questions *drawn, const World *world, int count)
{
    const Solver *solver = solver_find("breadth_first", "tuned", &language_c);
    Random random = random_seed(0, RANDOM_TESTS);
    void *prepared;
    Error error;
    make(drawn, count);
    if (solver->prepare(solver, world, &prepared, &error) != STATUS_OK)
        give_up(solver->name, error.text);
    for (int tries = 0; drawn->count < count && tries / TRIES < count;
         tries++) {
        Square ends[] = {draw(&random, world), draw(&random, world)};
        Question question = {.squares = ends, .square_count = 2};
        if (!square_equal(ends[0], ends[1]) && !is_known(drawn, ends) &&
            solver->run(prepared, &question).status == STATUS_OK)
            add(drawn, ends[0], ends[1]);
    }
    solver->release(prepared);
}

void questions_of(Questions *taken, const Cases *cases)
{
    make(taken, cases->count);
    for (int i = 0; i < cases->count; i++) {
        const Square *ends = cases->cases[i].question.squares;
        if (!square_equal(ends[0], ends[1]))
            add(taken, ends[0], ends[1]);
    }
}

void questions_free(Questions *questions)
{
    free(questions->questions);
    free(questions->squares);
}
