/* test_languages.c -- both languages do the same work, on random worlds of
 * every shape.
 *
 * test_languages [SECONDS]: so many comparisons as make a test, or for so long.
 * A world on which two implementations disagree is made as small as it can be
 * while they still do, then printed.
 */
#include "../c/cmocka_all.h"
#include "../c/random_world.h"

#include "../../bridge/check/catalogue.h"
#include "../../bridge/check/trial.h"
#include "../../bridge/check/walker.h"
#include "../../bridge/process/clock.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"

#include <stdlib.h>
#include <string.h>

#ifdef __SANITIZE_ADDRESS__ /* large fixed arrays are slow to make there */
enum { COMPARISONS = 4000 };
#else
enum { COMPARISONS = 24000 };
#endif
enum { QUESTIONS = 8, MOST_SEARCHES = 32 };

static double seconds;

/* Every search of the game, in the order of the register: those of one name
 * stand together. */
static int find_searches(const World *world, const Search **searches)
{
    int count = 0;
    for (const Search *search = search_first(); search != NULL;
         search = search->next)
        if (search_promise(search, world->game) != NULL &&
            count < MOST_SEARCHES)
            searches[count++] = search;
    return count;
}

static void ask(Answer *answer, const World *world, const Search *search,
                void *prepared, Square start, Square goal)
{
    answer_run(answer, world, search, prepared, start, goal);
    answer_look(answer, world, search, prepared);
}

/* Asks two implementations afresh; true if they agree.  If not, how goes to
 * `out`, unless it is NULL. */
static bool pair_agrees(const World *world, const Search *a, const Search *b,
                        Square start, Square goal, FILE *out)
{
    Case the_case = {.from = start, .to = goal};
    Trial trial = {.the_case = &the_case,
                   .world = world,
                   .world_argument = "THIS.world",
                   .searches = {a, b},
                   .count = 2};
    Answer answers[2] = {0};
    for (int i = 0; i < 2; i++) {
        const Search *search = trial.searches[i];
        void *prepared;
        Status status =
            search->prepare(search, world, &prepared, &answers[i].error);
        answers[i].route.status = status;
        if (status == STATUS_OK) {
            ask(&answers[i], world, search, prepared, start, goal);
            search->release(prepared);
        }
    }
    bool agrees = trial_agree(&trial, &answers[0], &answers[1]);
    if (!agrees && out != NULL)
        trial_print_difference(out, &trial, a, &answers[0], b, &answers[1]);
    for (int i = 0; i < 2; i++)
        answer_free(&answers[i]);
    return agrees;
}

/* ---- making a world smaller
 * ---------------------------------------------------- */

typedef struct Suspect {
    World world;
    Square start;
    Square goal;
} Suspect;

static void write_world(FILE *out, const World *world)
{
    fprintf(out, "game %s\ncorners %s\n", world->game->name,
            world->corners_block ? "block" : "cut");
    for (int level = 1; level <= world->levels; level++) {
        fprintf(out, "level %d\n", level);
        for (int y = 1; y <= world->height; y++)
            fprintf(out, "%.*s\n", world->width,
                    world->elements +
                        world_index(world, (Square){level, 1, y}));
    }
}

/* A copy without one row, column or level (0: none); false if that is no world.
 */
static bool without(const Suspect *from, int level, int x, int y, Suspect *to)
{
    const World *world = &from->world;
    World smaller = *world;
    smaller.levels -= level > 0;
    smaller.width -= x > 0;
    smaller.height -= y > 0;
    if (world_size(&smaller) == 0)
        return false;
    smaller.elements = malloc(world_size(&smaller));
    for (size_t i = 0; i < world_size(&smaller); i++) {
        Square square = world_square(&smaller, i);
        square.level += level > 0 && square.level >= level;
        square.x += x > 0 && square.x >= x;
        square.y += y > 0 && square.y >= y;
        smaller.elements[i] = world_element(world, square);
    }
    *to = (Suspect){smaller, from->start, from->goal};
    Square *ends[] = {&to->start, &to->goal};
    for (int i = 0; i < 2; i++) {
        ends[i]->level -= level > 0 && ends[i]->level >= level;
        ends[i]->x -= x > 0 && ends[i]->x >= x;
        ends[i]->y -= y > 0 && ends[i]->y >= y;
    }
    return true;
}

/* Whether the file that it would be is accepted, and the question too. */
static bool is_valid(const Suspect *suspect)
{
    char *text;
    size_t size;
    World read = {0};
    Error error;
    FILE *stream = open_memstream(&text, &size);
    write_world(stream, &suspect->world);
    fclose(stream);
    bool valid = world_parse(&read, text, size, &error) == STATUS_OK &&
                 world_check_ends(&read, suspect->start, suspect->goal,
                                  &error) == STATUS_OK;
    world_free(&read);
    free(text);
    return valid;
}

/* Takes the smaller world if the two still disagree on it. */
static bool try_smaller(Suspect *suspect, Suspect smaller, const Search *a,
                        const Search *b)
{
    bool taken =
        is_valid(&smaller) &&
        !pair_agrees(&smaller.world, a, b, smaller.start, smaller.goal, NULL);
    Suspect *loser = taken ? suspect : &smaller;
    World gone = loser->world;
    if (taken)
        *suspect = smaller;
    world_free(&gone);
    return taken;
}

static bool shrink_once(Suspect *suspect, const Search *a, const Search *b)
{
    Suspect smaller;
    for (int level = 1; level <= suspect->world.levels; level++)
        if (without(suspect, level, 0, 0, &smaller) &&
            try_smaller(suspect, smaller, a, b))
            return true;
    for (int x = 1; x <= suspect->world.width; x++)
        if (without(suspect, 0, x, 0, &smaller) &&
            try_smaller(suspect, smaller, a, b))
            return true;
    for (int y = 1; y <= suspect->world.height; y++)
        if (without(suspect, 0, 0, y, &smaller) &&
            try_smaller(suspect, smaller, a, b))
            return true;
    for (size_t i = 0; i < world_size(&suspect->world); i++) {
        if (suspect->world.elements[i] == '.' ||
            !without(suspect, 0, 0, 0, &smaller))
            continue;
        smaller.world.elements[i] = '.';
        if (try_smaller(suspect, smaller, a, b))
            return true;
    }
    return false;
}

static void report(const World *world, const Search *a, const Search *b,
                   Square start, Square goal)
{
    Suspect suspect = {0};
    Suspect whole = {*world, start, goal};
    without(&whole, 0, 0, 0, &suspect); /* a copy of our own */
    while (shrink_once(&suspect, a, b))
        ;
    write_world(stdout, &suspect.world);
    pair_agrees(&suspect.world, a, b, suspect.start, suspect.goal, stdout);
    world_free(&suspect.world);
}

/* ---- the test
 * ------------------------------------------------------------------ */

/* The checker must find nothing wrong with what the searches say. */
static void check_answer(const World *world, const Search *search,
                         const Answer *answer, Square start, Square goal)
{
    Error error;
    Status status =
        answer->route.status == STATUS_OK
            ? walker_check(world, start, goal, &answer->route, &error)
            : STATUS_OK;
    if (status == STATUS_OK)
        status = walker_check_trace(world, start, goal, &answer->route,
                                    &answer->footprint, &error);
    if (status != STATUS_OK)
        fail_msg("%s (%s, %s): %s", search->name, search->style, search->lang,
                 error.text);
}

/* All implementations of each name against its first; how many were compared.
 */
static int compare_all(const World *world, const Search **searches,
                       void **prepared, int count, Square start, Square goal)
{
    int compared = 0;
    for (int first = 0, next; first < count; first = next) {
        Case the_case = {.from = start, .to = goal};
        Trial trial = {
            .the_case = &the_case, .world = world, .world_argument = ""};
        Answer answers[TRIAL_SEARCHES];
        for (next = first; next < count && strcmp(searches[next]->name,
                                                  searches[first]->name) == 0;
             next++) {
            trial.searches[trial.count] = searches[next];
            ask(&answers[trial.count], world, searches[next], prepared[next],
                start, goal);
            check_answer(world, searches[next], &answers[trial.count++], start,
                         goal);
        }
        for (int i = 1; i < trial.count; i++, compared++)
            if (!trial_agree(&trial, &answers[0], &answers[i])) {
                report(world, trial.searches[0], trial.searches[i], start,
                       goal);
                fail_msg("%s differs", searches[first]->name);
            }
        for (int i = 0; i < trial.count; i++)
            answer_free(&answers[i]);
    }
    return compared;
}

static int compare_world(Random *random)
{
    World world;
    const Search *searches[MOST_SEARCHES];
    void *prepared[MOST_SEARCHES];
    Square start;
    Square goal;
    Error error;
    int compared = 0;
    random_world(random, &world);
    int count = find_searches(&world, searches);
    for (int i = 0; i < count; i++)
        assert_int_equal(
            searches[i]->prepare(searches[i], &world, &prepared[i], &error),
            STATUS_OK);
    for (int i = 0; i < QUESTIONS && random_ends(random, &world, &start, &goal);
         i++)
        compared += compare_all(&world, searches, prepared, count, start, goal);
    for (int i = 0; i < count; i++)
        searches[i]->release(prepared[i]);
    world_free(&world);
    return compared;
}

static void languages_agree(void **state)
{
    (void)state;
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    double end = clock_now() + seconds;
    long compared = 0;
    while (seconds > 0 ? clock_now() < end : compared < COMPARISONS)
        compared += compare_world(&random);
    printf("# %ld comparisons\n", compared);
    assert_true(compared > 0);
}

static int set_up(void **state)
{
    (void)state;
    char program[PATH_MAX];
    Error error;
    catalogue_beside(program, "reitti.qlf");
    return prolog_start(program, &error) == STATUS_OK ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    prolog_stop();
    return 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(languages_agree)};
    seconds = argc > 1 ? strtod(argv[1], NULL) : 0;
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
