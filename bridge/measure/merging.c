/* merging.c -- shards become one study. */
#include "merging.h"

#include "shard.h"

#include <errno.h>
#include <glob.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* What must be the same in all of them: the programs, the questions, and what
 * was planned. */
static const char *const alike[] = {
    "reitti", "commit", "build",        "compiler",
    "flags",  "prolog", "prolog_flags", "cases",
    "plan",   "seed",   "blocks",       "planned_processes"};

/* What is told of each machine. */
static const char *const of_host[] = {"machine", "architecture", "kernel",
                                      "cores", "memory_mb"};

/* What only a shard says. */
static const char *const of_shard[] = {"shard", "host", "complete"};

enum {
    ALIKE = sizeof alike / sizeof *alike,
    OF_HOST = sizeof of_host / sizeof *of_host,
    OF_SHARD = sizeof of_shard / sizeof *of_shard
};

static const char *value(const Results *results, const char *key)
{
    const char *said = results_value(results, key);
    return said == NULL ? "" : said;
}

static bool is_whole(const Results *results)
{
    return results_value(results, "complete") != NULL;
}

static bool is_further(const Results *results, const Results *other)
{
    return other == NULL || (is_whole(results) && !is_whole(other)) ||
           (is_whole(results) == is_whole(other) &&
            results->count > other->count);
}

static Status check_alike(const Results *one, const Results *other,
                          Error *error)
{
    for (int i = 0; i < ALIKE; i++)
        if (strcmp(value(one, alike[i]), value(other, alike[i])) != 0)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s and %s are no shards of one study: they "
                             "differ in %s, '%s' and '%s'",
                             one->path, other->path, alike[i],
                             value(one, alike[i]), value(other, alike[i]));
    return STATUS_OK;
}

/* Puts a file that was read into its place. */
static Status place(Merging *merging, const Results *file, Error *error)
{
    Shard shard;
    if (!shard_parse(&shard, value(file, "shard")))
        return error_set(error, STATUS_BAD_INPUT, 0, "%s: this is no shard",
                         file->path);
    if (merging->shards == NULL) {
        if (merging->shard_count == 0)
            merging->shard_count = shard.count;
        merging->shards =
            calloc((size_t)merging->shard_count + 1, sizeof *merging->shards);
        if (merging->shards == NULL)
            return error_out_of_memory(error);
    }
    if (shard.count != merging->shard_count)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s: this is one of %d shards, not of %d", file->path,
                         shard.count, merging->shard_count);
    Status status = check_alike(merging->files, file, error);
    if (status == STATUS_OK && is_further(file, merging->shards[shard.number]))
        merging->shards[shard.number] = file;
    return status;
}

static Status read_files(Merging *merging, char *const *paths, size_t count,
                         Error *error)
{
    Status status = STATUS_OK;
    merging->files = calloc(count + 1, sizeof *merging->files);
    if (merging->files == NULL)
        return error_out_of_memory(error);
    for (size_t i = 0; i < count && status == STATUS_OK; i++) {
        if (results_look(paths[i]) == RESULTS_NONE)
            continue; /* its writer has only just begun */
        Results *file = &merging->files[merging->file_count++];
        status = results_read(file, paths[i], error);
        if (status == STATUS_OK)
            status = place(merging, file, error);
    }
    return status;
}

/* The directory's name for glob(): what it would take for a pattern is not
 * meant so. */
static void quote(char pattern[PATH_MAX], const char *directory)
{
    size_t length = 0;
    for (; *directory != '\0' && length + 32 < PATH_MAX; directory++) {
        if (strchr("*?[\\", *directory) != NULL)
            pattern[length++] = '\\';
        pattern[length++] = *directory;
    }
    snprintf(pattern + length, PATH_MAX - length, "/shard-*.csv");
}

Status merging_read(Merging *merging, const char *directory, int shards,
                    Error *error)
{
    char pattern[PATH_MAX];
    glob_t found = {0};
    Status status;
    *merging = (Merging){.shard_count = shards};
    quote(pattern, directory);
    int failed = glob(pattern, 0, NULL, &found);
    if (failed == GLOB_NOSPACE)
        status = error_out_of_memory(error);
    else
        status = read_files(merging, found.gl_pathv, found.gl_pathc, error);
    globfree(&found);
    return status;
}

void merging_free(Merging *merging)
{
    for (int i = 0; i < merging->file_count; i++)
        results_close(&merging->files[i]);
    free(merging->files);
    free(merging->shards);
    *merging = (Merging){0};
}

bool merging_is_whole(const Merging *merging, int number)
{
    return merging->shards != NULL && merging->shards[number] != NULL &&
           is_whole(merging->shards[number]);
}

const char *merging_value(const Merging *merging, const char *key)
{
    return merging->file_count == 0 ? NULL : results_value(merging->files, key);
}

static bool is_one_of(const char *line, const char *const *keys, int count)
{
    for (int i = 0; i < count; i++) {
        size_t length = strlen(keys[i]);
        if (strncmp(line, keys[i], length) == 0 && line[length] == ':')
            return true;
    }
    return false;
}

/* Whether an earlier shard is of the same machine. */
static bool is_told(const Merging *merging, int number)
{
    for (int i = 1; i < number; i++)
        if (merging->shards[i] != NULL &&
            strcmp(value(merging->shards[i], "host"),
                   value(merging->shards[number], "host")) == 0)
            return true;
    return false;
}

/* One machine is a host like that of a study in one piece. */
static Status name_hosts(const Merging *merging, Results *whole, Error *error)
{
    char names[900] = "";
    size_t length = 0;
    int count = 0;
    for (int i = 1; i <= merging->shard_count; i++)
        if (merging->shards[i] != NULL && !is_told(merging, i) &&
            length < sizeof names) {
            int more = snprintf(names + length, sizeof names - length, "%s%s",
                                count++ == 0 ? "" : " ",
                                value(merging->shards[i], "host"));
            length += (size_t)more;
        }
    return results_say(whole, count == 1 ? "host" : "hosts", error, "%s",
                       names);
}

static Status say_hosts(const Merging *merging, Results *whole, Error *error)
{
    Status status = name_hosts(merging, whole, error);
    for (int i = 1; i <= merging->shard_count; i++) {
        const Results *shard = merging->shards[i];
        if (shard == NULL || is_told(merging, i))
            continue;
        for (int j = 0; j < OF_HOST && status == STATUS_OK; j++) {
            char key[256];
            snprintf(key, sizeof key, "%s@%s", of_host[j],
                     value(shard, "host"));
            status =
                results_say(whole, key, error, "%s", value(shard, of_host[j]));
        }
    }
    return status;
}

/* The head of the first that is there, and what is known of the rest. */
static Status write_head(const Merging *merging, Results *whole, Error *error)
{
    const Results *first = merging->files;
    Status status = STATUS_OK;
    for (int i = 0; i < first->value_count && status == STATUS_OK; i++) {
        const char *line = first->values[i];
        size_t length = strcspn(line, ":");
        char key[256];
        if (is_one_of(line, of_shard, OF_SHARD) || length >= sizeof key)
            continue;
        snprintf(key, sizeof key, "%.*s", (int)length, line);
        status = results_say(whole, key, error, "%s", line + length + 2);
    }
    if (status == STATUS_OK)
        status =
            results_say(whole, "shards", error, "%d", merging->shard_count);
    if (status == STATUS_OK)
        status = say_hosts(merging, whole, error);
    if (status == STATUS_OK)
        status = results_name_columns(whole, error);
    return status;
}

static Status write_rows(const Merging *merging, Results *whole, Error *error)
{
    Status status = STATUS_OK;
    for (int i = 1; i <= merging->shard_count; i++) {
        const Results *shard = merging->shards[i];
        for (int j = 0; shard != NULL && j < shard->count; j++)
            if (status == STATUS_OK)
                status = results_add(whole, &shard->rows[j], error);
    }
    return status;
}

/* Nothing but what was merged is replaced. */
static Status check_place(const char *path, Error *error)
{
    Results old;
    Error unread;
    if (results_look(path) == RESULTS_NONE)
        return STATUS_OK;
    bool merged = results_read(&old, path, &unread) == STATUS_OK &&
                  results_value(&old, "shards") != NULL;
    results_close(&old);
    return merged ? STATUS_OK
                  : error_set(error, STATUS_UNWRITTEN, 0,
                              "%s: not merged of shards; it is left as it is",
                              path);
}

Status merging_write(const Merging *merging, const char *path, Error *error)
{
    Results whole = {.file = -1};
    char new_path[PATH_MAX];
    if (merging->file_count == 0)
        return error_set(error, STATUS_BAD_INPUT, 0, "there is no shard yet");
    Status status = check_place(path, error);
    snprintf(new_path, sizeof new_path, "%s.new", path);
    if (status == STATUS_OK) {
        remove(new_path); /* what a merger that was killed left */
        status = results_open(&whole, new_path, NULL, error);
    }
    if (status == STATUS_OK)
        status = write_head(merging, &whole, error);
    if (status == STATUS_OK)
        status = write_rows(merging, &whole, error);
    if (status == STATUS_OK && rename(new_path, path) != 0)
        status = error_set(error, STATUS_UNWRITTEN, 0, "%s: %s", path,
                           strerror(errno));
    results_close(&whole);
    return status;
}
