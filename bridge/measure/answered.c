/* answered.c -- what a row says of the answer that its lane gave. */
#include "answered.h"

#include "../../c_impl/made.h"
#include "growth.h"

/* "asked=2 done=2", by the names that the problem has for it. */
static void print_told(Lane *lane)
{
    const Problem *problem = problem_of(lane->subject.solver);
    int64_t told[PROBLEM_TOLD];
    int count = problem_tell(problem, lane->subject.question,
                             &lane->reply.answer, told);
    size_t length = 0;
    lane->told[0] = '\0';
    for (int i = 0; i < count && length < sizeof lane->told; i++)
        length += (size_t)snprintf(
            lane->told + length, sizeof lane->told - length, "%s%s=%lld",
            i == 0 ? "" : " ", problem->told[i], (long long)told[i]);
}

void answered_tell(Row *row, const Said *said, Lane *lane)
{
    const Answer *answer = &lane->reply.answer;
    const Maker *maker = said->sample.kind == ROW_GROWTH
                             ? curve_maker(said->sample.cases)
                             : made_maker(said->trial.world_argument);
    if (maker != NULL)
        row->made = maker->name;
    row->squares = lane->squares;
    row->work = answer->work[0];
    if (answer->counts > 1)
        row->more_work = answer->work[1];
    row->score = answer->score;
    if (answer->rows.width == 0 && lane->subject.question->square_count > 1)
        row->steps = answer->rows.count;
    print_told(lane);
    row->told = lane->told;
}
