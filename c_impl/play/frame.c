/* frame.c -- what stands where in the whole terminal.
 *
 * Mirror: prolog_impl/play/frame.pl.
 */
#include "frame.h"

enum {
    TALL = 12, /* rows */
    LOW = 5,
    GAP = 2,   /* columns */
    PAGE = 20, /* at least, */
    MOST = 60  /* and at most */
};

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Where to begin, so that the focus is seen, best in the middle. */
static int begin_at(int focus, int size, int seen)
{
    int begin = least(focus - seen / 2, size - seen + 1);
    return begin < 1 ? 1 : begin;
}

/* Boards in a row, from a level on, begin in this column; the next free one. */
static int put_boards(Frame *frame, int level, int count, bool distances,
                      int row, int column)
{
    for (int i = 0; i < count; i++, column += frame->columns + GAP)
        frame->boards[frame->count++] =
            (Board){level + i, distances, row, column};
    return column;
}

/* All levels and all distances, if they fit; if not, as many as do. */
static void fill_wide(Frame *frame, const World *world, int level,
                      FrameBoards boards, int rows, int columns)
{
    int levels = world->levels;
    int room = columns - PAGE; /* for boards, each with a gap behind it */
    int fit = room / (frame->columns + GAP);
    bool all = fit >= levels;
    bool swapped = boards == FRAME_DISTANCES;
    bool alone = boards == FRAME_LEVELS_ALONE;
    int first = all ? 1 : level;
    int count = all ? levels : 1;
    bool below = levels > 1 && all && 2 * (frame->rows + 1) + 2 <= rows;
    int column = put_boards(frame, first, count, swapped, 2, 0);
    if (below && !alone)
        put_boards(frame, 1, levels, !swapped, frame->rows + 3, 0);
    else if (fit > count && !alone)
        column = put_boards(frame, level, 1, !swapped, 2, column);
    frame->page_column = column;
    frame->page_width = least(columns - column, MOST);
}

Frame frame_make(const World *world, Square focus, FrameBoards boards, int rows,
                 int columns)
{
    static const int lines[] = {
        [FRAME_TINY] = 0, [FRAME_LOW] = 2, [FRAME_TALL] = 7, [FRAME_WIDE] = 3};
    Frame frame = {.kind = rows < LOW ? FRAME_TINY : FRAME_LOW};
    int wide = columns - GAP - PAGE;
    if (rows >= TALL)
        frame.kind =
            wide >= least(world->width, columns / 2) ? FRAME_WIDE : FRAME_TALL;
    frame.rows = least(world->height, rows - lines[frame.kind]);
    frame.columns =
        least(world->width, frame.kind == FRAME_WIDE ? wide : columns);
    frame.top = begin_at(focus.y, world->height, frame.rows);
    frame.left = begin_at(focus.x, world->width, frame.columns);
    if (frame.kind == FRAME_WIDE)
        fill_wide(&frame, world, focus.level, boards, rows, columns);
    else
        put_boards(&frame, focus.level, 1, boards == FRAME_DISTANCES,
                   frame.kind == FRAME_TALL ? 3 : (int)frame.kind, 0);
    return frame;
}

bool frame_has_distances(const Frame *frame)
{
    for (int i = 0; i < frame->count; i++)
        if (frame->boards[i].distances)
            return true;
    return false;
}
