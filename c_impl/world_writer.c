/* world_writer.c -- worlds as .world files.
 *
 * Mirror: prolog_impl/world_writer.pl.
 */
#include "world_writer.h"

#include "notes.h"

void world_write(FILE *out, const World *world)
{
    size_t width = (size_t)world->width;
    const char *row = world->elements;
    fprintf(out, "game %s\n", world->game->name);
    if (world->corners_block != world->game->corners_block)
        fprintf(out, "corners %s\n", world->corners_block ? "block" : "cut");
    for (int level = 1; level <= world->levels; level++) {
        fprintf(out, "level %d\n", level);
        for (int y = 1; y <= world->height; y++, row += width) {
            fwrite(row, 1, width, out);
            fputc('\n', out);
        }
    }
    for (int i = 0; i < world->note_count; i++) {
        notes_print(out, &world->notes[i]);
        fputc('\n', out);
    }
}
