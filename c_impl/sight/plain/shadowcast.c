/* shadowcast.c -- symmetric shadow casting, with exact slopes.
 *
 * Row by row away from the viewer, in four quadrants: between two slopes all is
 * visible so far, and what is opaque in a row parts the next one.  A clear
 * square is seen if its centre lies between the slopes, which is the rule of
 * sight (Ford 2017).  O(squares scanned) time, and the walls take that of the
 * box.
 *
 * Mirror: prolog_impl/sight/plain/shadowcast.pl.
 */
#include "../light.h"

/* Columns by depth. */
typedef struct Slope {
    int over;
    int under;
} Slope;

typedef enum Before { NOTHING, CLEAR, OPAQUE } Before;

static void scan(Seen *seen, Direction ahead, int depth, Slope start, Slope end)
{
    Before before = NOTHING;
    if (depth > seen->radius)
        return;
    int first =
        light_div(2 * depth * start.over + start.under, 2 * start.under);
    int last = -light_div(end.under - 2 * depth * end.over, 2 * end.under);
    for (int column = first; column <= last; column++) {
        Square square = seen->viewer;
        square.x += ahead.dx == 0 ? column : ahead.dx * depth;
        square.y += ahead.dx == 0 ? ahead.dy * depth : column;
        bool opaque =
            !world_contains(seen->world, square) || light_look(seen, square);
        Slope edge = {2 * column - 1, 2 * depth};
        if (!opaque && column * start.under >= depth * start.over &&
            column * end.under <= depth * end.over)
            light_put(seen, square);
        if (before == OPAQUE && !opaque)
            start = edge;
        if (before == CLEAR && opaque)
            scan(seen, ahead, depth + 1, start, edge);
        before = opaque ? OPAQUE : CLEAR;
    }
    if (before == CLEAR)
        scan(seen, ahead, depth + 1, start, end);
}

static Answer run(void *prepared, const Question *question)
{
    Seen *seen = prepared;
    light_begin(seen, question);
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++)
        if (!direction_is_diagonal(keypad[i]))
            scan(seen, keypad[i], 1, (Slope){-1, 1}, (Slope){1, 1});
    light_walls(seen);
    return light_answer(seen);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return light_trace(prepared, prepared, question, run, trace);
}

SOLVER(.name = "shadowcast", .style = "plain", .problem = "sight",
       .summary = "symmetric shadow casting",
       .promises = {{.traits = TRAIT_LIGHT,
                     .complete = true,
                     .best = true,
                     .same = true}},
       .prepare = light_prepare, .run = run, .trace = trace,
       .release = light_release)
