/* contest_print.c -- what came of a contest. */
#include "contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    double first = *(const double *)a;
    double second = *(const double *)b;
    return (first > second) - (first < second);
}

double median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof *values, compare);
    return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

static double round_time(const Contest *contest, const Contestant *one,
                         int number)
{
    double sum = 0;
    for (int i = 0; i < contest->pieces; i++)
        sum += one->times[number * contest->pieces + i];
    return sum;
}

static double piece_time(const Contest *contest, const Contestant *one,
                         int number)
{
    double sum = 0;
    for (int i = 0; i < contest->rounds; i++)
        sum += one->times[i * contest->pieces + number];
    return sum;
}

/* Nanoseconds a question. */
static double time_each(const Contest *contest, const Contestant *one)
{
    double times[ROUNDS];
    for (int i = 0; i < contest->rounds; i++)
        times[i] = round_time(contest, one, i);
    return median(times, contest->rounds) / contest->count;
}

Ratio contest_ratio(const Contest *contest, const Contestant *slow,
                    const Contestant *fast)
{
    Ratio ratio;
    double rounds[ROUNDS];
    double *pieces = malloc((size_t)contest->pieces * sizeof *pieces);
    if (pieces == NULL)
        abort();
    for (int i = 0; i < contest->rounds; i++)
        rounds[i] = round_time(contest, slow, i) / round_time(contest, fast, i);
    for (int i = 0; i < contest->pieces; i++)
        pieces[i] = piece_time(contest, slow, i) / piece_time(contest, fast, i);
    ratio.median = median(rounds, contest->rounds);
    ratio.least = rounds[0];
    ratio.greatest = rounds[contest->rounds - 1];
    ratio.single = median(pieces, contest->pieces);
    free(pieces);
    return ratio;
}

const Contestant *contest_find(const Contest *contest, const char *name)
{
    for (int i = 0; i < contest->contestant_count; i++)
        if (strcmp(contest->contestants[i].name, name) == 0)
            return &contest->contestants[i];
    return NULL;
}

const Contestant *contest_fastest(const Contest *contest)
{
    const Contestant *fastest = NULL;
    for (int i = 0; i < contest->contestant_count; i++) {
        const Contestant *one = &contest->contestants[i];
        if (one->solver != NULL &&
            (fastest == NULL ||
             time_each(contest, one) < time_each(contest, fastest)))
            fastest = one;
    }
    return fastest;
}

static void print_ratios(const Contest *contest, const Contestant *one)
{
    for (int i = 0; i < contest->contestant_count; i++) {
        const Contestant *peer = &contest->contestants[i];
        if (peer->solver != NULL)
            continue;
        Ratio ratio = contest_ratio(contest, peer, one);
        printf("  %6.2f (%.2f to %.2f) %6.2f", ratio.median, ratio.least,
               ratio.greatest, ratio.single);
    }
}

void contest_print(const Contest *contest)
{
    printf("  %d questions, %d rounds", contest->count, contest->rounds);
    if (contest->piece > 1)
        printf(", timed by %d", contest->piece);
    printf("\n  %-16s %10s %9s %7s %8s %11s", "", "us", "expanded", "ns each",
           "bytes", "prepare us");
    for (int i = 0; i < contest->contestant_count; i++)
        if (contest->contestants[i].solver == NULL)
            printf("  %s / this (rounds), single",
                   contest->contestants[i].name);
    putchar('\n');
    for (int i = 0; i < contest->contestant_count; i++) {
        const Contestant *one = &contest->contestants[i];
        double time = time_each(contest, one);
        double expanded = one->expanded / contest->count;
        printf("  %-16s %10.3f ", one->name, time / 1e3);
        if (one->solver == NULL) {
            printf("%9s %7s %8.1f %11.0f", "", "", one->bytes,
                   one->prepare_ns / 1e3);
            printf("  too long: %d", one->too_long);
        } else {
            printf("%9.0f %7.2f %8.1f %11.0f", expanded, time / expanded,
                   one->bytes, one->prepare_ns / 1e3);
            print_ratios(contest, one);
        }
        putchar('\n');
    }
}
