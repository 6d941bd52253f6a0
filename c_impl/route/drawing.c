/* drawing.c -- routes as the games draw them.
 *
 * Mirror: prolog_impl/route/drawing.pl.
 */
#include "drawing.h"

Ink drawing_ink(const Drawing *view, const World *world, Square square)
{
    bool beside = world->game->ends_beside;
    Ink ink = picture_ink(world, square);
    if (square_equal(square, view->goal))
        return (Ink){beside ? '@' : 'X', PAINT_END};
    if (beside && square_equal(square, view->start))
        return (Ink){'o', PAINT_END};
    /* The characters have moved from where the world has them. */
    return beside && ink.paint == PAINT_END ? (Ink){'.', PAINT_PLAIN} : ink;
}

static void draw_distances(const Drawing *view, Picture *picture)
{
    const World *world = picture->world;
    for (int y = 1; y <= world->height; y++)
        for (int x = 1; x <= world->width; x++) {
            Square square = {picture->level, x, y};
            int distance = view->distance[world_index(world, square)];
            if (world_is_open(world, square))
                picture->beside[picture_place(picture, square)] =
                    (Ink){picture_digit(distance == UNREACHED ? 0 : distance),
                          PAINT_DISTANCE};
        }
    picture->has_beside = true;
}

void drawing_put(const Drawing *view, Picture *picture)
{
    const World *world = picture->world;
    for (int y = 1; y <= world->height; y++)
        for (int x = 1; x <= world->width; x++) {
            Square square = {picture->level, x, y};
            picture->ink[picture_place(picture, square)] =
                drawing_ink(view, world, square);
        }
    for (int i = 0; i < view->length; i++)
        if (view->squares[i].level == picture->level &&
            !square_equal(view->squares[i], view->goal))
            picture->ink[picture_place(picture, view->squares[i])] =
                (Ink){'x', PAINT_ROUTE};
    if (view->distance != NULL)
        draw_distances(view, picture);
}
