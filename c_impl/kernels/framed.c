/* framed.c -- worlds and questions that a program of 2010 could take.
 *
 * Mirror: prolog_impl/kernels/framed.pl.
 */
#include "framed.h"

#include "../moves.h"

#include <string.h>

static bool is_edge(const World *world, Square square)
{
    return square.x == 1 || square.x == world->width || square.y == 1 ||
           square.y == world->height;
}

static bool has_open_edge(const World *world)
{
    for (size_t i = 0; i < world_size(world); i++)
        if (is_edge(world, world_square(world, i)) &&
            world_is_open(world, world_square(world, i)))
            return true;
    return false;
}

Status framed_make(Framed *framed, const World *world, int levels, Edges edges,
                   Error *error)
{
    if (world->corners_block)
        return error_set(error, STATUS_REFUSED, 0,
                         "this program knows only corners that may be cut");
    if (world->levels > levels || world->width > FRAMED_SIDE ||
        world->height > FRAMED_SIDE)
        return error_set(error, STATUS_REFUSED, 0,
                         "this program takes at most %d level%s of %d x %d "
                         "squares",
                         levels, levels == 1 ? "" : "s", FRAMED_SIDE,
                         FRAMED_SIDE);
    *framed = (Framed){.world = world};
    framed->before = edges == EDGES_TRUSTED && has_open_edge(world);
    if (framed->before > 0 &&
        (world->width > FRAMED_SIDE - 2 || world->height > FRAMED_SIDE - 2))
        return error_set(error, STATUS_REFUSED, 0,
                         "with an open edge this program takes at most %d x %d "
                         "squares",
                         FRAMED_SIDE - 2, FRAMED_SIDE - 2);
    memset(framed->glyphs, '#', sizeof framed->glyphs);
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = framed_in(framed, world_square(world, i));
        framed->glyphs[square.level - 1][square.y - 1][square.x - 1] =
            world->elements[i];
    }
    return STATUS_OK;
}

Square framed_in(const Framed *framed, Square square)
{
    return (Square){square.level, square.x + framed->before,
                    square.y + framed->before};
}

Square framed_out(const Framed *framed, Square square)
{
    return (Square){square.level, square.x - framed->before,
                    square.y - framed->before};
}

bool framed_nearest(const World *world, Square from, char glyph, Square goal,
                    Square *nearest)
{
    Square queue[FRAMED_SQUARES];
    bool seen[FRAMED_SQUARES] = {false};
    int last = 0;
    queue[last++] = from;
    seen[world_index(world, from)] = true;
    for (int i = 0; i < last; i++) {
        Square moves[MOVES];
        *nearest = queue[i];
        if (glyph == '\0' ? square_equal(*nearest, goal)
                          : world_element(world, *nearest) == glyph)
            return true;
        int count = moves_from(world, *nearest, moves);
        for (int k = 0; k < count; k++) {
            size_t index = world_index(world, moves[k]);
            if (!seen[index])
                queue[last++] = moves[k];
            seen[index] = true;
        }
    }
    return false;
}

bool framed_reaches(const World *world, const Question *question)
{
    Square from = question->squares[0];
    Square to = question->squares[1];
    Square nearest;
    return !square_equal(from, to) &&
           framed_nearest(world, from, '\0', to, &nearest);
}

bool framed_accepts(Framed *framed, const Question *question,
                    FramedCheck *check)
{
    const World *world = framed->world;
    size_t pair = world_index(world, question->squares[0]) * world_size(world) +
                  world_index(world, question->squares[1]);
    unsigned char bit = (unsigned char)(1 << pair % 8);
    if ((framed->accepted[pair / 8] & bit) == 0 && !check(world, question))
        return false;
    framed->accepted[pair / 8] |= bit;
    return true;
}

Answer framed_refusal(void)
{
    return (Answer){.status = STATUS_REFUSED,
                    .message = "not a question for the program of 2010"};
}
