/* record.c -- which files something was made from, and what was in them.
 *
 * The text, then a line for each file: the hash of its content and its path.
 */
#include "record.h"

#include "../process/hash.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool write_lines(FILE *out, const char *text, const char *files)
{
    bool fine = fprintf(out, "%s\n", text) > 0;
    while (fine && *files != '\0') {
        char path[PATH_MAX];
        size_t length = strcspn(files, "\n");
        snprintf(path, sizeof path, "%.*s", (int)length, files);
        fine = access(path, R_OK) == 0 &&
               fprintf(out, "%016" PRIx64 " %s\n",
                       hash_file(hash_nothing(), path), path) > 0;
        files += length + (files[length] == '\n');
    }
    return fine;
}

/* Others who look see all of it or nothing. */
bool record_write(const char *record, const char *text, const char *files)
{
    char other[PATH_MAX + 16];
    snprintf(other, sizeof other, "%s.%d", record, (int)getpid());
    FILE *out = fopen(other, "we");
    if (out == NULL)
        return false;
    bool fine = write_lines(out, text, files);
    fine = fclose(out) == 0 && fine && rename(other, record) == 0;
    if (!fine)
        unlink(other);
    return fine;
}

static bool line_holds(const char *line, uint64_t *all)
{
    uint64_t was = strtoull(line, NULL, 16);
    const char *path = strchr(line, ' ');
    bool holds = path != NULL && access(path + 1, R_OK) == 0 &&
                 hash_file(hash_nothing(), path + 1) == was;
    if (holds)
        *all = hash_text(*all, line);
    return holds;
}

bool record_holds(const char *record, const char *text, uint64_t *hash)
{
    FILE *in = fopen(record, "re");
    char *line = NULL;
    size_t size = 0;
    ssize_t length;
    bool first = true;
    bool holds = in != NULL;
    while (holds && (length = getline(&line, &size, in)) > 0) {
        line[length - 1] = '\0';
        holds = first ? strcmp(line, text) == 0 : line_holds(line, hash);
        first = false;
    }
    free(line);
    if (in != NULL)
        fclose(in);
    return holds && !first;
}

bool record_is_lost(const char *record)
{
    FILE *in = fopen(record, "re");
    char *line = NULL;
    size_t size = 0;
    ssize_t length = 0;
    for (int i = 0; i < 2 && in != NULL; i++)
        length = getline(&line, &size, in);
    if (length > 0)
        line[length - 1] = '\0';
    const char *path = length > 0 ? strchr(line, ' ') : NULL;
    bool lost = path != NULL && access(path + 1, F_OK) != 0 && errno == ENOENT;
    free(line);
    if (in != NULL)
        fclose(in);
    return lost;
}
