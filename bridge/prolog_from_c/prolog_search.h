/* prolog_search.h -- a search in Prolog, by the protocol of every search. */
#ifndef REITTI_PROLOG_SEARCH_H
#define REITTI_PROLOG_SEARCH_H

#include "../../c_impl/search.h"

#include <SWI-Prolog.h>

enum { OWNED_TEXTS = SEARCH_GAMES + 4 };

typedef struct PrologSearch {
    Search search;
    char *owned[OWNED_TEXTS]; /* the texts that it points to */
    int owned_count;
    atom_t name;
    atom_t style;
    struct PrologSearch *next;
} PrologSearch;

/* To be called once Prolog has started, and before it is stopped. */
void prolog_search_start(void);
void prolog_search_stop(void);

/* Gives the search its language and the functions of the protocol. */
void prolog_search_fill(PrologSearch *prolog);

/* Prepared, start and goal as the arguments of a call. */
bool prolog_put_question(term_t arguments, const void *prepared, Square start,
                         Square goal);

#endif
