/* outside.c -- what stands outside the project. */
#include "outside.h"

#include "../../c_impl/support/utf8.h"
#include "../process/hash.h"
#include "directory.h"
#include "halves.h"
#include "made.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char variable[] = "REITTI_SEARCHES";

enum { COMPLAINTS = 200, DIRECTORIES = 64 };

static char *complaints[COMPLAINTS];
static int complaint_count;
static uint64_t loaded_hash; /* of what is known of them */
static char **loaded;        /* Prolog halves */
static int loaded_count;

static void complain(const char *format, ...)
{
    va_list arguments;
    char *text;
    va_start(arguments, format);
    if (complaint_count < COMPLAINTS && vasprintf(&text, format, arguments) > 0)
        complaints[complaint_count++] = text;
    va_end(arguments);
}

const char *outside_complaint(int index)
{
    return index < complaint_count ? complaints[index] : NULL;
}

const char *outside_clauses(int index)
{
    return index < loaded_count ? loaded[index] : NULL;
}

uint64_t outside_hash(uint64_t hash)
{
    char text[20];
    if (loaded_count == 0)
        return hash;
    snprintf(text, sizeof text, "%016" PRIx64, loaded_hash);
    return hash_text(hash, text);
}

/* Whether the name can be told to compilers, to Prolog and to other processes.
 */
static bool is_plain(const char *directory)
{
    for (const char *c = directory; *c != '\0'; c++)
        if (iscntrl((unsigned char)*c) || *c == ':')
            return false;
    return utf8_is(directory);
}

Status outside_add(const char *directory, Error *error)
{
    const char *before = getenv(variable);
    char *both;
    char whole[PATH_MAX];
    if (realpath(directory, whole) == NULL)
        snprintf(whole, sizeof whole, "%s", directory);
    if (!is_plain(whole)) {
        complain("%s: the name of a directory of searches is UTF-8, without "
                 "':' and control characters",
                 directory);
        return STATUS_OK;
    }
    if (asprintf(&both, "%s%s%s", before == NULL ? "" : before,
                 before == NULL || *before == '\0' ? "" : ":", whole) < 0)
        return error_out_of_memory(error);
    setenv(variable, both, 1);
    free(both);
    return STATUS_OK;
}

bool outside_is_wanted(void)
{
    const char *said = getenv(variable);
    return (said != NULL && *said != '\0') || complaint_count > 0;
}

/* The directories, each once; how many there are. */
static int split(char *said, char *directories[DIRECTORIES])
{
    int count = 0;
    for (char *one = strsep(&said, ":"); one != NULL;
         one = strsep(&said, ":")) {
        char whole[PATH_MAX];
        bool known = *one == '\0';
        if (!known && realpath(one, whole) == NULL) {
            complain("%s: %s", one, strerror(errno));
            known = true;
        }
        for (int i = 0; i < count && !known; i++)
            known = strcmp(directories[i], whole) == 0;
        if (!known && !is_plain(whole))
            complain("%s: the name of a directory of searches is UTF-8, "
                     "without ':' and control characters",
                     one);
        else if (!known && count < DIRECTORIES &&
                 (directories[count] = strdup(whole)) != NULL)
            count++;
    }
    return count;
}

/* All pairs of all directories. */
static Pair *find_pairs(char *directories[DIRECTORIES], int directory_count,
                        int *count)
{
    Pair *all = NULL;
    *count = 0;
    for (int i = 0; i < directory_count; i++) {
        int more;
        Pair *pairs = directory_pairs(directories[i], &more, complain);
        Pair *grown =
            more == 0 ? NULL
                      : realloc(all, (size_t)(*count + more) * sizeof *grown);
        if (grown != NULL) {
            all = grown;
            memcpy(all + *count, pairs, (size_t)more * sizeof *all);
            *count += more;
        }
        free(pairs);
        free(directories[i]);
    }
    return all;
}

/* What others rest upon comes first. */
static Status load_all(const Pair *pairs, int count, const char *include,
                       bool optimise, Error *error)
{
    for (int i = 0; i < HALVES_ORDERS * count; i++) {
        if (halves_order(pairs[i % count].source) != i / count)
            continue;
        Status status = made_load(&pairs[i % count], include, optimise,
                                  &loaded_hash, error);
        if (status == STATUS_OUT_OF_MEMORY)
            return status;
        if (status != STATUS_OK)
            complain("%s", error->text);
        else if ((loaded[loaded_count] = strdup(pairs[i % count].clauses)) !=
                 NULL)
            loaded_count++;
    }
    return STATUS_OK;
}

Status outside_start(const char *include, bool optimise, Error *error)
{
    char *directories[DIRECTORIES];
    const char *said = getenv(variable);
    int count;
    if (loaded != NULL) /* it was started */
        return STATUS_OK;
    char *copy = strdup(said == NULL ? "" : said);
    if (copy == NULL)
        return error_out_of_memory(error);
    Pair *pairs = find_pairs(directories, split(copy, directories), &count);
    loaded = calloc((size_t)count + 1, sizeof *loaded);
    Status status = loaded == NULL
                        ? error_out_of_memory(error)
                        : load_all(pairs, count, include, optimise, error);
    made_forget();
    free(pairs);
    free(copy);
    return status;
}
