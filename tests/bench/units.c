/* units.c -- many units at once, the tuned searches beside the plain ones. */
#include "units.h"

#include "../../c_impl/random.h"
#include "../../c_impl/reitti.h"
#include "../../c_impl/worlds.h"
#include "questions.h"
#include "race.h"

#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_UNITS = 100, CROWD = 1000, TURNS = 4 /* among the work */ };

static bool is_of(const char *path, const char *name)
{
    return strstr(path, name) != NULL;
}

static void print_wanted(const Race *race, const char *path)
{
    const Runner *whca = race_find(race, "whca");
    if (is_of(path, "/random-32-32-20-random-1.")) {
        double us = race_time(race, whca) / 1e3;
        wanted_most("whca, us a run", 2500, us);
        wanted_most("whca, us a run, the aim", 1000, us);
    }
    wanted_most("whca, ns a node", 165, race_each(race, whca));
    wanted_most("hca, ns a node", 165, race_each(race, race_find(race, "hca")));
    if (is_of(path, "-random-1.") && !is_of(path, "/maze"))
        wanted_most("lacam, times whca", 1.5,
                    race_ratio(race, race_find(race, "lacam"), whca));
}

/* Reads the first units of a file, all if there are fewer, as one case. */
static void read_units(Cases *cases, World *world, const char *path, int moves,
                       int most)
{
    char said[PATH_MAX];
    Error error;
    snprintf(said, sizeof said, "%s:%d", path, moves);
    if (scen_read(cases, said, 0, &error) != STATUS_OK)
        give_up(said, error.text);
    int count = cases->count < most ? cases->count : most;
    cases_free(cases);
    snprintf(said, sizeof said, "%s:%d:units:%d", path, moves, count);
    if (scen_read(cases, said, 0, &error) != STATUS_OK)
        give_up(said, error.text);
    maps_get_beside(world, path, cases->cases[0].world);
    if (case_place(&cases->cases[0], world, &error) != STATUS_OK)
        give_up(said, error.text);
}

static void bench_scen(const char *path)
{
    static const char *const names[] = {"whca", "hca", "pibt", "lacam"};
    Cases cases;
    World world;
    read_units(&cases, &world, path, 4, MOST_UNITS);
    Race race = {.world = &world, .question = &cases.cases[0].question};
    printf("\n%s, %d units, four moves, window %d\n", path,
           race.question->square_count / 2, race.question->numbers[0]);
    for (int i = 0; i < 4; i++) {
        race_enter(&race, names[i], "tuned");
        race_enter(&race, names[i], "plain");
    }
    race_run(&race);
    race_print(&race);
    print_wanted(&race, path);
    race_end(&race);
    cases_free(&cases);
    world_free(&world);
}

/* The steps of the shortest ways of all. */
static int64_t shortest(const World *world, const Question *question)
{
    Race race = {.world = world};
    int64_t sum = 0;
    race_enter(&race, "breadth_first", "tuned");
    for (int i = 0; i < question->square_count; i += 2) {
        Question way = {.squares = &question->squares[i], .square_count = 2};
        const Runner *one = race.runners;
        sum += one->solver->run(one->prepared, &way).rows.count;
    }
    race_end(&race);
    return sum;
}

/* How much longer the routes are than if everybody were alone. */
static void bench_routes(const char *path)
{
    Cases cases;
    World world;
    read_units(&cases, &world, path, 8, MOST_UNITS / 2);
    Race race = {.world = &world, .question = &cases.cases[0].question};
    race_enter(&race, "whca", "tuned");
    race_check(&race, race.runners);
    printf("\n%s, %d units, eight moves\n", path,
           race.question->square_count / 2);
    wanted_most("whca, its routes in shortest ways", 1.2,
                (double)race.runners[0].answer.score /
                    (double)shortest(&world, race.question));
    race_end(&race);
    cases_free(&cases);
    world_free(&world);
}

/* Different squares that can be entered. */
static void draw(Random *random, const World *world, Square *squares, int count)
{
    int open = 0;
    Square *all = malloc(world_size(world) * sizeof *all);
    if (all == NULL)
        give_up("squares", "no memory");
    for (size_t i = 0; i < world_size(world); i++)
        if (world_is_open(world, world_square(world, i)))
            all[open++] = world_square(world, i);
    for (int i = 0; i < count; i++) {
        int drawn = i + random_draw(random, open - i);
        squares[2 * (ptrdiff_t)i] = all[drawn];
        all[drawn] = all[i];
    }
    free(all);
}

/* Many units in a small world, by the moment: distances are found out in the
 * first ones, so that more of them make each shorter. */
static void bench_crowd(const char *said, Ways ways)
{
    Square squares[2 * CROWD];
    int window = 1;
    Question question = {squares, 2 * CROWD, &window, 1};
    Random random = random_seed(0, RANDOM_TESTS);
    World world;
    Error error;
    if (worlds_get(&world, said, &error) != STATUS_OK)
        give_up(said, error.text);
    world.ways = ways;
    draw(&random, &world, squares, CROWD);
    draw(&random, &world, squares + 1, CROWD);
    Race race = {.world = &world, .question = &question};
    printf("\n%s, %d units, %s moves\n", said, CROWD,
           ways == FOUR_WAYS ? "four" : "eight");
    race_enter(&race, "pibt", "tuned");
    race_enter(&race, "pibt", "plain");
    race_run(&race);
    race_print(&race);
    const Runner *one = race_find(&race, "pibt");
    double moments = (double)one->answer.work[TURNS];
    printf("  %.0f moments\n", moments);
    wanted_most("pibt, us a moment", 80, race_time(&race, one) / 1e3 / moments);
    race_end(&race);
    world_free(&world);
}

void units_bench(const Maps *maps)
{
    char pattern[PATH_MAX];
    glob_t found;
    bench_crowd("random20:64x64:1:game=strategy", FOUR_WAYS);
    bench_crowd("random20:64x64:1:game=strategy", EIGHT_WAYS);
    snprintf(pattern, sizeof pattern, "%s/mapf/*.scen",
             maps->directory == NULL ? "" : maps->directory);
    if (maps->directory == NULL || glob(pattern, 0, NULL, &found) != 0)
        return;
    for (size_t i = 0; i < found.gl_pathc; i++) {
        bench_scen(found.gl_pathv[i]);
        if (is_of(found.gl_pathv[i], "/random-32-32-20-random-1."))
            bench_routes(found.gl_pathv[i]);
    }
    globfree(&found);
}
