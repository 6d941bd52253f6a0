/* repeats.c -- reitti repeats: whether a search answers several questions in a
 * row, with and without removing the facts that it leaves.
 *
 * A search of Prolog that keeps its state in facts has a predicate forget/0
 * that removes them.  Here it is asked three questions in one process, once as
 * it is and once with forget/0 turned off; each answer is judged as in a check.
 */
#include "../check/host.h"
#include "../check/judge.h"
#include "../check/suite.h"
#include "../prolog_from_c/prolog_forget.h"
#include "command.h"

#include <stdlib.h>

static const char help[] =
    "Usage: reitti repeats [CASES...] [OPTION...]\n"
    "Asks every search of the original study's problem three questions in a "
    "row, in one\n"
    "process; a search that removes its facts after each answer also without "
    "doing so.\n"
    "CASES are as in reitti check; without any, those of the original study.\n"
    "Prints one line of comma-separated values an answer.\n"
    "\n"
    "  -s, --search NAME,...    only these searches\n"
    "  -y, --style STYLE        only original, thesis, plain or tuned\n"
    "  -l, --lang LANG          only c or prolog; both\n"
    "  -T, --time-limit SECONDS for an answer (2)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 fine, whatever the answers; 2 bad arguments or input, 3 "
    "out of\n"
    "memory or processes, 4 the results could not be written.\n";

enum { QUESTIONS = 3, TIME_LIMIT = 2 };

/* What becomes of the facts that a search leaves. */
typedef enum Removal { REMOVAL_NONE, REMOVAL_ON, REMOVAL_OFF } Removal;

static const char *const removal_words[] = {"none", "on", "off"};

/* The questions of one game: its first cases, over and over. */
typedef struct Row {
    const SuiteFile *file;
    const Game *game;
    Trial trials[QUESTIONS];
} Row;

static char original[] = "original";

static bool find_questions(const Suite *suite, const SuiteFile *file,
                           const Game *game, Row *row)
{
    int count = 0;
    *row = (Row){.file = file, .game = game};
    for (int i = 0; i < file->cases.count && count < QUESTIONS; i++) {
        const Case *the_case = &file->cases.cases[i];
        const SuiteWorld *world = &suite->worlds[file->worlds[i]];
        if (world->world.game != game || !suite_wants(suite, the_case) ||
            the_case->problem != problem_unsaid())
            continue;
        row->trials[count] = (Trial){.path = file->path,
                                     .the_case = the_case,
                                     .world = &world->world,
                                     .world_argument = world->argument,
                                     .count = 1};
        count++;
    }
    for (int i = count; i < QUESTIONS && count > 0; i++)
        row->trials[i] = row->trials[i % count];
    return count > 0;
}

static Ending judge(Trial *trial, const Solver *solver, const Reply *reply)
{
    Verdict verdict;
    trial->solvers[0] = solver;
    judge_replies(trial, reply, &verdict);
    Ending ending = verdict_ending(&verdict);
    free(verdict.text);
    return ending;
}

/* Asks one question after the other, until there is no answer. */
static int ask(const Solver *solver, Row *row, Removal removal,
               const Limits *limits)
{
    Host host;
    bool goes_on = true;
    int error = host_start(&host, solver, limits);
    for (int i = 0; i < QUESTIONS && error == 0 && goes_on; i++) {
        Trial *trial = &row->trials[i];
        Reply reply = {0};
        host_answer(&host,
                    &(Request){.world = trial->world,
                               .question = trial->the_case->question},
                    limits->seconds / QUESTIONS, &reply);
        goes_on = reply.ending.kind == ENDING_OK;
        Ending ending = judge(trial, solver, &reply);
        printf("%s,%s,%s,%s,%s,%s,%d,%s,%s\n", row->file->label,
               row->game->name, solver->name, solver->style,
               solver->language->name, removal_words[removal], i + 1,
               trial->the_case->name, ending_words[ending.kind]);
        reply_free(&reply);
    }
    if (error == 0 && goes_on)
        host_end(&host, false, NULL);
    return error;
}

/* Asks all searches of a game: as they are, or those that remove their facts
 * without doing so. */
static int ask_game(const Options *options, Row *row, bool keeping,
                    const Limits *limits)
{
    int error = 0;
    for (const Solver *solver = solver_first(); solver != NULL && error == 0;
         solver = solver->next) {
        bool forgets = prolog_forgets(solver);
        if (!selection_wants(&options->selection, solver) ||
            problem_of(solver) != problem_unsaid() ||
            solver_promise_in(solver, row->game, row->game->ways) == NULL)
            continue;
        if (!keeping)
            error =
                ask(solver, row, forgets ? REMOVAL_ON : REMOVAL_NONE, limits);
        else if (forgets && prolog_forget_no_more(solver))
            error = ask(solver, row, REMOVAL_OFF, limits);
    }
    return error;
}

/* Those that keep their facts come last, since they stay that way. */
static Status ask_all(const Suite *suite, const Options *options, Error *error)
{
    double time_limit =
        options->time_limit > 0 ? options->time_limit : TIME_LIMIT;
    Limits limits = {.memory = limits_memory(options->memory, 1),
                     .seconds = time_limit * QUESTIONS};
    int failed = 0;
    Row row;
    puts("file,game,search,style,lang,removal,question,case,ending");
    for (int keeping = 0; keeping < 2; keeping++)
        for (int i = 0; i < suite->file_count; i++)
            for (const Game *game = game_first(); game != NULL && failed == 0;
                 game = game->next)
                if (find_questions(suite, &suite->files[i], game, &row))
                    failed = ask_game(options, &row, keeping == 1, &limits);
    return failed == 0 ? STATUS_OK : ending_no_process(failed, error);
}

int command_repeats(int argc, char **argv)
{
    Options options;
    Suite suite = {0};
    Error error;
    int exit_status;
    if (!options_read(&options, &argc, &argv, "sylT", help, &exit_status))
        return exit_status;
    Status status = selection_start(&options.selection, &error);
    if (status == STATUS_OK) {
        char *unsaid[] = {original};
        status = argc > 0 ? suite_read(&suite, argc, argv, &error)
                          : suite_read(&suite, 1, unsaid, &error);
    }
    if (status == STATUS_OK)
        status = ask_all(&suite, &options, &error);
    suite_free(&suite);
    return complain_of(status, &error);
}
