/* duel.c -- two searches, of whatever language, answer the same questions. */
#include "duel.h"

#include "../../bridge/measure/stopwatch.h"

#define BLOCK_NS 2e7 /* that is timed at once, at least */

Duellist duel_enter(const char *name, const char *style,
                    const Language *language, const World *world)
{
    const Solver *solver = solver_find(name, style, language);
    Duellist one = {
        .name = name, .loop = language->run_often, .subject.solver = solver};
    Error error;
    if (solver == NULL)
        give_up(name, "there is no such search");
    if (solver->prepare(solver, world, &one.subject.prepared, &error) !=
        STATUS_OK)
        give_up(name, error.text);
    return one;
}

void duel_leave(Duellist *one)
{
    one->subject.solver->release(one->subject.prepared);
}

static double time_of(const Duellist *one)
{
    Block block;
    Error error;
    if (stopwatch_time_clean(one->loop, &one->subject, one->runs, &block,
                             &error) != STATUS_OK)
        give_up(one->name, error.text);
    return (double)block.cpu_ns;
}

/* All questions, as often as makes a block. */
static void measure_runs(Duellist *one, const Questions *questions)
{
    one->subject.question = questions->questions;
    one->subject.more = questions->count - 1;
    one->runs = questions->count;
    while (time_of(one) < BLOCK_NS)
        one->runs *= 2;
}

void duel_fight(Duellist *one, Duellist *other, const Questions *questions)
{
    for (int i = 0; i < questions->count; i++) {
        const Question *question = &questions->questions[i];
        Duellist *both[] = {one, other};
        int64_t scores[2];
        for (int j = 0; j < 2; j++) {
            const Subject *subject = &both[j]->subject;
            Answer answer = subject->solver->run(subject->prepared, question);
            if (answer.status != STATUS_OK)
                give_up(both[j]->name, "finds no route");
            scores[j] = answer.score;
        }
        if (scores[0] != scores[1])
            give_up(one->name, "answers otherwise than the other");
    }
    duel_time(one, other, questions);
}

void duel_time(Duellist *one, Duellist *other, const Questions *questions)
{
    measure_runs(one, questions);
    measure_runs(other, questions);
    for (int i = 0; i < DUEL_ROUNDS; i++) {
        one->times[i] = time_of(one) / one->runs;
        other->times[i] = time_of(other) / other->runs;
    }
}
