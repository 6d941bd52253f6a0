/* worlds.c -- a world by what is said of it.
 *
 * Mirror: prolog_impl/worlds.pl.
 */
#include "worlds.h"

#include "made.h"
#include "map_reader.h"
#include "world_reader.h"

Status worlds_get(World *world, const char *said, Error *error)
{
    Made made;
    *world = (World){0};
    if (map_is(said))
        return map_read(world, said, error);
    if (!made_is(said))
        return world_read(world, said, error);
    Status status = made_read(&made, said, error);
    return status == STATUS_OK ? made_world(world, &made, error) : status;
}
