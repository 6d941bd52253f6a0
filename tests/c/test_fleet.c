/* test_fleet.c -- thousands of random orders in strategy: units keep to the
 * rules, whoever plans.
 *
 * What a move is comes from the oracle, which knows nothing of the game's own
 * rules or searches. */
#include "../../c_impl/play/orders.h"
#include "cmocka_all.h"
#include "oracle.h"
#include "random_world.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 3000, ORDERS = 60, UNITS = 200 };

/* A random world of the game, and who plans in it. */
static bool random_program(Random *random, Program *program)
{
    Error error;
    const Solver *chosen = NULL;
    int count = 0;
    *program = (Program){.game = "strategy", .problem = "units"};
    random_world(random, &program->world);
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (strcmp(solver->problem, program->problem) == 0 &&
            random_draw(random, ++count) == 0)
            chosen = solver;
    assert_non_null(chosen);
    if (strcmp(program->world.game->name, program->game) == 0 &&
        guides_make(&program->guides, chosen, &program->world, &error) ==
            STATUS_OK)
        return true;
    world_free(&program->world);
    return false;
}

static void check_lists(const Fleet *fleet)
{
    for (int i = 0; i < fleet->count; i++) {
        const Unit *unit = &fleet->units[i];
        assert_true(unit->number <= fleet->numbers);
        assert_true(i == 0 || unit->number > fleet->units[i - 1].number);
        assert_true(world_is_open(fleet->world, unit->square));
        assert_ptr_equal(fleet_at(fleet, unit->square), unit);
        assert_true(unit->target_count > 0);
        for (int j = 0; j < unit->target_count; j++) {
            assert_true(world_is_open(fleet->world, unit->targets[j]));
            assert_ptr_equal(fleet_owner(fleet, unit->targets[j]), unit);
        }
    }
}

/* By one turn: each made a move or none, and no two the same way at once. */
static void check_moves(const Fleet *fleet, const Square before[])
{
    for (int i = 0; i < fleet->count; i++) {
        Square to = fleet->units[i].square;
        bool moved = !square_equal(before[i], to);
        assert_true(!moved || oracle_move(fleet->world, before[i], to) > 0);
        for (int j = 0; moved && j < i; j++) {
            Square other = fleet->units[j].square;
            assert_false(!square_equal(before[j], other) &&
                         before[i].x + to.x == before[j].x + other.x &&
                         before[i].y + to.y == before[j].y + other.y);
        }
    }
}

static void write_order(Random *random, const World *world, char *line,
                        size_t size)
{
    static const char *const words[] = {"u", "u", "x", "w", "g", "m", "m", "a"};
    static const char *const others[] = {"s *",
                                         "s *",
                                         "s",
                                         "s 1",
                                         "s 2 3",
                                         "h",
                                         "window 3",
                                         "window 16",
                                         "search ca",
                                         "search lra",
                                         "search whca",
                                         "search pibt",
                                         "search pathfinder",
                                         "t",
                                         "p"};
    int x = random_between(random, 1, world->width);
    int y = random_between(random, 1, world->height);
    if (random_draw(random, 3) == 0)
        snprintf(line, size, ".");
    else if (random_draw(random, 2) == 0)
        snprintf(line, size, "%s",
                 others[random_draw(random, sizeof others / sizeof *others)]);
    else
        snprintf(line, size, "%s %d %d",
                 words[random_draw(random, sizeof words / sizeof *words)], x,
                 y);
}

static void play(Random *random, Program *program, int *turns, int *rests)
{
    Orders orders = {.program = program};
    Fleet *fleet = &orders.fleet;
    Error error;
    char line[80];
    Square before[UNITS];
    FILE *out = fopen("/dev/null", "w");
    assert_non_null(out);
    assert_int_equal(orders_begin(&orders, &error), STATUS_OK);
    for (int i = 0; i < ORDERS; i++) {
        int taken = fleet->turns;
        for (int j = 0; j < fleet->count; j++)
            before[j] = fleet->units[j].square;
        write_order(random, &program->world, line, sizeof line);
        assert_int_equal(orders_give(&orders, line, out, &error), STATUS_OK);
        check_lists(fleet);
        if (*line == '.' && fleet->count > 0) {
            check_moves(fleet, before);
            *turns += fleet->turns - taken;
            *rests += fleet->turns == taken;
        }
    }
    assert_int_equal(orders_begin(&orders, &error), STATUS_OK);
    assert_memory_equal(program->world.elements, fleet->elements,
                        world_size(&program->world));
    fclose(out);
    orders_free(&orders);
}

static void units_keep_to_the_rules(void **unused)
{
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    int turns = 0;
    int rests = 0;
    (void)unused;
    for (int games = 0; games < GAMES;) {
        Program program;
        if (!random_program(&random, &program))
            continue;
        play(&random, &program, &turns, &rests);
        guides_free(&program.guides);
        world_free(&program.world);
        games++;
    }
    assert_true(turns > GAMES);
    assert_true(rests > GAMES / 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_keep_to_the_rules)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
