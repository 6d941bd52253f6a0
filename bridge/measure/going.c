/* going.c -- whether a process of a study goes on. */
#include "going.h"

#include <stdlib.h>
#include <unistd.h>

Row going_row(const Steps *steps, const Lane *lane, RowKind kind)
{
    return said_row(&steps->said, lane->subject.solver, lane->slot, kind,
                    steps->lane_count == 1);
}

static void say_ending(Steps *steps, const Lane *lane, Ending ending)
{
    Row row = going_row(steps, lane, steps->said.sample.kind);
    row.ending = (int)ending.kind;
    row.message = ending.message;
    said_add(&steps->said, &row);
    said_flush(&steps->said);
}

_Noreturn static void end(const Steps *steps, const char *line)
{
    said_line(&steps->said, line);
    _exit(0);
}

/* Says how a lane ended, and ends.  Where several languages run in one process,
 * one may fail for what the other did: apart it will show. */
_Noreturn static void give_up(Steps *steps, const Lane *lane, Ending ending)
{
    if (steps->languages > 1)
        end(steps, SAMPLE_APART);
    say_ending(steps, lane, ending);
    end(steps, SAMPLE_DONE);
}

void going_on_if(Steps *steps, const Lane *lane, Status status,
                 const Error *error)
{
    if (status != STATUS_OK)
        give_up(steps, lane,
                ending_make(ending_of_status(status), "%s", error->text));
}

void going_on(const Steps *steps)
{
    said_line(&steps->said, SAMPLE_ALIVE);
}

void going_look(const Steps *steps)
{
    if (steps->languages > 1 && leavings_since(&steps->before) != NULL)
        end(steps, SAMPLE_APART);
}

void going_judge(Steps *steps, const Trial *trial, const Reply *replies)
{
    Verdict verdicts[LANGUAGES];
    judge_replies(trial, replies, verdicts);
    for (int i = 0; i < steps->lane_count; i++)
        if (verdicts[i].kind != ENDING_OK &&
            verdicts[i].kind != ENDING_DISAGREE)
            give_up(steps, &steps->lanes[i], verdict_ending(&verdicts[i]));
    for (int i = 0; i < steps->lane_count; i++)
        if (verdicts[i].kind == ENDING_DISAGREE)
            say_ending(steps, &steps->lanes[i], verdict_ending(&verdicts[i]));
    if (verdicts[0].kind == ENDING_DISAGREE)
        end(steps, SAMPLE_DONE);
    for (int i = 0; i < steps->lane_count; i++)
        free(verdicts[i].text);
}
