/* prolog_from_c.c -- SWI-Prolog inside this process.
 *
 * A prepared world is a term that lives in a slot: a term reference made outside
 * all frames, so that it lasts, and used again after release, so that they do not
 * add up.  Every call has a frame of its own that is discarded, which gives back
 * what the call left on the stacks; only preparing closes its frame instead.
 */
#include "prolog_from_c.h"

#include <SWI-Prolog.h>

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

typedef struct Squares {
    Square *squares;
    int count;
    int capacity;
} Squares;

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
    predicate_t search, prepare, run, run_within, run_often, footprint, release, exception_text;
    functor_t square, world, route, footprint_term, pair, promise, error;
    atom_t found, no_route, cut, block, true_atom, resource_error, time_limit_exceeded;
} names;

static void find_names(void)
{
    names.search = PL_predicate("search", 4, "search");
    names.prepare = PL_predicate("search_prepare", 4, "search");
    names.run = PL_predicate("search_run", 4, "search");
    names.footprint = PL_predicate("search_footprint", 4, "search");
    names.release = PL_predicate("search_release", 1, "search");
    names.run_within = PL_predicate("run_within", 5, "prolog_from_c");
    names.run_often = PL_predicate("run_often", 4, "prolog_from_c");
    names.exception_text = PL_predicate("exception_text", 2, "prolog_from_c");
    names.square = PL_new_functor(PL_new_atom("square"), 3);
    names.world = PL_new_functor(PL_new_atom("world"), 6);
    names.route = PL_new_functor(PL_new_atom("route"), 4);
    names.footprint_term = PL_new_functor(PL_new_atom("footprint"), 2);
    names.pair = PL_new_functor(PL_new_atom("-"), 2);
    names.promise = PL_new_functor(PL_new_atom("promise"), 3);
    names.error = PL_new_functor(PL_new_atom("error"), 2);
    names.found = PL_new_atom("found");
    names.no_route = PL_new_atom("no_route");
    names.cut = PL_new_atom("cut");
    names.block = PL_new_atom("block");
    names.true_atom = PL_new_atom("true");
    names.resource_error = PL_new_atom("resource_error");
    names.time_limit_exceeded = PL_new_atom("time_limit_exceeded");
}

/* ---- calling, and what comes of it ------------------------------------------- */

static Status status_of_exception(term_t exception)
{
    term_t formal = PL_new_term_ref();
    atom_t name;
    size_t arity;
    if (PL_is_functor(exception, names.error) && PL_get_arg(1, exception, formal) &&
        PL_get_name_arity(formal, &name, &arity) && name == names.resource_error)
        return STATUS_OUT_OF_MEMORY;
    if (PL_get_name_arity(exception, &name, &arity) && name == names.time_limit_exceeded)
        return STATUS_OUT_OF_TIME;
    return STATUS_ERROR;
}

/* Keeps what Prolog would say of the exception. */
static Status keep_exception(term_t exception, Error *error)
{
    Status status = status_of_exception(exception);
    term_t arguments = PL_new_term_refs(2);
    char *text;
    if (PL_put_term(arguments, exception) &&
        PL_call_predicate(NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION, names.exception_text,
                          arguments) &&
        PL_get_chars(arguments + 1, &text, CVT_STRING | REP_UTF8))
        return error_set(error, status, 0, "%s", text);
    return error_set(error, status, 0, "an exception that cannot be printed");
}

/* Calls a predicate that must succeed. */
static Status call(predicate_t predicate, term_t arguments, Error *error)
{
    qid_t query = PL_open_query(NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION | PL_Q_EXT_STATUS,
                                predicate, arguments);
    if (query == 0)
        return error_out_of_memory(error);
    Status status = STATUS_OK;
    switch (PL_next_solution(query)) {
    case PL_S_TRUE:
    case PL_S_LAST:
        break;
    case PL_S_EXCEPTION:
        status = keep_exception(PL_exception(query), error);
        break;
    default:
        status = error_set(error, STATUS_ERROR, 0, "failed, where it must answer");
    }
    PL_cut_query(query);
    return status;
}

/* ---- terms in and out -------------------------------------------------------- */

static bool put_square(term_t term, Square square)
{
    term_t arguments = PL_new_term_refs(3);
    return PL_put_integer(arguments, square.level) && PL_put_integer(arguments + 1, square.x) &&
           PL_put_integer(arguments + 2, square.y) &&
           PL_cons_functor_v(term, names.square, arguments);
}

static bool get_square(term_t term, term_t argument, const World *world, Square *square)
{
    return PL_is_functor(term, names.square) && PL_get_arg(1, term, argument) &&
           PL_get_integer(argument, &square->level) && PL_get_arg(2, term, argument) &&
           PL_get_integer(argument, &square->x) && PL_get_arg(3, term, argument) &&
           PL_get_integer(argument, &square->y) && world_contains(world, *square);
}

static bool put_world(term_t term, const World *world)
{
    term_t arguments = PL_new_term_refs(6);
    return PL_put_atom_chars(arguments, world->game->name) &&
           PL_put_atom(arguments + 1, world->corners_block ? names.block : names.cut) &&
           PL_put_integer(arguments + 2, world->levels) &&
           PL_put_integer(arguments + 3, world->width) &&
           PL_put_integer(arguments + 4, world->height) &&
           PL_put_string_nchars(arguments + 5, world_size(world), world->elements) &&
           PL_cons_functor_v(term, names.world, arguments);
}

static bool grow(Squares *squares)
{
    int larger = 2 * squares->capacity + 64;
    Square *grown = realloc(squares->squares, (size_t)larger * sizeof *grown);
    if (grown != NULL) {
        squares->squares = grown;
        squares->capacity = larger;
    }
    return grown != NULL;
}

static Status not_an_answer(Error *error)
{
    return error_set(error, STATUS_ERROR, 0, "the answer is not a route");
}

static Status get_squares(Prepared *prepared, term_t list, Squares *squares)
{
    term_t head = PL_new_term_ref();
    term_t argument = PL_new_term_ref();
    for (squares->count = 0; PL_get_list(list, head, list); squares->count++) {
        if (squares->count == squares->capacity && !grow(squares))
            return error_out_of_memory(&prepared->error);
        if (!get_square(head, argument, prepared->world, &squares->squares[squares->count]))
            return not_an_answer(&prepared->error);
    }
    return PL_get_nil(list) ? STATUS_OK : not_an_answer(&prepared->error);
}

static Status get_route(Prepared *prepared, term_t term, Route *route)
{
    term_t argument = PL_new_term_ref();
    atom_t status;
    if (!PL_is_functor(term, names.route) || !PL_get_arg(1, term, argument) ||
        !PL_get_atom(argument, &status) || (status != names.found && status != names.no_route) ||
        !PL_get_arg(2, term, argument) || !PL_get_integer(argument, &route->cost) ||
        !PL_get_arg(3, term, argument) || !PL_get_integer(argument, &route->expanded) ||
        !PL_get_arg(4, term, argument))
        return not_an_answer(&prepared->error);
    Status got = get_squares(prepared, argument, &prepared->route);
    route->squares = prepared->route.squares;
    route->length = prepared->route.count;
    return got != STATUS_OK ? got : status == names.found ? STATUS_OK : STATUS_NO_ROUTE;
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
        put_world(arguments + 2, world))
        status = call(names.prepare, arguments, error);
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
        call(names.release, argument, &error);
    PL_discard_foreign_frame(frame);
    slot_give(prepared->slot);
    free(prepared->route.squares);
    free(prepared->expanded.squares);
    free(prepared);
}

/* Prepared, start and goal as arguments of a call. */
static bool put_question(term_t arguments, const Prepared *prepared, Square start, Square goal)
{
    return PL_put_term(arguments, prepared->slot) && put_square(arguments + 1, start) &&
           put_square(arguments + 2, goal);
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
        route.status = call(names.run_within, arguments, &prepared->error);
    else
        route.status = call(names.run, arguments + 1, &prepared->error);
    if (route.status == STATUS_OK)
        route.status = get_route(prepared, arguments + 4, &route);
    if (route.status != STATUS_OK && route.status != STATUS_NO_ROUTE)
        route.message = prepared->error.text;
    PL_discard_foreign_frame(frame);
    return route;
}

static Status get_distances(const World *world, term_t list, int *distance)
{
    term_t head = PL_new_term_ref();
    term_t square_term = PL_new_term_ref();
    term_t argument = PL_new_term_ref();
    Square square;
    for (size_t i = 0; i < world_size(world); i++)
        distance[i] = UNREACHED;
    while (PL_get_list(list, head, list))
        if (!PL_is_functor(head, names.pair) || !PL_get_arg(1, head, square_term) ||
            !get_square(square_term, argument, world, &square) || !PL_get_arg(2, head, argument) ||
            !PL_get_integer(argument, &distance[world_index(world, square)]))
            return STATUS_ERROR;
    return PL_get_nil(list) ? STATUS_OK : STATUS_ERROR;
}

static Status footprint(void *result, Footprint *footprint)
{
    Prepared *prepared = result;
    const World *world = prepared->world;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    term_t list = PL_new_term_ref();
    Status status = STATUS_OUT_OF_MEMORY;
    if (put_question(arguments, prepared, prepared->start, prepared->goal))
        status = call(names.footprint, arguments, &prepared->error);
    if (status == STATUS_OK && (!PL_is_functor(arguments + 3, names.footprint_term) ||
                                !PL_get_arg(1, arguments + 3, list)))
        status = STATUS_ERROR;
    if (status == STATUS_OK)
        status = get_distances(world, list, footprint->distance);
    if (status == STATUS_OK && !PL_get_arg(2, arguments + 3, list))
        status = STATUS_ERROR;
    if (status == STATUS_OK)
        status = get_squares(prepared, list, &prepared->expanded);
    if (status == STATUS_OK && (size_t)prepared->expanded.count > world_size(world))
        status = STATUS_ERROR;
    for (int i = 0; status == STATUS_OK && i < prepared->expanded.count; i++)
        footprint->expanded[i] = (int)world_index(world, prepared->expanded.squares[i]);
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
        status = call(names.run_often, arguments, &world->error);
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

static Status get_promises(PrologSearch *prolog, term_t promises)
{
    term_t list = PL_copy_term_ref(promises); /* the query's own must stay */
    term_t head = PL_new_term_ref();
    term_t argument = PL_new_term_ref();
    atom_t shortest;
    atom_t keypad_route;
    for (int i = 0; i < SEARCH_GAMES && PL_get_list(list, head, list); i++) {
        if (!PL_is_functor(head, names.promise) || !PL_get_arg(2, head, argument) ||
            !PL_get_atom(argument, &shortest) || !PL_get_arg(3, head, argument) ||
            !PL_get_atom(argument, &keypad_route) || !PL_get_arg(1, head, argument) ||
            !PL_is_atom(argument))
            return STATUS_ERROR;
        Promise *promise = &prolog->search.promises[i];
        *promise = (Promise){.game = copy_text(prolog, argument),
                             .shortest = shortest == names.true_atom,
                             .keypad = keypad_route == names.true_atom};
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
    qid_t query = PL_open_query(NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION, names.search, arguments);
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
        status = call(PL_predicate("load_files", 1, "system"), file, error);
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
    find_names();
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
