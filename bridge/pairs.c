/* pairs.c -- reitti pairs: what a search loses against the shortest route, over all
 * pairs of squares of a world.
 */
#include "catalogue.h"
#include "command.h"
#include "guard.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "Usage: reitti pairs [WORLD...]\n"
    "Asks every tuned C search for the way between all ordered pairs of squares, and counts\n"
    "where it finds a longer way than one that promises the shortest, or none.  WORLDs are\n"
    "names or files; without any, the worlds of the original study.  Prints one line of comma-\n"
    "separated values a search.\n"
    "\n"
    "  -T, --time-limit SECONDS for a search (60)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 fine, 2 bad arguments or input, 3 a search crashed or ran out of time or\n"
    "memory, 4 the results could not be written.\n";

typedef struct Pairs {
    const char *name; /* of the world */
    const World *world;
    int level; /* the only one, since no route leaves it; 0: all are joined by stairs */
    const Search *search;
    const Search *reference;
} Pairs;

typedef struct Tally {
    long long pairs;
    long long no_route;
    long long missed;
    long long longer;
    long long both; /* found a way */
    double worst;
    double sum; /* of ratios */
} Tally;

static const Search *find_reference(const Game *game)
{
    for (const Search *search = search_first(); search != NULL; search = search->next) {
        const Promise *promise = search_promise(search, game);
        if (promise != NULL && promise->shortest && strcmp(search->style, "tuned") == 0 &&
            strcmp(search->lang, "c") == 0)
            return search;
    }
    return NULL;
}

static void count_pair(const Route *route, const Route *shortest, Tally *tally)
{
    tally->pairs++;
    if (shortest->status != STATUS_OK) {
        tally->no_route++;
    } else if (route->status != STATUS_OK) {
        tally->missed++;
    } else {
        double ratio = shortest->cost == 0 ? 1 : (double)route->cost / shortest->cost;
        tally->both++;
        tally->sum += ratio;
        tally->longer += route->cost > shortest->cost;
        tally->worst = ratio > tally->worst ? ratio : tally->worst;
    }
}

static void count_all(const Pairs *pairs, void *prepared, void *reference, Tally *tally)
{
    size_t size = world_size(pairs->world);
    Error error;
    for (size_t i = 0; i < size; i++) {
        Square from = world_square(pairs->world, i);
        if (pairs->level > 0 && from.level != pairs->level)
            continue;
        for (size_t k = 0; k < size; k++) {
            Square to = world_square(pairs->world, k);
            if (i == k || world_check_ends(pairs->world, from, to, &error) != STATUS_OK)
                continue;
            Route route = pairs->search->run(prepared, from, to);
            Route shortest = pairs->reference->run(reference, from, to);
            count_pair(&route, &shortest, tally);
        }
    }
}

/* In a process of its own. */
static int print_line(void *context)
{
    const Pairs *pairs = context;
    const Search *search = pairs->search;
    void *prepared;
    void *reference;
    Tally tally = {0};
    Error error;
    guard_running(search);
    Status status = search->prepare(search, pairs->world, &prepared, &error);
    if (status != STATUS_OK)
        return complain(exit_status_of(status), "%s: %s", search->name, error.text);
    status = pairs->reference->prepare(pairs->reference, pairs->world, &reference, &error);
    if (status == STATUS_OK) {
        count_all(pairs, prepared, reference, &tally);
        pairs->reference->release(reference);
    }
    search->release(prepared);
    guard_running(NULL);
    if (status != STATUS_OK)
        return complain(exit_status_of(status), "%s: %s", pairs->reference->name, error.text);
    printf("%s,%s,", pairs->name, pairs->world->game->name);
    if (pairs->level > 0)
        printf("%d", pairs->level);
    printf(",%s,%s,%s,%s,%lld,%lld,%lld,%lld,%.6f,%.6f\n", search->name, search->style,
           search->lang, pairs->reference->name, tally.pairs, tally.no_route, tally.missed,
           tally.longer, tally.worst, tally.both == 0 ? 0 : tally.sum / (double)tally.both);
    return EXIT_FINE;
}

static int print_world(const char *name, int time_limit)
{
    char path[PATH_MAX];
    World world;
    Error error;
    catalogue_world_path(path, name, NULL);
    Status status = world_read(&world, path, &error);
    if (status != STATUS_OK)
        return complain_file(status, path, &error);
    Pairs pairs = {name, &world, 0, NULL, find_reference(world.game)};
    int levels = world.game->has_stairs ? 1 : world.levels;
    int worst = EXIT_FINE;
    for (const Search *search = search_first(); search != NULL; search = search->next) {
        if (pairs.reference == NULL || search_promise(search, world.game) == NULL ||
            strcmp(search->style, "tuned") != 0 || strcmp(search->lang, "c") != 0)
            continue;
        pairs.search = search;
        for (int level = 1; level <= levels; level++) {
            pairs.level = world.game->has_stairs ? 0 : level;
            int ended = guard_run(print_line, &pairs, time_limit);
            worst = ended > worst ? ended : worst;
        }
    }
    world_free(&world);
    return worst;
}

int command_pairs(int argc, char **argv)
{
    Options options;
    int status;
    if (!options_read(&options, &argc, &argv, "T", help, &status))
        return status;
    int time_limit = options.time_limit > 0 ? options.time_limit : 60;
    puts("world,game,level,search,style,lang,reference,pairs,no_route,missed,longer,worst_ratio,"
         "mean_ratio");
    status = EXIT_FINE;
    for (size_t i = 0; argc == 0 && game_at(i) != NULL; i++) {
        int ended = print_world(game_at(i)->name, time_limit);
        status = ended > status ? ended : status;
    }
    for (int i = 0; i < argc; i++) {
        int ended = print_world(argv[i], time_limit);
        status = ended > status ? ended : status;
    }
    return status;
}
