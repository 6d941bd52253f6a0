/* frame.h -- what stands where in the whole terminal.
 *
 * A wide terminal has levels on the left, as many as there is room for, beside
 * them tables of distances, and a page for texts on the right.  A narrow one
 * has one level and lines above and below it, fewer where it is low.  A level
 * that does not fit scrolls, so that the square in focus is seen.
 */
#ifndef REITTI_FRAME_H
#define REITTI_FRAME_H

#include "../world.h"

/* A level, or how far its squares are. */
typedef struct Board {
    int level;
    bool distances;
    int row; /* where its first square is; its name is above */
    int column;
} Board;

typedef enum FrameKind {
    FRAME_TINY, /* nothing but a level */
    FRAME_LOW,  /* a line above and one below */
    FRAME_TALL, /* all lines */
    FRAME_WIDE  /* with a page */
} FrameKind;

typedef struct Frame {
    FrameKind kind;
    int rows; /* of each level that are seen */
    int columns;
    int top; /* the first row and column of them, from 1 */
    int left;
    int count;
    Board boards[2 * WORLD_LEVELS];
    int page_column; /* of a wide one */
    int page_width;
} Frame;

/* What stands on the left, and may have the other beside it. */
typedef enum FrameBoards {
    FRAME_LEVELS,
    FRAME_DISTANCES,
    FRAME_LEVELS_ALONE
} FrameBoards;

/* For a terminal of this size. */
Frame frame_make(const World *world, Square focus, FrameBoards boards, int rows,
                 int columns);

/* Whether a table of distances is seen. */
bool frame_has_distances(const Frame *frame);

#endif
