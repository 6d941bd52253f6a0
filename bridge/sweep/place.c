/* place.c -- the directory of a sweep. */
#include "place.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static Status fail(const char *path, Error *error)
{
    return error_set(error, STATUS_UNWRITTEN, 0, "%s: %s", path,
                     strerror(errno));
}

Status place_open(Place *place, const char *directory, Error *error)
{
    char path[PATH_MAX + 16];
    *place = (Place){.lock = -1};
    if (mkdir(directory, 0777) != 0 && errno != EEXIST)
        return fail(directory, error);
    if (realpath(directory, place->directory) == NULL)
        return fail(directory, error);
    snprintf(place->script, sizeof place->script, "%s/shard.sh",
             place->directory);
    snprintf(path, sizeof path, "%s/sweep.lock", place->directory);
    place->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (place->lock < 0)
        return fail(path, error);
    if (flock(place->lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s: another sweep is at work here", directory);
    return STATUS_OK;
}

void place_close(Place *place)
{
    if (place->lock >= 0)
        close(place->lock);
    place->lock = -1;
}

/* Whether the file holds just that text. */
static bool holds(FILE *file, const char *text)
{
    int c;
    while ((c = getc(file)) != EOF && c == (unsigned char)*text)
        text++;
    return c == EOF && *text == '\0';
}

static Status write_script(const char *path, const char *text, Error *error)
{
    char new_path[PATH_MAX + 32];
    snprintf(new_path, sizeof new_path, "%s.new", path);
    FILE *file = fopen(new_path, "we");
    if (file == NULL)
        return fail(new_path, error);
    bool written = fputs(text, file) >= 0 && fflush(file) == 0 &&
                   chmod(new_path, 0755) == 0;
    if (fclose(file) != 0 || !written || rename(new_path, path) != 0)
        return fail(new_path, error);
    return STATUS_OK;
}

Status place_script(const Place *place, const char *text, Error *error)
{
    FILE *file = fopen(place->script, "re");
    if (file == NULL)
        return write_script(place->script, text, error);
    bool same = holds(file, text);
    fclose(file);
    return same ? STATUS_OK
                : error_set(error, STATUS_BAD_INPUT, 0,
                            "%s: what is measured here is something else; "
                            "another --out is needed",
                            place->directory);
}

void place_said(const Place *place, int number, char *line, size_t size)
{
    char path[PATH_MAX + 32];
    *line = '\0';
    snprintf(path, sizeof path, "%s/shard-%d.log", place->directory, number);
    FILE *file = fopen(path, "re");
    while (file != NULL && fgets(line, (int)size, file) != NULL)
        line[strcspn(line, "\n")] = '\0';
    if (file != NULL)
        fclose(file);
}
