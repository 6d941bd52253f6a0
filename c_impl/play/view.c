/* view.c -- a game in the whole terminal.
 *
 * Mirror: prolog_impl/play/view.pl.
 */
#include "view.h"

#include "screen.h"

/* Where a square is on a board; negative, if it is not seen. */
static int row_of(const Frame *frame, const Board *board, Square square)
{
    int row = square.y - frame->top;
    bool seen = square.level == board->level && row >= 0 && row < frame->rows;
    return seen ? board->row + row : -1;
}

static int column_of(const Frame *frame, const Board *board, Square square)
{
    int column = square.x - frame->left;
    return column >= 0 && column < frame->columns ? board->column + column : -1;
}

static void put(const Frame *frame, const Board *board, Square square, Ink ink)
{
    screen_glyph(row_of(frame, board, square), column_of(frame, board, square),
                 ink.glyph, ink.paint);
}

/* What is known of the last search; NULL: nothing. */
static const Trace *trace_of(const View *view)
{
    Guide *guide = &view->program->guides.now;
    return guide->asked ? guide_trace(guide) : NULL;
}

static void draw_route(const View *view, const Frame *frame, const Board *board)
{
    const Drawing *route = view->route;
    for (int i = 0; route != NULL && i < route->length; i++)
        if (!square_equal(route->squares[i], route->goal))
            put(frame, board, route->squares[i], (Ink){'x', PAINT_ROUTE});
    if (view->walker != '\0')
        put(frame, board, view->start, (Ink){view->walker, PAINT_END});
}

static void draw_steps(const View *view, const Frame *frame, const Board *board)
{
    const World *world = &view->program->world;
    const Trace *trace = trace_of(view);
    const int64_t *distance = trace->left.numbers;
    int64_t farthest = drawing_farthest(distance, world);
    for (int i = 0; i < view->steps; i++) {
        Square square = trace->steps.squares[i];
        put(frame, board, square,
            drawing_heat(distance, farthest, world, square));
    }
}

static void draw_squares(const View *view, const Frame *frame,
                         const Board *board)
{
    const World *world = &view->program->world;
    const Trace *trace = board->distances ? trace_of(view) : NULL;
    const int64_t *distance = trace == NULL ? NULL : trace->left.numbers;
    int64_t farthest = trace == NULL ? 0 : drawing_farthest(distance, world);
    for (int y = frame->top; y < frame->top + frame->rows; y++)
        for (int x = frame->left; x < frame->left + frame->columns; x++) {
            Square square = {board->level, x, y};
            put(frame, board, square,
                board->distances
                    ? drawing_heat(distance, farthest, world, square)
                : view->route == NULL
                    ? picture_ink(world, square)
                    : drawing_ink(view->route, world, square));
        }
}

static void draw_board(const View *view, const Frame *frame, const Board *board)
{
    char name[40] = "Distances";
    if (frame->kind >= FRAME_TALL && view->program->world.levels > 1)
        snprintf(name, sizeof name, "%s %d",
                 board->distances ? "Distances" : "Level", board->level);
    if (board->distances || view->program->world.levels > 1)
        page_line(frame->kind == FRAME_WIDE ? board->row - 1 : -1,
                  board->column, frame->columns + 1,
                  board->level == view->focus.level ? PAINT_ROUTE : PAINT_PLAIN,
                  name);
    draw_squares(view, frame, board);
    for (int i = 0; i < view->mark_count; i++)
        put(frame, board, view->marks[i].square, view->marks[i].ink);
    if (!board->distances && view->steps >= 0)
        draw_steps(view, frame, board);
    else if (!board->distances)
        draw_route(view, frame, board);
}

static void draw_texts(const View *view, const Frame *frame)
{
    int rows = screen_rows();
    int columns = screen_columns();
    const Telling *telling = &view->telling;
    Program *program = view->program;
    if (frame->kind >= FRAME_TALL) {
        page_line(0, 0, columns, PAINT_BAR, program->title);
        page_line(rows - 1, 0, columns, PAINT_BAR, view->keys);
    }
    if (frame->kind == FRAME_WIDE) {
        Page page =
            page_make(1, frame->page_column, frame->page_width, rows - 2);
        panel_show(program, telling, frame, &page);
    } else if (frame->kind == FRAME_TALL) {
        page_line(1, 0, columns, PAINT_PLAIN, telling->status);
        page_line(2, 0, columns, PAINT_PLAIN,
                  panel_seen(&program->world, frame).text);
        page_line(rows - 4, 0, columns, PAINT_PLAIN,
                  panel_guide(&program->guides.now).text);
        page_line(rows - 3, 0, columns, PAINT_PLAIN, telling->news[0]);
        page_line(rows - 2, 0, columns, PAINT_PLAIN, telling->news[1]);
    } else if (frame->kind == FRAME_LOW) {
        page_line(0, 0, columns, PAINT_PLAIN, telling->status);
        page_line(rows - 1, 0, columns, PAINT_PLAIN,
                  telling->news[*telling->news[1] == '\0' ? 0 : 1]);
    }
}

static Frame frame_of(const View *view)
{
    FrameBoards boards = view->alone     ? FRAME_LEVELS_ALONE
                         : view->swapped ? FRAME_DISTANCES
                                         : FRAME_LEVELS;
    return frame_make(&view->program->world, view->focus, boards, screen_rows(),
                      screen_columns());
}

bool view_square(const View *view, int row, int column, Square *square)
{
    Frame frame = frame_of(view);
    for (int i = 0; i < frame.count; i++) {
        const Board *board = &frame.boards[i];
        *square = (Square){board->level, frame.left + column - board->column,
                           frame.top + row - board->row};
        if (row_of(&frame, board, *square) >= 0 &&
            column_of(&frame, board, *square) >= 0)
            return true;
    }
    return false;
}

void view_show(const View *view)
{
    Frame frame = frame_of(view);
    int row = -1;
    int column = -1;
    screen_clear();
    for (int i = frame.count - 1; i >= 0; i--) {
        const Board *board = &frame.boards[i];
        draw_board(view, &frame, board);
        if (view->cursor && board->level == view->focus.level) {
            row = row_of(&frame, board, view->focus);
            column = column_of(&frame, board, view->focus);
        }
    }
    draw_texts(view, &frame);
    screen_show(row, column);
}
