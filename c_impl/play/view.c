/* view.c -- a level in the whole terminal.
 *
 * Mirror: prolog_impl/play/view.pl.
 */
#include "view.h"

#include "screen.h"

#include <string.h>

/* How many rows a terminal has at least, to be a tall one with all the lines
 * above and below the level; a low one with only the status and the news.  A
 * tiny one has none of them. */
enum { TALL = 12, LOW = 5 };

typedef struct Frame {
    int above; /* rows */
    int below;
    int rows; /* of the level that are seen */
    int columns;
    int top; /* the first row and column of the level that are seen, from 1 */
    int left;
} Frame;

/* Where to begin, so that the focus is seen, best in the middle. */
static int begin_at(int focus, int size, int seen)
{
    int begin = focus - seen / 2;
    if (begin > size - seen + 1)
        begin = size - seen + 1;
    return begin < 1 ? 1 : begin;
}

static Frame frame_of(const View *view)
{
    const World *world = view->world;
    int rows = screen_rows();
    Frame frame = {.above = rows >= TALL  ? 3
                            : rows >= LOW ? 1
                                          : 0,
                   .below = rows >= TALL  ? 4
                            : rows >= LOW ? 1
                                          : 0};
    int room = rows - frame.above - frame.below;
    frame.rows = world->height < room ? world->height : room;
    frame.columns =
        world->width < screen_columns() ? world->width : screen_columns();
    frame.top = begin_at(view->focus.y, world->height, frame.rows);
    frame.left = begin_at(view->focus.x, world->width, frame.columns);
    return frame;
}

static void put(const Frame *frame, Square square, Ink ink)
{
    int row = square.y - frame->top;
    int column = square.x - frame->left;
    if (row >= 0 && row < frame->rows && column >= 0 && column < frame->columns)
        screen_glyph(frame->above + row, column, ink.glyph, ink.paint);
}

static void draw_level(const View *view, const Frame *frame)
{
    const Drawing *route = view->route;
    for (int y = frame->top; y < frame->top + frame->rows; y++)
        for (int x = frame->left; x < frame->left + frame->columns; x++) {
            Square square = {view->focus.level, x, y};
            put(frame, square,
                route == NULL ? picture_ink(view->world, square)
                              : drawing_ink(route, view->world, square));
        }
    for (int i = 0; route != NULL && i < route->length; i++) {
        Square square = route->squares[i];
        if (square.level == view->focus.level &&
            !square_equal(square, route->goal))
            put(frame, square, (Ink){'x', PAINT_ROUTE});
    }
    if (view->walker != '\0' && view->start.level == view->focus.level)
        put(frame, view->start, (Ink){view->walker, PAINT_END});
}

void view_show(const View *view)
{
    Frame frame = frame_of(view);
    int rows = screen_rows();
    screen_clear();
    draw_level(view, &frame);
    if (rows >= TALL) {
        screen_text(0, view->title, true);
        screen_text(1, view->status, false);
        screen_text(rows - 3, view->news[0], false);
        screen_text(rows - 2, view->news[1], false);
        screen_text(rows - 1, view->keys, true);
    } else if (rows >= LOW) {
        screen_text(0, view->status, false);
        screen_text(rows - 1,
                    *view->news[1] == '\0' ? view->news[0] : view->news[1],
                    false);
    }
    if (view->cursor)
        screen_show(frame.above + view->focus.y - frame.top,
                    view->focus.x - frame.left);
    else
        screen_show(-1, -1);
}

void view_help(const char *text)
{
    int key;
    do {
        const char *rest = text;
        screen_clear();
        for (int row = 0; *rest != '\0'; row++) {
            char line[100];
            size_t length = strcspn(rest, "\n");
            snprintf(line, sizeof line, "%.*s", (int)length, rest);
            screen_text(row, line, false);
            rest += length + (rest[length] == '\n');
        }
        screen_show(-1, -1);
        key = screen_key();
    } while (key == SCREEN_RESIZED);
}
