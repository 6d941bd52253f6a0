/* fleet_picture.c -- units and their ways on the level.
 *
 * Mirror: prolog_impl/play/fleet_picture.pl.
 */
#include "fleet_picture.h"

#include <stdlib.h>

Ink unit_ink(const Unit *unit)
{
    static const char glyphs[] = "123456789abcdefghijklmnopqrstuvwxyz";
    int most = (int)sizeof glyphs - 1;
    return (Ink){unit->number <= most ? glyphs[unit->number - 1] : '*',
                 paint_unit(unit->number, unit->selected)};
}

/* In the colour of the unit, though it may be selected. */
static PictureMark mark_for(const Unit *unit, Square square, char glyph)
{
    return (PictureMark){square, {glyph, paint_unit(unit->number, false)}};
}

PictureMark *fleet_marks(const Fleet *fleet, char way, char target, int *count)
{
    size_t most = (size_t)fleet->count + 1;
    for (int i = 0; i < fleet->count; i++)
        most += (size_t)(fleet->units[i].ahead + fleet->units[i].target_count);
    PictureMark *marks = malloc(most * sizeof *marks);
    *count = 0;
    if (marks == NULL)
        return NULL;
    /* Where ways meet, the first unit's is seen. */
    for (int i = fleet->count - 1; i >= 0; i--) {
        const Unit *unit = &fleet->units[i];
        for (int j = 0; j < unit->ahead; j++)
            marks[(*count)++] = mark_for(unit, unit->way[j], way);
    }
    for (int i = 0; i < fleet->count && target != '\0'; i++) {
        const Unit *unit = &fleet->units[i];
        for (int j = 0; j < unit->target_count; j++)
            marks[(*count)++] = mark_for(unit, unit->targets[j], target);
    }
    for (int i = 0; i < fleet->count; i++)
        marks[(*count)++] =
            (PictureMark){fleet->units[i].square, unit_ink(&fleet->units[i])};
    return marks;
}

Status fleet_print(FILE *out, const Fleet *fleet, bool colour, Error *error)
{
    Picture picture;
    int count;
    PictureMark *marks = fleet_marks(fleet, ',', '\0', &count);
    if (marks == NULL || !picture_make(&picture, fleet->world, 1)) {
        free(marks);
        return error_out_of_memory(error);
    }
    for (int i = 0; i < count; i++)
        picture.ink[picture_place(&picture, marks[i].square)] = marks[i].ink;
    fputc('\n', out);
    picture_print(out, &picture, colour);
    picture_free(&picture);
    free(marks);
    return STATUS_OK;
}
