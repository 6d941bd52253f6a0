/* solve.c -- reitti solve: one question or many, answered as text or JSON. */
#include "../check/catalogue.h"
#include "command.h"
#include "../check/host.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti solve WORLD FROM TO [OPTION...]\n"
    "       reitti solve WORLD - [OPTION...]\n"
    "Finds a route and draws it.  WORLD is a name or a .world file; FROM and "
    "TO are x,y or\n"
    "level,x,y; - reads FROM TO lines from standard input and answers one a "
    "line.\n"
    "\n"
    "  -s, --search NAME        the search; otherwise the original one of the "
    "game\n"
    "  -y, --style STYLE        thesis or tuned (tuned)\n"
    "  -l, --lang LANG          c, prolog or both (c)\n"
    "  -f, --format FORMAT      text or json (text)\n"
    "  -t, --trace              show the expanded squares in order\n"
    "  -T, --time-limit SECONDS give up a step of the search after so long "
    "(never)\n"
    "  -M, --memory-limit MB    for one search (half the machine's memory)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 found, 1 no route, 2 bad arguments or input, 3 out of "
    "memory or time or\n"
    "crashed, 4 the results could not be written.\n";

enum { SOLVERS = 2 };

typedef struct Solve {
    Options options;
    char **arguments;
    int argument_count;
    bool json;
    bool colour;
    char path[PATH_MAX];
    World world;
    Host solvers[SOLVERS];
    int solver_count;
} Solve;

static void print_json_squares(const char *name, const Square *squares,
                               int count)
{
    printf(",\"%s\":[", name);
    for (int i = 0; i < count; i++)
        printf("%s[%d,%d,%d]", i == 0 ? "" : ",", squares[i].level,
               squares[i].x, squares[i].y);
    putchar(']');
}

static void print_trace(const Solve *solve, const Answer *answer)
{
    if (solve->json)
        fputs(",\"trace\":[", stdout);
    else
        fputs(solve->argument_count == 2 ? "; expanded: " : "\nexpanded: ",
              stdout);
    for (int i = 0; i < answer->route.expanded; i++) {
        Square square =
            world_square(&solve->world, (size_t)answer->footprint.expanded[i]);
        if (solve->json)
            printf("%s[%d,%d,%d]", i == 0 ? "" : ",", square.level, square.x,
                   square.y);
        else
            square_print(stdout, square, solve->world.levels > 1);
    }
    if (solve->json)
        putchar(']');
}

static void print_json(const Solve *solve, const Search *search,
                       const Answer *answer)
{
    const Route *route = &answer->route;
    printf(
        "{\"search\":\"%s\",\"style\":\"%s\",\"lang\":\"%s\",\"status\":\"%s\"",
        search->name, search->style, search->lang, status_name(route->status));
    if (route->status == STATUS_OK)
        printf(",\"cost\":%d", route->cost);
    else
        printf(",\"cost\":null");
    printf(",\"expanded\":%d", route->expanded);
    print_json_squares("route", route->squares, route->length);
    if (solve->options.trace)
        print_trace(solve, answer);
    puts("}");
}

/* Draws the levels that the route touches. */
static Status print_levels(const Solve *solve, const Answer *answer,
                           Square start, Square goal)
{
    const World *world = &solve->world;
    const Route *route = &answer->route;
    Picture picture = {.world = world,
                       .start = start,
                       .goal = goal,
                       .route = route,
                       .distance = world->game->shows_distances
                                       ? answer->footprint.distance
                                       : NULL,
                       .colour = solve->colour};
    Status status = STATUS_OK;
    for (int level = 1; level <= world->levels && status == STATUS_OK;
         level++) {
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

static void print_text(const Solve *solve, const Search *search,
                       const Answer *answer)
{
    const Route *route = &answer->route;
    printf("%s (%s, %s): ", search->name, search->style, search->lang);
    if (route->status == STATUS_OK)
        printf("%d %s, ", route->cost, solve->world.game->unit);
    else
        printf("no route, ");
    printf("%d square%s expanded", route->expanded,
           route->expanded == 1 ? "" : "s");
    fputs(solve->argument_count == 2 || route->length == 0 ? "" : "\n", stdout);
    fputs(solve->argument_count == 2 && route->length > 0 ? ": " : "", stdout);
    route_print(stdout, route, &solve->world);
    if (solve->options.trace)
        print_trace(solve, answer);
    putchar('\n');
}

static bool is_within(const World *world, const Answer *answer)
{
    for (int i = 0; i < answer->route.length; i++)
        if (!world_contains(world, answer->route.squares[i]))
            return false;
    for (int i = 0;
         answer->footprint.distance != NULL && i < answer->route.expanded; i++)
        if (answer->footprint.expanded[i] < 0 ||
            (size_t)answer->footprint.expanded[i] >= world_size(world))
            return false;
    return true;
}

static int complain_of(const Search *search, int exit_status, const char *what)
{
    return complain(exit_status, "%s (%s, %s): %s", search->name, search->style,
                    search->lang, what);
}

static int print_answer(const Solve *solve, const Search *search,
                        const Answer *answer, const Question *question)
{
    Status status = answer->route.status;
    const char *why = answer->error.text[0] == '\0' ? status_name(status)
                                                    : answer->error.text;
    if (answer->unprepared)
        return complain(exit_status_of(status), "%s: %s (%s, %s): %s",
                        solve->path, search->name, search->style, search->lang,
                        why);
    if (!answer_is_one(answer))
        return complain_of(search, exit_status_of(status), why);
    if (!is_within(&solve->world, answer))
        return complain_of(search, EXIT_LIMIT,
                           "what it answers lies outside the world");
    if (answer->untraced && solve->options.trace) {
        char text[80];
        snprintf(text, sizeof text,
                 "expanded %d squares; a trace has at most %d",
                 answer->route.expanded, TRACE_LIMIT);
        return complain_of(search, EXIT_LIMIT, text);
    }
    if (solve->json)
        print_json(solve, search, answer);
    else
        print_text(solve, search, answer);
    if (!solve->json && solve->argument_count == 3 &&
        print_levels(solve, answer, question->from, question->to) != STATUS_OK)
        return complain_memory();
    return status == STATUS_OK ? EXIT_FINE : EXIT_NO;
}

/* One question to one solver, which is started anew if it has ended. */
static int ask(const Solve *solve, Host *solver, const Question *question)
{
    const Options *options = &solve->options;
    Limits limits = {.memory = limits_memory(options->memory, 1)};
    const Search *search = solver->search;
    Answer answer = {0};
    Ending ending;
    int error =
        solver->ward.keeper == 0 ? host_start(solver, search, &limits) : 0;
    if (error != 0)
        return complain_process(error);
    if (!host_answer(solver, question, options->time_limit, &answer, &ending)) {
        solver->search = search;
        return complain_of(search, EXIT_LIMIT, ending.message);
    }
    int exit_status = print_answer(solve, search, &answer, question);
    answer_free(&answer);
    return exit_status;
}

/* One question to all solvers; the worst that came of it. */
static int ask_all(Solve *solve, Square start, Square goal)
{
    bool table =
        solve->options.trace || (!solve->json && solve->argument_count == 3);
    Question question = {
        .world = &solve->world, .from = start, .to = goal, .look = table};
    int worst = EXIT_FINE;
    for (int i = 0; i < solve->solver_count; i++) {
        int exit_status = ask(solve, &solve->solvers[i], &question);
        worst = exit_status > worst ? exit_status : worst;
    }
    return worst;
}

static Status read_end(const Solve *solve, const char *text, Square *square,
                       Error *error)
{
    const char *rest = text;
    if (!square_parse(&rest, square) || *rest != '\0')
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "'%s' is not a square: x,y or level,x,y", text);
    return world_place(&solve->world, square, error);
}

static Status read_ends(const Solve *solve, const char *from, const char *to,
                        Square *start, Square *goal, Error *error)
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
    int worst = EXIT_FINE;
    ssize_t length;
    for (int number = 1; (length = getline(&line, &size, stdin)) >= 0;
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
        int exit_status = status == STATUS_OK
                              ? ask_all(solve, start, goal)
                              : complain_file(status, "standard input", &error);
        worst = exit_status > worst ? exit_status : worst;
        if (!results_flush(NULL))
            break;
    }
    free(line);
    if (!feof(stdin) && !ferror(stdout))
        return complain(errno == ENOMEM ? EXIT_LIMIT : EXIT_USAGE,
                        "standard input: %s",
                        errno == ENOMEM ? "out of memory" : strerror(errno));
    return worst;
}

static int answer_arguments(Solve *solve)
{
    Square start;
    Square goal;
    Error error;
    Status status = read_ends(solve, solve->arguments[1], solve->arguments[2],
                              &start, &goal, &error);
    if (status != STATUS_OK)
        return complain(exit_status_of(status), "%s", error.text);
    return ask_all(solve, start, goal);
}

static int choose_searches(Solve *solve)
{
    Options *options = &solve->options;
    if (options->search == NULL)
        options->search = solve->world.game->search;
    if (strchr(options->search, ',') != NULL)
        return complain(EXIT_USAGE, "--search cannot be '%s'; it is one name",
                        options->search);
    if (options->style == NULL)
        options->style = "tuned";
    if (options->lang == NULL && !options->both)
        options->lang = "c";
    int exit_status = options_register(options);
    if (exit_status != EXIT_FINE)
        return exit_status;
    for (const Search *search = search_first(); search != NULL;
         search = search->next) {
        if (!options_want(options, search))
            continue;
        if (search_promise(search, solve->world.game) == NULL)
            return complain(EXIT_USAGE, "%s does not search %s worlds",
                            search->name, solve->world.game->name);
        assert(solve->solver_count < SOLVERS); /* one a language, no twins */
        solve->solvers[solve->solver_count++].search = search;
    }
    return EXIT_FINE;
}

static int run(Solve *solve)
{
    Error error;
    catalogue_world_path(solve->path, solve->arguments[0], NULL);
    Status status = world_read(&solve->world, solve->path, &error);
    if (status != STATUS_OK)
        return complain_file(status, solve->path, &error);
    int exit_status = choose_searches(solve);
    if (exit_status == EXIT_FINE)
        exit_status = solve->argument_count == 2 ? answer_lines(solve)
                                                 : answer_arguments(solve);
    for (int i = 0; i < solve->solver_count; i++)
        if (solve->solvers[i].ward.keeper != 0)
            host_end(&solve->solvers[i], false, NULL);
    world_free(&solve->world);
    return exit_status;
}

int command_solve(int argc, char **argv)
{
    Solve solve = {0};
    int exit_status;
    if (!options_read(&solve.options, &argc, &argv, "sylftTM", help,
                      &exit_status))
        return exit_status;
    if (argc != 3 && (argc != 2 || strcmp(argv[1], "-") != 0))
        return complain(
            EXIT_USAGE,
            "expected WORLD FROM TO, or WORLD -; see reitti solve --help");
    const char *format =
        solve.options.format == NULL ? "text" : solve.options.format;
    solve.json = strcmp(format, "json") == 0;
    if (!solve.json && strcmp(format, "text") != 0)
        return complain(EXIT_USAGE,
                        "--format cannot be '%s'; it is text or json", format);
    const char *no_colour = getenv("NO_COLOR");
    solve.colour =
        isatty(STDOUT_FILENO) && (no_colour == NULL || *no_colour == '\0');
    solve.arguments = argv;
    solve.argument_count = argc;
    return run(&solve);
}
