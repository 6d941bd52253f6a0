/* cases.h -- what searches must answer, as read from .cases files.
 *
 * One case a line, blanks between the fields, `;` comments:
 *
 *     NAME WORLD FROM TO SHORTEST [SEARCH=COST | SEARCH=none |
 * route=SQUARES]...
 *
 * SHORTEST is the least cost, or `none`; SEARCH= binds the search of that name
 * instead.  route= binds the game's original search and every search that
 * promises the keypad trace-back.
 */
#ifndef REITTI_CASES_H
#define REITTI_CASES_H

#include "world.h"

enum { COST_NONE = -1 }; /* there is no route */

typedef struct Expectation {
    const char *search;
    int cost;
} Expectation;

typedef struct Case {
    const char *name;
    const char *world;
    Square from;
    Square to;
    int shortest;
    int line;
    Expectation *expectations;
    int expectation_count;
    bool has_route;
    Square *route;
    int route_length;
    char *text; /* what the strings point into */
} Case;

typedef struct Cases {
    Case *cases;
    int count;
} Cases;

/* Reads a file; on success the caller frees with cases_free().  On failure
 * there are no cases and the error says what is wrong. */
Status cases_read(Cases *cases, const char *path, Error *error);
void cases_free(Cases *cases);

/* What the case expects of the search by name, or COST_NONE; false if it does
 * not name that search. */
bool case_expects(const Case *the_case, const char *search, int *cost);

/* Whether a world in a case is a path, relative to the cases, rather than a
 * name. */
bool case_world_is_path(const char *world);

/* Puts the case's squares on their levels in its world, and checks its ends. */
Status case_place(Case *the_case, const World *world, Error *error);

#endif
