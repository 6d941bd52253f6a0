/* peer_libtcod.c -- libtcod's A* and Dijkstra as a peer.
 *
 * Its A* knows no corner rule; where there is one it asks a function what a
 * step costs.
 */
#include "peer.h"

#include <libtcod/fov.h>
#include <libtcod/path.h>

#include <math.h>
#include <stdlib.h>

typedef struct Prepared {
    const PeerWorld *world;
    TCOD_map_t map;
    TCOD_path_t path;
    TCOD_dijkstra_t dijkstra;
} Prepared;

static bool is_open(const PeerWorld *world, int x, int y)
{
    return world->open[y * world->width + x];
}

static float cost(int from_x, int from_y, int to_x, int to_y, void *data)
{
    const PeerWorld *world = data;
    return is_open(world, to_x, to_y) && is_open(world, from_x, to_y) &&
                   is_open(world, to_x, from_y)
               ? 1.0F
               : 0.0F;
}

static void *prepare(const PeerWorld *world)
{
    Prepared *prepared = calloc(1, sizeof *prepared);
    if (prepared == NULL)
        return NULL;
    prepared->world = world;
    prepared->map = TCOD_map_new(world->width, world->height);
    for (int y = 0; y < world->height; y++)
        for (int x = 0; x < world->width; x++)
            TCOD_map_set_properties(prepared->map, x, y, is_open(world, x, y),
                                    is_open(world, x, y));
    prepared->path =
        world->moves == PEER_UNIT
            ? TCOD_path_new_using_map(prepared->map, 1.0F)
            : TCOD_path_new_using_function(world->width, world->height, cost,
                                           (void *)world, sqrtf(2));
    return prepared;
}

static int route(void *data, PeerSquare from, PeerSquare to,
                 PeerSquare *squares)
{
    Prepared *prepared = data;
    if (!TCOD_path_compute(prepared->path, from.x, from.y, to.x, to.y))
        return -1;
    int steps = TCOD_path_size(prepared->path);
    for (int i = 0; squares != NULL && i < steps; i++)
        TCOD_path_get(prepared->path, i, &squares[i].x, &squares[i].y);
    return steps;
}

static void spread(void *data, PeerSquare from)
{
    Prepared *prepared = data;
    if (prepared->dijkstra == NULL)
        prepared->dijkstra = TCOD_dijkstra_new(prepared->map, 1.0F);
    TCOD_dijkstra_compute(prepared->dijkstra, from.x, from.y);
}

static double distance(void *data, PeerSquare to)
{
    Prepared *prepared = data;
    return TCOD_dijkstra_get_distance(prepared->dijkstra, to.x, to.y);
}

static void release(void *data)
{
    Prepared *prepared = data;
    TCOD_path_delete(prepared->path);
    if (prepared->dijkstra != NULL)
        TCOD_dijkstra_delete(prepared->dijkstra);
    TCOD_map_delete(prepared->map);
    free(prepared);
}

const Peer *reitti_peer(void)
{
    static const Peer libtcod = {"libtcod", prepare,  route,
                                 spread,    distance, release};
    return &libtcod;
}
