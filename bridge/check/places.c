/* places.c -- where the files are that the command reads while it runs. */
#include "places.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The data in the tree, to which those that are installed correspond. */
static const char data_in_tree[] = "tests";
static const char data_installed[] = "share/reitti";
static const char made_installed[] = "lib/reitti";
static const char headers_in_tree[] = "c_impl";
static const char headers_installed[] = "include/reitti";

/* Joins them; what does not fit exists nowhere. */
static const char *join(char path[PATH_MAX], const char *directory,
                        const char *file)
{
    int length = snprintf(path, PATH_MAX, "%s/%s", directory, file);
    if (length < 0 || length >= PATH_MAX)
        *path = '\0';
    return path;
}

static bool exists(const char *directory, const char *file)
{
    char path[PATH_MAX];
    return access(join(path, directory, file), F_OK) == 0;
}

static bool go_up(char *path)
{
    char *slash = strrchr(path, '/');
    if (slash != NULL)
        *slash = '\0';
    return slash != NULL;
}

static void find_program(char path[PATH_MAX])
{
    ssize_t length = readlink("/proc/self/exe", path, PATH_MAX - 1);
    path[length < 0 ? 0 : length] = '\0';
}

/* The nearest directory above the program that has such a file; "." if none
 * has. */
static void find_above(char path[PATH_MAX], const char *file)
{
    find_program(path);
    while (go_up(path))
        if (exists(path, file))
            return;
    strcpy(path, ".");
}

/* Where it was installed; "": it was not. */
static const char *prefix(void)
{
    static char path[PATH_MAX];
    static bool known;
    if (!known) {
        char data[PATH_MAX];
        find_program(path);
        if (!go_up(path) || !go_up(path) ||
            !exists(join(data, path, data_installed), "worlds"))
            *path = '\0';
        known = true;
    }
    return path;
}

const char *places_tree(void)
{
    static char path[PATH_MAX];
    if (*prefix() != '\0')
        return NULL;
    if (*path == '\0')
        find_above(path, "tests/worlds");
    return path;
}

/* Whether the file is in the directory that the environment names. */
static bool is_named(char path[PATH_MAX], const char *file)
{
    const char *data = getenv("REITTI_DATA");
    return data != NULL && *data != '\0' && exists(data, file) &&
           *join(path, data, file) != '\0';
}

void places_data(char path[PATH_MAX], const char *file)
{
    char directory[PATH_MAX];
    const char *tree = places_tree();
    if (!is_named(path, file))
        join(path,
             tree == NULL ? join(directory, prefix(), data_installed)
                          : join(directory, tree, data_in_tree),
             file);
}

void places_source(char path[PATH_MAX], const char *file)
{
    char directory[PATH_MAX];
    const char *tree = places_tree();
    if (!is_named(path, file))
        join(path,
             tree == NULL ? join(directory, prefix(), data_installed) : tree,
             file);
}

void places_made(char path[PATH_MAX], const char *file)
{
    char directory[PATH_MAX];
    if (places_tree() == NULL)
        join(directory, prefix(), made_installed);
    else
        find_above(directory, file);
    join(path, directory, file);
}

void places_headers(char path[PATH_MAX])
{
    const char *tree = places_tree();
    join(path, tree == NULL ? prefix() : tree,
         tree == NULL ? headers_installed : headers_in_tree);
}

/* What stands behind the directory in the path; NULL: it is not below. */
static const char *below(const char *path, const char *directory)
{
    char whole[PATH_MAX];
    size_t length = realpath(directory, whole) == NULL ? 0 : strlen(whole);
    return length > 0 && strncmp(path, whole, length) == 0 &&
                   path[length] == '/'
               ? path + length + 1
               : NULL;
}

void places_label(char label[PATH_MAX], const char *file)
{
    char whole[PATH_MAX];
    char data[PATH_MAX];
    if (realpath(file, whole) == NULL)
        snprintf(whole, sizeof whole, "%s", file); /* nor will it be read */
    places_data(data, "");
    const char *rest = below(whole, data);
    if (rest != NULL) {
        join(label, data_in_tree, rest);
        return;
    }
    const char *tree = places_tree();
    rest = tree == NULL ? NULL : below(whole, tree);
    strcpy(label, rest == NULL ? whole : rest);
}
