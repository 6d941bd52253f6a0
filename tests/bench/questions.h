/* questions.h -- many different questions of one world. */
#ifndef REITTI_QUESTIONS_H
#define REITTI_QUESTIONS_H

#include "../../c_impl/cases.h"

typedef struct Questions {
    Question *questions;
    Square *squares; /* that they point to */
    int count;
} Questions;

/* Draws so many that have a route, start and goal apart, none twice. */
void questions_draw(Questions *drawn, const World *world, int count);

/* Those of cases, start and goal apart. */
void questions_of(Questions *taken, const Cases *cases);

void questions_free(Questions *questions);

/* Says what is wrong, and ends. */
_Noreturn void give_up(const char *what, const char *why);

#endif
