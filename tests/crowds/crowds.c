/* crowds.c -- many units on random worlds: every solver in every style and
 * language makes the same plan, both checkers accept it, and what is broken of
 * it both refuse for the same reason.
 *
 * crowds WORLDS SEED FIRST FILE: so many worlds of the seed, from that one on.
 * Each is in FILE while it is tried.  What differs is shown, and the status
 * is 1.
 */
#include "../../bridge/check/difference.h"
#include "../../bridge/check/languages.h"
#include "../../bridge/command/progress.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"
#include "../../c_impl/world_writer.h"
#include "../cross/checkers.h"
#include "damage.h"
#include "gathering.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static const char *const reasons[] = {"rows are not unit by unit",
                                      "does not begin at its start",
                                      "cannot be entered",
                                      "no such move",
                                      "cuts a corner",
                                      "repeats its last square",
                                      "share",
                                      "meet half-way",
                                      "but the rows make"};
enum { REASONS = sizeof reasons / sizeof *reasons };

typedef struct Tally {
    long units;
    long plans;
    long damaged[DAMAGES];
    long refused[REASONS];
    long right;
} Tally;

typedef struct Run {
    int seed;
    int number; /* of the world */
    const char *file;
    Gathering gathering;
    Tally tally;
} Run;

static void print_repeat(FILE *out, const Run *run)
{
    fprintf(out, "; repeat: make crowds WORLDS=1 SEED=%d FIRST=%d\n", run->seed,
            run->number);
}

/* Before anybody is asked, who may crash; false, if it cannot be. */
static bool write_world(const Run *run)
{
    FILE *out = fopen(run->file, "w");
    if (out == NULL) {
        perror(run->file);
        return false;
    }
    print_repeat(out, run);
    world_write(out, &run->gathering.world);
    return fclose(out) == 0;
}

/* Shows what differs, and how to repeat it; false. */
__attribute__((format(printf, 2, 3))) static bool
differs(const Run *run, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    world_write(stdout, &run->gathering.world);
    print_repeat(stdout, run);
    return false;
}

static Trial trial_of(const Run *run, const Case *the_case)
{
    return (Trial){.the_case = the_case,
                   .world = &run->gathering.world,
                   .world_argument = run->file};
}

static Case case_of(const Run *run)
{
    return (Case){.problem = problem_find("units"),
                  .question = run->gathering.question};
}

static void ask(const Run *run, const Solver *solver, Reply *reply)
{
    const World *world = &run->gathering.world;
    Subject subject = {.solver = solver, .question = &run->gathering.question};
    *reply = (Reply){0};
    reply->answer.status =
        solver->prepare(solver, world, &subject.prepared, &reply->error);
    if (reply->answer.status == STATUS_OK) {
        reply_run(reply, world, &subject);
        solver->release(subject.prepared);
    }
}

/* What both say, if it is the same. */
static bool judge(const Run *run, const Solver *solver, const Reply *reply,
                  const char *what, Judgement *judgement)
{
    const World *world = &run->gathering.world;
    const Question *question = &run->gathering.question;
    Judgement prolog =
        checkers_prolog(JUDGED_ANSWER, solver, world, question, reply);
    *judgement = checkers_c(JUDGED_ANSWER, solver, world, question, reply);
    if (strcmp(judgement->text, prolog.text) == 0)
        return true;
    Case the_case = case_of(run);
    Trial trial = trial_of(run, &the_case);
    rows_print(stdout, &reply->answer.rows, world);
    difference_print_answer(stdout, &trial, solver, reply);
    return differs(run, "%s, %s: C says '%s', Prolog '%s'", solver->name, what,
                   judgement->text, prolog.text);
}

/* Counts what was said of a broken plan; false if it should not be said. */
static bool count(Run *run, const Solver *solver, const Damage *damage,
                  const Judgement *judgement)
{
    const char *said = judgement->text;
    if (*said == '\0' && damage->may_be_right) {
        run->tally.right++;
        return true;
    }
    for (int i = 0; i < REASONS; i++)
        if (strstr(said, reasons[i]) != NULL &&
            (damage->says == NULL || strcmp(damage->says, reasons[i]) == 0)) {
            run->tally.refused[i]++;
            return true;
        }
    return differs(run, "%s, %s: both say '%s'", solver->name, damage->name,
                   said);
}

static bool try_damage(Run *run, Random *random, const Solver *solver,
                       const Reply *reply, int which)
{
    Routes routes;
    Judgement judgement;
    bool fine = true;
    routes_make(&routes, &run->gathering.world, &run->gathering.question,
                &reply->answer);
    if (damages[which].make(&routes, random)) {
        Reply broken = {.answer = reply->answer};
        broken.answer.score = routes.score;
        broken.answer.rows = routes_rows(&routes);
        run->tally.damaged[which]++;
        fine = judge(run, solver, &broken, damages[which].name, &judgement) &&
               count(run, solver, &damages[which], &judgement);
        rows_free(&broken.answer.rows);
    }
    routes_free(&routes);
    return fine;
}

/* Both accept the plan, and refuse what is broken of it. */
static bool try_plan(Run *run, Random *random, const Solver *solver,
                     const Reply *reply)
{
    Judgement judgement;
    if (!answer_is_one(&reply->answer))
        return differs(run, "%s (%s, %s): %s", solver->name, solver->style,
                       solver->language->name, reply->error.text);
    if (!judge(run, solver, reply, "a plan", &judgement))
        return false;
    if (*judgement.text != '\0')
        return differs(run, "%s: %s", solver->name, judgement.text);
    bool fine = true;
    for (int i = 0; i < DAMAGES && fine; i++)
        fine = try_damage(run, random, solver, reply, i);
    return fine;
}

static bool is_asked(const Run *run, const Solver *solver)
{
    return problem_of(solver) == problem_find("units") &&
           solver_promise(solver, &run->gathering.world) != NULL;
}

/* All that are to do the same work; *next is the first that is not. */
static bool try_solver(Run *run, Random *random, const Solver *first,
                       const Solver **next)
{
    Reply said;
    ask(run, first, &said);
    bool fine = try_plan(run, random, first, &said);
    const Solver *solver = first->next;
    run->tally.plans++;
    for (; fine && solver != NULL && solver_compares(first, solver);
         solver = solver->next) {
        Reply reply;
        ask(run, solver, &reply);
        run->tally.plans++;
        fine = answer_equal(&said.answer, &reply.answer);
        if (!fine) {
            Case the_case = case_of(run);
            Trial trial = trial_of(run, &the_case);
            difference_print(stdout, &trial, first, &said, solver, &reply);
            differs(run, "%s differs", first->name);
        }
        reply_free(&reply);
    }
    reply_free(&said);
    *next = solver;
    return fine;
}

static bool try_world(Run *run)
{
    Random random =
        random_seed(random_derive(run->seed, run->number), RANDOM_TESTS);
    gathering_make(&run->gathering, &random);
    bool fine = write_world(run);
    run->tally.units += run->gathering.question.square_count / 2;
    const Solver *solver = solver_first();
    while (fine && solver != NULL)
        if (is_asked(run, solver))
            fine = try_solver(run, &random, solver, &solver);
        else
            solver = solver->next;
    gathering_free(&run->gathering);
    return fine;
}

static void print_tally(const Tally *tally, int worlds)
{
    long damaged = 0;
    for (int i = 0; i < DAMAGES; i++)
        damaged += tally->damaged[i];
    printf("%d worlds, %ld units, %ld plans, %ld damaged plans\n", worlds,
           tally->units, tally->plans, damaged);
    puts("damaged by");
    for (int i = 0; i < DAMAGES; i++)
        printf("%9ld %s\n", tally->damaged[i], damages[i].name);
    puts("refused since");
    for (int i = 0; i < REASONS; i++)
        printf("%9ld %s\n", tally->refused[i], reasons[i]);
    printf("%9ld are right all the same\n", tally->right);
}

int main(int argc, char **argv)
{
    Error error;
    if (argc != 5) {
        fprintf(stderr, "usage: crowds WORLDS SEED FIRST FILE\n");
        return 2;
    }
    if (languages_start(NULL, MODE_OPTIMIZE, &error) != STATUS_OK) {
        fprintf(stderr, "crowds: %s\n", error.text);
        return 2;
    }
    int worlds = atoi(argv[1]);
    Run run = {.seed = atoi(argv[2]), .file = argv[4]};
    bool fine = true;
    for (int i = 0; i < worlds && fine; i++) {
        run.number = atoi(argv[3]) + i;
        fine = try_world(&run);
        progress_show(i + 1, worlds);
    }
    if (fine)
        print_tally(&run.tally, worlds);
    prolog_stop();
    return fine ? 0 : 1;
}
