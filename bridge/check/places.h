/* places.h -- where the files are that the command reads while it runs.
 *
 * In the tree that it was built in they stand where their sources are.  An
 * installed command finds them from its own place, PREFIX/bin, whatever PREFIX
 * is by now: in PREFIX/share/reitti and PREFIX/lib/reitti.  The directory that
 * REITTI_DATA names is like PREFIX/share/reitti, and is looked into before.
 */
#ifndef REITTI_PLACES_H
#define REITTI_PLACES_H

#include <limits.h>

/* A file or directory of the data: "worlds", "maps/yard.map". */
void places_data(char path[PATH_MAX], const char *file);

/* Of the sources that are read: "analysis/report.pl". */
void places_source(char path[PATH_MAX], const char *file);

/* What the build made: "reitti.qlf". */
void places_made(char path[PATH_MAX], const char *file);

/* The directory of the library's headers. */
void places_headers(char path[PATH_MAX]);

/* The tree that the command stands in; NULL: it is installed. */
const char *places_tree(void);

/* What a file is called in results, wherever the project is: its place in the
 * tree if it is of the project, else its whole path. */
void places_label(char label[PATH_MAX], const char *file);

#endif
