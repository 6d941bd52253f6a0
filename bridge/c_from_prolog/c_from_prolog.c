/* c_from_prolog.c -- every C search as a Prolog predicate.
 *
 * Worlds and prepared worlds are blobs.  A prepared world counts as a user of
 * its world, so that Prolog may drop them in any order.
 */
#include "../../c_impl/reitti.h"

#include <SWI-Prolog.h>

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

__attribute__((visibility("default"))) install_t install_reitti_c(void);

static functor_t square_3, route_4, footprint_2, pair_2, slash_2, search_4,
    promise_3;
static atom_t found_atom, no_route_atom, cut_atom, block_atom;

/* ---- blobs
 * --------------------------------------------------------------------- */

typedef struct SharedWorld {
    World world;
    atomic_int users; /* Prolog may collect its atoms in a thread of its own */
} SharedWorld;

typedef struct Prepared {
    const Search *search;
    SharedWorld *shared;
    void *prepared; /* NULL: released */
} Prepared;

static void world_drop(SharedWorld *shared)
{
    if (atomic_fetch_sub(&shared->users, 1) == 1) {
        world_free(&shared->world);
        free(shared);
    }
}

static void prepared_drop(Prepared *prepared)
{
    if (prepared->prepared != NULL) {
        prepared->search->release(prepared->prepared);
        prepared->prepared = NULL;
        world_drop(prepared->shared);
    }
}

static int release_world(atom_t atom)
{
    world_drop(PL_blob_data(atom, NULL, NULL));
    return TRUE;
}

static int release_prepared(atom_t atom)
{
    Prepared *prepared = PL_blob_data(atom, NULL, NULL);
    prepared_drop(prepared);
    free(prepared);
    return TRUE;
}

static PL_blob_t world_blob = {.magic = PL_BLOB_MAGIC,
                               .flags = PL_BLOB_NOCOPY,
                               .name = "reitti_world",
                               .release = release_world};
static PL_blob_t prepared_blob = {.magic = PL_BLOB_MAGIC,
                                  .flags = PL_BLOB_NOCOPY,
                                  .name = "reitti_prepared",
                                  .release = release_prepared};

static void *get_blob(term_t term, PL_blob_t *wanted)
{
    void *data;
    PL_blob_t *type;
    if (PL_get_blob(term, &data, NULL, &type) && type == wanted)
        return data;
    PL_type_error(wanted->name, term);
    return NULL;
}

/* A prepared world that is not released; otherwise an exception. */
static Prepared *get_prepared(term_t term)
{
    Prepared *prepared = get_blob(term, &prepared_blob);
    if (prepared != NULL && prepared->prepared == NULL) {
        PL_existence_error("reitti_prepared", term);
        return NULL;
    }
    return prepared;
}

/* ---- terms
 * --------------------------------------------------------------------- */

/* The one place where a status becomes an exception. */
static bool raise_status(Status status, const Error *error, term_t culprit)
{
    switch (status) {
    case STATUS_OUT_OF_MEMORY:
        return PL_resource_error("memory");
    case STATUS_TOO_LARGE:
        return PL_permission_error("prepare", "world", culprit);
    case STATUS_BAD_INPUT:
        return PL_domain_error(error->text, culprit);
    default:
        return PL_warning("%s", error->text);
    }
}

static bool get_square(term_t term, Square *square)
{
    term_t argument = PL_new_term_ref();
    if (!PL_is_functor(term, square_3))
        return PL_type_error("square", term);
    return PL_get_arg(1, term, argument) &&
           PL_get_integer_ex(argument, &square->level) &&
           PL_get_arg(2, term, argument) &&
           PL_get_integer_ex(argument, &square->x) &&
           PL_get_arg(3, term, argument) &&
           PL_get_integer_ex(argument, &square->y);
}

/* Start and goal, checked against the world. */
static bool get_ends(term_t start_term, term_t goal_term, const World *world,
                     Square *start, Square *goal)
{
    Error error;
    if (!get_square(start_term, start) || !get_square(goal_term, goal))
        return false;
    if (world_check_ends(world, *start, *start, &error) != STATUS_OK)
        return PL_domain_error("square", start_term);
    return world_check_ends(world, *start, *goal, &error) == STATUS_OK ||
           PL_domain_error("square", goal_term);
}

static bool unify_square(term_t term, Square square)
{
    return PL_unify_term(term, PL_FUNCTOR, square_3, PL_INT, square.level,
                         PL_INT, square.x, PL_INT, square.y);
}

static bool unify_squares(term_t term, const Square *squares, int count)
{
    term_t list = PL_copy_term_ref(term);
    term_t head = PL_new_term_ref();
    for (int i = 0; i < count; i++)
        if (!PL_unify_list(list, head, list) || !unify_square(head, squares[i]))
            return false;
    return PL_unify_nil(list);
}

static bool unify_route(term_t term, const Route *route)
{
    term_t argument = PL_new_term_ref();
    return PL_unify_functor(term, route_4) && PL_get_arg(1, term, argument) &&
           PL_unify_atom(argument, route->status == STATUS_OK
                                       ? found_atom
                                       : no_route_atom) &&
           PL_get_arg(2, term, argument) &&
           PL_unify_integer(argument, route->cost) &&
           PL_get_arg(3, term, argument) &&
           PL_unify_integer(argument, route->expanded) &&
           PL_get_arg(4, term, argument) &&
           unify_squares(argument, route->squares, route->length);
}

/* ---- predicates
 * ---------------------------------------------------------------- */

static bool get_world_term(term_t term, SharedWorld *shared)
{
    World *world = &shared->world;
    term_t argument = PL_new_term_refs(6);
    char *game;
    char *elements;
    atom_t corners;
    size_t length;
    for (size_t i = 0; i < 6; i++)
        if (!PL_get_arg(i + 1, term, argument + i))
            return PL_type_error("world", term);
    if (!PL_get_chars(argument, &game, CVT_ATOM | CVT_EXCEPTION) ||
        !PL_get_atom_ex(argument + 1, &corners) ||
        !PL_get_integer_ex(argument + 2, &world->levels) ||
        !PL_get_integer_ex(argument + 3, &world->width) ||
        !PL_get_integer_ex(argument + 4, &world->height) ||
        !PL_get_nchars(argument + 5, &length, &elements,
                       CVT_ATOM | CVT_EXCEPTION))
        return false;
    world->game = game_find(game, strlen(game));
    world->corners_block = corners == block_atom;
    if (world->game == NULL || (!world->corners_block && corners != cut_atom) ||
        world->levels < 1 || world->levels > WORLD_LEVELS || world->width < 1 ||
        world->width > WORLD_SIDE || world->height < 1 ||
        world->height > WORLD_SIDE || length != world_size(world) ||
        length > WORLD_SQUARES)
        return PL_domain_error("world", term);
    for (size_t i = 0; i < length; i++)
        if (game_element(world->game, elements[i]) == NULL)
            return PL_domain_error("world", term);
    world->elements = malloc(length);
    if (world->elements == NULL)
        return PL_resource_error("memory");
    memcpy(world->elements, elements, length);
    return true;
}

/* A blob that PL_unify_blob() made but could not unify is Prolog's all the
 * same, and is released some time: so its place must be free beforehand. */
static foreign_t c_world(term_t term, term_t blob)
{
    if (!PL_is_variable(blob))
        return PL_uninstantiation_error(blob) != 0;
    SharedWorld *shared = calloc(1, sizeof *shared);
    if (shared == NULL)
        return raise_status(STATUS_OUT_OF_MEMORY, NULL, 0);
    shared->users = 1;
    if (!get_world_term(term, shared)) {
        world_drop(shared);
        return FALSE;
    }
    return PL_unify_blob(blob, shared, sizeof *shared, &world_blob) != 0;
}

static const Search *find_search(term_t name, term_t style)
{
    char *name_text;
    char *style_text;
    if (!PL_get_chars(name, &name_text, CVT_ATOM | CVT_EXCEPTION) ||
        !PL_get_chars(style, &style_text, CVT_ATOM | CVT_EXCEPTION))
        return NULL;
    const Search *search = search_find(name_text, style_text, "c");
    if (search != NULL)
        return search;
    term_t culprit = PL_new_term_ref();
    if (PL_cons_functor(culprit, slash_2, style, name))
        PL_existence_error("search", culprit);
    return NULL;
}

static foreign_t c_prepare(term_t name, term_t style, term_t world, term_t blob)
{
    Error error;
    if (!PL_is_variable(blob))
        return PL_uninstantiation_error(blob) != 0;
    const Search *search = find_search(name, style);
    SharedWorld *shared = search == NULL ? NULL : get_blob(world, &world_blob);
    if (shared == NULL)
        return FALSE;
    if (search_promise(search, shared->world.game) == NULL)
        return PL_domain_error("search_of_this_game", name) != 0;
    Prepared *prepared = calloc(1, sizeof *prepared);
    if (prepared == NULL)
        return raise_status(STATUS_OUT_OF_MEMORY, NULL, 0);
    Status status =
        search->prepare(search, &shared->world, &prepared->prepared, &error);
    if (status != STATUS_OK) {
        free(prepared);
        return raise_status(status, &error, world);
    }
    prepared->search = search;
    prepared->shared = shared;
    shared->users++;
    return PL_unify_blob(blob, prepared, sizeof *prepared, &prepared_blob) != 0;
}

static foreign_t c_release(term_t blob)
{
    Prepared *prepared = get_blob(blob, &prepared_blob);
    if (prepared == NULL)
        return FALSE;
    prepared_drop(prepared);
    return TRUE;
}

/* Runs; true if there is an answer, whatever it is. */
static bool run(Prepared *prepared, Square start, Square goal, Route *route)
{
    *route = prepared->search->run(prepared->prepared, start, goal);
    if (route->status == STATUS_OK || route->status == STATUS_NO_ROUTE)
        return true;
    Error error = {0};
    error_set(&error, route->status, 0, "%s",
              route->message == NULL ? "" : route->message);
    return raise_status(route->status, &error, 0);
}

static foreign_t c_run(term_t blob, term_t start_term, term_t goal_term,
                       term_t answer)
{
    Square start = {0};
    Square goal = {0};
    Route route;
    Prepared *prepared = get_prepared(blob);
    return prepared != NULL &&
           get_ends(start_term, goal_term, &prepared->shared->world, &start,
                    &goal) &&
           run(prepared, start, goal, &route) && unify_route(answer, &route);
}

static bool unify_distances(term_t term, const World *world,
                            const int *distance)
{
    term_t list = PL_copy_term_ref(term);
    term_t head = PL_new_term_ref();
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        if (distance[i] != UNREACHED &&
            (!PL_unify_list(list, head, list) ||
             !PL_unify_term(head, PL_FUNCTOR, pair_2, PL_FUNCTOR, square_3,
                            PL_INT, square.level, PL_INT, square.x, PL_INT,
                            square.y, PL_INT, distance[i])))
            return false;
    }
    return PL_unify_nil(list);
}

static bool unify_footprint(term_t term, const World *world,
                            const Footprint *footprint, int expanded)
{
    term_t argument = PL_new_term_ref();
    if (!PL_unify_functor(term, footprint_2) ||
        !PL_get_arg(1, term, argument) ||
        !unify_distances(argument, world, footprint->distance) ||
        !PL_get_arg(2, term, argument))
        return false;
    term_t head = PL_new_term_ref();
    for (int i = 0; i < expanded; i++)
        if (!PL_unify_list(argument, head, argument) ||
            !unify_square(head,
                          world_square(world, (size_t)footprint->expanded[i])))
            return false;
    return PL_unify_nil(argument);
}

static foreign_t c_footprint(term_t blob, term_t start_term, term_t goal_term,
                             term_t answer)
{
    Square start = {0};
    Square goal = {0};
    Route route;
    Footprint footprint = {0};
    Prepared *prepared = get_prepared(blob);
    if (prepared == NULL ||
        !get_ends(start_term, goal_term, &prepared->shared->world, &start,
                  &goal) ||
        !run(prepared, start, goal, &route))
        return FALSE;
    Status status =
        footprint_make(&footprint, &prepared->shared->world, route.expanded);
    if (status == STATUS_OK)
        status = prepared->search->footprint(prepared->prepared, &footprint);
    bool fine = status == STATUS_OK
                    ? unify_footprint(answer, &prepared->shared->world,
                                      &footprint, route.expanded)
                    : raise_status(STATUS_OUT_OF_MEMORY, NULL, 0);
    footprint_free(&footprint);
    return fine;
}

static bool unify_promises(term_t term, const Promise *promise)
{
    term_t list = PL_copy_term_ref(term);
    term_t head = PL_new_term_ref();
    for (; promise->game != NULL; promise++)
        if (!PL_unify_list(list, head, list) ||
            !PL_unify_term(head, PL_FUNCTOR, promise_3, PL_CHARS, promise->game,
                           PL_BOOL, promise->shortest, PL_BOOL,
                           promise->keypad))
            return false;
    return PL_unify_nil(list);
}

static foreign_t c_searches(term_t answer)
{
    term_t list = PL_copy_term_ref(answer);
    term_t head = PL_new_term_ref();
    term_t promises = PL_new_term_ref();
    for (const Search *search = search_first(); search != NULL;
         search = search->next) {
        if (!PL_put_variable(promises) ||
            !unify_promises(promises, search->promises) ||
            !PL_unify_list(list, head, list) ||
            !PL_unify_term(head, PL_FUNCTOR, search_4, PL_CHARS, search->name,
                           PL_CHARS, search->style, PL_TERM, promises,
                           PL_STRING, search->summary))
            return FALSE;
    }
    return PL_unify_nil(list) != 0;
}

install_t install_reitti_c(void)
{
    square_3 = PL_new_functor(PL_new_atom("square"), 3);
    route_4 = PL_new_functor(PL_new_atom("route"), 4);
    footprint_2 = PL_new_functor(PL_new_atom("footprint"), 2);
    pair_2 = PL_new_functor(PL_new_atom("-"), 2);
    slash_2 = PL_new_functor(PL_new_atom("/"), 2);
    search_4 = PL_new_functor(PL_new_atom("search"), 4);
    promise_3 = PL_new_functor(PL_new_atom("promise"), 3);
    found_atom = PL_new_atom("found");
    no_route_atom = PL_new_atom("no_route");
    cut_atom = PL_new_atom("cut");
    block_atom = PL_new_atom("block");
    PL_register_foreign("c_world", 2, c_world, 0);
    PL_register_foreign("c_prepare", 4, c_prepare, 0);
    PL_register_foreign("c_release", 1, c_release, 0);
    PL_register_foreign("c_run", 4, c_run, 0);
    PL_register_foreign("c_footprint", 4, c_footprint, 0);
    PL_register_foreign("c_searches", 1, c_searches, 0);
}
