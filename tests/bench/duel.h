/* duel.h -- two searches, of whatever language, answer the same questions in
 * turn, each inside its own language.
 */
#ifndef REITTI_DUEL_H
#define REITTI_DUEL_H

#include "../../c_impl/solver.h"
#include "questions.h"

enum { DUEL_ROUNDS = 9 };

typedef struct Duellist {
    const char *name;
    LanguageLoop *loop;
    Subject subject;
    int runs;
    double times[DUEL_ROUNDS]; /* nanoseconds a question */
} Duellist;

/* A prepared solver; it is an error if there is none. */
Duellist duel_enter(const char *name, const char *style,
                    const Language *language, const World *world);
void duel_leave(Duellist *one);

/* Both answer alike, then the clock runs; or it just runs. */
void duel_fight(Duellist *one, Duellist *other, const Questions *questions);
void duel_time(Duellist *one, Duellist *other, const Questions *questions);

#endif
