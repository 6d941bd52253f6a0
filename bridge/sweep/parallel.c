/* parallel.c -- runs shards by GNU parallel: one at a time on each host, which
 * all see the sweep's directory. */
#include "program.h"
#include "sweep.h"

#include <stdio.h>
#include <stdlib.h>

enum { FIXED = 10 /* words */ };

/* The words, of which the numbers are texts in one piece behind them; NULL: out
 * of memory. */
static const char **make_words(const Sweep *sweep, const int *numbers,
                               int count)
{
    size_t most = (size_t)count + FIXED + 1;
    const char **words = malloc(most * sizeof *words + (size_t)count * 16);
    if (words == NULL)
        return NULL;
    char *text = (char *)(words + most);
    int length = 0;
    words[length++] = "parallel";
    words[length++] = "--will-cite";
    words[length++] = "--quote";
    words[length++] = "--jobs=1";
    if (sweep->hosts != NULL) {
        words[length++] = "--sshlogin";
        words[length++] = sweep->hosts;
    }
    words[length++] = "sh";
    words[length++] = sweep->script;
    words[length++] = ":::";
    for (int i = 0; i < count; i++, text += 16) {
        snprintf(text, 16, "%d", numbers[i]);
        words[length++] = text;
    }
    words[length] = NULL;
    return words;
}

Status parallel_run(const Sweep *sweep, const int *numbers, int count,
                    bool *left, Error *error)
{
    int ended;
    *left = false;
    const char **words = make_words(sweep, numbers, count);
    if (words == NULL)
        return error_out_of_memory(error);
    Status status = program_run(words, NULL, 0, &ended, error);
    free(words);
    return status;
}
