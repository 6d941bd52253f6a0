/* bench.c -- how the languages and styles compare on two questions, and what
 * the border between them costs.
 *
 * Every subject is timed once in every round, in turn, so that a ratio is one
 * of neighbours; the median of the rounds' ratios is printed, with the smallest
 * and the largest.  CPU time of the thread, in microseconds a run.
 */
#include "../../bridge/check/catalogue.h"
#include "../../bridge/measure/stopwatch.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"
#include "../../bridge/prolog_from_c/prolog_terms.h"
#include "../../c_impl/reitti.h"

#include <SWI-Prolog.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 21, BLOCK_NS = 20000000 };

typedef struct Contender {
    const char *label;
    LanguageLoop *loop;
    Subject subject;
    int runs; /* a block */
    double times[ROUNDS];
} Contender;

static void call(const char *name, int arity, term_t arguments)
{
    if (!PL_call_predicate(NULL, PL_Q_NODEBUG | PL_Q_PASS_EXCEPTION,
                           PL_predicate(name, arity, "bench"), arguments)) {
        fprintf(stderr, "bench: %s failed\n", name);
        exit(1);
    }
}

/* A C solver called from Prolog; what it prepared is a term reference. */
static Status run_c_from_prolog(const Subject *subject, int runs, Error *error)
{
    (void)error;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(3);
    if (!PL_put_integer(arguments, runs) ||
        !PL_put_term(arguments + 1, (term_t)(uintptr_t)subject->prepared) ||
        !terms_put_question(arguments + 2, subject->question))
        abort();
    call("c_often", 3, arguments);
    PL_discard_foreign_frame(frame);
    return STATUS_OK;
}

static void *prepare_c_from_prolog(const char *library, const char *world,
                                   const char *search)
{
    term_t slot = PL_new_term_ref();
    term_t arguments = PL_new_term_refs(4);
    if (!PL_put_atom_chars(arguments, library) ||
        !PL_put_atom_chars(arguments + 1, world) ||
        !PL_put_atom_chars(arguments + 2, search))
        abort();
    call("c_prepare_world", 4, arguments);
    if (!PL_put_term(slot, arguments + 3))
        abort();
    return (void *)(uintptr_t)slot;
}

static const Solver *find(const char *name, const char *style,
                          const Language *language)
{
    const Solver *solver = solver_find(name, style, language);
    if (solver == NULL)
        abort();
    return solver;
}

static Contender contender(const char *label, LanguageLoop *loop,
                           const Solver *solver, const World *world)
{
    Error error;
    Contender made = {.label = label, .loop = loop, .subject.solver = solver};
    if (solver->prepare(solver, world, &made.subject.prepared, &error) !=
        STATUS_OK)
        abort();
    return made;
}

static int compare(const void *a, const void *b)
{
    double first = *(const double *)a;
    double second = *(const double *)b;
    return (first > second) - (first < second);
}

static void print_sorted(const char *label, double *values, const char *unit)
{
    qsort(values, ROUNDS, sizeof *values, compare);
    printf("  %-44s %10.3f %s  (%.3f to %.3f)\n", label, values[ROUNDS / 2],
           unit, values[0], values[ROUNDS - 1]);
}

/* A benchmark of solvers that fail is none. */
static void measured(Status status, const Error *error)
{
    if (status == STATUS_OK)
        return;
    fprintf(stderr, "bench: %s\n", error->text);
    exit(1);
}

static void measure(Contender *contenders, int count, Square from, Square to)
{
    Square ends[] = {from, to};
    Question question = {.squares = ends, .square_count = 2};
    Error error;
    for (int i = 0; i < count; i++) {
        Contender *one = &contenders[i];
        one->subject.question = &question;
        measured(stopwatch_runs(one->loop, &one->subject, BLOCK_NS, &one->runs,
                                &error),
                 &error);
    }
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < count; i++) {
            Contender *one = &contenders[i];
            Block block;
            measured(stopwatch_time_clean(one->loop, &one->subject, one->runs,
                                          &block, &error),
                     &error);
            one->times[round] = (double)block.cpu_ns / 1e3 / block.runs;
        }
    for (int i = 0; i < count; i++) {
        double times[ROUNDS];
        memcpy(times, contenders[i].times, sizeof times);
        print_sorted(contenders[i].label, times, "us");
    }
}

static void print_ratio(const char *label, const Contender *slow,
                        const Contender *fast)
{
    double ratios[ROUNDS];
    for (int i = 0; i < ROUNDS; i++)
        ratios[i] = slow->times[i] / fast->times[i];
    print_sorted(label, ratios, "x ");
}

static void print_difference(const char *label, const Contender *more,
                             const Contender *less)
{
    double differences[ROUNDS];
    for (int i = 0; i < ROUNDS; i++)
        differences[i] = more->times[i] - less->times[i];
    print_sorted(label, differences, "us");
}

static void bench_rogue(const World *world)
{
    Square start = {1, 10, 11};
    Square goal = {1, 3, 2};
    Contender subjects[] = {
        contender("two_phase thesis prolog", language_prolog.run_often,
                  find("two_phase", "thesis", &language_prolog), world),
        contender("two_phase tuned prolog", language_prolog.run_often,
                  find("two_phase", "tuned", &language_prolog), world),
        contender("bit_frontier tuned prolog", language_prolog.run_often,
                  find("bit_frontier", "tuned", &language_prolog), world),
        contender("two_phase thesis c", language_c.run_often,
                  find("two_phase", "thesis", &language_c), world),
        contender("two_phase tuned c", language_c.run_often,
                  find("two_phase", "tuned", &language_c), world),
        contender("bit_frontier tuned c", language_c.run_often,
                  find("bit_frontier", "tuned", &language_c), world)};
    puts("rogue, (10,11) to (3,2):");
    measure(subjects, 6, start, goal);
    print_ratio("thesis prolog / tuned prolog", &subjects[0], &subjects[1]);
    print_ratio("thesis prolog / bit_frontier prolog", &subjects[0],
                &subjects[2]);
    print_ratio("thesis c / tuned c", &subjects[3], &subjects[4]);
    print_ratio("thesis prolog / thesis c", &subjects[0], &subjects[3]);
    print_ratio("tuned prolog / tuned c", &subjects[1], &subjects[4]);
}

static void bench_large(void)
{
    enum { SIDE = 256 };
    static char text[SIDE * (SIDE + 1) + 100];
    World world;
    Error error;
    char *end = text + sprintf(text, "game rogue\nlevel 1\n");
    for (int y = 0; y < SIDE; y++, end += SIDE + 1) {
        memset(end, '.', SIDE);
        end[SIDE] = '\n';
    }
    if (world_parse(&world, text, (size_t)(end - text), &error) != STATUS_OK)
        abort();
    Contender subjects[] = {
        contender("bit_frontier tuned prolog", language_prolog.run_often,
                  find("bit_frontier", "tuned", &language_prolog), &world),
        contender("two_phase thesis c", language_c.run_often,
                  find("two_phase", "thesis", &language_c), &world),
        contender("two_phase tuned c", language_c.run_often,
                  find("two_phase", "tuned", &language_c), &world),
        contender("bit_frontier tuned c", language_c.run_often,
                  find("bit_frontier", "tuned", &language_c), &world)};
    puts("open level of 256 x 256, corner to corner:");
    measure(subjects, 4, (Square){1, 1, 1}, (Square){1, SIDE, SIDE});
    print_ratio("thesis c / bit_frontier prolog", &subjects[1], &subjects[0]);
}

static void bench_border(const World *world, const char *world_path,
                         const char *library)
{
    Contender subjects[] = {
        contender("tuned prolog, in Prolog", language_prolog.run_often,
                  find("two_phase", "tuned", &language_prolog), world),
        contender("tuned prolog, called from C", solver_run_from_c,
                  find("two_phase", "tuned", &language_prolog), world),
        contender("tuned c, in C", language_c.run_often,
                  find("two_phase", "tuned", &language_c), world),
        {.label = "tuned c, called from Prolog",
         .loop = run_c_from_prolog,
         .subject = {.solver = find("two_phase", "tuned", &language_c),
                     .prepared = prepare_c_from_prolog(library, world_path,
                                                       "two_phase")}}};
    puts("the border, on the rogue case:");
    measure(subjects, 4, (Square){1, 10, 11}, (Square){1, 3, 2});
    print_difference("calling Prolog from C costs", &subjects[1], &subjects[0]);
    print_difference("calling C from Prolog costs", &subjects[3], &subjects[2]);
}

int main(int argc, char **argv)
{
    static const char world_path[] = "tests/worlds/rogue.world";
    char program[PATH_MAX];
    World world;
    Error error = {0};
    catalogue_beside(program, "reitti.qlf");
    if (argc != 2 || prolog_start(program, &error) != STATUS_OK ||
        world_read(&world, world_path, &error) != STATUS_OK) {
        fprintf(stderr,
                "usage: bench LIBRARY (in the project's directory) %s\n",
                error.text);
        return 2;
    }
    term_t file = PL_new_term_ref();
    if (!PL_put_atom_chars(file, "tests/bench/bench.pl") ||
        !PL_call_predicate(NULL, PL_Q_NODEBUG | PL_Q_PASS_EXCEPTION,
                           PL_predicate("consult", 1, "user"), file))
        return 2;
    bench_rogue(&world);
    bench_large();
    bench_border(&world, world_path, argv[1]);
    return 0;
}
