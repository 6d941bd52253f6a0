/* solve.c -- reitti solve: one question or many, answered as text or JSON. */
#include "catalogue.h"
#include "command.h"
#include "guard.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti solve WORLD FROM TO [OPTION...]\n"
    "       reitti solve WORLD - [OPTION...]\n"
    "Finds a route and draws it.  WORLD is a name or a .world file; FROM and TO are x,y or\n"
    "level,x,y; - reads FROM TO lines from standard input and answers one a line.\n"
    "\n"
    "  -s, --search NAME        the search; otherwise the original one of the game\n"
    "  -y, --style STYLE        thesis or tuned (tuned)\n"
    "  -l, --lang LANG          c, prolog or both (c)\n"
    "  -f, --format FORMAT      text or json (text)\n"
    "  -t, --trace              show the expanded squares in order\n"
    "  -T, --time-limit SECONDS give up after so long (never)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 found, 1 no route, 2 bad arguments or input, 3 out of memory or time or\n"
    "crashed, 4 the results could not be written.\n";

enum { SOLVERS = 2 };

typedef struct Solver {
    const Search *search;
    void *prepared;
} Solver;

typedef struct Solve {
    Options options;
    char **arguments;
    int argument_count;
    bool json;
    bool colour;
    char path[PATH_MAX];
    World world;
    Footprint footprint; /* empty if nothing shown needs it */
    Solver solvers[SOLVERS];
    int solver_count;
} Solve;

static void print_json_squares(const char *name, const Square *squares, int count)
{
    printf(",\"%s\":[", name);
    for (int i = 0; i < count; i++)
        printf("%s[%d,%d,%d]", i == 0 ? "" : ",", squares[i].level, squares[i].x, squares[i].y);
    putchar(']');
}

static void print_trace(const Solve *solve, int expanded)
{
    if (solve->json)
        fputs(",\"trace\":[", stdout);
    else
        fputs(solve->argument_count == 2 ? "; expanded: " : "\nexpanded: ", stdout);
    for (int i = 0; i < expanded; i++) {
        Square square = world_square(&solve->world, (size_t)solve->footprint.expanded[i]);
        if (solve->json)
            printf("%s[%d,%d,%d]", i == 0 ? "" : ",", square.level, square.x, square.y);
        else
            square_print(stdout, square, solve->world.levels > 1);
    }
    if (solve->json)
        putchar(']');
}

static void print_json(const Solve *solve, const Search *search, const Route *route)
{
    printf("{\"search\":\"%s\",\"style\":\"%s\",\"lang\":\"%s\",\"status\":\"%s\"", search->name,
           search->style, search->lang, status_name(route->status));
    if (route->status == STATUS_OK)
        printf(",\"cost\":%d", route->cost);
    else
        printf(",\"cost\":null");
    printf(",\"expanded\":%d", route->expanded);
    print_json_squares("route", route->squares, route->length);
    if (solve->options.trace)
        print_trace(solve, route->expanded);
    puts("}");
}

/* Draws the levels that the route touches. */
static Status print_levels(const Solve *solve, const Route *route, Square start, Square goal)
{
    const World *world = &solve->world;
    Picture picture = {.world = world,
                       .start = start,
                       .goal = goal,
                       .route = route,
                       .distance = world->game->shows_distances ? solve->footprint.distance : NULL,
                       .colour = solve->colour};
    Status status = STATUS_OK;
    for (int level = 1; level <= world->levels && status == STATUS_OK; level++) {
        bool touched = level == start.level || level == goal.level;
        for (int i = 0; i < route->length && !touched; i++)
            touched = route->squares[i].level == level;
        if (!touched)
            continue;
        printf(world->levels > 1 ? "\nlevel %d\n" : "\n", level);
        status = picture_print(stdout, &picture, level);
    }
    return status;
}

static void print_text(const Solve *solve, const Search *search, const Route *route)
{
    printf("%s (%s, %s): ", search->name, search->style, search->lang);
    if (route->status == STATUS_OK)
        printf("%d %s, ", route->cost, solve->world.game->unit);
    else
        printf("no route, ");
    printf("%d square%s expanded", route->expanded, route->expanded == 1 ? "" : "s");
    fputs(solve->argument_count == 2 || route->length == 0 ? "" : "\n", stdout);
    fputs(solve->argument_count == 2 && route->length > 0 ? ": " : "", stdout);
    route_print(stdout, route, &solve->world);
    if (solve->options.trace)
        print_trace(solve, route->expanded);
    putchar('\n');
}

/* One question to all solvers; adds to the exit status so far. */
static int answer(Solve *solve, Square start, Square goal, int exit_status)
{
    for (int i = 0; i < solve->solver_count; i++) {
        const Search *search = solve->solvers[i].search;
        guard_running(search);
        Route route = search->run(solve->solvers[i].prepared, start, goal);
        Status status = route.status;
        if (status != STATUS_OK && status != STATUS_NO_ROUTE)
            return complain(exit_status_of(status), "%s (%s, %s): %s", search->name, search->style,
                            search->lang,
                            route.message == NULL ? status_name(status) : route.message);
        if (status == STATUS_NO_ROUTE)
            exit_status = EXIT_NO;
        status = solve->footprint.distance == NULL
                     ? STATUS_OK
                     : search->footprint(solve->solvers[i].prepared, &solve->footprint);
        guard_running(NULL);
        if (status == STATUS_OK && solve->json)
            print_json(solve, search, &route);
        else if (status == STATUS_OK)
            print_text(solve, search, &route);
        if (status == STATUS_OK && !solve->json && solve->argument_count == 3)
            status = print_levels(solve, &route, start, goal);
        if (status != STATUS_OK)
            return complain(exit_status_of(status), "%s", status_name(status));
    }
    return exit_status;
}

static Status read_end(const Solve *solve, const char *text, Square *square, Error *error)
{
    const char *rest = text;
    if (!square_parse(&rest, square) || *rest != '\0')
        return error_set(error, STATUS_BAD_INPUT, 0, "'%s' is not a square: x,y or level,x,y",
                         text);
    return world_place(&solve->world, square, error);
}

static Status read_ends(const Solve *solve, const char *from, const char *to, Square *start,
                        Square *goal, Error *error)
{
    Status status = read_end(solve, from, start, error);
    if (status == STATUS_OK)
        status = read_end(solve, to, goal, error);
    if (status == STATUS_OK)
        status = world_check_ends(&solve->world, *start, *goal, error);
    return status;
}

static int answer_lines(Solve *solve)
{
    static const char blanks[] = " \t\r\n";
    char *line = NULL;
    size_t size = 0;
    int exit_status = EXIT_FINE;
    ssize_t length;
    for (int number = 1; exit_status <= EXIT_NO && (length = getline(&line, &size, stdin)) >= 0;
         number++) {
        char *rest;
        bool cut = memchr(line, '\0', (size_t)length) != NULL;
        char *from = strtok_r(line, blanks, &rest);
        if ((from == NULL && !cut) || (from != NULL && *from == ';'))
            continue;
        char *to = strtok_r(NULL, blanks, &rest);
        Square start = {0};
        Square goal = {0};
        Error error;
        Status status = STATUS_BAD_INPUT;
        if (cut || to == NULL || strtok_r(NULL, blanks, &rest) != NULL)
            error_set(&error, status, 0, "expected FROM TO");
        else
            status = read_ends(solve, from, to, &start, &goal, &error);
        error.line = number;
        exit_status = status == STATUS_OK ? answer(solve, start, goal, exit_status)
                                          : complain_file(status, "standard input", &error);
        fflush(stdout);
    }
    free(line);
    if (exit_status <= EXIT_NO && !feof(stdin))
        return complain(errno == ENOMEM ? EXIT_LIMIT : EXIT_USAGE, "standard input: %s",
                        errno == ENOMEM ? "out of memory" : strerror(errno));
    return exit_status;
}

static int answer_arguments(Solve *solve)
{
    Square start;
    Square goal;
    Error error;
    Status status =
        read_ends(solve, solve->arguments[1], solve->arguments[2], &start, &goal, &error);
    if (status != STATUS_OK)
        return complain(exit_status_of(status), "%s", error.text);
    return answer(solve, start, goal, EXIT_FINE);
}

static int choose_searches(Solve *solve)
{
    Options *options = &solve->options;
    if (options->search == NULL)
        options->search = solve->world.game->search;
    if (options->style == NULL)
        options->style = "tuned";
    if (options->lang == NULL && !options->both)
        options->lang = "c";
    int exit_status = options_register(options);
    if (exit_status != EXIT_FINE)
        return exit_status;
    for (const Search *search = search_first(); search != NULL; search = search->next) {
        if (!options_want(options, search))
            continue;
        if (search_promise(search, solve->world.game) == NULL)
            return complain(EXIT_USAGE, "%s does not search %s worlds", search->name,
                            solve->world.game->name);
        Solver solver = {search, NULL};
        Error error;
        guard_running(search);
        Status status = search->prepare(search, &solve->world, &solver.prepared, &error);
        guard_running(NULL);
        if (status != STATUS_OK)
            return complain(exit_status_of(status), "%s: %s (%s, %s): %s", solve->path,
                            search->name, search->style, search->lang, error.text);
        assert(solve->solver_count < SOLVERS); /* one a language, no twins */
        solve->solvers[solve->solver_count++] = solver;
    }
    return EXIT_FINE;
}

static int job(void *context)
{
    Solve *solve = context;
    Error error;
    int exit_status = EXIT_FINE;
    catalogue_world_path(solve->path, solve->arguments[0], NULL);
    Status status = world_read(&solve->world, solve->path, &error);
    if (status != STATUS_OK)
        return complain_file(status, solve->path, &error);
    bool table = solve->options.trace || (!solve->json && solve->argument_count == 3);
    if (table && footprint_make(&solve->footprint, &solve->world) != STATUS_OK)
        exit_status = complain_memory();
    if (exit_status == EXIT_FINE)
        exit_status = choose_searches(solve);
    if (exit_status == EXIT_FINE)
        exit_status = solve->argument_count == 2 ? answer_lines(solve) : answer_arguments(solve);
    for (int i = 0; i < solve->solver_count; i++)
        solve->solvers[i].search->release(solve->solvers[i].prepared);
    footprint_free(&solve->footprint);
    world_free(&solve->world);
    return exit_status;
}

int command_solve(int argc, char **argv)
{
    Solve solve = {0};
    int exit_status;
    if (!options_read(&solve.options, &argc, &argv, "sylftT", help, &exit_status))
        return exit_status;
    if (argc != 3 && (argc != 2 || strcmp(argv[1], "-") != 0))
        return complain(EXIT_USAGE, "expected WORLD FROM TO, or WORLD -; see reitti solve --help");
    const char *format = solve.options.format == NULL ? "text" : solve.options.format;
    solve.json = strcmp(format, "json") == 0;
    if (!solve.json && strcmp(format, "text") != 0)
        return complain(EXIT_USAGE, "--format cannot be '%s'; it is text or json", format);
    const char *no_colour = getenv("NO_COLOR");
    solve.colour = isatty(STDOUT_FILENO) && (no_colour == NULL || *no_colour == '\0');
    solve.arguments = argv;
    solve.argument_count = argc;
    return guard_run(job, &solve, solve.options.time_limit);
}
