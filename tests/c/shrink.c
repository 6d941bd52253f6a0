/* shrink.c -- a world and a question, made as small as they can be. */
#include "shrink.h"

#include "../../c_impl/world_writer.h"

#include <stdlib.h>
#include <string.h>

void suspect_print(FILE *out, const Suspect *suspect)
{
    world_write(out, &suspect->world);
}

void suspect_free(Suspect *suspect)
{
    world_free(&suspect->world);
}

/* A copy without one row, column or level (0: none); false if that is no world.
 */
static bool without(const Suspect *from, int level, int x, int y, Suspect *to)
{
    World smaller = from->world;
    smaller.levels -= level > 0;
    smaller.width -= x > 0;
    smaller.height -= y > 0;
    if (world_size(&smaller) == 0)
        return false;
    smaller.elements = malloc(world_size(&smaller));
    for (size_t i = 0; i < world_size(&smaller); i++) {
        Square square = world_square(&smaller, i);
        square.level += level > 0 && square.level >= level;
        square.x += x > 0 && square.x >= x;
        square.y += y > 0 && square.y >= y;
        smaller.elements[i] = world_element(&from->world, square);
    }
    smaller.notes =
        malloc((size_t)smaller.note_count * sizeof *smaller.notes + 1);
    if (smaller.note_count > 0) /* of which none has a square */
        memcpy(smaller.notes, from->world.notes,
               (size_t)smaller.note_count * sizeof *smaller.notes);
    *to = *from;
    to->world = smaller;
    to->question.squares = to->squares;
    for (int i = 0; i < to->question.square_count; i++) {
        Square *square = &to->squares[i];
        square->level -= level > 0 && square->level >= level;
        square->x -= x > 0 && square->x >= x;
        square->y -= y > 0 && square->y >= y;
    }
    return true;
}

void suspect_make(Suspect *suspect, const World *world, const Problem *problem,
                  const Question *question)
{
    Suspect whole = {
        .world = *world, .problem = problem, .question = *question};
    memcpy(whole.squares, question->squares,
           (size_t)question->square_count * sizeof *question->squares);
    without(&whole, 0, 0, 0, suspect);
    suspect->question.squares = suspect->squares;
}

/* Whether the file that it would be is accepted, and the question too. */
static bool is_valid(Suspect *suspect)
{
    char *text;
    size_t size;
    World read = {0};
    Error error;
    FILE *stream = open_memstream(&text, &size);
    suspect_print(stream, suspect);
    fclose(stream);
    bool valid = world_parse(&read, text, size, &error) == STATUS_OK &&
                 problem_ask(suspect->problem, &read, &suspect->question,
                             &error) == STATUS_OK;
    world_free(&read);
    free(text);
    return valid;
}

/* Takes the smaller one if it is still wrong. */
static bool try_smaller(Suspect *suspect, Suspect *smaller, SuspectTest *test,
                        const void *context)
{
    bool taken =
        is_valid(smaller) && test(context, &smaller->world, &smaller->question);
    suspect_free(taken ? suspect : smaller);
    if (taken) {
        *suspect = *smaller;
        suspect->question.squares = suspect->squares;
    }
    return taken;
}

static bool cut(Suspect *suspect, int level, int x, int y, SuspectTest *test,
                const void *context)
{
    Suspect smaller;
    if (!without(suspect, level, x, y, &smaller))
        return false;
    smaller.question.squares = smaller.squares;
    return try_smaller(suspect, &smaller, test, context);
}

static bool shrink_once(Suspect *suspect, SuspectTest *test,
                        const void *context)
{
    for (int level = 1; level <= suspect->world.levels; level++)
        if (cut(suspect, level, 0, 0, test, context))
            return true;
    for (int x = 1; x <= suspect->world.width; x++)
        if (cut(suspect, 0, x, 0, test, context))
            return true;
    for (int y = 1; y <= suspect->world.height; y++)
        if (cut(suspect, 0, 0, y, test, context))
            return true;
    for (size_t i = 0; i < world_size(&suspect->world); i++) {
        Suspect smaller;
        if (suspect->world.elements[i] == '.' ||
            !without(suspect, 0, 0, 0, &smaller))
            continue;
        smaller.question.squares = smaller.squares;
        smaller.world.elements[i] = '.';
        if (try_smaller(suspect, &smaller, test, context))
            return true;
    }
    return false;
}

void suspect_shrink(Suspect *suspect, SuspectTest *test, const void *context)
{
    while (shrink_once(suspect, test, context))
        ;
}
