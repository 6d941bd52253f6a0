/* bench.c -- how the languages and styles compare on two questions, and what the
 * border between them costs.
 *
 * Every subject is timed once in every round, in turn, so that a ratio is one of
 * neighbours; the median of the rounds' ratios is printed, with the smallest and the
 * largest.  CPU time of the thread, in microseconds a run.
 */
#include "../../bridge/catalogue.h"
#include "../../bridge/prolog_from_c.h"
#include "../../bridge/prolog_measure.h"
#include "../../c_impl/reitti.h"

#include <SWI-Prolog.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 21, SUBJECTS = 8 };

/* One way to answer the question, `count` times. */
typedef void Block(void *prepared, Square start, Square goal, int count);

typedef struct Subject {
    const char *label;
    Block *block;
    const Search *search;
    void *prepared;
    int count; /* runs a block */
    double times[ROUNDS];
} Subject;

static double cpu_time(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static const Search *current; /* for run_from_c(), which has no room for it */

static void run_from_c(void *prepared, Square start, Square goal, int count)
{
    for (int i = 0; i < count; i++)
        current->run(prepared, start, goal);
}

static void run_in_prolog(void *prepared, Square start, Square goal, int count)
{
    prolog_run_often(prepared, start, goal, count);
}

static void put_square(term_t term, Square square)
{
    if (!PL_put_variable(term) || !PL_unify_term(term, PL_FUNCTOR_CHARS, "square", 3, PL_INT,
                                                 square.level, PL_INT, square.x, PL_INT, square.y))
        abort();
}

static void call(const char *name, int arity, term_t arguments)
{
    if (!PL_call_predicate(NULL, PL_Q_NODEBUG | PL_Q_PASS_EXCEPTION,
                           PL_predicate(name, arity, "bench"), arguments)) {
        fprintf(stderr, "bench: %s failed\n", name);
        exit(1);
    }
}

/* A C search called from Prolog; prepared is a term reference. */
static void run_c_from_prolog(void *prepared, Square start, Square goal, int count)
{
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    if (!PL_put_integer(arguments, count) ||
        !PL_put_term(arguments + 1, (term_t)(uintptr_t)prepared))
        abort();
    put_square(arguments + 2, start);
    put_square(arguments + 3, goal);
    call("c_often", 4, arguments);
    PL_discard_foreign_frame(frame);
}

static void *prepare_c_from_prolog(const char *library, const char *world, const char *search)
{
    term_t slot = PL_new_term_ref();
    term_t arguments = PL_new_term_refs(4);
    if (!PL_put_atom_chars(arguments, library) || !PL_put_atom_chars(arguments + 1, world) ||
        !PL_put_atom_chars(arguments + 2, search))
        abort();
    call("c_prepare_world", 4, arguments);
    if (!PL_put_term(slot, arguments + 3))
        abort();
    return (void *)(uintptr_t)slot;
}

static Subject make_subject(const char *label, Block *block, const char *name, const char *style,
                            const char *lang, const World *world)
{
    Error error;
    Subject subject = {.label = label, .block = block};
    for (const Search *search = search_first(); search != NULL; search = search->next)
        if (strcmp(search->name, name) == 0 && strcmp(search->style, style) == 0 &&
            strcmp(search->lang, lang) == 0)
            subject.search = search;
    if (subject.search == NULL ||
        subject.search->prepare(subject.search, world, &subject.prepared, &error) != STATUS_OK)
        abort();
    return subject;
}

static double time_block(const Subject *subject, Square start, Square goal, int count)
{
    current = subject->search;
    double began = cpu_time();
    subject->block(subject->prepared, start, goal, count);
    return (cpu_time() - began) / count;
}

/* Doubles until a block lasts twenty milliseconds. */
static void choose_count(Subject *subject, Square start, Square goal)
{
    subject->count = 1;
    while (time_block(subject, start, goal, subject->count) * subject->count < 20000)
        subject->count *= 2;
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
    printf("  %-44s %10.3f %s  (%.3f to %.3f)\n", label, values[ROUNDS / 2], unit, values[0],
           values[ROUNDS - 1]);
}

static void measure(Subject *subjects, int count, Square start, Square goal)
{
    for (int i = 0; i < count; i++)
        choose_count(&subjects[i], start, goal);
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < count; i++) {
            prolog_collect();
            time_block(&subjects[i], start, goal, 1); /* the stacks are small again */
            subjects[i].times[round] = time_block(&subjects[i], start, goal, subjects[i].count);
        }
    for (int i = 0; i < count; i++) {
        double times[ROUNDS];
        memcpy(times, subjects[i].times, sizeof times);
        print_sorted(subjects[i].label, times, "us");
    }
}

static void print_ratio(const char *label, const Subject *slow, const Subject *fast)
{
    double ratios[ROUNDS];
    for (int i = 0; i < ROUNDS; i++)
        ratios[i] = slow->times[i] / fast->times[i];
    print_sorted(label, ratios, "x ");
}

static void print_difference(const char *label, const Subject *more, const Subject *less)
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
    Subject subjects[] = {
        make_subject("two_phase thesis prolog", run_in_prolog, "two_phase", "thesis", "prolog",
                     world),
        make_subject("two_phase tuned prolog", run_in_prolog, "two_phase", "tuned", "prolog",
                     world),
        make_subject("bit_frontier tuned prolog", run_in_prolog, "bit_frontier", "tuned", "prolog",
                     world),
        make_subject("two_phase thesis c", run_from_c, "two_phase", "thesis", "c", world),
        make_subject("two_phase tuned c", run_from_c, "two_phase", "tuned", "c", world),
        make_subject("bit_frontier tuned c", run_from_c, "bit_frontier", "tuned", "c", world)};
    puts("rogue, (10,11) to (3,2):");
    measure(subjects, 6, start, goal);
    print_ratio("thesis prolog / tuned prolog", &subjects[0], &subjects[1]);
    print_ratio("thesis prolog / bit_frontier prolog", &subjects[0], &subjects[2]);
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
    Subject subjects[] = {
        make_subject("bit_frontier tuned prolog", run_in_prolog, "bit_frontier", "tuned", "prolog",
                     &world),
        make_subject("two_phase thesis c", run_from_c, "two_phase", "thesis", "c", &world),
        make_subject("two_phase tuned c", run_from_c, "two_phase", "tuned", "c", &world),
        make_subject("bit_frontier tuned c", run_from_c, "bit_frontier", "tuned", "c", &world)};
    puts("open level of 256 x 256, corner to corner:");
    measure(subjects, 4, (Square){1, 1, 1}, (Square){1, SIDE, SIDE});
    print_ratio("thesis c / bit_frontier prolog", &subjects[1], &subjects[0]);
}

static void bench_border(const World *world, const char *world_path, const char *library)
{
    Subject subjects[] = {
        make_subject("tuned prolog, in Prolog", run_in_prolog, "two_phase", "tuned", "prolog",
                     world),
        make_subject("tuned prolog, called from C", run_from_c, "two_phase", "tuned", "prolog",
                     world),
        make_subject("tuned c, in C", run_from_c, "two_phase", "tuned", "c", world),
        {.label = "tuned c, called from Prolog",
         .block = run_c_from_prolog,
         .prepared = prepare_c_from_prolog(library, world_path, "two_phase")}};
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
        fprintf(stderr, "usage: bench LIBRARY (in the project's directory) %s\n", error.text);
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
