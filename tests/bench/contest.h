/* contest.h -- Reitti's searches and other libraries answer the same questions,
 * in turn, so that a ratio is one of neighbours.
 */
#ifndef REITTI_CONTEST_H
#define REITTI_CONTEST_H

#include "../../c_impl/solver.h"
#include "peer.h"

enum { CONTESTANTS = 16, ROUNDS = 9 /* at the most */ };

/* One of Reitti's searches, or a peer. */
typedef struct Contestant {
    const char *name;
    const Solver *solver; /* NULL: it is a peer */
    const Peer *peer;
    void *prepared;
    double prepare_ns;
    double bytes;    /* a square, that it keeps */
    double expanded; /* squares, in all questions */
    int too_long;    /* answers that are not best */
    double *times;   /* of the pieces, round by round, in nanoseconds */
} Contestant;

/* Questions are timed in pieces: one by one, or more at a time where one is too
 * short for the clock. */
typedef struct Contest {
    const World *world;
    const Question *questions;
    int count;
    int piece; /* questions in one */
    int pieces;
    int rounds;
    int64_t *best; /* scores */
    PeerWorld seen;
    Contestant contestants[CONTESTANTS];
    int contestant_count;
} Contest;

/* The world and its questions outlive it. */
void contest_begin(Contest *contest, const World *world,
                   const Question *questions, int count);
void contest_end(Contest *contest);

/* Enters a tuned search in C, unless there is none of that name or it does not
 * take the game, which is said; or a peer, unless it does not take the world.
 * The first must promise the best: all others are checked by it. */
void contest_add(Contest *contest, const char *solver);
void contest_add_peer(Contest *contest, const Peer *peer);

/* Has each answer every question, and checks that, off the clock; then the
 * clock runs, in several rounds. */
void contest_check(Contest *contest);
void contest_run(Contest *contest);

/* The one of that name, or NULL. */
const Contestant *contest_find(const Contest *contest, const char *name);

/* The fastest search of Reitti's. */
const Contestant *contest_fastest(const Contest *contest);

/* How many times the other's time the first's is: sum by sum, the median of the
 * rounds and the least and the greatest; and the median of the pieces. */
typedef struct Ratio {
    double median;
    double least;
    double greatest;
    double single;
} Ratio;

Ratio contest_ratio(const Contest *contest, const Contestant *slow,
                    const Contestant *fast);

/* A table of all, against each peer. */
void contest_print(const Contest *contest);

double median(double *values, int count);

#endif
