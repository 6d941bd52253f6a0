/* directory.c -- the pairs of files in a directory. */
#include "directory.h"

#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char letters[] = "abcdefghijklmnopqrstuvwxyz_0123456789";

/* C and Prolog, but nothing hidden: editors have such files. */
static int is_source(const struct dirent *entry)
{
    const char *dot = strrchr(entry->d_name, '.');
    return *entry->d_name != '.' && dot != NULL &&
           (strcmp(dot, ".c") == 0 || strcmp(dot, ".pl") == 0);
}

static bool is_file(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

/* Whether the file can be half a pair. */
static bool can_be(const char *directory, const char *file,
                   DirectoryComplain *complain)
{
    char path[PATH_MAX];
    struct stat status;
    size_t length = strcspn(file, ".");
    int size = snprintf(path, sizeof path, "%s/%s", directory, file);
    bool named = length < PAIR_NAME && *file >= 'a' && *file <= 'z' &&
                 strspn(file, letters) == length &&
                 strchr(file + length + 1, '.') == NULL;
    if (!named)
        complain("%s/%s: '%.*s' is not a name: small letters, digits and _ are",
                 directory, file, (int)(strrchr(file, '.') - file), file);
    else if (size >= PATH_MAX || stat(path, &status) != 0)
        complain("%s/%s: %s", directory, file,
                 strerror(size >= PATH_MAX ? ENAMETOOLONG : errno));
    else if (!S_ISREG(status.st_mode))
        complain("%s: is not a file", path);
    else
        return true;
    return false;
}

/* Both halves come as one pair, by the C half.  One that is there, but is no
 * file, is told of by itself. */
static bool take(const char *directory, const char *file, Pair *pair,
                 DirectoryComplain *complain)
{
    char name[PAIR_NAME];
    struct stat status;
    bool is_c = strcmp(strrchr(file, '.'), ".c") == 0;
    if (!can_be(directory, file, complain))
        return false;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(file, "."), file);
    pair_make(pair, directory, name);
    const char *other = is_c ? pair->clauses : pair->source;
    if (lstat(other, &status) != 0)
        complain("%s: has no mirror: there is no %s",
                 is_c ? pair->source : pair->clauses, other);
    return is_c && is_file(other);
}

Pair *directory_pairs(const char *path, int *count, DirectoryComplain *complain)
{
    struct dirent **entries;
    *count = 0;
    int found = scandir(path, &entries, is_source, alphasort);
    if (found < 0) {
        complain("%s: %s", path, strerror(errno));
        return NULL;
    }
    Pair *pairs = calloc((size_t)found + 1, sizeof *pairs);
    for (int i = 0; i < found; i++) {
        if (pairs != NULL &&
            take(path, entries[i]->d_name, &pairs[*count], complain))
            (*count)++;
        free(entries[i]);
    }
    free(entries);
    return pairs;
}
