/* list.c -- reitti list: what there is, one thing a line. */
#include "../check/catalogue.h"
#include "command.h"

#include <string.h>

static const char help[] =
    "Usage: reitti list [games|worlds|searches|cases]\n"
    "Shows what there is, one a line; without an argument everything.\n"
    "\n"
    "  games     name, original search, unit of cost, elements with what "
    "entering costs\n"
    "  worlds    name, game, levels x width x height, corner rule\n"
    "  searches  name, style, language, game and what its routes promise, in "
    "short\n"
    "  cases     name, world, from, to, cost of the shortest route\n"
    "\n"
    "  -h, --help  show this\n";

static int list_games(void)
{
    const Game *game;
    for (size_t i = 0; (game = game_at(i)) != NULL; i++) {
        printf("%-8s %-10s %-6s", game->name, game->search, game->unit);
        for (const Element *element = game->elements; element->glyph != 0;
             element++)
            printf(" %c=%d", element->glyph, element->cost);
        putchar('\n');
    }
    return EXIT_FINE;
}

static int list_world(const char *path, const char *name, void *context)
{
    (void)context;
    World world;
    Error error;
    Status status = world_read(&world, path, &error);
    if (status != STATUS_OK)
        return complain_file(status, path, &error);
    printf("%-20s %-8s %dx%dx%d %s\n", name, world.game->name, world.levels,
           world.width, world.height, world.corners_block ? "block" : "cut");
    world_free(&world);
    return EXIT_FINE;
}

static int list_worlds(void)
{
    return catalogue_each("worlds", list_world, NULL);
}

static int list_searches(void)
{
    Options all = {0};
    int status = options_register(&all);
    if (status != EXIT_FINE)
        return status;
    for (const Search *search = search_first(); search != NULL;
         search = search->next) {
        printf("%-16s %-7s %-7s", search->name, search->style, search->lang);
        for (const Promise *promise = search->promises; promise->game != NULL;
             promise++)
            printf(" %s%s%s", promise->game,
                   promise->shortest ? ",shortest" : "",
                   promise->keypad ? ",keypad" : "");
        printf("  %s\n", search->summary);
    }
    return EXIT_FINE;
}

static void print_end(Square square)
{
    if (square.level == 0)
        printf("%d,%d ", square.x, square.y);
    else
        printf("%d,%d,%d ", square.level, square.x, square.y);
}

static int list_case_file(const char *path, const char *name, void *context)
{
    (void)name;
    (void)context;
    Cases cases;
    Error error;
    Status status = cases_read(&cases, path, &error);
    if (status != STATUS_OK)
        return complain_file(status, path, &error);
    for (int i = 0; i < cases.count; i++) {
        const Case *the_case = &cases.cases[i];
        printf("%-24s %-20s ", the_case->name, the_case->world);
        print_end(the_case->from);
        print_end(the_case->to);
        if (the_case->shortest == COST_NONE)
            puts("none");
        else
            printf("%d\n", the_case->shortest);
    }
    cases_free(&cases);
    return EXIT_FINE;
}

static int list_cases(void)
{
    return catalogue_each("cases", list_case_file, NULL);
}

static const struct {
    const char *name;
    int (*list)(void);
} sections[] = {{"games", list_games},
                {"worlds", list_worlds},
                {"searches", list_searches},
                {"cases", list_cases}};

enum { SECTION_COUNT = sizeof sections / sizeof *sections };

int command_list(int argc, char **argv)
{
    Options options;
    int status;
    if (!options_read(&options, &argc, &argv, "", help, &status))
        return status;
    if (argc > 1)
        return complain(EXIT_USAGE, "'%s' is too much; see reitti list --help",
                        argv[1]);
    status = argc == 0 ? EXIT_FINE : -1;
    for (int i = 0; i < SECTION_COUNT && status <= EXIT_FINE; i++) {
        if (argc == 1 && strcmp(argv[0], sections[i].name) != 0)
            continue;
        if (argc == 0)
            printf("%s%s:\n", i == 0 ? "" : "\n", sections[i].name);
        status = sections[i].list();
    }
    if (status < 0)
        return complain(EXIT_USAGE,
                        "'%s' is not one of games, worlds, searches, cases",
                        argv[0]);
    return status;
}
