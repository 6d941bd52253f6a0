/* gather.c -- arguments that mean many rows of a .scen file. */
#include "gather.h"

#include "../../c_impl/map_reader.h"
#include "../../c_impl/scen_reader.h"
#include "../../c_impl/text.h"

#include <stdlib.h>
#include <string.h>

/* The file with all that is to be said behind it. */
static char *say(const char *file, const Problem *problem, const char *counts,
                 const char *number)
{
    static struct Kept {
        struct Kept *before;
        char text[];
    } * kept;
    const char *moves = map_moves(file, ".scen");
    size_t size = strlen(file) + strlen(problem->name) + strlen(counts) +
                  strlen(number) + sizeof "::::";
    struct Kept *said = malloc(sizeof *said + size);
    if (said == NULL)
        return NULL;
    said->before = kept;
    kept = said;
    snprintf(said->text, size, "%s%s:%s:%s%s%s", file,
             *moves == '\0' ? ":" : "", problem->name, counts,
             *number == '\0' ? "" : ":", number);
    return said->text;
}

bool gather_rows(const Options *options, int *argc, char ***argv)
{
    char **words = *argv;
    const Problem *problem = *argc < 2 ? NULL : problem_find(words[0]);
    const char *counts = options->count == NULL ? "" : options->count;
    const char *number = "";
    if (problem == NULL || !problem->fields[0].repeats || !scen_is(words[1]))
        return true;
    int left = 1;
    for (int i = 1; i < *argc; i++)
        if (word_number(words[i], &(int){0}))
            number = words[i];
        else
            words[left++] = words[i];
    for (int i = 1; i < left; i++)
        if (scen_is(words[i]) &&
            (words[i] = say(words[i], problem, counts, number)) == NULL)
            return false;
    *argc = left - 1;
    *argv = words + 1;
    return true;
}
