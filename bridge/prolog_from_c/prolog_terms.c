/* prolog_terms.c -- worlds, squares and routes as Prolog terms. */
#include "prolog_terms.h"

#include <stdlib.h>

static functor_t square_3, world_6, route_4, footprint_2, pair_2;
static atom_t found_atom, no_route_atom, cut_atom, block_atom;

void terms_start(void)
{
    square_3 = PL_new_functor(PL_new_atom("square"), 3);
    world_6 = PL_new_functor(PL_new_atom("world"), 6);
    route_4 = PL_new_functor(PL_new_atom("route"), 4);
    footprint_2 = PL_new_functor(PL_new_atom("footprint"), 2);
    pair_2 = PL_new_functor(PL_new_atom("-"), 2);
    found_atom = PL_new_atom("found");
    no_route_atom = PL_new_atom("no_route");
    cut_atom = PL_new_atom("cut");
    block_atom = PL_new_atom("block");
}

bool terms_put_square(term_t term, Square square)
{
    term_t arguments = PL_new_term_refs(3);
    return PL_put_integer(arguments, square.level) &&
           PL_put_integer(arguments + 1, square.x) &&
           PL_put_integer(arguments + 2, square.y) &&
           PL_cons_functor_v(term, square_3, arguments);
}

static bool get_square(term_t term, term_t argument, const World *world,
                       Square *square)
{
    return PL_is_functor(term, square_3) && PL_get_arg(1, term, argument) &&
           PL_get_integer(argument, &square->level) &&
           PL_get_arg(2, term, argument) &&
           PL_get_integer(argument, &square->x) &&
           PL_get_arg(3, term, argument) &&
           PL_get_integer(argument, &square->y) &&
           world_contains(world, *square);
}

bool terms_put_world(term_t term, const World *world)
{
    term_t arguments = PL_new_term_refs(6);
    return PL_put_atom_chars(arguments, world->game->name) &&
           PL_put_atom(arguments + 1,
                       world->corners_block ? block_atom : cut_atom) &&
           PL_put_integer(arguments + 2, world->levels) &&
           PL_put_integer(arguments + 3, world->width) &&
           PL_put_integer(arguments + 4, world->height) &&
           PL_put_atom_nchars(arguments + 5, world_size(world),
                              world->elements) &&
           PL_cons_functor_v(term, world_6, arguments);
}

static bool make_room(Squares *squares, size_t length)
{
    if (length <= (size_t)squares->capacity)
        return true;
    Square *grown = realloc(squares->squares, length * sizeof *grown);
    if (grown != NULL) {
        squares->squares = grown;
        squares->capacity = (int)length;
    }
    return grown != NULL;
}

static Status not_a_route(Error *error)
{
    return error_set(error, STATUS_ERROR, 0, "the answer is not a route");
}

static Status not_a_footprint(Error *error)
{
    return error_set(error, STATUS_ERROR, 0,
                     "what the run left is not a footprint");
}

/* A list of squares; moves `list`.  STATUS_ERROR: it is none. */
static Status get_squares(term_t list, const World *world, Squares *squares)
{
    term_t head = PL_new_term_ref();
    term_t argument = PL_new_term_ref();
    size_t length;
    /* A list may be without an end. */
    if (PL_skip_list(list, 0, &length) != PL_LIST || length > TRACE_LIMIT)
        return STATUS_ERROR;
    if (!make_room(squares, length))
        return STATUS_OUT_OF_MEMORY;
    for (squares->count = 0; PL_get_list(list, head, list); squares->count++)
        if (!get_square(head, argument, world,
                        &squares->squares[squares->count]))
            return STATUS_ERROR;
    return STATUS_OK;
}

Status terms_get_route(term_t term, const World *world, Route *route,
                       Squares *squares, Error *error)
{
    term_t argument = PL_new_term_ref();
    atom_t status;
    if (!PL_is_functor(term, route_4) || !PL_get_arg(1, term, argument) ||
        !PL_get_atom(argument, &status) ||
        (status != found_atom && status != no_route_atom) ||
        !PL_get_arg(2, term, argument) ||
        !PL_get_integer(argument, &route->cost) ||
        !PL_get_arg(3, term, argument) ||
        !PL_get_integer(argument, &route->expanded) ||
        !PL_get_arg(4, term, argument))
        return not_a_route(error);
    Status got = get_squares(argument, world, squares);
    route->squares = squares->squares;
    route->length = squares->count;
    if (got != STATUS_OK)
        return got == STATUS_ERROR ? not_a_route(error)
                                   : error_out_of_memory(error);
    return status == found_atom ? STATUS_OK : STATUS_NO_ROUTE;
}

static bool get_distances(term_t list, const World *world, int *distance)
{
    term_t head = PL_new_term_ref();
    term_t square_term = PL_new_term_ref();
    term_t argument = PL_new_term_ref();
    Square square;
    size_t length;
    if (PL_skip_list(list, 0, &length) != PL_LIST)
        return false;
    for (size_t i = 0; i < world_size(world); i++)
        distance[i] = UNREACHED;
    while (PL_get_list(list, head, list))
        if (!PL_is_functor(head, pair_2) || !PL_get_arg(1, head, square_term) ||
            !get_square(square_term, argument, world, &square) ||
            !PL_get_arg(2, head, argument) ||
            !PL_get_integer(argument, &distance[world_index(world, square)]))
            return false;
    return true;
}

Status terms_get_footprint(term_t term, const World *world, int claimed,
                           Footprint *footprint, Squares *expanded,
                           Error *error)
{
    term_t list = PL_new_term_ref();
    if (!PL_is_functor(term, footprint_2) || !PL_get_arg(1, term, list) ||
        !get_distances(list, world, footprint->distance) ||
        !PL_get_arg(2, term, list))
        return not_a_footprint(error);
    Status status = get_squares(list, world, expanded);
    if (status != STATUS_OK)
        return status == STATUS_ERROR ? not_a_footprint(error)
                                      : error_out_of_memory(error);
    if (expanded->count != claimed)
        return error_set(error, STATUS_ERROR, 0,
                         "left a trace of %d squares, but claims %d",
                         expanded->count, claimed);
    for (int i = 0; i < expanded->count; i++)
        footprint->expanded[i] = (int)world_index(world, expanded->squares[i]);
    return STATUS_OK;
}
