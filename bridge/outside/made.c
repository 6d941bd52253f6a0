/* made.c -- a pair from outside, compiled and tried once.
 *
 * A record is kept of what it was made from; as long as nothing of that
 * changes, it is loaded at once.
 */
#include "made.h"

#include "../process/hash.h"
#include "cache.h"
#include "compiler.h"
#include "load.h"
#include "record.h"
#include "trial.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { COMMAND = 4096 };

/* What matters beside the files: this program and how it compiles. */
static void say_ground(char ground[COMMAND], const char *include)
{
    char path[PATH_MAX];
    struct stat program = {0};
    char command[COMMAND - 80];
    /* Where it is: valgrind has another there, but knows whose name is asked.
     */
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    path[length < 0 ? 0 : length] = '\0';
    stat(path, &program);
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

Status made_load(const Pair *pair, const char *include, bool optimise,
                 uint64_t *hash, Error *error)
{
    Built built;
    uint64_t with_it = *hash;
    Status status = find_built(&built, pair, include, error);
    bool known = status == STATUS_OK && access(built.library, R_OK) == 0 &&
                 record_holds(built.record, built.ground, &with_it);
    if (status == STATUS_OK && !known) {
        status = make(pair, &built, include, error);
        with_it = *hash;
        if (status == STATUS_OK &&
            !record_holds(built.record, built.ground, &with_it))
            status = error_set(error, STATUS_BAD_INPUT, 0,
                               "%s: changes while it is loaded", pair->source);
    }
    if (status == STATUS_OK)
        status = load_pair(pair, built.library, optimise, NULL, NULL, error);
    if (status == STATUS_OK)
        *hash = with_it;
    return status;
}

static int is_record(const struct dirent *entry)
{
    const char *dot = strrchr(entry->d_name, '.');
    return dot != NULL && strcmp(dot, ".made") == 0;
}

void made_forget(void)
{
    Error error;
    const char *cache;
    struct dirent **entries;
    if (cache_directory(&cache, &error) != STATUS_OK)
        return;
    int count = scandir(cache, &entries, is_record, NULL);
    for (int i = 0; i < count; i++) {
        char path[PATH_MAX];
        int length =
            snprintf(path, sizeof path, "%s/%s", cache, entries[i]->d_name);
        if (length < PATH_MAX && record_is_lost(path)) {
            unlink(path);
            strcpy(strrchr(path, '.'), ".so");
            unlink(path);
        }
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
}
