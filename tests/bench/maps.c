/* maps.c -- the searches in C on levels of every kind, against the peers.
 *
 * The 12 x 12 level of rogue first; then the maps of .scen files, with every
 * step at cost 1 and as they were published, and made worlds.
 */
#include "maps.h"

#include "../../c_impl/reitti.h"
#include "../../c_impl/worlds.h"
#include "contest.h"
#include "distances.h"
#include "questions.h"

#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is to be reached where: by the fastest search with cost 1 and by
 * jump_point against libtcod, by bit_frontier against breadth_first. */
typedef struct Aims {
    const char *name;
    double fastest;
    double bits;
    double jumps;
} Aims;

static const Aims aims[] = {{"brc202d", 13, 2, 25},
                            {"32room_000", 8, 2, 40},
                            {"maze512-8-0", 16, 0.8, 0},
                            {"random512-20-0", 1.5, 0.8, 0},
                            {NULL, 0, 0.8, 0}};

static const Aims *aims_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    const Aims *found = aims;
    while (found->name != NULL &&
           strncmp(name, found->name, strlen(found->name)) != 0)
        found++;
    return found;
}

void wanted(const char *what, double least, double measured)
{
    printf("  wanted: %s: at least %g, is %.2f%s\n", what, least, measured,
           measured < least ? ", missed" : "");
}

void wanted_most(const char *what, double most, double measured)
{
    printf("  wanted: %s: at most %g, is %.2f%s\n", what, most, measured,
           measured > most ? ", missed" : "");
}

/* Against the first peer. */
static void wanted_of(const Contest *contest, const char *what,
                      const Contestant *one, double least)
{
    const Contestant *last =
        &contest->contestants[contest->contestant_count - 1];
    char text[100];
    if (one == NULL || last->solver != NULL || least == 0)
        return;
    while (last[-1].solver == NULL)
        last--;
    snprintf(text, sizeof text, "%s, %s, against %s", what, one->name,
             last->name);
    wanted(text, least, contest_ratio(contest, last, one).median);
}

static void wanted_bits(const Contest *contest, double least)
{
    const Contestant *queue = contest_find(contest, "breadth_first");
    const Contestant *bits = contest_find(contest, "bit_frontier");
    if (queue != NULL && bits != NULL)
        wanted("bit_frontier against breadth_first", least,
               contest_ratio(contest, queue, bits).median);
}

static void add_all(Contest *contest, const Maps *maps,
                    const char *const *solvers)
{
    for (; *solvers != NULL; solvers++)
        contest_add(contest, *solvers);
    for (int i = 0; i < maps->peer_count; i++)
        contest_add_peer(contest, maps->peers[i]);
}

static void bench_unit(const Maps *maps, const World *world,
                       const Questions *questions, double fastest, double bits)
{
    static const char *const solvers[] = {"breadth_first", "two_phase",
                                          "bit_frontier",  "bit_both",
                                          "bit_clipped",   NULL};
    Contest contest;
    contest_begin(&contest, world, questions->questions, questions->count);
    add_all(&contest, maps, solvers);
    contest_check(&contest);
    contest_run(&contest);
    contest_print(&contest);
    wanted_of(&contest, "the fastest", contest_fastest(&contest), fastest);
    wanted_bits(&contest, bits);
    contest_end(&contest);
}

static void bench_octile(const Maps *maps, const World *world,
                         const Questions *questions, const Cases *cases,
                         double jumps)
{
    static const char *const solvers[] = {"astar_octile", "jump_point", NULL};
    Contest contest;
    contest_begin(&contest, world, questions->questions, questions->count);
    add_all(&contest, maps, solvers);
    if (contest.contestant_count > 0 && contest.contestants->solver != NULL) {
        contest_check(&contest);
        for (int i = 0, j = 0; i < cases->count; i++) {
            const Case *row = &cases->cases[i];
            if (square_equal(row->question.squares[0],
                             row->question.squares[1]))
                continue;
            if (llabs(contest.best[j++] - row->best) > row->slack)
                give_up(row->name, "not the length that the file says");
        }
        contest_run(&contest);
        contest_print(&contest);
        wanted_of(&contest, "A*", contest_find(&contest, "astar_octile"), 3);
        wanted_of(&contest, "jump points", contest_find(&contest, "jump_point"),
                  jumps);
    }
    contest_end(&contest);
}

static void get(World *world, const char *said)
{
    Error error;
    if (worlds_get(world, said, &error) != STATUS_OK)
        give_up(said, error.text);
}

void maps_get_beside(World *world, const char *path, const char *said)
{
    char whole[PATH_MAX];
    const char *slash = strrchr(path, '/');
    int length = slash == NULL || said[0] == '/' ? 0 : (int)(slash - path) + 1;
    snprintf(whole, sizeof whole, "%.*s%s", length, path, said);
    get(world, whole);
}

/* The rows of a file, with its map read by certain moves. */
static void bench_scen(const Maps *maps, const char *path, const char *moves)
{
    char said[PATH_MAX];
    Cases cases = {0};
    World world;
    Questions questions;
    Error error;
    snprintf(said, sizeof said, "%s%s", path, moves);
    if (scen_read(&cases, said, maps->sample, &error) != STATUS_OK)
        give_up(said, error.text);
    maps_get_beside(&world, path, cases.cases[0].world);
    for (int i = 0; i < cases.count; i++)
        if (case_place(&cases.cases[i], &world, &error) != STATUS_OK)
            give_up(said, error.text);
    questions_of(&questions, &cases);
    printf("\n%s, %d x %d, %s\n", path, world.width, world.height,
           moves[0] == '\0' ? "as published"
                            : "every step at cost 1, corners cut");
    if (moves[0] == '\0')
        bench_octile(maps, &world, &questions, &cases, aims_of(path)->jumps);
    else {
        bench_unit(maps, &world, &questions, aims_of(path)->fastest,
                   aims_of(path)->bits);
        distances_bench(maps, &world, &questions);
    }
    questions_free(&questions);
    cases_free(&cases);
    world_free(&world);
}

static void bench_drawn(const Maps *maps, const char *said, int count,
                        double fastest)
{
    World world;
    Questions questions;
    get(&world, said);
    questions_draw(&questions, &world, count);
    printf("\n%s, %d x %d, every step at cost 1, corners cut\n", said,
           world.width, world.height);
    bench_unit(maps, &world, &questions, fastest, 0.8);
    questions_free(&questions);
    world_free(&world);
}

static void bench_directory(const Maps *maps, const char *directory)
{
    char pattern[PATH_MAX];
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s/*.scen", directory);
    if (glob(pattern, 0, NULL, &found) != 0)
        give_up(directory, "has no .scen files");
    for (size_t i = 0; i < found.gl_pathc; i++) {
        bench_scen(maps, found.gl_pathv[i], ":unit");
        bench_scen(maps, found.gl_pathv[i], "");
    }
    globfree(&found);
}

void maps_bench(const Maps *maps)
{
    static const char *const made[] = {
        "open:256x256:1:game=unit_grid", "rooms:256x256:1:game=unit_grid",
        "random20:256x256:1:game=unit_grid", "maze:256x256:1:game=unit_grid"};
    bench_drawn(maps, "tests/worlds/rogue.world", 2000, 12);
    for (int i = 0; maps->directory == NULL && i < 4; i++)
        bench_drawn(maps, made[i], maps->sample / 10, 0);
    bench_directory(maps,
                    maps->directory == NULL ? "tests/maps" : maps->directory);
}
