/* preparing.c -- searches that misbehave before they are asked or after, and
 * ones that change what they are asked.
 */
#include "gallery.h"

#include <stdlib.h>
#include <string.h>

static void pull_down_walls(const World *world)
{
    for (size_t i = 0; i < world_size(world); i++)
        if (world->elements[i] == '#')
            world->elements[i] = '.';
}

static void change_world_after(Guest *guest, Answer *answer)
{
    (void)answer;
    memset(guest->world->elements, '#', world_size(guest->world));
}

/* The way back is asked for next. */
static void turn_question(const Question *question)
{
    Square *squares = (Square *)(uintptr_t)question->squares;
    Square start = squares[0];
    squares[0] = squares[1];
    squares[1] = start;
}

GALLERY(ENTRY("c_prepare_crashes", .prepare = abort),
        ENTRY("c_prepare_loops", .prepare = loop),
        ENTRY("c_prepare_exits", .prepare = exit_at_once),
        ENTRY("c_prepare_refuses", .prepared = STATUS_ERROR),
        ENTRY("c_changes_world", .world = pull_down_walls),
        ENTRY("c_changes_world_after", .answer = change_world_after),
        ENTRY("c_changes_question", .question = turn_question),
        ENTRY("c_release_crashes", .release = abort),
        ENTRY("c_release_loops", .release = loop),
        ENTRY("c_release_exits", .release = exit_at_once))
