/* score.c -- scores as they are counted and as they are written.
 *
 * Mirror: prolog_impl/score.pl.
 */
#include "score.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 100000000 }; /* eight behind the point */

bool score_has_roots(const Game *game)
{
    return game->straight == SCORE_STRAIGHT && game->diagonal == SCORE_DIAGONAL;
}

/* SCORE_DIAGONAL / 4 is odd, and this is what it has to be multiplied by to
 * leave 1 behind multiples of SCORE_STRAIGHT / 4. */
#define INVERSE UINT64_C(109969017685)

bool score_steps(int64_t score, int64_t *straight, int64_t *diagonal)
{
    uint64_t quarter = (uint64_t)score / 4 % (SCORE_STRAIGHT / 4);
    *diagonal = (int64_t)(quarter * INVERSE % (SCORE_STRAIGHT / 4));
    if (*diagonal > SCORE_SQUARES)
        return false;
    score -= *diagonal * SCORE_DIAGONAL;
    *straight = score / SCORE_STRAIGHT;
    return score >= 0;
}

/* A cost in units of the eighth place: the root of two is 141421356 of them,
 * and 2^44 times the rest a constant.  What is no sum of steps was rounded, and
 * is once more. */
static uint64_t in_places(int64_t score)
{
    int64_t straight;
    int64_t diagonal;
    if (!score_steps(score, &straight, &diagonal)) {
        uint64_t rest = (uint64_t)(score % SCORE_STRAIGHT) / 256 * PLACES;
        return (uint64_t)(score / SCORE_STRAIGHT) * PLACES +
               ((rest + (UINT64_C(1) << 31)) >> 32);
    }
    uint64_t roots = (uint64_t)diagonal;
    return (uint64_t)straight * PLACES + roots * 141421356 +
           ((roots * UINT64_C(4174792959960) >> 43) + 1) / 2;
}

ScoreText score_text(const Game *game, int64_t score)
{
    ScoreText written;
    if (!score_has_roots(game)) {
        snprintf(written.text, sizeof written.text, "%lld", (long long)score);
        return written;
    }
    unsigned long long places = in_places(score);
    snprintf(written.text, sizeof written.text, "%llu.%08llu", places / PLACES,
             places % PLACES);
    return written;
}

/* A whole number that is small enough, and what stands behind it. */
static bool parse_number(const char *word, int64_t *number, char **end)
{
    *number = *word >= '0' && *word <= '9' ? strtol(word, end, 10) : -1;
    return *number >= 0 && *number < INT_MAX;
}

bool score_parse(const char *word, int64_t *score)
{
    char *end;
    int64_t roots;
    if (word != NULL && strcmp(word, "none") == 0) {
        *score = SCORE_NONE;
        return true;
    }
    if (word == NULL || !parse_number(word, score, &end))
        return false;
    if (*end == '\0')
        return true;
    if (*end != '+' || !parse_number(end + 1, &roots, &end) ||
        strcmp(end, "r") != 0 || *score + roots > SCORE_SQUARES)
        return false;
    *score = *score * SCORE_STRAIGHT + roots * SCORE_DIAGONAL;
    return true;
}

bool score_in(const Game *game, int64_t *score)
{
    bool whole = *score < INT_MAX;
    if (!score_has_roots(game))
        return whole;
    if (!whole || *score == SCORE_NONE)
        return true;
    if (*score > SCORE_SQUARES)
        return false;
    *score *= SCORE_STRAIGHT;
    return true;
}
