/* test_hunt.c -- thousands of random games of rogue: the creature keeps to the
 * rules.
 *
 * What a move is and how far it is to the player comes from the oracle, which
 * knows nothing of the game's own rules or searches. */
#include "../../c_impl/play/hunt.h"
#include "cmocka_all.h"
#include "oracle.h"
#include "random_world.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 10000, TURNS = 6 };

/* A random rogue world with both characters on one level, if it has room for
 * them. */
static bool random_rogue(Random *random, World *world)
{
    Square player;
    Square creature;
    random_world(random, world);
    if (strcmp(world->game->name, "rogue") == 0) {
        for (size_t i = 0; i < world_size(world); i++)
            if (world->elements[i] == '@' || world->elements[i] == 'o')
                world->elements[i] = '.';
        if (random_ends(random, world, &creature, &player) &&
            !square_equal(creature, player)) {
            world->elements[world_index(world, player)] = '@';
            world->elements[world_index(world, creature)] = 'o';
            return true;
        }
    }
    world_free(world);
    return false;
}

/* The player gets where the key says exactly if that is a move to a free
 * square. */
static void check_player(const Hunt *before, const Hunt *after, int key,
                         PlayerDeed deed)
{
    static const int dx[] = {0, -1, 0, 1, -1, 0, 1, -1, 0, 1};
    static const int dy[] = {0, 1, 1, 1, 0, 0, 0, -1, -1, -1};
    Square to = {before->player.level, before->player.x + dx[key],
                 before->player.y + dy[key]};
    bool inside = to.x >= 1 && to.x <= before->world->width && to.y >= 1 &&
                  to.y <= before->world->height;
    bool can = key != 5 && inside &&
               oracle_move(before->world, before->player, to) > 0 &&
               !square_equal(to, before->creature);
    assert_int_equal(deed == PLAYER_MOVES, can);
    assert_int_equal(deed == PLAYER_WAITS, key == 5);
    assert_true(square_equal(after->player, can ? to : before->player));
    assert_true(square_equal(after->creature, before->creature));
}

/* One step nearer, or it has a reason to stay.  Distances are those to the
 * player: a way back is as long. */
static void check_creature(const Hunt *before, const Hunt *after,
                           CreatureDeed deed)
{
    int64_t *distances = oracle_distances(before->world, before->player, false);
    int64_t steps = distances[world_index(before->world, before->creature)];
    int64_t steps_after =
        distances[world_index(before->world, after->creature)];
    bool moves = deed == CREATURE_MOVES || deed == CREATURE_ARRIVES;
    free(distances);
    assert_false(square_equal(after->creature, after->player));
    assert_true(square_equal(after->player, before->player));
    assert_int_equal(moves, steps > 1 && steps < ORACLE_FAR);
    assert_int_equal(deed == CREATURE_LOST, steps == ORACLE_FAR);
    assert_int_equal(deed == CREATURE_ARRIVES, steps == 2);
    if (moves) {
        assert_true(
            oracle_move(before->world, before->creature, after->creature) > 0);
        assert_int_equal(steps_after, steps - 1);
    } else {
        assert_true(square_equal(after->creature, before->creature));
    }
}

static void play(Random *random, const World *world, const Solver *solver,
                 int seen[4])
{
    Hunt hunt;
    Error error;
    void *prepared;
    assert_int_equal(hunt_begin(&hunt, world, &error), STATUS_OK);
    assert_int_equal(solver->prepare(solver, world, &prepared, &error),
                     STATUS_OK);
    for (int turn = 0; turn < TURNS; turn++) {
        int key = random_between(random, 1, 9);
        Hunt before = hunt;
        PlayerDeed player = hunt_player(&hunt, key);
        check_player(&before, &hunt, key, player);
        before = hunt;
        Square ends[] = {hunt.creature, hunt.player};
        Question question = oracle_question(ends);
        Answer answer = solver->run(prepared, &question);
        CreatureDeed creature = hunt_creature(&hunt, &answer);
        check_creature(&before, &hunt, creature);
        seen[creature]++;
    }
    solver->release(prepared);
}

static void creature_keeps_to_the_rules(void **unused)
{
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    int seen[4] = {0};
    (void)unused;
    for (int games = 0; games < GAMES;) {
        World world;
        if (!random_rogue(&random, &world))
            continue;
        /* The thesis style's arrays take long to fill. */
        for (const Solver *solver = solver_first(); solver != NULL;
             solver = solver->next)
            if (oracle_judges(solver, &world) &&
                solver_promise(solver, &world)->best &&
                random_draw(&random,
                            strcmp(solver->style, "thesis") == 0 ? 10 : 2) ==
                    0) {
                play(&random, &world, solver, seen);
                games++;
            }
        world_free(&world);
    }
    for (int deed = 0; deed < 4; deed++)
        assert_true(seen[deed] > GAMES / 10);
}

static void begins_only_with_both_on_one_level(void **unused)
{
    static const char *const texts[] = {
        "game rogue\nlevel 1\n@..\n", "game rogue\nlevel 1\n..o\n",
        "game rogue\nlevel 1\n@.\nlevel 2\n.o\n",
        "game rogue\nlevel 1\n..\nlevel 2\n@o\n"};
    static const Status expected[] = {STATUS_BAD_INPUT, STATUS_BAD_INPUT,
                                      STATUS_BAD_INPUT, STATUS_OK};
    (void)unused;
    for (int i = 0; i < 4; i++) {
        World world;
        Hunt hunt;
        Error error;
        assert_int_equal(
            world_parse(&world, texts[i], strlen(texts[i]), &error), STATUS_OK);
        assert_int_equal(hunt_begin(&hunt, &world, &error), expected[i]);
        world_free(&world);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(begins_only_with_both_on_one_level),
        cmocka_unit_test(creature_keeps_to_the_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
