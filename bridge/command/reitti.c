/* reitti.c -- the command: finds the subcommand and sees that its output
 * arrives. */
#include "command.h"

#include "../check/languages.h"
#include "../measure/environment.h"
#include "../prolog_from_c/prolog_from_c.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct {
    const char *name;
    Command *run;
    const char *summary;
} commands[] = {
    {"list", command_list, "show games, worlds, searches and cases"},
    {"solve", command_solve, "find a route and draw it"},
    {"world", command_world, "print a world, made ones too"},
    {"check", command_check, "run every search on every case and compare"},
    {"play", command_play, "play one of the games"},
    {"measure", command_measure, "time every search on every case"},
    {"merge", command_merge, "make one study of what was measured in shards"},
    {"sweep", command_sweep, "measure shards on many machines, and merge them"},
    {"time", command_time, "time a few searches on one question, in turn"},
    {"report", command_report,
     "make tables, plots and a page, or compare two studies"},
    {"pairs", command_pairs,
     "count what searches lose against the shortest route"},
    {"repeats", command_repeats,
     "ask searches several questions in a row, facts removed and not"},
    {"traces", command_traces, "show step by step how searches work, as JSON"},
    {"sample", command_sample, "time one search on one case; measure runs it"},
    {"instructions", command_instructions,
     "run searches once, to be counted; measure runs it"},
};

enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static int help(void)
{
    puts("Usage: reitti COMMAND [ARGUMENT...]\n"
         "Compares ways of finding a way: the same searches in several styles "
         "and languages.\n");
    for (int i = 0; i < COMMAND_COUNT; i++)
        printf("  %-12s %s\n", commands[i].name, commands[i].summary);
    puts("\nreitti COMMAND --help says more.");
    return EXIT_FINE;
}

static int run(int argc, char **argv)
{
    Error error;
    Status status = languages_start(&language_c, MODE_OPTIMIZE, &error);
    if (status != STATUS_OK)
        return complain_of(status, &error);
    if (argc < 2)
        return complain(EXIT_USAGE, "a command is missing; see reitti --help");
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return help();
    if (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-V") == 0) {
        char commit[128];
        environment_commit(commit, sizeof commit);
        printf("reitti " REITTI_VERSION " (commit %s)\n", commit);
        return EXIT_FINE;
    }
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    return complain(EXIT_USAGE, "no command is called '%s'; see reitti --help",
                    argv[1]);
}

/* Descriptors 0 to 2 exist, so that no file or pipe of ours becomes one of
 * them; those that the caller closed can be neither read nor written. */
static void fill_standard_descriptors(void)
{
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO;
         descriptor++)
        if (fcntl(descriptor, F_GETFD) < 0)
            open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int main(int argc, char **argv)
{
    fill_standard_descriptors();
    setenv("LC_ALL", "C.UTF-8", 1); /* for whatever is started here as well */
    signal(SIGPIPE,
           SIG_IGN); /* a reader that goes away is a failure to write */
    int status = run(argc, argv);
    prolog_stop();
    int error;
    if (results_flush(&error))
        return status;
    if (error == EPIPE) /* nobody reads on */
        return EXIT_UNWRITTEN;
    return complain(EXIT_UNWRITTEN, "the results could not be written: %s",
                    strerror(error));
}
