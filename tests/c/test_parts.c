/* test_parts.c -- what each way of making parts says of itself, on random
 * worlds.  It is long because each says something else.
 */
#include "cmocka_all.h"
#include "random_world.h"

#include "../../c_impl/kernels/abstraction.h"
#include "../../c_impl/walker.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORLDS = 400, LEVELS = 20, LARGEST = 4 * 12 * 12 };

static World world_from(const char *text)
{
    World world;
    Error error;
    assert_int_equal(world_parse(&world, text, strlen(text), &error),
                     STATUS_OK);
    return world;
}

/* An open world of game strategy. */
static World open_world(int width, int height)
{
    char text[3000] = "game strategy\nlevel 1\n";
    for (int y = 0; y < height; y++) {
        memset(text + strlen(text), '.', (size_t)width);
        strcat(text, "\n");
    }
    return world_from(text);
}

/* A level above the squares, by the solver of that name. */
static Answer ask(const char *name, const World *world, int level,
                  void **prepared)
{
    const Solver *solver = solver_find(name, "plain", &language_c);
    Question question = {.numbers = &level, .number_count = 1};
    Error error;
    assert_non_null(solver);
    assert_int_equal(solver->prepare(solver, world, prepared, &error),
                     STATUS_OK);
    Answer answer = solver->run(*prepared, &question);
    if (answer.status == STATUS_OK)
        assert_int_equal(problem_find("parts")->check(world, &question, &answer,
                                                      solver->promises, &error),
                         STATUS_OK);
    return answer;
}

static void release(const char *name, void *prepared)
{
    solver_find(name, "plain", &language_c)->release(prepared);
}

/* The squares of one part. */
typedef struct Part {
    int count;
    Square squares[LARGEST];
} Part;

static Part part_of(const World *world, const Answer *answer, int64_t number)
{
    Part part;
    part.count = 0;
    for (size_t i = 0; i < world_size(world); i++)
        if (answer->rows.numbers[i] == number)
            part.squares[part.count++] = world_square(world, i);
    return part;
}

typedef bool Says(const World *world, const Part *part, int level);

static bool is_clique(const World *world, const Part *part, int level)
{
    for (int i = 0; i < part->count && level == 1; i++)
        for (int k = 0; k < i; k++)
            if (!walker_may(world, part->squares[i], part->squares[k]))
                return false;
    return level > 1 || part->count <= 4;
}

static bool is_in_sector(const World *world, const Part *part, int level)
{
    (void)world;
    int side = 1;
    for (int i = 0; i < level; i++)
        side *= 3;
    const Square *first = &part->squares[0];
    for (int i = 1; i < part->count; i++) {
        const Square *square = &part->squares[i];
        if (square->level != first->level ||
            (square->x - 1) / side != (first->x - 1) / side ||
            (square->y - 1) / side != (first->y - 1) / side)
            return false;
    }
    return true;
}

static bool is_whole_square(const World *world, const Part *part, int level)
{
    (void)world;
    int side = 1;
    while (side * side < part->count)
        side *= 2;
    Square corner = part->squares[0];
    for (int i = 0; i < part->count; i++)
        if (!square_equal(part->squares[i],
                          (Square){corner.level, corner.x + i % side,
                                   corner.y + i / side}))
            return false;
    return level == 1 && side * side == part->count &&
           (corner.x - 1) % side == 0 && (corner.y - 1) % side == 0;
}

/* Some square of it is that near to all others, by moves inside it. */
static bool has_centre(const World *world, const Part *part, int radius)
{
    for (int centre = 0; centre < part->count; centre++) {
        int steps[LARGEST] = {0};
        int reached = 1;
        steps[centre] = 1;
        for (int step = 1; step <= radius; step++)
            for (int i = 0; i < part->count; i++)
                for (int k = 0; steps[i] == step && k < part->count; k++)
                    if (steps[k] == 0 &&
                        walker_may(world, part->squares[i], part->squares[k])) {
                        steps[k] = step + 1;
                        reached++;
                    }
        if (reached == part->count)
            return true;
    }
    return false;
}

static bool is_in_radius(const World *world, const Part *part, int level)
{
    return level > 1 || has_centre(world, part, 2);
}

static bool is_star(const World *world, const Part *part, int level)
{
    return level > 1 || has_centre(world, part, 1);
}

static bool has_three(const World *world, const Part *part, int level)
{
    (void)world;
    return level > 1 || part->count <= 3;
}

static bool has_eight(const World *world, const Part *part, int level)
{
    (void)world;
    return level > 1 || part->count <= 8;
}

static const struct {
    const char *name;
    Says *says;
} solvers[] = {{"clique", is_clique},        {"sector", is_in_sector},
               {"radius", is_in_radius},     {"star", is_star},
               {"line", has_three},          {"node_limit", has_eight},
               {"quadtree", is_whole_square}};
enum { SOLVERS = sizeof solvers / sizeof *solvers };

/* Squares that were together stay together. */
static void check_nested(const World *world, const int64_t *below,
                         const int64_t *above)
{
    for (size_t i = 0; i < world_size(world); i++)
        for (size_t k = 0; k < i; k++)
            if (below[i] == below[k])
                assert_int_equal(above[i], above[k]);
}

static void check_solver(const World *world, int which)
{
    const char *name = solvers[which].name;
    size_t bytes = world_size(world) * sizeof(int64_t);
    int64_t *below = malloc(bytes);
    int64_t count = INT64_MAX;
    for (int level = 1; level < LEVELS; level++) {
        void *prepared;
        Answer answer = ask(name, world, level, &prepared);
        if (answer.status == STATUS_OK) {
            for (int64_t number = 1; number <= answer.score; number++) {
                Part part = part_of(world, &answer, number);
                assert_true(solvers[which].says(world, &part, level));
            }
            assert_true(answer.score < count);
            if (level > 1)
                check_nested(world, below, answer.rows.numbers);
            count = answer.score;
            memcpy(below, answer.rows.numbers, bytes);
        } else {
            assert_int_equal(answer.status, STATUS_NO_ANSWER);
            assert_true(level > 1);
        }
        release(name, prepared);
        if (answer.status != STATUS_OK)
            break;
    }
    free(below);
}

static void parts_are_what_their_makers_say(void **state)
{
    (void)state;
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    for (int i = 0; i < WORLDS; i++) {
        World world;
        random_world(&random, &world);
        for (int which = 0; which < SOLVERS; which++)
            check_solver(&world, which);
        world_free(&world);
    }
}

/* Lets two makers with sizes loose on the squares of a world. */
typedef int Sized(const Making *making);

static void check_same(const World *world, Sized *one, Sized *other)
{
    Squares squares;
    assert_true(squares_make(&squares, world));
    size_t size = (size_t)squares.nodes.count + 1;
    Making a = {&squares, &squares.nodes, 1, calloc(size, sizeof(int))};
    Making b = {&squares, &squares.nodes, 1, calloc(size, sizeof(int))};
    assert_int_equal(one(&a), other(&b));
    assert_memory_equal(a.part, b.part, size * sizeof(int));
    free(a.part);
    free(b.part);
    squares_free(&squares);
}

static int make_sectors(const Making *making)
{
    return sector_parts(making, 3);
}

/* Around the squares (3i+2, 3j+2), row by row; all others come behind. */
static int make_around_middles(const Making *making)
{
    const World *world = making->squares->world;
    int *starts = malloc((size_t)making->nodes->count * sizeof *starts);
    int count = 0;
    for (int other = 0; other <= 1; other++)
        for (int node = 1; node <= making->nodes->count; node++) {
            Square square =
                world_square(world, (size_t)making->squares->index[node]);
            bool middle = square.x % 3 == 2 && square.y % 3 == 2;
            if (middle != (bool)other)
                starts[count++] = node;
        }
    int parts = gather_parts(making, starts, 1, INT_MAX);
    free(starts);
    return parts;
}

static void radius_around_the_middles_is_sector(void **state)
{
    (void)state;
    for (int width = 3; width <= 12; width += 3)
        for (int height = 3; height <= 12; height += 3) {
            World world = open_world(width, height);
            check_same(&world, make_sectors, make_around_middles);
            world_free(&world);
        }
}

static int make_twos(const Making *making)
{
    return gather_parts(making, NULL, INT_MAX, 2);
}

static int make_short_lines(const Making *making)
{
    return line_parts(making, 2);
}

static void node_limit_of_two_is_line_of_two(void **state)
{
    (void)state;
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    for (int i = 0; i < WORLDS; i++) {
        World world;
        random_world(&random, &world);
        check_same(&world, make_twos, make_short_lines);
        world_free(&world);
    }
}

/* Edges A-B A-C B-C A-E A-F A-G E-F E-G F-G, A to G being 1 to 6: A proposes
 * itself with E, F and G, but the smaller clique of B goes first. */
static void small_cliques_go_first(void **state)
{
    (void)state;
    int first[] = {0, 0, 5, 7, 9, 12, 15, 18};
    int neighbours[] = {2, 3, 4, 5, 6, 1, 3, 1, 2, 1, 5, 6, 1, 4, 6, 1, 4, 5};
    int area[] = {0, 1, 1, 1, 1, 1, 1};
    const int expected[] = {0, 1, 1, 1, 2, 2, 2};
    int part[7] = {0};
    Nodes nodes = {6, first, neighbours, area};
    Making making = {NULL, &nodes, 1, part};
    assert_int_equal(abstraction_clique.make(&making), 2);
    assert_memory_equal(part, expected, sizeof part);
}

/* Of an open square one part, of a maze as many as it has squares. */
static void a_quadtree_saves_where_it_is_open(void **state)
{
    (void)state;
    void *prepared;
    World world = open_world(32, 32);
    assert_int_equal(ask("quadtree", &world, 1, &prepared).score, 1);
    release("quadtree", prepared);
    world_free(&world);
    world = world_from("game strategy\nlevel 1\n.#.\n...\n.#.\n");
    assert_int_equal(ask("quadtree", &world, 1, &prepared).score, 7);
    release("quadtree", prepared);
    world_free(&world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_are_what_their_makers_say),
        cmocka_unit_test(radius_around_the_middles_is_sector),
        cmocka_unit_test(node_limit_of_two_is_line_of_two),
        cmocka_unit_test(small_cliques_go_first),
        cmocka_unit_test(a_quadtree_saves_where_it_is_open)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
