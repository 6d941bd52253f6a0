/* search.h -- the protocol of every search, and the register of all of them.
 *
 * A search is a value of type Search in a file of its own, made known with
 * SEARCH(); nothing else names it.
 */
#ifndef REITTI_SEARCH_H
#define REITTI_SEARCH_H

#include "route.h"

typedef struct Search Search;

/* Makes what the search needs for this world, once; the world outlives it.
 * On any other status than STATUS_OK nothing is left to release, and the error
 * says why. */
typedef Status SearchPrepare(const Search *search, const World *world,
                             void **prepared, Error *error);

/* Finds a route; world_check_ends() holds for start and goal.  Leaves nothing
 * behind that affects the next run. */
typedef Route SearchRun(void *prepared, Square start, Square goal);

/* Fills in what the last run left. */
typedef Status SearchFootprint(void *prepared, Footprint *footprint);

typedef void SearchRelease(void *prepared);

/* What a search says of the routes it finds in one game. */
typedef struct Promise {
    const char *game; /* NULL ends the list */
    bool shortest;    /* none costs less */
    bool keypad; /* among those, the one that the keypad trace-back takes */
} Promise;

enum { SEARCH_GAMES = 8 };

struct Search {
    const char *name;
    const char *style; /* "thesis" or "tuned" */
    const char *lang;  /* "c" or "prolog" */
    const char *file;
    const char *summary;
    Promise promises[SEARCH_GAMES + 1];
    SearchPrepare *prepare;
    SearchRun *run;
    SearchFootprint *footprint;
    SearchRelease *release;
    Search *next; /* in the register */
};

#define SEARCH(...)                                                            \
    static Search this_search = {.lang = "c", .file = __FILE__, __VA_ARGS__};  \
    __attribute__((constructor)) static void register_this_search(void)        \
    {                                                                          \
        search_register(&this_search);                                         \
    }

/* Adds a search, which must stay where it is.  The register is kept in order of
 * name, style and language, whatever the order of linking. */
void search_register(Search *search);

/* Takes a search off the register. */
void search_unregister(Search *search);

/* The first search, followed by the others through `next`. */
const Search *search_first(void);

/* Two searches that claim one name, style and language, or NULL: the first of
 * them, its twin being `next`. */
const Search *search_twins(void);

/* A search whose name or style is not one: a small letter, then small letters,
 * digits and underscores.  NULL: all are named well. */
const Search *search_misnamed(void);

/* The search of that name, style and language, or NULL. */
const Search *search_find(const char *name, const char *style,
                          const char *lang);

/* What the search promises in the game; NULL if it does not search it. */
const Promise *search_promise(const Search *search, const Game *game);

#endif
