/* route.c -- what a search answers, and what it leaves behind.
 *
 * Mirror: prolog_impl/route.pl.
 */
#include "route.h"

#include <stdlib.h>

Status footprint_make(Footprint *footprint, const World *world)
{
    footprint->distance = malloc(world_size(world) * sizeof *footprint->distance);
    footprint->expanded = malloc(world_size(world) * sizeof *footprint->expanded);
    if (footprint->distance != NULL && footprint->expanded != NULL)
        return STATUS_OK;
    footprint_free(footprint);
    return STATUS_OUT_OF_MEMORY;
}

void footprint_free(Footprint *footprint)
{
    free(footprint->distance);
    free(footprint->expanded);
    *footprint = (Footprint){0};
}

void route_print(FILE *out, const Route *route, const World *world)
{
    for (int i = 0; i < route->length; i++)
        square_print(out, route->squares[i], world->levels > 1);
}
