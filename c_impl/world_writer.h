/* world_writer.h -- worlds as .world files. */
#ifndef REITTI_WORLD_WRITER_H
#define REITTI_WORLD_WRITER_H

#include "world.h"

#include <stdio.h>

/* As world_reader.h has it; the corners are said where the game would have them
 * otherwise. */
void world_write(FILE *out, const World *world);

#endif
