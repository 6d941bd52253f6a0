/* cache.c -- where libraries that were built are kept. */
#include "cache.h"

#include <errno.h>
#include <ftw.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char directory[PATH_MAX];
static pid_t owner; /* of one that is to be removed */

/* Makes it and those above it. */
static bool make(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash != NULL;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0700);
        *slash = '/';
    }
    mkdir(path, 0700);
    return access(path, W_OK | X_OK) == 0;
}

/* A relative path in the environment says nothing (XDG). */
static bool take(const char *variable, const char *below)
{
    const char *base = getenv(variable);
    int size = base == NULL || *base != '/'
                   ? PATH_MAX
                   : snprintf(directory, PATH_MAX, "%s%s", base, below);
    return size < PATH_MAX && make(directory);
}

static int remove_one(const char *path, const struct stat *status, int kind,
                      struct FTW *walk)
{
    (void)status;
    (void)kind;
    (void)walk;
    return remove(path);
}

static void remove_directory(void)
{
    if (getpid() == owner)
        nftw(directory, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static Status make_passing(Error *error)
{
    const char *base = getenv("TMPDIR");
    if (base == NULL || *base != '/' || strlen(base) > PATH_MAX / 2)
        base = "/tmp";
    snprintf(directory, sizeof directory, "%s/reitti-XXXXXX", base);
    if (mkdtemp(directory) == NULL) {
        error_set(error, STATUS_UNWRITTEN, 0,
                  "nowhere to keep what is built: %s: %s", directory,
                  strerror(errno));
        *directory = '\0';
        return STATUS_UNWRITTEN;
    }
    owner = getpid();
    atexit(remove_directory);
    setenv("REITTI_CACHE", directory, 1);
    return STATUS_OK;
}

Status cache_directory(const char **path, Error *error)
{
    Status status = STATUS_OK;
    if (*directory == '\0' && !take("REITTI_CACHE", "") &&
        !take("XDG_CACHE_HOME", "/reitti") && !take("HOME", "/.cache/reitti"))
        status = make_passing(error);
    *path = directory;
    return status;
}
