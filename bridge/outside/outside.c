/* outside.c -- what stands outside the project.
 *
 * A pair is compiled and tried in a process of its own, and a record is kept of
 * it; as long as nothing that it was made from changes, it is loaded at once.
 */
#include "outside.h"

#include "../../c_impl/support/utf8.h"
#include "../process/hash.h"
#include "cache.h"
#include "compiler.h"
#include "directory.h"
#include "record.h"
#include "trial.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char variable[] = "REITTI_SEARCHES";

enum { COMPLAINTS = 200, DIRECTORIES = 64, COMMAND = 4096 };

static char *complaints[COMPLAINTS];
static int complaint_count;
static uint64_t loaded_hash; /* of what is known of them */
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

/* What matters beside the files: this program and how it compiles. */
static void say_ground(char ground[COMMAND], const char *include)
{
    struct stat program = {0};
    char command[COMMAND - 80];
    stat("/proc/self/exe", &program);
    compiler_command(command, sizeof command, include);
    snprintf(ground, COMMAND, "%lld %lld.%09ld %s", (long long)program.st_size,
             (long long)program.st_mtim.tv_sec, program.st_mtim.tv_nsec,
             command);
}

/* What is built of a pair, and what is known of it. */
typedef struct Built {
    char library[PATH_MAX];
    char record[PATH_MAX];
    char ground[COMMAND];
} Built;

static Status find_built(Built *built, const Pair *pair, const char *include,
                         Error *error)
{
    const char *cache;
    Status status = cache_directory(&cache, error);
    say_ground(built->ground, include);
    uint64_t key = hash_text(hash_nothing(), pair->source);
    key = hash_text(key, built->ground);
    int size = snprintf(built->library, PATH_MAX, "%s/%s-%016" PRIx64 ".so",
                        cache, pair->name, key);
    snprintf(built->record, PATH_MAX, "%s/%s-%016" PRIx64 ".made", cache,
             pair->name, key);
    if (status == STATUS_OK && size >= PATH_MAX)
        status = error_set(error, STATUS_BAD_INPUT, 0, "%s: %s", cache,
                           strerror(ENAMETOOLONG));
    return status;
}

/* Compiles and tries it, and keeps what came of it if that is fine. */
static Status make(const Pair *pair, const Built *built, const char *include,
                   Error *error)
{
    char other[PATH_MAX + 16];
    char *files = NULL;
    char *needs = NULL;
    char *all = NULL;
    snprintf(other, sizeof other, "%s.%d", built->library, (int)getpid());
    Status status = compiler_run(pair->source, other, include, &files, error);
    if (status == STATUS_OK)
        status = trial_load(pair, other, &needs, error);
    if (status == STATUS_OK && rename(other, built->library) != 0)
        status = error_set(error, STATUS_UNWRITTEN, 0, "%s: %s", built->library,
                           strerror(errno));
    if (status == STATUS_OK &&
        asprintf(&all, "%s%s\n%s", files, pair->clauses, needs) < 0)
        status = error_out_of_memory(error);
    if (status == STATUS_OK && !record_write(built->record, built->ground, all))
        status = error_set(error, STATUS_UNWRITTEN, 0, "%s: %s", built->record,
                           strerror(errno));
    unlink(other);
    free(files);
    free(needs);
    free(all);
    return status;
}

static Status load(const Pair *pair, const char *include, bool optimise,
                   Error *error)
{
    Built built;
    uint64_t hash = loaded_hash;
    Status status = find_built(&built, pair, include, error);
    if (status == STATUS_OK &&
        !(access(built.library, R_OK) == 0 &&
          record_holds(built.record, built.ground, &hash))) {
        status = make(pair, &built, include, error);
        hash = loaded_hash;
        if (status == STATUS_OK &&
            !record_holds(built.record, built.ground, &hash))
            status = error_set(error, STATUS_BAD_INPUT, 0,
                               "%s: changes while it is loaded", pair->source);
    }
    if (status == STATUS_OK)
        status = pair_load(pair, built.library, optimise, NULL, NULL, error);
    if (status == STATUS_OK) {
        loaded_hash = hash;
        loaded_count++;
    }
    return status;
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
        Pair *grown = realloc(all, (size_t)(*count + more + 1) * sizeof *grown);
        if (grown != NULL && pairs != NULL) {
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
    for (int i = 0; i < PAIR_ORDERS * count; i++) {
        if (pair_order(&pairs[i % count]) != i / count)
            continue;
        Status status = load(&pairs[i % count], include, optimise, error);
        if (status == STATUS_OUT_OF_MEMORY)
            return status;
        if (status != STATUS_OK)
            complain("%s", error->text);
    }
    return STATUS_OK;
}

Status outside_start(const char *include, bool optimise, Error *error)
{
    static bool started;
    char *directories[DIRECTORIES];
    const char *said = getenv(variable);
    char *copy = strdup(said == NULL || started ? "" : said);
    if (copy == NULL)
        return error_out_of_memory(error);
    started = true;
    int count;
    Pair *pairs = find_pairs(directories, split(copy, directories), &count);
    Status status = load_all(pairs, count, include, optimise, error);
    free(pairs);
    free(copy);
    return status;
}
