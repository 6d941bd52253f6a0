/* guides.h -- who finds the way, and who is asked the same to compare.
 *
 * They are chosen among the solvers of the register that answer such questions
 * in this game, in whatever language; a small program has only one.  Those of
 * 2010 are not among them: they check nothing.
 */
#ifndef REITTI_GUIDES_H
#define REITTI_GUIDES_H

#include "guide.h"

typedef struct Guides {
    Guide now;
    Guide beside; /* may be nobody */
} Guides;

/* Only the first of them, by this solver.  The caller frees with guides_free(),
 * also after a failure. */
Status guides_make(Guides *guides, const Solver *solver, const World *world,
                   Error *error);
void guides_free(Guides *guides);

/* The same search in another language beside it, if there is one that takes the
 * world. */
void guides_pair(Guides *guides);

/* Both, by guide_ask(); one who is beside and fails is asked no more. */
Status guides_ask(Guides *guides, const Question *question, Error *error);

/* There is no last answer any more. */
void guides_forget(Guides *guides);

/* Prepares both again, as the world has changed. */
Status guides_renew(Guides *guides, Error *error);

/* What is another one, while the rest stays, as far as it can. */
typedef enum Change { CHANGE_SEARCH, CHANGE_STYLE, CHANGE_LANGUAGE } Change;

/* Who has found the way until now is beside from now on, and the last question
 * is put again.  Otherwise all is as it was, and the error says why. */
Status guides_change(Guides *guides, Change change, Error *error);

/* Only the one that is called so finds the way from now on: a search, of the
 * style until now if it has it, a style or a language.  Otherwise all is as it
 * was; STATUS_NO_ANSWER if there is none. */
Status guides_choose(Guides *guides, Change change, const char *called,
                     Error *error);

/* What may be chosen, with blanks between, cut to the size; how many. */
int guides_choices(const Guides *guides, Change change, char *text,
                   size_t size);

#endif
