/* tour.c -- many different questions of one world, to be asked in turn. */
#include "tour.h"

#include "../../c_impl/random.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 32 /* for each question */, NOW_AND_THEN = 64 };

static Random seed(const char *name)
{
    uint32_t sum = text_sum(TEXT_SUM, name, strlen(name));
    return random_seed((int)(sum & INT_MAX), RANDOM_TESTS);
}

static Square draw_square(Random *random, const World *world)
{
    int level = random_between(random, 1, world->levels);
    int x = random_between(random, 1, world->width);
    return (Square){level, x, random_between(random, 1, world->height)};
}

/* Whether the last of the squares can be entered, and no other of its field is
 * the same: each field has one in so many. */
static bool fits(const World *world, const Square *squares, int last,
                 int fields)
{
    bool fit = world_is_open(world, squares[last]);
    for (int i = last % fields; i < last && fit; i += fields)
        fit = !square_equal(squares[i], squares[last]);
    return fit;
}

/* Where fields repeat, hardly any question would fit if all were drawn blindly:
 * each square is drawn until it does. */
static void draw(Random *random, const World *world, const Field *fields,
                 Square *squares, int count)
{
    int repeated = 0;
    while (fields[repeated].repeats)
        repeated++;
    for (int i = 0; i < count; i++) {
        int tries = repeated > 0 ? TRIES : 1;
        do
            squares[i] = draw_square(random, world);
        while (--tries > 0 && !fits(world, squares, i, repeated));
    }
}

static bool is_known(const Tour *tour, const Question *question)
{
    size_t size = (size_t)question->square_count * sizeof *question->squares;
    for (int i = 0; i < tour->count; i++)
        if (memcmp(tour->questions[i].squares, question->squares, size) == 0)
            return true;
    return false;
}

static bool is_answered(const Subject *subject, const Question *question)
{
    Answer answer = subject->solver->run(subject->prepared, question);
    return answer.status == STATUS_OK;
}

Status tour_make(Tour *tour, const Case *the_case, const World *world,
                 const Subject *subject, int count, TourGoesOn *goes_on,
                 const void *context, Error *error)
{
    const Question *first = &the_case->question;
    int each = first->square_count;
    Random random = seed(the_case->name);
    *tour = (Tour){.questions = calloc((size_t)count, sizeof *tour->questions),
                   .squares = calloc((size_t)count * (size_t)each + 1,
                                     sizeof *tour->squares)};
    if (tour->questions == NULL || tour->squares == NULL)
        return error_out_of_memory(error);
    tour->questions[tour->count++] = *first;
    for (int tries = 0; tour->count < count && tries / TRIES < count; tries++) {
        Square *squares = tour->squares + tour->count * each;
        Question question = *first;
        question.squares = squares;
        draw(&random, world, the_case->problem->fields, squares, each);
        if (problem_ask(the_case->problem, world, &question, error) ==
                STATUS_OK &&
            !is_known(tour, &question) && is_answered(subject, &question))
            tour->questions[tour->count++] = question;
        if (tries % NOW_AND_THEN == 0)
            goes_on(context);
    }
    return STATUS_OK;
}

void tour_free(Tour *tour)
{
    free(tour->questions);
    free(tour->squares);
    *tour = (Tour){0};
}
