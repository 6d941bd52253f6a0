/* pairs.c -- reitti pairs: what a search loses against the best answer, over
 * all pairs of squares of a world.
 */
#include "../../c_impl/problem.h"
#include "../../c_impl/support/clock.h"
#include "../../c_impl/world_reader.h"
#include "../check/catalogue.h"
#include "../check/missing.h"
#include "../process/ward.h"
#include "command.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti pairs [WORLD...]\n"
    "Asks every tuned C search for the way between all ordered pairs of "
    "squares, and\n"
    "counts where it finds a longer way than one that promises the shortest, "
    "or none.\n"
    "WORLDs are names or files; without any, the worlds of the original "
    "study.\n"
    "Prints one line of comma-separated values a search.\n"
    "\n"
    "  -T, --time-limit SECONDS for a search (60)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 fine, 2 bad arguments or input, 3 a search crashed or ran "
    "out of\n"
    "time or memory, 4 the results could not be written.\n";

enum { NO_WAY = -1 };

/* What one search finds between all pairs of squares of a world that can be
 * asked for, in order. */
typedef struct Pairs {
    const World *world;
    int level; /* the only one, since no route leaves it; 0: all are joined by
                  stairs */
    const Solver *solver;
    int *costs; /* or NO_WAY; NULL: it gave none */
    size_t count;
    pid_t self; /* that asks */
} Pairs;

typedef struct Tally {
    long long pairs;
    long long no_route;
    long long missed;
    long long longer;
    long long shorter; /* which cannot be */
    long long both;    /* found a way */
    double worst;
    double sum; /* of ratios */
} Tally;

static bool is_wanted(const Solver *solver, const Game *game)
{
    return problem_of(solver) == problem_unsaid() &&
           solver_promise_in(solver, game, game->ways) != NULL &&
           strcmp(solver->style, "tuned") == 0 &&
           solver->language == &language_c;
}

static const Solver *find_reference(const Game *game)
{
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (is_wanted(solver, game) &&
            solver_promise_in(solver, game, game->ways)->best)
            return solver;
    return NULL;
}

/* Asks from one square to all others; the file takes the costs. */
static bool ask_from(const Pairs *pairs, void *prepared, Square from, FILE *out)
{
    Error error;
    for (size_t i = 0; i < world_size(pairs->world); i++) {
        Square ends[] = {from, world_square(pairs->world, i)};
        Question question = {.squares = ends, .square_count = 2};
        if (square_equal(ends[0], ends[1]) ||
            problem_ask(problem_unsaid(), pairs->world, &question, &error) !=
                STATUS_OK)
            continue;
        Answer answer = pairs->solver->run(prepared, &question);
        if (getpid() != pairs->self)
            _exit(0); /* a copy that the solver made */
        int cost = answer.status == STATUS_OK ? (int)answer.score : NO_WAY;
        if (!answer_is_one(&answer))
            return false;
        fwrite(&cost, sizeof cost, 1, out);
    }
    return true;
}

/* In a process of its own. */
static void ask_all(const void *context, int input, int output)
{
    Pairs copy = *(const Pairs *)context;
    const Pairs *pairs = &copy;
    copy.self = getpid();
    const Solver *solver = pairs->solver;
    void *prepared;
    Error error;
    (void)input;
    FILE *out = fdopen(output, "w");
    limits_bind_processes();
    bool fine = out != NULL && solver->prepare(solver, pairs->world, &prepared,
                                               &error) == STATUS_OK;
    for (size_t i = 0; fine && i < world_size(pairs->world); i++) {
        Square from = world_square(pairs->world, i);
        if (pairs->level == 0 || from.level == pairs->level)
            fine = ask_from(pairs, prepared, from, out);
    }
    int end = NO_WAY - 1; /* all were answered */
    if (fine && fwrite(&end, sizeof end, 1, out) == 1)
        fflush(out);
}

/* Keeps the costs that come; true once the last has. */
static bool receive(Pairs *pairs, int input, double time_limit)
{
    size_t capacity = 0;
    size_t length = 0; /* in bytes */
    double until = clock_now() + time_limit;
    struct pollfd said = {input, POLLIN, 0};
    ssize_t got = 1;
    while (got > 0 && clock_now() < until) {
        if (length == capacity) {
            capacity = 2 * capacity + (1 << 16);
            int *grown = realloc(pairs->costs, capacity);
            if (grown == NULL)
                return false;
            pairs->costs = grown;
        }
        if (poll(&said, 1, 100) > 0) {
            got = read(input, (char *)pairs->costs + length, capacity - length);
            length += got > 0 ? (size_t)got : 0;
        }
    }
    pairs->count = length / sizeof *pairs->costs;
    return pairs->count > 0 && pairs->costs[--pairs->count] == NO_WAY - 1;
}

/* Fills in the costs.  Not EXIT_FINE, with one line on standard error, if the
 * search does not give them. */
static int find_costs(Pairs *pairs, double time_limit)
{
    const Solver *solver = pairs->solver;
    Limits limits = {.memory = limits_memory(0, 1), .seconds = time_limit};
    Ward ward;
    double began = clock_now();
    Error error;
    int failed = ward_start(&ward, ask_all, pairs, &limits);
    if (failed != 0)
        return complain_of(ending_no_process(failed, &error), &error);
    bool fine = receive(pairs, ward.output, time_limit);
    bool late = clock_now() - began >= time_limit;
    Ending ending = ward_end(&ward, late ? 0 : 2, NULL);
    if (fine)
        return EXIT_FINE;
    return complain(EXIT_LIMIT, "%s (%s, %s): %s", solver->name, solver->style,
                    solver->language->name, ending.message);
}

static void count_pair(int cost, int shortest, Tally *tally)
{
    tally->pairs++;
    if (shortest == NO_WAY) {
        tally->no_route++;
    } else if (cost == NO_WAY) {
        tally->missed++;
    } else {
        double ratio = shortest == 0 ? 1 : (double)cost / shortest;
        tally->both++;
        tally->sum += ratio;
        tally->longer += cost > shortest;
        tally->shorter += cost < shortest;
        tally->worst = ratio > tally->worst ? ratio : tally->worst;
    }
}

static int print_line(const char *world, const Pairs *pairs,
                      const Pairs *reference)
{
    Tally tally = {0};
    const Solver *solver = pairs->solver;
    for (size_t i = 0; i < pairs->count && i < reference->count; i++)
        count_pair(pairs->costs[i], reference->costs[i], &tally);
    if (pairs->count != reference->count || tally.shorter > 0)
        return complain(EXIT_LIMIT,
                        "%s (%s, %s): finds less than the shortest way of %s",
                        solver->name, solver->style, solver->language->name,
                        reference->solver->name);
    printf("%s,%s,", world, pairs->world->game->name);
    if (pairs->level > 0)
        printf("%d", pairs->level);
    printf(",%s,%s,%s,%s,%lld,%lld,%lld,%lld,%.6f,%.6f\n", pairs->solver->name,
           pairs->solver->style, pairs->solver->language->name,
           reference->solver->name, tally.pairs, tally.no_route, tally.missed,
           tally.longer, tally.worst,
           tally.both == 0 ? 0 : tally.sum / (double)tally.both);
    return EXIT_FINE;
}

/* A solver on all levels, against the references of each. */
static int print_solver(const char *name, const Solver *solver,
                        const Pairs *references, int levels, double time_limit)
{
    int worst = EXIT_FINE;
    for (int i = 0; i < levels; i++) {
        Pairs pairs = references[i];
        pairs.solver = solver;
        pairs.costs = NULL;
        int status = find_costs(&pairs, time_limit);
        if (status == EXIT_FINE)
            status = print_line(name, &pairs, &references[i]);
        worst = status > worst ? status : worst;
        free(pairs.costs);
    }
    return worst;
}

static int print_world(const char *name, double time_limit)
{
    char path[PATH_MAX];
    World world;
    Error error;
    Pairs references[WORLD_LEVELS];
    if (missing_world(name, &error) != STATUS_OK)
        return complain(EXIT_USAGE, "%s", error.text);
    catalogue_world_path(path, name, NULL);
    Status status = catalogue_world(&world, path, NULL, &error);
    if (status != STATUS_OK)
        return complain_file(status, path, &error);
    const Solver *reference = find_reference(world.game);
    int levels = reference == NULL        ? 0
                 : world.game->has_stairs ? 1
                                          : world.levels;
    int worst = EXIT_FINE;
    for (int i = 0; i < levels; i++) {
        int level = world.game->has_stairs ? 0 : i + 1;
        references[i] =
            (Pairs){.world = &world, .level = level, .solver = reference};
        int ended = find_costs(&references[i], time_limit);
        worst = ended > worst ? ended : worst;
    }
    const Solver *solver =
        levels == 0 || worst > EXIT_FINE ? NULL : solver_first();
    for (; solver != NULL; solver = solver->next) {
        if (!is_wanted(solver, world.game))
            continue;
        int ended = print_solver(name, solver, references, levels, time_limit);
        worst = ended > worst ? ended : worst;
    }
    for (int i = 0; i < levels; i++)
        free(references[i].costs);
    world_free(&world);
    return worst;
}

/* Whether the study of 2010 had the game. */
static bool was_original(const Game *game)
{
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (solver_is_original(solver) &&
            solver_promise_in(solver, game, game->ways) != NULL)
            return true;
    return false;
}

int command_pairs(int argc, char **argv)
{
    Options options;
    int status;
    if (!options_read(&options, &argc, &argv, "T", help, &status))
        return status;
    double time_limit = options.time_limit > 0 ? options.time_limit : 60;
    puts("world,game,level,search,style,lang,reference,pairs,no_route,missed,"
         "longer,worst_ratio,"
         "mean_ratio");
    status = EXIT_FINE;
    for (const Game *game = game_first(); argc == 0 && game != NULL;
         game = game->next) {
        if (!was_original(game))
            continue;
        int ended = print_world(game->name, time_limit);
        status = ended > status ? ended : status;
    }
    for (int i = 0; i < argc; i++) {
        int ended = print_world(argv[i], time_limit);
        status = ended > status ? ended : status;
    }
    return status;
}
