/* contest.c -- entering, checking and timing contestants. */
#include "contest.h"

#include "../../bridge/measure/memory.h"
#include "../../c_impl/problem.h"
#include "../../c_impl/score.h"
#include "../../c_impl/support/clock.h"
#include "questions.h"

#include <stdlib.h>

/* So long a contest goes on if it can, and so few rounds it has at least; a
 * piece is so long that the clock does not count. */
#define ENOUGH_NS 1.5e10
#define PIECE_NS 5e4
enum { LEAST_ROUNDS = 2, TRIED = 50 /* questions to guess by */ };

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (memory == NULL)
        give_up("memory", "none left");
    return memory;
}

void contest_begin(Contest *contest, const World *world,
                   const Question *questions, int count)
{
    bool *open = allocate(world_size(world), sizeof *open);
    for (size_t i = 0; i < world_size(world); i++)
        open[i] = world_is_open(world, world_square(world, i));
    *contest = (Contest){
        .world = world,
        .questions = questions,
        .count = count,
        .best = allocate((size_t)count, sizeof *contest->best),
        .seen = {score_has_roots(world->game) ? PEER_OCTILE : PEER_UNIT,
                 world->width, world->height, open}};
}

void contest_end(Contest *contest)
{
    for (int i = 0; i < contest->contestant_count; i++) {
        Contestant *one = &contest->contestants[i];
        if (one->solver != NULL)
            one->solver->release(one->prepared);
        else
            one->peer->release(one->prepared);
        free(one->times);
    }
    free(contest->best);
    free((void *)contest->seen.open);
}

static void enter(Contest *contest, Contestant one, int64_t bytes, int64_t ns)
{
    one.prepare_ns = (double)(clock_cpu_ns() - ns);
    one.bytes = (double)(memory_used(&language_c) - bytes) /
                (double)world_size(contest->world);
    contest->contestants[contest->contestant_count++] = one;
}

void contest_add(Contest *contest, const char *name)
{
    const Solver *solver = solver_find(name, "tuned", &language_c);
    if (solver == NULL) {
        printf("  (there is no search %s)\n", name);
        return;
    }
    if (solver_promise(solver, contest->world) == NULL)
        return;
    Contestant one = {.name = name, .solver = solver};
    Error error;
    int64_t bytes = memory_used(&language_c);
    int64_t ns = clock_cpu_ns();
    if (solver->prepare(solver, contest->world, &one.prepared, &error) !=
        STATUS_OK)
        give_up(name, error.text);
    enter(contest, one, bytes, ns);
}

void contest_add_peer(Contest *contest, const Peer *peer)
{
    Contestant one = {.name = peer->name, .peer = peer};
    int64_t bytes = memory_used(&language_c);
    int64_t ns = clock_cpu_ns();
    one.prepared = peer->prepare(&contest->seen);
    if (one.prepared == NULL)
        printf("  (%s does not take this world)\n", peer->name);
    else
        enter(contest, one, bytes, ns);
}

static PeerSquare peer_square(Square square)
{
    return (PeerSquare){square.x - 1, square.y - 1};
}

/* What a peer found as an answer of Reitti's, with its cost by our account. */
static Answer peer_answer(const Contest *contest, const Contestant *one,
                          const Question *question, PeerSquare *found,
                          Square *squares)
{
    const World *world = contest->world;
    Square here = question->squares[0];
    int steps = one->peer->route(one->prepared, peer_square(here),
                                 peer_square(question->squares[1]), found);
    if (steps < 0)
        return (Answer){.status = STATUS_NO_ANSWER};
    Answer answer = {.rows.squares = squares};
    answer.rows.count = steps - (world->game->ends_beside && steps > 0);
    for (int i = 0; i < answer.rows.count; i++) {
        squares[i] = (Square){here.level, found[i].x + 1, found[i].y + 1};
        answer.score += world_move_cost(world, here, squares[i]);
        here = squares[i];
    }
    return answer;
}

/* An answer must be a route, and ours a best one where that is promised. */
static void check_answer(Contest *contest, Contestant *one, int number,
                         const Answer *answer)
{
    const Promise none = {0};
    const Promise *promise =
        one->solver == NULL ? &none
                            : solver_promise(one->solver, contest->world);
    const Question *question = &contest->questions[number];
    Error error;
    if (answer->status != STATUS_OK)
        give_up(one->name, "finds no route");
    if (problem_find("route")->check(contest->world, question, answer, promise,
                                     &error) != STATUS_OK)
        give_up(one->name, error.text);
    if (one == contest->contestants)
        contest->best[number] = answer->score;
    if (answer->score < contest->best[number] ||
        (promise->best && answer->score > contest->best[number]))
        give_up(one->name, "its route is not as long as the best");
    one->too_long += answer->score > contest->best[number];
    one->expanded += (double)answer->work[0];
}

void contest_check(Contest *contest)
{
    size_t size = world_size(contest->world);
    PeerSquare *found = allocate(size, sizeof *found);
    Square *squares = allocate(size, sizeof *squares);
    for (int i = 0; i < contest->contestant_count; i++) {
        Contestant *one = &contest->contestants[i];
        for (int j = 0; j < contest->count; j++) {
            const Question *question = &contest->questions[j];
            Answer answer =
                one->solver != NULL
                    ? one->solver->run(one->prepared, question)
                    : peer_answer(contest, one, question, found, squares);
            check_answer(contest, one, j, &answer);
        }
    }
    free(found);
    free(squares);
}

/* Answers a few questions with the clock running. */
static double time_of(const Contest *contest, const Contestant *one, int first,
                      int last)
{
    const Question *questions = contest->questions;
    int64_t ns = clock_cpu_ns();
    if (one->solver != NULL)
        for (int i = first; i < last; i++)
            one->solver->run(one->prepared, &questions[i]);
    else
        for (int i = first; i < last; i++)
            one->peer->route(one->prepared,
                             peer_square(questions[i].squares[0]),
                             peer_square(questions[i].squares[1]), NULL);
    return (double)(clock_cpu_ns() - ns);
}

/* What reading the clock takes by itself. */
static double clock_itself(void)
{
    double times[99];
    for (int i = 0; i < 99; i++) {
        int64_t ns = clock_cpu_ns();
        times[i] = (double)(clock_cpu_ns() - ns);
    }
    return median(times, 99);
}

/* By questions from all over, since the first may be the shortest. */
static void cut(Contest *contest, double itself)
{
    int tried = contest->count < TRIED ? contest->count : TRIED;
    double least = ENOUGH_NS;
    for (int i = 0; i < contest->contestant_count; i++) {
        double sum = 0;
        for (int j = 0; j < tried; j++) {
            int number = (int)((int64_t)j * contest->count / tried);
            sum +=
                time_of(contest, &contest->contestants[i], number, number + 1) -
                itself;
        }
        least = sum / tried < least ? sum / tried : least;
    }
    least = least > 1 ? least : 1;
    contest->piece = least > PIECE_NS ? 1 : (int)(PIECE_NS / least) + 1;
    contest->pieces = (contest->count + contest->piece - 1) / contest->piece;
    for (int i = 0; i < contest->contestant_count; i++)
        contest->contestants[i].times =
            allocate((size_t)contest->pieces * ROUNDS, sizeof(double));
}

void contest_run(Contest *contest)
{
    double itself = clock_itself();
    double spent = 0;
    cut(contest, itself);
    while (contest->rounds < LEAST_ROUNDS ||
           (contest->rounds < ROUNDS && spent < ENOUGH_NS)) {
        for (int i = 0; i < contest->pieces; i++) {
            int first = i * contest->piece;
            int last = first + contest->piece;
            last = last < contest->count ? last : contest->count;
            for (int j = 0; j < contest->contestant_count; j++) {
                Contestant *one = &contest->contestants[j];
                double time = time_of(contest, one, first, last);
                one->times[contest->rounds * contest->pieces + i] =
                    time - itself;
                spent += time;
            }
        }
        contest->rounds++;
    }
}
