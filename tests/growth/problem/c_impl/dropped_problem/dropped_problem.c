/* dropped_problem.c -- which squares around one are open, as a new problem
 * would be added.
 *
 * An answer's rows are the squares, its score and its work their number.  A
 * trace has the same squares, and leaves 1 on them.
 *
 * Mirror: prolog_impl/dropped_problem/dropped_problem.pl.
 */
#include "../grown.h"
#include "../problem.h"

static Status accepts(const World *world, const Question *question,
                      Error *error)
{
    (void)world;
    (void)question;
    (void)error;
    return STATUS_OK;
}

static Status check(const World *world, const Question *question,
                    const Answer *answer, const Promise *promise, Error *error)
{
    Square from = question->squares[0];
    int count = 0;
    (void)promise;
    for (int y = from.y - 1; y <= from.y + 1; y++)
        for (int x = from.x - 1; x <= from.x + 1; x++)
            count += world_is_open(world, (Square){from.level, x, y});
    if (answer->score != count - 1 || answer->rows.count != count - 1)
        return error_set(error, STATUS_BAD_INPUT, 0, "%d squares are open",
                         count - 1);
    return STATUS_OK;
}

static Status grow(Grown *grown, const Game *game, int side, Error *error)
{
    Status status = grown_world(&grown->world, game, side, error);
    if (status != STATUS_OK)
        return status;
    Question question = {.squares = &(Square){1, 2, 2}, .square_count = 1};
    return grown_ask(grown, &question, error);
}

static void draw(const Scene *scene, Picture *picture)
{
    const Rows *rows = &scene->answer->rows;
    for (int i = 0; i < rows->count; i++)
        if (rows->squares[i].level == picture->level)
            picture->ink[picture_place(picture, rows->squares[i])].glyph = 'x';
}

PROBLEM(.name = "dropped_problem", .summary = "open squares around one",
        .fields = {{.name = "from", .kind = FIELD_OPEN}},
        .work = {{.name = "found", .of = "square"}}, .better = BETTER_SAME,
        .solver = "dropped_look", .unit = "squares", .accepts = accepts,
        .check = check, .grow = grow, .draw = draw)
