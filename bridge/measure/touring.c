/* touring.c -- the steps of a process in which its lanes make a tour. */
#include "touring.h"

#include "going.h"
#include "tour.h"

enum {
    SHARE = 16, /* of the answers, one in so many is checked once more by each
                   process behind the first, which checks all */
    FEWEST = 16
};

/* A block of a tour is one lap at the least: fewer questions if that would take
 * longer. */
static const double longest_lap_ns = 4e9;

static void goes_on(const void *steps)
{
    going_on(steps);
}

/* By halves, so that noise does not decide. */
static int count_questions(const Steps *steps)
{
    int count = steps->said.sample.questions;
    for (int i = 0; i < steps->lane_count; i++)
        while (count > FEWEST &&
               steps->lanes[i].run_ns * count > longest_lap_ns)
            count /= 2;
    return count;
}

/* Nobody knows the best score of such a question; all else is judged as in a
 * case. */
static void check_answer(Steps *steps, const Question *question)
{
    const Case *like = steps->said.trial.the_case;
    Case the_case = {.name = like->name,
                     .problem = like->problem,
                     .question = *question,
                     .unknown = true,
                     .line = like->line};
    Trial trial = steps->said.trial;
    Reply replies[LANGUAGES] = {0};
    trial.the_case = &the_case;
    for (int i = 0; i < steps->lane_count; i++) {
        Subject subject = steps->lanes[i].subject;
        subject.question = question;
        going_on(steps);
        reply_run(&replies[i], &steps->lanes[i].world, &subject);
    }
    going_judge(steps, &trial, replies);
    for (int i = 0; i < steps->lane_count; i++)
        reply_free(&replies[i]);
}

static void check_answers(Steps *steps, const Tour *tour)
{
    int process = steps->said.sample.process;
    int step = process == 1 ? 1 : SHARE;
    for (int i = process % step; i < tour->count; i += step)
        check_answer(steps, &tour->questions[i]);
    going_look(steps);
}

/* The same without the search beside it: what asking so many questions takes is
 * not the search's.  What only the first to ask one has to do is done before.
 */
static void time_block(Steps *steps, Lane *lane, const Tour *tour, int number)
{
    const Language *language = lane->subject.solver->language;
    Subject subject = lane->subject;
    Block block;
    Block idle = {.runs = 1};
    Error error;
    int64_t block_ns = (int64_t)steps->said.sample.block_ms * 1000000;
    int runs = tour->count;
    bool due = said_is_due(&steps->said);
    subject.question = tour->questions;
    subject.more = tour->count - 1;
    while (lane->run_ns * runs < (double)block_ns)
        runs += tour->count;
    Status status = language->run_nothing(&subject, tour->count, &error);
    if (status == STATUS_OK)
        status = stopwatch_time_clean(language->run_often, &subject, runs,
                                      &block, &error);
    if (status == STATUS_OK)
        status = stopwatch_time_clean(language->run_nothing, &subject, runs,
                                      &idle, &error);
    going_on_if(steps, lane, status, &error);
    if (!due)
        return;
    Row row = going_row(steps, lane, ROW_TOUR);
    row.block = number;
    row.questions = tour->count;
    said_add_block(&steps->said, row, &block, (double)idle.cpu_ns / idle.runs);
}

void touring_run(Steps *steps)
{
    const Trial *trial = &steps->said.trial;
    Lane *first = &steps->lanes[0];
    Tour tour;
    Error error;
    Status status =
        tour_make(&tour, trial->the_case, &first->world, &first->subject,
                  count_questions(steps), goes_on, steps, &error);
    going_on_if(steps, first, status, &error);
    check_answers(steps, &tour);
    for (int i = 0; i < SAMPLE_TOURS * steps->lane_count; i++) {
        int which =
            ((i + 1) / 2 + steps->said.sample.process) % steps->lane_count;
        time_block(steps, &steps->lanes[which], &tour,
                   i / steps->lane_count + 1);
        going_look(steps);
    }
    tour_free(&tour);
}
