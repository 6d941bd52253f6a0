/* prolog_search.c -- a search in Prolog, by the protocol of every search.
 *
 * A prepared world is a term that lives in a slot: a term reference made
 * outside all frames, so that it lasts, and used again after release, so that
 * they do not add up.  Every call has a frame of its own that is discarded,
 * which gives back what the call left on the stacks; only preparing closes its
 * frame instead.
 */
#include "prolog_search.h"

#include "prolog_call.h"
#include "prolog_from_c.h"
#include "prolog_terms.h"

#include <stdlib.h>
#include <string.h>

typedef struct Prepared {
    const World *world;
    term_t slot;
    Square start; /* of the last run */
    Square goal;
    int claimed; /* squares expanded by it */
    Squares route;
    Squares expanded;
    Error error;
} Prepared;

static double time_limit;

static struct {
    term_t *free;
    size_t count;
    size_t capacity;
} slots;

static struct {
    predicate_t prepare;
    predicate_t run;
    predicate_t run_within;
    predicate_t footprint;
    predicate_t release;
} predicates;

static term_t slot_take(void)
{
    return slots.count > 0 ? slots.free[--slots.count] : PL_new_term_ref();
}

/* Never fails for want of memory: there is room for all that were ever taken.
 */
static void slot_give(term_t slot)
{
    PL_put_nil(slot);
    slots.free[slots.count++] = slot;
}

static bool slot_reserve(void)
{
    static size_t taken;
    if (slots.count == 0 && taken++ == slots.capacity) {
        size_t larger = 2 * slots.capacity + 16;
        term_t *grown = realloc(slots.free, larger * sizeof *grown);
        if (grown == NULL) {
            taken--;
            return false;
        }
        slots.free = grown;
        slots.capacity = larger;
    }
    return true;
}

static Status prepare(const Search *search, const World *world, void **result,
                      Error *error)
{
    const PrologSearch *prolog = (const PrologSearch *)(const void *)search;
    Prepared *prepared = calloc(1, sizeof *prepared);
    if (prepared == NULL || !slot_reserve()) {
        free(prepared);
        return error_out_of_memory(error);
    }
    prepared->world = world;
    prepared->slot = slot_take();
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    Status status = STATUS_OUT_OF_MEMORY;
    if (PL_put_atom(arguments, prolog->name) &&
        PL_put_atom(arguments + 1, prolog->style) &&
        terms_put_world(arguments + 2, world))
        status = prolog_call(predicates.prepare, arguments, error);
    else
        error_out_of_memory(error);
    if (status == STATUS_OK && PL_put_term(prepared->slot, arguments + 3)) {
        PL_close_foreign_frame(frame);
        *result = prepared;
        return STATUS_OK;
    }
    PL_discard_foreign_frame(frame);
    slot_give(prepared->slot);
    free(prepared);
    return status;
}

static void release(void *result)
{
    Prepared *prepared = result;
    Error error;
    fid_t frame = PL_open_foreign_frame();
    term_t argument = PL_new_term_ref();
    if (PL_put_term(argument, prepared->slot))
        prolog_call(predicates.release, argument, &error);
    PL_discard_foreign_frame(frame);
    slot_give(prepared->slot);
    free(prepared->route.squares);
    free(prepared->expanded.squares);
    free(prepared);
}

bool prolog_put_question(term_t arguments, const void *prepared, Square start,
                         Square goal)
{
    const Prepared *world = prepared;
    return PL_put_term(arguments, world->slot) &&
           terms_put_square(arguments + 1, start) &&
           terms_put_square(arguments + 2, goal);
}

static Route run(void *result, Square start, Square goal)
{
    Prepared *prepared = result;
    Route route = {0};
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(5);
    prepared->start = start;
    prepared->goal = goal;
    if (!PL_put_float(arguments, time_limit) ||
        !prolog_put_question(arguments + 1, prepared, start, goal))
        route.status = error_out_of_memory(&prepared->error);
    else if (time_limit > 0)
        route.status =
            prolog_call(predicates.run_within, arguments, &prepared->error);
    else
        route.status =
            prolog_call(predicates.run, arguments + 1, &prepared->error);
    if (route.status == STATUS_OK)
        route.status = terms_get_route(arguments + 4, prepared->world, &route,
                                       &prepared->route, &prepared->error);
    if (route.status != STATUS_OK && route.status != STATUS_NO_ROUTE)
        route.message = prepared->error.text;
    prepared->claimed = route.expanded;
    PL_discard_foreign_frame(frame);
    return route;
}

static Status footprint(void *result, Footprint *footprint)
{
    Prepared *prepared = result;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    Status status = error_out_of_memory(&prepared->error);
    if (prolog_put_question(arguments, prepared, prepared->start,
                            prepared->goal))
        status = prolog_call(predicates.footprint, arguments, &prepared->error);
    if (status == STATUS_OK)
        status = terms_get_footprint(arguments + 3, prepared->world,
                                     prepared->claimed, footprint,
                                     &prepared->expanded, &prepared->error);
    if (status != STATUS_OK)
        footprint->message = prepared->error.text;
    PL_discard_foreign_frame(frame);
    return status;
}

void prolog_limit_time(double seconds)
{
    time_limit = seconds;
}

void prolog_search_start(void)
{
    predicates.prepare = PL_predicate("search_prepare", 4, "search");
    predicates.run = PL_predicate("search_run", 4, "search");
    predicates.run_within = PL_predicate("run_within", 5, "prolog_from_c");
    predicates.footprint = PL_predicate("search_footprint", 4, "search");
    predicates.release = PL_predicate("search_release", 1, "search");
}

void prolog_search_stop(void)
{
    free(slots.free);
    memset(&slots, 0, sizeof slots);
}

void prolog_search_fill(PrologSearch *prolog)
{
    prolog->search.lang = "prolog";
    prolog->search.prepare = prepare;
    prolog->search.run = run;
    prolog->search.footprint = footprint;
    prolog->search.release = release;
}
