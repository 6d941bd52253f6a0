/* score.h -- scores as they are counted and as they are written.
 *
 * A score is one whole number.  Where a diagonal step costs the root of two, a
 * cost of s straight and d diagonal steps is s * SCORE_STRAIGHT + d *
 * SCORE_DIAGONAL, which is 2^40 times that cost but for the rounding of the
 * root.  In a world of up to SCORE_SQUARES squares this orders all costs as
 * they are, two are equal only if both their numbers are, and the numbers can
 * be had back.
 */
#ifndef REITTI_SCORE_H
#define REITTI_SCORE_H

#include "game.h"

enum {
    SCORE_NONE = -1, /* there is no answer */
    SCORE_SQUARES = 1 << 20
};

#define SCORE_STRAIGHT INT64_C(1099511627776)
#define SCORE_DIAGONAL INT64_C(1554944255988)

/* Whether the game's costs are such sums; how many steps of each kind one is
 * of.  False: this score is no such sum.
 */
bool score_has_roots(const Game *game);
bool score_steps(int64_t score, int64_t *straight, int64_t *diagonal);

/* A score in digits; with eight places behind the point where there are roots.
 */
typedef struct ScoreText {
    char text[32];
} ScoreText;

ScoreText score_text(const Game *game, int64_t score);

/* Reads a score as cases have it: "7", "none" (SCORE_NONE), or "4+2r" for two
 * roots more than four; and counts what was read as the game does.  False:
 * there is no such score. */
bool score_parse(const char *word, int64_t *score);
bool score_in(const Game *game, int64_t *score);

#endif
