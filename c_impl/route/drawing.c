/* drawing.c -- routes as the games draw them.
 *
 * Mirror: prolog_impl/route/drawing.pl.
 */
#include "drawing.h"

Ink drawing_ink(const Drawing *view, const World *world, Square square)
{
    bool beside = world->game->ends_beside;
    if (square_equal(square, view->goal))
        return beside ? (Ink){'@', PAINT_PLAYER} : (Ink){'X', PAINT_END};
    if (beside && square_equal(square, view->start))
        return (Ink){'o', PAINT_END};
    /* The characters have moved from where the world has them. */
    return beside && game_element(world->game, world_element(world, square))
                         ->single
               ? (Ink){'.', PAINT_PLAIN}
               : picture_ink(world, square);
}

static int64_t distance_of(const int64_t *distance, const World *world,
                           Square square)
{
    return distance == NULL ? UNREACHED : distance[world_index(world, square)];
}

static Ink distance_ink(const int64_t *distance, const World *world,
                        Square square)
{
    int64_t here = distance_of(distance, world, square);
    return world_is_open(world, square)
               ? (Ink){picture_digit(here == UNREACHED ? 0 : here),
                       PAINT_DISTANCE}
               : picture_ink(world, square);
}

Ink drawing_heat(const int64_t *distance, int64_t farthest, const World *world,
                 Square square)
{
    Ink ink = distance_ink(distance, world, square);
    int64_t here = distance_of(distance, world, square);
    if (here != UNREACHED)
        ink.paint = paint_heat(here, farthest);
    return ink;
}

int64_t drawing_farthest(const int64_t *distance, const World *world)
{
    int64_t farthest = 0;
    for (size_t i = 0; i < world_size(world); i++)
        if (distance[i] > farthest)
            farthest = distance[i];
    return farthest;
}

static void draw_distances(const Drawing *view, Picture *picture)
{
    const World *world = picture->world;
    for (int y = 1; y <= world->height; y++)
        for (int x = 1; x <= world->width; x++) {
            Square square = {picture->level, x, y};
            picture->beside[picture_place(picture, square)] =
                distance_ink(view->distance, world, square);
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
