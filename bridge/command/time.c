/* time.c -- reitti time: a few searches on one question, timed in turn.
 *
 * What a study does with a case, in a few seconds and without a file: a process
 * a search and round, both languages in turn in it, every answer checked before
 * it is timed.
 */
#include "../measure/asked.h"
#include "../measure/cell.h"
#include "../process/limits.h"
#include "command.h"
#include "progress.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "Usage: reitti time [PROBLEM] WORLD QUESTION... [OPTION...]\n"
    "Times searches on one question, and on a tour of other questions of its "
    "world, in\n"
    "turn, and says how many times as long each takes as the fastest.  Every "
    "answer is\n"
    "checked first.  PROBLEM, WORLD and QUESTION are as in reitti solve.\n"
    "\n"
    "  -s, --search NAME,...    only these searches; otherwise all that fit\n"
    "  -y, --style STYLE        only original, thesis, plain or tuned\n"
    "  -l, --lang LANG          only c or prolog; both\n"
    "  -m, --moves MOVES        read a .map file by octile or unit moves "
    "(octile)\n"
    "  -T, --time-limit SECONDS for one step of one search (10)\n"
    "  -M, --memory-limit MB    for one search (half the machine's memory)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 all answered right, 1 some did not, 2 bad arguments or "
    "input, 3 out\n"
    "of memory or processes.\n";

enum {
    PROCESSES = 3,
    BLOCKS = 3,
    BLOCK_MS = 20,
    QUESTIONS = 256,
    TIME_LIMIT = 10
};

typedef struct Timing {
    Options options;
    Asked asked;
    Cell *cells;
    int count;
    Results results;
} Timing;

static bool is_asked(const Timing *timing, const Solver *solver)
{
    return problem_of(solver) == timing->asked.the_case.problem &&
           solver_promise(solver, &timing->asked.world) != NULL;
}

/* A cell for each name and style, in the languages that are wanted. */
static bool make_cells(Timing *timing)
{
    const Selection *selection = &timing->options.selection;
    int most = 0;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        most++;
    timing->cells = calloc((size_t)most + 1, sizeof *timing->cells);
    if (timing->cells == NULL)
        return false;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        if (!selection_first(selection, solver) || !is_asked(timing, solver))
            continue;
        Cell *cell = &timing->cells[timing->count++];
        *cell = (Cell){.problem = timing->asked.the_case.problem,
                       .game = timing->asked.world.game,
                       .the_case = &timing->asked.the_case,
                       .world = &timing->asked.world};
        cell->sample =
            (Sample){.kind = ROW_RUN,
                     .cases = timing->asked.text,
                     .solver = solver->name,
                     .style = solver->style,
                     .language = selection->language,
                     .blocks = BLOCKS,
                     .block_ms = BLOCK_MS,
                     .questions = QUESTIONS,
                     .memory = limits_memory(timing->options.memory, 1),
                     .file = "",
                     .the_case = timing->asked.the_case.name};
    }
    return true;
}

static Status run_cells(Timing *timing, Error *error)
{
    double limit = timing->options.time_limit > 0 ? timing->options.time_limit
                                                  : TIME_LIMIT;
    Status status = STATUS_OK;
    int done = 0;
    for (int process = 1; process <= PROCESSES; process++)
        for (int i = 0; i < timing->count && status == STATUS_OK; i++) {
            status = cell_run(&timing->cells[i], process, &timing->results,
                              limit, error);
            progress_show(++done, PROCESSES * timing->count);
        }
    return status;
}

/* One line of what is printed. */
typedef struct Line {
    const Row *row; /* any of the search, of a bad ending if it has one */
    double same;    /* nanoseconds; 0: none */
    double least;
    double most;
    double tour;
} Line;

static int compare_numbers(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static bool is_same_search(const Row *a, const Row *b)
{
    return a->lang == b->lang && strcmp(a->solver, b->solver) == 0 &&
           strcmp(a->style, b->style) == 0;
}

/* The median of the times of a kind, and their range; 0 if there are none. */
static double find_median(const Results *results, const Row *like, RowKind kind,
                          Line *line)
{
    double times[PROCESSES * BLOCKS];
    int count = 0;
    for (int i = 0; i < results->count; i++) {
        const Row *row = &results->rows[i];
        if (row->kind == (int)kind && is_same_search(row, like) &&
            row_time(row) > 0 && count < PROCESSES * BLOCKS)
            times[count++] = row_time(row);
    }
    if (count == 0)
        return 0;
    qsort(times, (size_t)count, sizeof *times, compare_numbers);
    line->least = times[0];
    line->most = times[count - 1];
    return times[count / 2];
}

/* A line for each search that has rows; the number of them. */
static int make_lines(const Results *results, Line *lines)
{
    int count = 0;
    for (int i = 0; i < results->count; i++) {
        const Row *row = &results->rows[i];
        int k = 0;
        while (k < count && !is_same_search(lines[k].row, row))
            k++;
        if (k == count)
            lines[count++] = (Line){.row = row};
        else if (row->ending != ENDING_OK || row->work >= 0)
            lines[k].row =
                lines[k].row->ending == ENDING_OK ? row : lines[k].row;
    }
    for (int k = 0; k < count; k++) {
        if (lines[k].row->ending != ENDING_OK)
            continue;
        lines[k].tour = find_median(results, lines[k].row, ROW_TOUR, &lines[k]);
        lines[k].same = find_median(results, lines[k].row, ROW_RUN, &lines[k]);
    }
    return count;
}

/* Those without a time come last. */
static int compare_lines(const void *a, const void *b)
{
    double x = ((const Line *)a)->same;
    double y = ((const Line *)b)->same;
    if (x <= 0 || y <= 0)
        return (x <= 0) - (y <= 0);
    return (x > y) - (x < y);
}

typedef struct TimeText {
    char text[24];
} TimeText;

static TimeText time_text(double ns)
{
    static const struct {
        double ns;
        const char *unit;
    } units[] = {{1e9, "s"}, {1e6, "ms"}, {1e3, "us"}, {1, "ns"}};
    TimeText text = {"-"};
    int i = 0;
    while (i < 3 && ns < units[i].ns)
        i++;
    double value = ns / units[i].ns;
    int places = value < 10 ? 2 : value < 100 ? 1 : 0;
    if (ns > 0)
        snprintf(text.text, sizeof text.text, "%.*f %s", places, value,
                 units[i].unit);
    return text;
}

/* Whether all had a time. */
static bool print_lines(const Line *lines, int count, const Problem *problem)
{
    bool fine = true;
    printf("%-16s %-8s %-6s %10s %21s %8s %10s %9s\n", "search", "style",
           "lang", "time", "least ... most", "ratio", "tour",
           problem->work[0].name);
    for (int i = 0; i < count; i++) {
        const Line *line = &lines[i];
        const Row *row = line->row;
        printf("%-16s %-8s %-6s ", row->solver, row->style,
               languages[row->lang]->name);
        if (row->ending != ENDING_OK || line->same <= 0) {
            printf("%s%s%s\n", ending_words[row->ending],
                   *row->message == '\0' ? "" : ": ", row->message);
            fine = false;
            continue;
        }
        printf("%10s %9s ...%8s %8.2f %10s %9lld\n", time_text(line->same).text,
               time_text(line->least).text, time_text(line->most).text,
               line->same / lines[0].same, time_text(line->tour).text,
               (long long)row->work);
    }
    return fine;
}

static int print(const Timing *timing)
{
    const Results *results = &timing->results;
    Line *lines = calloc((size_t)results->count + 1, sizeof *lines);
    if (lines == NULL)
        return complain_memory();
    int count = make_lines(results, lines);
    qsort(lines, (size_t)count, sizeof *lines, compare_lines);
    printf("%d processes of %d blocks each, the languages in turn; a tour asks "
           "other\nquestions of the same world.\n\n",
           PROCESSES, BLOCKS);
    bool fine = print_lines(lines, count, timing->asked.the_case.problem);
    free(lines);
    return fine ? EXIT_FINE : EXIT_NO;
}

static int run(Timing *timing, const Problem *problem, char *const *arguments,
               int count)
{
    Error error;
    Status status = selection_start(&timing->options.selection, &error);
    if (status == STATUS_OK)
        status = asked_read(&timing->asked, problem, arguments[0],
                            arguments + 1, count - 1, &error);
    if (status == STATUS_OK && !make_cells(timing))
        status = error_out_of_memory(&error);
    if (status == STATUS_OK && timing->count == 0)
        status = error_set(&error, STATUS_BAD_INPUT, 0,
                           "none of these searches is one for %s in %s",
                           problem->name, timing->asked.world.game->name);
    if (status == STATUS_OK)
        status = run_cells(timing, &error);
    return status == STATUS_OK ? print(timing) : complain_of(status, &error);
}

int command_time(int argc, char **argv)
{
    Timing timing = {.results = {.file = -1}};
    int exit_status;
    if (!options_read(&timing.options, &argc, &argv, "sylTMm", help,
                      &exit_status))
        return exit_status;
    const Problem *problem = argc == 0 ? NULL : problem_find(argv[0]);
    int said = problem == NULL ? 0 : 1;
    problem = problem == NULL ? problem_unsaid() : problem;
    if (!question_fits(problem->fields, argc - said - 1))
        return complain(EXIT_USAGE, "expected WORLD %s; see reitti time --help",
                        question_form(problem->fields).text);
    exit_status = run(&timing, problem, argv + said, argc - said);
    results_close(&timing.results);
    asked_free(&timing.asked);
    free(timing.cells);
    return exit_status;
}
