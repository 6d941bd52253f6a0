/* notes.h -- the lines behind the rows of a world, as its game declares them.
 */
#ifndef REITTI_NOTES_H
#define REITTI_NOTES_H

#include "text.h"
#include "world.h"

/* The kind of note that the line begins like, or NULL. */
const NoteKind *notes_kind(const Game *game, Line line);

/* Adds the note of that kind that the line is to a world whose levels are
 * complete. */
Status notes_read(World *world, const NoteKind *kind, Line line, Error *error);

/* Whether all that are needed are there, and what the game says of them; the
 * line is the last of the file. */
Status notes_end(World *world, int line, Error *error);

/* A note as it stands in its line. */
void notes_print(FILE *out, const Note *note);

#endif
