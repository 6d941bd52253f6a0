/* ray_pairs.c -- the rule of sight for each square by itself.
 *
 * A clear square is seen if one of two lines to it meets nothing opaque: they
 * differ where the line of centres passes exactly between two squares, which
 * the low line takes on one side and the high line on the other.  So two clear
 * squares see each other or neither does.  O(radius cubed) time.
 *
 * Mirror: prolog_impl/sight/plain/ray_pairs.pl.
 */
#include "../light.h"

#include <stdlib.h>

typedef enum LineKind { LOW, HIGH } LineKind;

/* A line from the viewer: so many squares, along the longer axis. */
typedef struct Line {
    Square from;
    int dx;
    int dy;
    int length;
} Line;

static Line line_to(const Seen *seen, Square to)
{
    Line line = {seen->viewer, to.x - seen->viewer.x, to.y - seen->viewer.y, 0};
    line.length = abs(line.dx) > abs(line.dy) ? abs(line.dx) : abs(line.dy);
    return line;
}

static Square square_at(const Line *line, LineKind kind, int i)
{
    bool along_x = abs(line->dx) >= abs(line->dy);
    int aside = along_x ? line->dy : line->dx;
    int minor = light_div(2 * i * aside + line->length - (kind == LOW),
                          2 * line->length);
    Square square = line->from;
    square.x += along_x ? light_sign(line->dx) * i : minor;
    square.y += along_x ? minor : light_sign(line->dy) * i;
    return square;
}

static bool is_free(Seen *seen, const Line *line, LineKind kind)
{
    for (int i = 1; i < line->length; i++)
        if (light_look(seen, square_at(line, kind, i)))
            return false;
    return true;
}

static bool has_two(const Line *line)
{
    for (int i = 1; i < line->length; i++)
        if (!square_equal(square_at(line, LOW, i), square_at(line, HIGH, i)))
            return true;
    return false;
}

static Answer run(void *prepared, const Question *question)
{
    Seen *seen = prepared;
    light_begin(seen, question);
    Square to = seen->first;
    for (to.y = seen->first.y; to.y <= seen->last.y; to.y++)
        for (to.x = seen->first.x; to.x <= seen->last.x; to.x++) {
            Line line = line_to(seen, to);
            if (line.length > 0 &&
                !seen->opaque[world_index(seen->world, to)] &&
                (is_free(seen, &line, LOW) ||
                 (has_two(&line) && is_free(seen, &line, HIGH))))
                light_put(seen, to);
        }
    light_walls(seen);
    return light_answer(seen);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return light_trace(prepared, prepared, question, run, trace);
}

SOLVER(.name = "ray_pairs", .style = "plain", .problem = "sight",
       .summary = "two lines to each square",
       .promises = {{.traits = TRAIT_LIGHT,
                     .complete = true,
                     .best = true,
                     .same = true}},
       .prepare = light_prepare, .run = run, .trace = trace,
       .release = light_release)
