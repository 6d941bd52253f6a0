/* traces.c -- reitti traces: how every search works on every case, as JSON.
 *
 * A line an answer, with the world, the squares in the order of the work, and
 * what the search left on each: all that is needed to play it once more.  Of a
 * plan, rows of squares and who is there, the rows themselves are played, and
 * the work is left out.  Only answers that are right have a line.
 */
#include "../../c_impl/made.h"
#include "../../c_impl/moves.h"
#include "../check/host.h"
#include "../check/judge.h"
#include "../check/studied.h"
#include "command.h"
#include "json.h"

#include <stdlib.h>

static const char help[] =
    "Usage: reitti traces [CASES...] [OPTION...]\n"
    "Prints how every search works on every case, step by step, one JSON "
    "object a line;\n"
    "the page plays them.  CASES are as in reitti measure.  Worlds of more "
    "than 16384\n"
    "squares and plans of more than 8192 rows are left out.\n"
    "\n"
    "  -s, --search NAME,...    only these searches\n"
    "  -y, --style STYLE        only original, thesis, plain or tuned\n"
    "  -l, --lang LANG          only c or prolog; both\n"
    "  -T, --time-limit SECONDS for one step of one search (2)\n"
    "  -M, --memory-limit MB    for one search (half the machine's memory)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 fine, whatever the answers; 2 bad arguments or input, 3 "
    "out of\n"
    "memory or processes, 4 the results could not be written.\n";

enum { TIME_LIMIT = 2, LARGEST = 1 << 14, LONGEST = 1 << 13 };

typedef struct Traces {
    Options options;
    Suite suite;
    Limits limits;
} Traces;

static void print_world(const World *world, const char *name)
{
    json_text("world_name", name);
    printf(",\"width\":%d,\"height\":%d,\"levels\":%d,\"world\":[",
           world->width, world->height, world->levels);
    for (int row = 0; row < world->levels * world->height; row++) {
        if (row > 0)
            putchar(',');
        json_string(world->elements + (size_t)row * (size_t)world->width,
                    (size_t)world->width);
    }
    fputs("],\"costs\":{", stdout);
    const char *comma = "";
    for (const Element *element = world->game->elements; element->glyph != '\0';
         element++) {
        if (element->cost == NO_ENTRY)
            continue;
        fputs(comma, stdout);
        json_string(&element->glyph, 1);
        printf(":%d", element->cost);
        comma = ",";
    }
    putchar('}');
}

static void print_question(const Question *question)
{
    Rows squares = {.count = question->square_count,
                    .squares = question->squares};
    fputs("\"question\":", stdout);
    rows_print_json(stdout, &squares, NULL);
    fputs(",\"numbers\":", stdout);
    putchar('[');
    for (int i = 0; i < question->number_count; i++)
        printf(i == 0 ? "%d" : ",%d", question->numbers[i]);
    putchar(']');
}

/* For every square the step that first reached it. */
static Status print_opened(const World *world, const Rows *steps,
                           const int64_t *left)
{
    size_t size = world_size(world);
    int64_t *opened = malloc(size * sizeof *opened);
    if (opened == NULL)
        return STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < size; i++)
        opened[i] = -1;
    for (int i = 0; i < steps->count; i++) {
        Square to[MOVES];
        int count = moves_all(world, steps->squares[i], to);
        size_t here = world_index(world, steps->squares[i]);
        if (opened[here] < 0)
            opened[here] = i;
        for (int k = 0; k < count; k++) {
            size_t there = world_index(world, to[k]);
            if (opened[there] < 0 && left[there] != UNREACHED)
                opened[there] = i;
        }
    }
    fputs(",\"opened\":", stdout);
    json_numbers(opened, (int)size);
    free(opened);
    return STATUS_OK;
}

/* Whether the rows say who is where, moment by moment. */
static bool is_plan(const Rows *rows)
{
    return rows->squares != NULL && rows->width == 1;
}

static Status print_trace(const Problem *problem, const World *world,
                          const Trace *trace)
{
    fputs(",\"steps\":[", stdout);
    for (int i = 0; i < trace->steps.count; i++)
        printf(i == 0 ? "%zu" : ",%zu",
               world_index(world, trace->steps.squares[i]));
    putchar(']');
    if (!trace->left.plane)
        return STATUS_OK;
    fputs(",\"left\":", stdout);
    json_numbers(trace->left.numbers, trace->left.count);
    return problem->spreads
               ? print_opened(world, &trace->steps, trace->left.numbers)
               : STATUS_OK;
}

static Status print_reply(const SuiteFile *file, const Trial *trial,
                          const Reply *reply)
{
    const Problem *problem = trial->the_case->problem;
    const Solver *solver = trial->solvers[0];
    const Answer *answer = &reply->answer;
    const World *world = trial->world;
    putchar('{');
    json_text("file", file->label);
    putchar(',');
    json_text("case", trial->the_case->name);
    printf(",\"problem\":\"%s\",\"game\":\"%s\",\"unit\":\"%s\","
           "\"work_name\":\"%s\",\"corners\":\"%s\",\"search\":\"%s\","
           "\"style\":\"%s\",\"lang\":\"%s\",",
           problem->name, world->game->name,
           problem->unit == NULL ? world->game->unit : problem->unit,
           problem->work[0].name, world->corners_block ? "block" : "cut",
           solver->name, solver->style, solver->language->name);
    print_world(world, trial->the_case->world);
    putchar(',');
    print_question(&trial->the_case->question);
    printf(",\"status\":\"%s\",\"score\":%lld,\"work\":%lld,\"rows\":",
           status_text(problem, answer->status).text, (long long)answer->score,
           (long long)answer->work[0]);
    if (answer->rows.plane)
        fputs("[],\"plane\":", stdout);
    if (answer->rows.plane)
        json_numbers(answer->rows.numbers, answer->rows.count);
    else
        rows_print_json(stdout, &answer->rows, world);
    Status status = STATUS_OK;
    if (is_plan(&answer->rows))
        fputs(",\"steps\":[]", stdout);
    else
        status = print_trace(problem, world, &reply->trace);
    puts("}");
    return status;
}

/* Whether there is something to play: a right answer, and squares. */
static bool is_shown(const Trial *trial, const Reply *reply)
{
    Verdict verdict;
    judge_replies(trial, reply, &verdict);
    free(verdict.text);
    return verdict.kind == ENDING_OK && reply_is_within(reply, trial->world) &&
           (is_plan(&reply->answer.rows)
                ? reply->answer.rows.count <= LONGEST
                : reply->traced && reply->trace.steps.squares != NULL);
}

static Status ask_case(const Traces *traces, Host *host, const SuiteFile *file,
                       int number, Error *error)
{
    const SuiteWorld *world = &traces->suite.worlds[file->worlds[number]];
    const Solver *solver = host->solver;
    const Options *options = &traces->options;
    Trial trial = {.path = file->path,
                   .the_case = &file->cases.cases[number],
                   .world = &world->world,
                   .world_argument = world->argument,
                   .solvers = {solver},
                   .count = 1};
    Reply reply = {0};
    int failed =
        host->ward.keeper == 0 ? host_start(host, solver, &traces->limits) : 0;
    if (failed != 0)
        return ending_no_process(failed, error);
    host_answer(host,
                &(Request){.world = trial.world,
                           .question = trial.the_case->question,
                           .look = true},
                options->time_limit > 0 ? options->time_limit : TIME_LIMIT,
                &reply);
    host->solver = solver;
    Status status = STATUS_OK;
    if (is_shown(&trial, &reply) &&
        print_reply(file, &trial, &reply) != STATUS_OK)
        status = error_out_of_memory(error);
    reply_free(&reply);
    return status;
}

/* Whether the case is one on a kind of level, of which a study would show too
 * many searches. */
static bool is_brief(const Suite *suite, const Case *the_case)
{
    return suite->is_study && made_is(the_case->world);
}

/* One search on all cases that it fits. */
static Status ask_solver(const Traces *traces, const Solver *solver,
                         Error *error)
{
    const Suite *suite = &traces->suite;
    Host host = {.solver = solver};
    Status status = STATUS_OK;
    for (int i = 0; i < suite->file_count; i++) {
        const SuiteFile *file = &suite->files[i];
        for (int k = 0; k < file->cases.count && status == STATUS_OK; k++) {
            const Case *the_case = &file->cases.cases[k];
            const World *world = &suite->worlds[file->worlds[k]].world;
            if (suite_wants(suite, the_case) && !is_brief(suite, the_case) &&
                suite_asks(suite, the_case, world->game, solver) &&
                the_case->problem == problem_of(solver) &&
                solver_promise(solver, world) != NULL &&
                world_size(world) <= LARGEST)
                status = ask_case(traces, &host, file, k, error);
        }
    }
    if (host.ward.keeper != 0)
        host_end(&host, false, NULL);
    return status;
}

int command_traces(int argc, char **argv)
{
    Traces traces = {0};
    Error error;
    int exit_status;
    if (!options_read(&traces.options, &argc, &argv, "sylTM", help,
                      &exit_status))
        return exit_status;
    traces.limits.memory = limits_memory(traces.options.memory, 1);
    Status status = selection_start(&traces.options.selection, &error);
    if (status == STATUS_OK)
        status = studied_read(&traces.suite, argc, argv, &error);
    for (const Solver *solver = solver_first();
         solver != NULL && status == STATUS_OK; solver = solver->next)
        if (selection_wants(&traces.options.selection, solver))
            status = ask_solver(&traces, solver, &error);
    suite_free(&traces.suite);
    return complain_of(status, &error);
}
