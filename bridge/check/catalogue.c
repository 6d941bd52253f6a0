/* catalogue.c -- the worlds and cases that the project has. */
#include "catalogue.h"

#include "../../c_impl/made.h"
#include "../../c_impl/map_reader.h"
#include "../../c_impl/worlds.h"
#include "places.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Paths below the working directory are shown as the user would write them. */
static const char *shorten(const char *path)
{
    char here[PATH_MAX];
    size_t length = getcwd(here, sizeof here) == NULL ? 0 : strlen(here);
    bool below =
        length > 0 && strncmp(path, here, length) == 0 && path[length] == '/';
    return below ? path + length + 1 : path;
}

void catalogue_path(char path[PATH_MAX], const char *kind, const char *name)
{
    char directory[PATH_MAX];
    char whole[PATH_MAX];
    places_data(directory, kind);
    size_t length =
        (size_t)snprintf(whole, sizeof whole, "%s/%s.%s", directory, name,
                         strcmp(kind, "worlds") == 0 ? "world" : kind);
    snprintf(path, PATH_MAX, "%.*s", PATH_MAX - 1,
             length < sizeof whole ? shorten(whole) : name);
}

void catalogue_world_path(char path[PATH_MAX], const char *world,
                          const char *beside)
{
    if (made_is(world)) {
        snprintf(path, PATH_MAX, "%s", world);
        return;
    }
    if (!case_world_is_path(world)) {
        catalogue_path(path, "worlds", world);
        return;
    }
    const char *slash =
        beside == NULL || *world == '/' ? NULL : strrchr(beside, '/');
    int directory = slash == NULL ? 0 : (int)(slash + 1 - beside);
    snprintf(path, PATH_MAX, "%.*s%s", directory, directory == 0 ? "" : beside,
             world);
}

Status catalogue_world(World *world, const char *said, const char *beside,
                       Error *error)
{
    char path[PATH_MAX];
    catalogue_world_path(path, said, beside);
    return worlds_get(world, path, error);
}

const char *catalogue_file(char path[PATH_MAX], const char *said)
{
    const char *words = map_moves(said, ".scen");
    if (words == NULL)
        words = map_moves(said, ".map");
    if (words == NULL || words[-1] != ':')
        words = said + strlen(said);
    else
        words--;
    snprintf(path, PATH_MAX, "%.*s", (int)(words - said), said);
    return words;
}

void catalogue_label(char label[PATH_MAX], const char *path)
{
    char file[PATH_MAX];
    const char *words = catalogue_file(file, path);
    places_label(label, file);
    size_t length = strlen(label);
    snprintf(label + length, PATH_MAX - length, "%s", words);
}

static int is_visible(const struct dirent *entry)
{
    const char *dot = strrchr(entry->d_name, '.');
    return dot != NULL && dot != entry->d_name &&
           (strcmp(dot, ".world") == 0 || strcmp(dot, ".cases") == 0);
}

Status catalogue_each(const char *kind, CatalogueEach *each, void *context,
                      Error *error)
{
    char path[PATH_MAX];
    struct dirent **entries;
    Status status = STATUS_OK;
    catalogue_path(path, kind, "");
    *strrchr(path, '/') = '\0';
    int count = scandir(path, &entries, is_visible, alphasort);
    if (count < 0)
        return error_set(
            error, errno == ENOMEM ? STATUS_OUT_OF_MEMORY : STATUS_BAD_INPUT, 0,
            "%s: %s", path, strerror(errno));
    for (int i = 0; i < count; i++) {
        char *name = entries[i]->d_name;
        *strrchr(name, '.') = '\0';
        catalogue_path(path, kind, name);
        if (status == STATUS_OK)
            status = each(path, name, context, error);
        free(entries[i]);
    }
    free(entries);
    return status;
}
