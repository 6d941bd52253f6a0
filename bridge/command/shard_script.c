/* shard_script.c -- the script that measures one shard of a sweep.
 *
 * All engines run it; so can anybody by hand.  What it says goes to a file of
 * its own, since some engines would lose it.
 */
#include "shard_script.h"

#include "../process/shell_word.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { SEED = 1 };

static void put_text(FILE *out, const char *option, const char *text)
{
    if (text == NULL)
        return;
    fprintf(out, " --%s=", option);
    shell_word_print(out, text);
}

static void put_options(FILE *out, const Options *options)
{
    put_text(out, "plan", options->plan);
    put_text(out, "search", options->selection.names);
    put_text(out, "style", options->selection.style);
    put_text(out, "scen", options->scen);
    put_text(out, "count", options->count);
    if (options->sample > 0)
        fprintf(out, " --sample=%d", options->sample);
    if (options->time_limit > 0)
        fprintf(out, " --time-limit=%g", options->time_limit);
    if (options->memory > 0)
        fprintf(out, " --memory-limit=%lld",
                (long long)(options->memory >> 20));
    fprintf(out, " --seed=%d", options->seed > 0 ? options->seed : SEED);
}

/* Where searches and worlds are that are not part of the program: not every
 * engine takes the environment along. */
static void put_environment(FILE *out)
{
    static const char *const names[] = {"REITTI_SEARCHES", "REITTI_DATA"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value == NULL)
            continue;
        fprintf(out, "export %s=", names[i]);
        shell_word_print(out, value);
        fputc('\n', out);
    }
}

/* A host's name that was said is that of whoever said it. */
static const char beginning[] =
    "#!/bin/sh\n"
    "# shard.sh NUMBER -- measures that shard of a sweep; written by reitti "
    "sweep.\n"
    "number=${1:-$SLURM_ARRAY_TASK_ID}\n"
    "[ -z \"$SLURMD_NODENAME\" ] || unset REITTI_HOST\n";

char *shard_script(const Options *options, int shards, const char *directory,
                   int argc, char *const *argv)
{
    char here[PATH_MAX];
    char program[PATH_MAX];
    char *text = NULL;
    size_t size = 0;
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    FILE *out = open_memstream(&text, &size);
    if (out == NULL)
        return NULL;
    program[length < 0 ? 0 : length] = '\0';
    fputs(beginning, out);
    put_environment(out);
    fputs("cd ", out);
    shell_word_print(out, getcwd(here, sizeof here) == NULL ? "/" : here);
    fputs(" || exit 2\nexec ", out);
    shell_word_print(out, program);
    fputs(" measure", out);
    put_options(out, options);
    fprintf(out, " --resume --shard=\"$number/%d\" --out=", shards);
    shell_word_print(out, directory);
    fputs(" --", out);
    for (int i = 0; i < argc; i++) {
        fputc(' ', out);
        shell_word_print(out, argv[i]);
    }
    fputs(" >", out);
    shell_word_print(out, directory);
    fputs("/shard-\"$number\".log 2>&1\n", out);
    if (fclose(out) != 0) {
        free(text);
        return NULL;
    }
    return text;
}
