/* answer.h -- what one implementation of a search answered, kept when the
 * search is gone. */
#ifndef REITTI_ANSWER_H
#define REITTI_ANSWER_H

#include "../../c_impl/search.h"

/* A zeroed one is empty. */
typedef struct Answer {
    Route route; /* its squares are those below; its message is in the error */
    Square *squares;
    Footprint footprint; /* empty: nobody looked */
    bool unprepared;     /* it does not take the world */
    bool absurd;         /* what it claims cannot be */
    bool untraced;       /* it expanded more squares than can be looked at */
    bool unsteady; /* asked again, it answered otherwise: this is the second
                      answer */
    Error error;   /* if there is no answer */
} Answer;

/* Whether it says anything of routes. */
bool answer_is_one(const Answer *answer);

/* Keeps what the search says; that is no answer, and the error says why, if it
 * cannot be. */
void answer_keep(Answer *answer, const World *world, const Route *route);

/* The same of a run. */
void answer_run(Answer *answer, const World *world, const Search *search,
                void *prepared, Square from, Square to);

/* Looks at what the search's last run left. */
void answer_look(Answer *answer, const World *world, const Search *search,
                 void *prepared);

/* Whether both say the same of routes, square by square. */
bool answer_same_route(const Answer *a, const Answer *b);

void answer_free(Answer *answer);

#endif
