/* catalogue.h -- the worlds and cases that the project has. */
#ifndef REITTI_CATALOGUE_H
#define REITTI_CATALOGUE_H

#include "../../c_impl/reitti.h"

#include <limits.h>

/* The path of a named world or cases file ("worlds", "cases"). */
void catalogue_path(char path[PATH_MAX], const char *kind, const char *name);

/* The path that WORLD stands for: a name in the catalogue, or a file, relative
 * to the directory of the file `beside` if that is not NULL.  What says how a
 * world is made stands for itself. */
void catalogue_world_path(char path[PATH_MAX], const char *world,
                          const char *beside);

/* The world that WORLD stands for, whatever it is; the caller frees with
 * world_free().  The error does not name it. */
Status catalogue_world(World *world, const char *said, const char *beside,
                       Error *error);

/* The file that is said, without the words behind a map or scenario; these. */
const char *catalogue_file(char path[PATH_MAX], const char *said);

/* What a file is called in results: its place in the project if it has one,
 * wherever that is; else as it was given. */
void catalogue_label(char label[PATH_MAX], const char *path);

/* Calls each() for all files of a kind, in order of name, until one returns
 * another status than STATUS_OK; that status. */
typedef Status CatalogueEach(const char *path, const char *name, void *context,
                             Error *error);
Status catalogue_each(const char *kind, CatalogueEach *each, void *context,
                      Error *error);

#endif
