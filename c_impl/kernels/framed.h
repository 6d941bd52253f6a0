/* framed.h -- worlds and questions that a program of 2010 could take.
 *
 * Those programs had levels of 12 x 12 squares in their source text, and they
 * checked nothing.  A smaller world stands in the upper left corner of such
 * levels, with wall around it; where the program looks beyond the edge of a
 * level, there is one square of wall before it, too.
 */
#ifndef REITTI_FRAMED_H
#define REITTI_FRAMED_H

#include "../answer.h"
#include "../question.h"

enum {
    FRAMED_SIDE = 12,
    FRAMED_LEVELS = 4,
    FRAMED_SQUARES = FRAMED_LEVELS * FRAMED_SIDE * FRAMED_SIDE
};

/* How a program of 2010 takes the edges of its levels. */
typedef enum Edges {
    EDGES_SEEN,   /* it looks where they are */
    EDGES_TRUSTED /* it needs them to be closed */
} Edges;

typedef struct Framed {
    const World *world;
    int before; /* squares of wall before the first */
    char glyphs[FRAMED_LEVELS][FRAMED_SIDE][FRAMED_SIDE]; /* level, y, x */
    unsigned char accepted[FRAMED_SQUARES * FRAMED_SQUARES / 8]; /* a bit for
                                            each question, once it was */
} Framed;

/* STATUS_REFUSED, with the reason, if a program with so many levels could not
 * take the world. */
Status framed_make(Framed *framed, const World *world, int levels, Edges edges,
                   Error *error);

/* Where the squares of the world stand, counted from 1 as well, and back. */
Square framed_in(const Framed *framed, Square square);
Square framed_out(const Framed *framed, Square square);

/* The first square with the glyph, or the goal where the glyph is '\0', in
 * breadth-first order on the level of `from`; false: there is none. */
bool framed_nearest(const World *world, Square from, char glyph, Square goal,
                    Square *nearest);

/* Whether a program could be asked the question. */
typedef bool FramedCheck(const World *world, const Question *question);

/* One for a search over one level: from one square to another that can be
 * reached. */
FramedCheck framed_reaches;

/* The same, but a question that was accepted is not checked again. */
bool framed_accepts(Framed *framed, const Question *question,
                    FramedCheck *check);

/* The answer to a question that is not accepted. */
Answer framed_refusal(void);

#endif
