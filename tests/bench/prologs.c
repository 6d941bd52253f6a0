/* prologs.c -- the searches in Prolog, against each other and against C. */
#include "prologs.h"

#include "../../bridge/prolog_from_c/prolog_from_c.h"
#include "../../c_impl/reitti.h"
#include "../../c_impl/worlds.h"
#include "contest.h"
#include "duel.h"
#include "maps.h"

#include <stdio.h>
#include <string.h>

enum { TOUR = 200 };

typedef struct Pairing {
    const char *what;
    const char *slow[2]; /* name and style; its language below */
    const char *fast[2];
    const Language *slow_language;
    const Language *fast_language;
} Pairing;

static const Pairing of_rogue = {"two_phase in Prolog, tuned against thesis",
                                 {"two_phase", "thesis"},
                                 {"two_phase", "tuned"},
                                 &language_prolog,
                                 &language_prolog};
static const Pairing of_tactics = {"astar in Prolog, tuned against thesis",
                                   {"astar", "thesis"},
                                   {"astar", "tuned"},
                                   &language_prolog,
                                   &language_prolog};
static const Pairing of_bits = {
    "bit_frontier in Prolog as long as C breadth_first",
    {"bit_frontier", "tuned"},
    {"breadth_first", "tuned"},
    &language_prolog,
    &language_c};

static double fight(const Pairing *pairing, const World *world,
                    const Questions *questions)
{
    Duellist slow = duel_enter(pairing->slow[0], pairing->slow[1],
                               pairing->slow_language, world);
    Duellist fast = duel_enter(pairing->fast[0], pairing->fast[1],
                               pairing->fast_language, world);
    double ratios[DUEL_ROUNDS];
    duel_fight(&slow, &fast, questions);
    for (int i = 0; i < DUEL_ROUNDS; i++)
        ratios[i] = slow.times[i] / fast.times[i];
    double ratio = median(ratios, DUEL_ROUNDS);
    printf("  %.1f us against %.1f us a question, %d questions, %.3f (%.3f to "
           "%.3f)\n",
           median(slow.times, DUEL_ROUNDS) / 1e3,
           median(fast.times, DUEL_ROUNDS) / 1e3, questions->count, ratio,
           ratios[0], ratios[DUEL_ROUNDS - 1]);
    duel_leave(&slow);
    duel_leave(&fast);
    return ratio;
}

/* Many questions of a level. */
static void tour(const Pairing *pairing, const char *said,
                 void (*want)(const char *, double, double), double limit)
{
    World world;
    Questions questions;
    Error error;
    if (worlds_get(&world, said, &error) != STATUS_OK)
        give_up(said, error.text);
    questions_draw(&questions, &world, TOUR);
    printf("\n%s, %d x %d, a tour\n", said, world.width, world.height);
    want(pairing->what, limit, fight(pairing, &world, &questions));
    questions_free(&questions);
    world_free(&world);
}

/* One question, from one end of a level that grows to the other. */
static void cross(const Pairing *pairing, const char *game, int side,
                  double least)
{
    Grown grown;
    Error error;
    if (problem_find("route")->grow(&grown, game_find(game, strlen(game)), side,
                                    &error) != STATUS_OK)
        give_up(game, error.text);
    Questions questions = {.questions = &grown.question, .count = 1};
    printf("\n%s, a level of %d x %d crossed\n", game, side, side);
    wanted(pairing->what, least, fight(pairing, &grown.world, &questions));
    grown_free(&grown);
}

/* The longest question of an open level, where half of each row that a layer is
 * spread over is still out of its reach. */
static void corners(const Pairing *pairing, const char *said, double most)
{
    World world;
    Error error;
    if (worlds_get(&world, said, &error) != STATUS_OK)
        give_up(said, error.text);
    Square ends[] = {{1, 1, 1}, {1, world.width, world.height}};
    Question question = {.squares = ends, .square_count = 2};
    Questions questions = {.questions = &question, .count = 1};
    printf("\n%s, from corner to corner\n", said);
    wanted_most(pairing->what, most, fight(pairing, &world, &questions));
    world_free(&world);
}

void prologs_bench(void)
{
    static const char open[] = "open:256x256:1:game=rogue";
    tour(&of_rogue, "tests/worlds/rogue.world", wanted, 22);
    tour(&of_tactics, "tests/worlds/tactics.world", wanted, 12);
    cross(&of_tactics, "tactics", 128, 35);
    tour(&of_bits, open, wanted_most, 3);
    corners(&of_bits, open, 3);
}
