/* reitti.c -- the command: finds the subcommand and sees that its output
 * arrives. */
#include "command.h"

#include "../check/languages.h"
#include "../measure/environment.h"
#include "../outside/outside.h"
#include "../prolog_from_c/prolog_from_c.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What a command has to do with searches from outside the project. */
typedef enum Outside {
    OUTSIDE_NONE,
    OUTSIDE_STARTED, /* by itself; what is wrong was told by another process */
    OUTSIDE_ASKED,   /* its exit status is about an answer */
    OUTSIDE_COUNTED  /* what is left out is a failure */
} Outside;

static const struct {
    const char *name;
    Command *run;
    const char *summary;
    Outside outside;
} commands[] = {
    {"list", command_list, "show games, worlds, searches and cases",
     OUTSIDE_COUNTED},
    {"solve", command_solve, "find a route and draw it", OUTSIDE_ASKED},
    {"world", command_world, "print a world, made ones too", OUTSIDE_ASKED},
    {"check", command_check, "run every search on every case and compare",
     OUTSIDE_COUNTED},
    {"play", command_play, "play one of the games", OUTSIDE_ASKED},
    {"measure", command_measure, "time every search on every case",
     OUTSIDE_COUNTED},
    {"merge", command_merge, "make one study of what was measured in shards",
     OUTSIDE_NONE},
    {"sweep", command_sweep, "measure shards on many machines, and merge them",
     OUTSIDE_COUNTED},
    {"time", command_time, "time a few searches on one question, in turn",
     OUTSIDE_ASKED},
    {"report", command_report,
     "make tables, plots and a page, or compare two studies", OUTSIDE_NONE},
    {"pairs", command_pairs,
     "count what searches lose against the shortest route", OUTSIDE_COUNTED},
    {"repeats", command_repeats,
     "ask searches several questions in a row, facts removed and not",
     OUTSIDE_COUNTED},
    {"traces", command_traces, "show step by step how searches work, as JSON",
     OUTSIDE_COUNTED},
    {"new", command_new, "write the two files of a search of your own",
     OUTSIDE_ASKED},
    {"sample", command_sample, "time one search on one case; measure runs it",
     OUTSIDE_STARTED},
    {"instructions", command_instructions,
     "run searches once, to be counted; measure runs it", OUTSIDE_STARTED},
};

enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static int help(void)
{
    puts("Usage: reitti COMMAND [ARGUMENT...]\n"
         "Compares ways of finding a way: the same searches in several styles "
         "and languages.\n");
    for (int i = 0; i < COMMAND_COUNT; i++)
        printf("  %-12s %s\n", commands[i].name, commands[i].summary);
    puts("\n"
         "  --searches DIR  also the searches, games, makers and problems in "
         "this directory,\n"
         "                  as pairs of files NAME.c and NAME.pl; may be given "
         "several times\n"
         "                  (REITTI_SEARCHES names some, too, with : between "
         "them).  What is\n"
         "                  wrong with one is said in a line, and it is left "
         "out: list, check\n"
         "                  and whatever measures end with 1 then, if not with "
         "worse\n"
         "  -h, --help      show this\n"
         "  -V, --version   show the version\n"
         "\nreitti COMMAND --help, or reitti help COMMAND, says more.");
    return EXIT_FINE;
}

/* Takes --searches and its value out of the words, wherever it stands; false:
 * it has none.  Other commands' values are not looked at: none is called so. */
static bool take_searches(int *argc, char **argv, Error *error)
{
    static const char option[] = "--searches";
    size_t length = sizeof option - 1;
    int left = 0;
    int i = 0;
    for (; i < *argc && strcmp(argv[i], "--") != 0; i++) {
        if (strncmp(argv[i], option, length) != 0 ||
            (argv[i][length] != '=' && argv[i][length] != '\0')) {
            argv[left++] = argv[i];
            continue;
        }
        const char *value =
            argv[i][length] == '=' ? argv[i] + length + 1 : argv[++i];
        if (value == NULL || *value == '\0') {
            error_set(error, STATUS_BAD_INPUT, 0,
                      "--searches needs the name of a directory");
            return false;
        }
        if (outside_add(value, error) != STATUS_OK)
            return false;
    }
    while (i < *argc)
        argv[left++] = argv[i++];
    argv[left] = NULL;
    *argc = left;
    return true;
}

/* Tells what is left out; whether there is any. */
static bool complain_outside(void)
{
    const char *complaint;
    int count = 0;
    while ((complaint = outside_complaint(count)) != NULL) {
        complain(EXIT_NO, "%s", complaint);
        count++;
    }
    return count > 0;
}

static int run_command(int number, int argc, char **argv)
{
    Outside outside = commands[number].outside;
    bool left_out = false;
    Error error;
    Status status = STATUS_OK;
    if (outside >= OUTSIDE_ASKED && outside_is_wanted()) {
        status = languages_start(NULL, MODE_OPTIMIZE, &error);
        left_out = complain_outside();
    }
    int exit_status = status == STATUS_OK ? commands[number].run(argc, argv)
                                          : complain_of(status, &error);
    bool counts = left_out && outside == OUTSIDE_COUNTED;
    return exit_status == EXIT_FINE && counts ? EXIT_NO : exit_status;
}

static int find_command(int argc, char **argv)
{
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(argv[0], commands[i].name) == 0)
            return run_command(i, argc, argv);
    return complain(EXIT_USAGE, "no command is called '%s'; see reitti --help",
                    argv[0]);
}

static int run(int argc, char **argv)
{
    static char help_option[] = "--help";
    Error error;
    if (!take_searches(&argc, argv, &error))
        return complain(EXIT_USAGE, "%s", error.text);
    if (!outside_is_wanted()) {
        Status status = languages_start(&language_c, MODE_OPTIMIZE, &error);
        if (status != STATUS_OK)
            return complain_of(status, &error);
    }
    if (argc < 2)
        return complain(EXIT_USAGE, "a command is missing; see reitti --help");
    if (strcmp(argv[1], "help") == 0 && argc > 2) {
        char *asked[] = {argv[2], help_option, NULL};
        return find_command(2, asked);
    }
    if (strcmp(argv[1], "help") == 0 || strcmp(argv[1], help_option) == 0 ||
        strcmp(argv[1], "-h") == 0)
        return help();
    if (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-V") == 0) {
        char commit[128];
        environment_commit(commit, sizeof commit);
        printf("reitti " REITTI_VERSION " (commit %s)\n", commit);
        return EXIT_FINE;
    }
    return find_command(argc - 1, argv + 1);
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
