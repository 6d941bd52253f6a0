/* solve.c -- reitti solve: one question or many, answered as text or JSON.
 *
 * The file is long because questions come in words, in lines and in rows.
 */
#include "../check/catalogue.h"
#include "../check/host.h"
#include "../check/missing.h"
#include "../check/selection.h"
#include "answer_print.h"
#include "command.h"
#include "gather.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti solve [PROBLEM] WORLD QUESTION... [OPTION...]\n"
    "       reitti solve [PROBLEM] WORLD - [OPTION...]\n"
    "       reitti solve PROBLEM FILE.scen [NUMBER] [OPTION...]\n"
    "Finds an answer and draws it.  Without a PROBLEM, the QUESTION is FROM "
    "TO, and\n"
    "the answer a route; reitti list problems says what else can be asked.  "
    "WORLD is\n"
    "a name, a .world or .map file, or how it is made, maze:64x64:7 (reitti "
    "list\n"
    "makers);\n"
    "squares are x,y or level,x,y; - reads questions from standard input and "
    "answers\n"
    "one a line.  A PROBLEM that takes many squares may be asked the first "
    "rows "
    "of a\n"
    ".scen file; NUMBER ends the question.\n"
    "\n"
    "  -s, --search NAME        the search; otherwise that of the game or "
    "problem\n"
    "  -y, --style STYLE        original, thesis, plain or tuned (tuned, else "
    "plain)\n"
    "  -l, --lang LANG          c, prolog or both (c)\n"
    "  -f, --format FORMAT      text or json (text)\n"
    "  -m, --moves MOVES        read a .map file by octile, unit, 8 or 4 moves "
    "(octile)\n"
    "  -C, --count N            so many rows of a .scen file (all of them)\n"
    "  -t, --trace              show the work in order: the squares expanded\n"
    "  -T, --time-limit SECONDS give up a step of the search after so long "
    "(never)\n"
    "  -M, --memory-limit MB    for one search (half the machine's memory)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 found, 1 no answer, 2 bad arguments or input, 3 out of "
    "memory or\n"
    "time or crashed, 4 the results could not be written.\n";

typedef struct Solve {
    Options options;
    AnswerPrint print;
    char path[PATH_MAX];
    World world;
    Cases rows; /* of a .scen file, as one question */
    Host hosts[LANGUAGES];
    int host_count;
} Solve;

static int complain_about(const Solver *solver, int exit_status,
                          const char *what)
{
    return complain(exit_status, "%s (%s, %s): %s", solver->name, solver->style,
                    solver->language->name, what);
}

static int complain_untraced(const Solve *solve, const Solver *solver,
                             const Reply *reply)
{
    const Work *work = solve->print.problem->work;
    char text[120];
    snprintf(text, sizeof text, "%s%s%lld %s%s; a trace has at most %d",
             work->of == NULL ? "" : work->name, work->of == NULL ? "" : " ",
             (long long)reply->answer.work[0],
             work->of == NULL ? work->name : work->of,
             work->of == NULL ? "" : "s", TRACE_LIMIT);
    return complain_about(solver, EXIT_LIMIT, text);
}

static int print_reply(const Solve *solve, const Solver *solver,
                       const Reply *reply)
{
    Status status = reply->answer.status;
    StatusText name = status_text(solve->print.problem, status);
    const char *why =
        reply->error.text[0] == '\0' ? name.text : reply->error.text;
    if (reply->ending.kind != ENDING_OK)
        return complain_about(solver, EXIT_LIMIT, reply->ending.message);
    if (reply->unprepared)
        return complain(exit_status_of(status), "%s: %s (%s, %s): %s",
                        solve->path, solver->name, solver->style,
                        solver->language->name, why);
    if (!answer_is_one(&reply->answer))
        return complain_about(solver, exit_status_of(status), why);
    if (!reply_is_within(reply, &solve->world))
        return complain_about(solver, EXIT_LIMIT,
                              "what it answers lies outside the world");
    if (reply->untraced && solve->print.trace)
        return complain_untraced(solve, solver, reply);
    if (answer_print(&solve->print, solver, reply) != STATUS_OK)
        return complain_memory();
    return exit_status_of(status);
}

/* One question to one solver, which is started anew if it has ended. */
static int ask(const Solve *solve, Host *host, const Request *request)
{
    const Options *options = &solve->options;
    Limits limits = {.memory = limits_memory(options->memory, 1)};
    const Solver *solver = host->solver;
    Reply reply = {0};
    Error error;
    int failed = host->ward.keeper == 0 ? host_start(host, solver, &limits) : 0;
    if (failed != 0)
        return complain_of(ending_no_process(failed, &error), &error);
    host_answer(host, request, options->time_limit, &reply);
    host->solver = solver;
    int exit_status = print_reply(solve, solver, &reply);
    reply_free(&reply);
    return exit_status;
}

/* One question to all solvers; the worst that came of it. */
static int ask_all(Solve *solve, const Question *question)
{
    const AnswerPrint *print = &solve->print;
    Request request = {.world = &solve->world,
                       .question = *question,
                       .look =
                           print->trace || !(print->json || print->one_line)};
    int worst = EXIT_FINE;
    solve->print.question = question;
    for (int i = 0; i < solve->host_count; i++) {
        int exit_status = ask(solve, &solve->hosts[i], &request);
        worst = exit_status > worst ? exit_status : worst;
    }
    solve->print.question = NULL; /* it was only lent */
    return worst;
}

/* Asks what the words say. */
static Status ask_words(Solve *solve, char *const *words, int count,
                        Error *error, int *exit_status)
{
    const Problem *problem = solve->print.problem;
    Question question;
    Status status =
        question_read(&question, problem->fields, words, count, error);
    if (status != STATUS_OK)
        return status;
    status = problem_ask(problem, &solve->world, &question, error);
    if (status == STATUS_OK)
        *exit_status = ask_all(solve, &question);
    question_free(&question);
    return status;
}

/* Takes a line apart; the number of its words. */
static int split(char *line, char **words)
{
    static const char blanks[] = " \t\r\n";
    char *rest;
    int count = 0;
    for (char *word = strtok_r(line, blanks, &rest); word != NULL;
         word = strtok_r(NULL, blanks, &rest))
        words[count++] = word;
    return count;
}

static int answer_line(Solve *solve, char *line, size_t length, int number)
{
    const Problem *problem = solve->print.problem;
    char **words = malloc((length / 2 + 1) * sizeof *words);
    Error error;
    int exit_status = EXIT_FINE;
    Status status = STATUS_BAD_INPUT;
    if (words == NULL)
        return complain_memory();
    bool cut = memchr(line, '\0', length) != NULL;
    int count = split(line, words);
    bool empty = (count == 0 && !cut) || (count > 0 && *words[0] == ';');
    if (empty)
        status = STATUS_OK;
    else if (cut || !question_fits(problem->fields, count))
        error_set(&error, status, 0, "expected %s",
                  question_form(problem->fields).text);
    else
        status = ask_words(solve, words, count, &error, &exit_status);
    free(words);
    error.line = number;
    return status == STATUS_OK
               ? exit_status
               : complain_file(status, "standard input", &error);
}

static int answer_lines(Solve *solve)
{
    char *line = NULL;
    size_t size = 0;
    int worst = EXIT_FINE;
    ssize_t length;
    for (int number = 1; (length = getline(&line, &size, stdin)) >= 0;
         number++) {
        int exit_status = answer_line(solve, line, (size_t)length, number);
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

static int answer_arguments(Solve *solve, char *const *words, int count)
{
    Error error;
    int exit_status = EXIT_FINE;
    Status status = ask_words(solve, words, count, &error, &exit_status);
    return status == STATUS_OK ? exit_status : complain_of(status, &error);
}

/* The question that rows of a file are, and where its world is. */
static int read_rows(Solve *solve, const char *file)
{
    Error error;
    Status status = scen_read(&solve->rows, file, 0, &error);
    if (status != STATUS_OK) {
        snprintf(solve->path, sizeof solve->path, "%.*s",
                 (int)(strstr(file, ".scen") + strlen(".scen") - file), file);
        return complain_file(status, solve->path, &error);
    }
    if (solve->rows.count != 1)
        return complain(EXIT_USAGE, "%s: its rows are %d questions, not one",
                        file, solve->rows.count);
    solve->print.problem = solve->rows.cases[0].problem;
    catalogue_world_path(solve->path, solve->rows.cases[0].world, file);
    return EXIT_FINE;
}

static int answer_rows(Solve *solve)
{
    Case *row = &solve->rows.cases[0];
    Error error;
    Status status = case_place(row, &solve->world, &error);
    return status == STATUS_OK ? ask_all(solve, &row->question)
                               : complain_of(status, &error);
}

static int run(Solve *solve, char *const *arguments, int count)
{
    Error error;
    bool rows = scen_is(arguments[0]);
    int failed = rows ? read_rows(solve, arguments[0]) : EXIT_FINE;
    if (failed != EXIT_FINE)
        return failed;
    if (!rows && missing_world(arguments[0], &error) != STATUS_OK)
        return complain(EXIT_USAGE, "%s", error.text);
    if (!rows)
        catalogue_world_path(solve->path, arguments[0], NULL);
    Status status = catalogue_world(&solve->world, solve->path, NULL, &error);
    if (status != STATUS_OK)
        return complain_file(status, solve->path, &error);
    solve->print.world = &solve->world;
    const Solver *chosen[LANGUAGES];
    status =
        solvers_choose(&solve->options.selection, solve->options.both,
                       solve->print.problem, solve->world.game,
                       solve->world.ways, chosen, &solve->host_count, &error);
    for (int i = 0; i < solve->host_count; i++)
        solve->hosts[i].solver = chosen[i];
    int exit_status = complain_of(status, &error);
    if (exit_status == EXIT_FINE)
        exit_status = rows ? answer_rows(solve)
                      : solve->print.one_line
                          ? answer_lines(solve)
                          : answer_arguments(solve, arguments + 1, count - 1);
    for (int i = 0; i < solve->host_count; i++)
        if (solve->hosts[i].ward.keeper != 0)
            host_end(&solve->hosts[i], false, NULL);
    world_free(&solve->world);
    cases_free(&solve->rows);
    return exit_status;
}

static int complain_arguments(const Problem *problem)
{
    bool said = problem != problem_unsaid();
    const char *name = said ? problem->name : "";
    const char *blank = said ? " " : "";
    return complain(
        EXIT_USAGE,
        "expected %s%sWORLD %s, or %s%sWORLD -; see reitti solve --help", name,
        blank, question_form(problem->fields).text, name, blank);
}

int command_solve(int argc, char **argv)
{
    Solve solve = {0};
    int exit_status;
    if (!options_read(&solve.options, &argc, &argv, "sylftTMmC", help,
                      &exit_status))
        return exit_status;
    if (!gather_rows(&solve.options, &argc, &argv))
        return complain_memory();
    const Problem *problem = argc == 0 ? NULL : problem_find(argv[0]);
    if (problem != NULL) {
        argc--;
        argv++;
    }
    solve.print.problem = problem == NULL ? problem_unsaid() : problem;
    solve.print.one_line = argc == 2 && strcmp(argv[1], "-") == 0;
    if (!solve.print.one_line && !(argc == 1 && scen_is(argv[0])) &&
        !question_fits(solve.print.problem->fields, argc - 1))
        return complain_arguments(solve.print.problem);
    const char *format =
        solve.options.format == NULL ? "text" : solve.options.format;
    solve.print.json = strcmp(format, "json") == 0;
    if (!solve.print.json && strcmp(format, "text") != 0)
        return complain(EXIT_USAGE,
                        "--format cannot be '%s'; it is text or json", format);
    const char *no_colour = getenv("NO_COLOR");
    solve.print.colour =
        isatty(STDOUT_FILENO) && (no_colour == NULL || *no_colour == '\0');
    solve.print.trace = solve.options.trace;
    return run(&solve, argv, argc);
}
