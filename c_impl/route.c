/* route.c -- what a search answers, and what it leaves behind.
 *
 * Mirror: prolog_impl/route.pl.
 */
#include "route.h"

#include <stdlib.h>

Status footprint_make(Footprint *footprint, const World *world, int expanded)
{
    if (expanded > TRACE_LIMIT)
        return STATUS_TOO_LARGE;
    if (footprint->distance == NULL)
        footprint->distance =
            malloc(world_size(world) * sizeof *footprint->distance);
    if (footprint->distance == NULL)
        return STATUS_OUT_OF_MEMORY;
    if (footprint->room < expanded) {
        int *grown =
            realloc(footprint->expanded, (size_t)expanded * sizeof *grown);
        if (grown == NULL)
            return STATUS_OUT_OF_MEMORY;
        footprint->expanded = grown;
        footprint->room = expanded;
    }
    return STATUS_OK;
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
