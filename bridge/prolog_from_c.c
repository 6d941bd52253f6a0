/* prolog_from_c.c -- SWI-Prolog inside this process.
 *
 * A prepared world is a term that lives in a slot: a term reference made outside
 * all frames, so that it lasts, and used again after release, so that they do not
 * add up.  Every call has a frame of its own that is discarded, which gives back
 * what the call left on the stacks; only preparing closes its frame instead.
 */
#include "prolog_from_c.h"

#include "prolog_call.h"
#include "prolog_terms.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

enum { OWNED_TEXTS = SEARCH_GAMES + 4 };

typedef struct PrologSearch {
    Search search;
    char *owned[OWNED_TEXTS]; /* the texts that it points to */
    int owned_count;
    atom_t name;
    atom_t style;
    struct PrologSearch *next;
} PrologSearch;

typedef struct Prepared {
    const World *world;
    term_t slot;
    Square start; /* of the last run */
    Square goal;
    Squares route;
    Squares expanded;
    Error error;
} Prepared;

static PrologSearch *searches;
static double time_limit;

static struct {
    term_t *free;
    size_t count;
    size_t capacity;
} slots;

static struct {
    predicate_t search;
    predicate_t prepare;
    predicate_t run;
    predicate_t run_within;
    predicate_t run_often;
    predicate_t footprint;
    predicate_t release;
} predicates;

static void find_predicates(void)
{
    predicates.search = PL_predicate("search", 4, "search");
    predicates.prepare = PL_predicate("search_prepare", 4, "search");
    predicates.run = PL_predicate("search_run", 4, "search");
    predicates.footprint = PL_predicate("search_footprint", 4, "search");
    predicates.release = PL_predicate("search_release", 1, "search");
    predicates.run_within = PL_predicate("run_within", 5, "prolog_from_c");
    predicates.run_often = PL_predicate("run_often", 4, "prolog_from_c");
}

/* ---- the protocol ------------------------------------------------------------ */

static term_t slot_take(void)
{
    return slots.count > 0 ? slots.free[--slots.count] : PL_new_term_ref();
}

/* Never fails for want of memory: there is room for all that were ever taken. */
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

static Status prepare(const Search *search, const World *world, void **result, Error *error)
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
    if (PL_put_atom(arguments, prolog->name) && PL_put_atom(arguments + 1, prolog->style) &&
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

/* Prepared, start and goal as arguments of a call. */
static bool put_question(term_t arguments, const Prepared *prepared, Square start, Square goal)
{
    return PL_put_term(arguments, prepared->slot) && terms_put_square(arguments + 1, start) &&
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
    if (!PL_put_float(arguments, time_limit) || !put_question(arguments + 1, prepared, start, goal))
        route.status = error_out_of_memory(&prepared->error);
    else if (time_limit > 0)
        route.status = prolog_call(predicates.run_within, arguments, &prepared->error);
    else
        route.status = prolog_call(predicates.run, arguments + 1, &prepared->error);
    if (route.status == STATUS_OK)
        route.status = terms_get_route(arguments + 4, prepared->world, &route, &prepared->route,
                                       &prepared->error);
    if (route.status != STATUS_OK && route.status != STATUS_NO_ROUTE)
        route.message = prepared->error.text;
    PL_discard_foreign_frame(frame);
    return route;
}

static Status footprint(void *result, Footprint *footprint)
{
    Prepared *prepared = result;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    Status status = STATUS_OUT_OF_MEMORY;
    if (put_question(arguments, prepared, prepared->start, prepared->goal))
        status = prolog_call(predicates.footprint, arguments, &prepared->error);
    if (status == STATUS_OK)
        status = terms_get_footprint(arguments + 3, prepared->world, footprint, &prepared->expanded,
                                     &prepared->error);
    PL_discard_foreign_frame(frame);
    return status;
}

Status prolog_run_often(void *prepared, Square start, Square goal, int count)
{
    Prepared *world = prepared;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    Status status = STATUS_OUT_OF_MEMORY;
    if (PL_put_integer(arguments, count) && put_question(arguments + 1, world, start, goal))
        status = prolog_call(predicates.run_often, arguments, &world->error);
    PL_discard_foreign_frame(frame);
    return status;
}

void prolog_limit_time(double seconds)
{
    time_limit = seconds;
}

/* ---- the register ------------------------------------------------------------ */

static void search_free(PrologSearch *prolog)
{
    for (int i = 0; i < prolog->owned_count; i++)
        free(prolog->owned[i]);
    free(prolog);
}

/* A text that is freed with the search; NULL: out of memory. */
static const char *keep_text(PrologSearch *prolog, char *text)
{
    if (text != NULL)
        prolog->owned[prolog->owned_count++] = text;
    return text;
}

static const char *copy_text(PrologSearch *prolog, term_t term)
{
    char *text;
    bool got = PL_get_chars(term, &text, CVT_ATOM | CVT_STRING | REP_UTF8) != 0;
    return got ? keep_text(prolog, strdup(text)) : NULL;
}

/* promise(Game, Shortest, Keypad) for each game. */
static Status get_promises(PrologSearch *prolog, term_t promises)
{
    term_t list = PL_copy_term_ref(promises); /* the query's own must stay */
    term_t head = PL_new_term_ref();
    term_t argument = PL_new_term_ref();
    functor_t promise_3 = PL_new_functor(PL_new_atom("promise"), 3);
    int shortest;
    int keypad_route;
    for (int i = 0; i < SEARCH_GAMES && PL_get_list(list, head, list); i++) {
        if (!PL_is_functor(head, promise_3) || !PL_get_arg(2, head, argument) ||
            !PL_get_bool(argument, &shortest) || !PL_get_arg(3, head, argument) ||
            !PL_get_bool(argument, &keypad_route) || !PL_get_arg(1, head, argument) ||
            !PL_is_atom(argument))
            return STATUS_ERROR;
        Promise *promise = &prolog->search.promises[i];
        promise->game = copy_text(prolog, argument);
        promise->shortest = shortest != 0;
        promise->keypad = keypad_route != 0;
        if (promise->game == NULL)
            return STATUS_OUT_OF_MEMORY;
    }
    return PL_get_nil(list) ? STATUS_OK : STATUS_ERROR;
}

static char *file_of(const Search *search)
{
    static const char format[] = "prolog_impl/%s/%s.pl";
    size_t size = sizeof format + strlen(search->style) + strlen(search->name);
    char *file = malloc(size);
    if (file != NULL)
        snprintf(file, size, format, search->style, search->name);
    return file;
}

/* Makes a Search of a solution of search(Name, Style, Promises, Summary). */
static Status add_search(term_t arguments)
{
    if (!PL_is_atom(arguments) || !PL_is_atom(arguments + 1) || !PL_is_string(arguments + 3))
        return STATUS_ERROR;
    PrologSearch *prolog = calloc(1, sizeof *prolog);
    if (prolog == NULL)
        return STATUS_OUT_OF_MEMORY;
    Status status = STATUS_OUT_OF_MEMORY;
    Search *search = &prolog->search;
    search->name = copy_text(prolog, arguments);
    search->style = copy_text(prolog, arguments + 1);
    search->summary = copy_text(prolog, arguments + 3);
    search->lang = "prolog";
    search->prepare = prepare;
    search->run = run;
    search->footprint = footprint;
    search->release = release;
    if (search->name != NULL && search->style != NULL && search->summary != NULL &&
        (search->file = keep_text(prolog, file_of(search))) != NULL &&
        PL_get_atom(arguments, &prolog->name) && PL_get_atom(arguments + 1, &prolog->style))
        status = get_promises(prolog, arguments + 2);
    if (status != STATUS_OK) {
        search_free(prolog);
        return status;
    }
    prolog->next = searches;
    searches = prolog;
    search_register(search);
    return STATUS_OK;
}

static Status add_searches(Error *error)
{
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    Status status = STATUS_OK;
    qid_t query =
        PL_open_query(NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION, predicates.search, arguments);
    while (status == STATUS_OK && PL_next_solution(query))
        status = add_search(arguments);
    PL_close_query(query);
    PL_discard_foreign_frame(frame);
    if (status == STATUS_OUT_OF_MEMORY)
        return error_out_of_memory(error);
    if (status != STATUS_OK)
        return error_set(error, status, 0, "a Prolog search is declared wrongly");
    return STATUS_OK;
}

static Status load(const char *program, Error *error)
{
    fid_t frame = PL_open_foreign_frame();
    term_t file = PL_new_term_ref();
    Status status = STATUS_OUT_OF_MEMORY;
    if (PL_put_atom_chars(file, program))
        status = prolog_call(PL_predicate("load_files", 1, "system"), file, error);
    PL_discard_foreign_frame(frame);
    return status;
}

Status prolog_start(const char *program, Error *error)
{
    static char *arguments[] = {"reitti",
                                "-q",
                                "-f",
                                "none",
                                "-F",
                                "none",
                                "--no-packs",
                                "--no-signals",
                                "--no-tty",
                                "--on-error=status",
                                "--on-warning=status",
                                NULL};
    if (searches != NULL)
        return STATUS_OK;
    /* Prolog's stacks grow and shrink all the time: what they give back is kept. */
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    /* A wrong one of these would end the process. */
    unsetenv("SWI_HOME_DIR");
    unsetenv("SWIPL");
    if (!PL_is_initialised(NULL, NULL) &&
        !PL_initialise((int)(sizeof arguments / sizeof *arguments) - 1, arguments))
        return error_set(error, STATUS_ERROR, 0, "SWI-Prolog does not start");
    Status status = load(program, error);
    if (status != STATUS_OK)
        return status;
    terms_start();
    find_predicates();
    return add_searches(error);
}

void prolog_stop(void)
{
    while (searches != NULL) {
        PrologSearch *next = searches->next;
        search_unregister(&searches->search);
        search_free(searches);
        searches = next;
    }
    free(slots.free);
    memset(&slots, 0, sizeof slots);
    if (PL_is_initialised(NULL, NULL))
        PL_cleanup(PL_CLEANUP_SUCCESS);
}
