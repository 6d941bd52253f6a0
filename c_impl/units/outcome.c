/* outcome.c -- what a plan comes to: who arrived, and when.
 *
 * From the rows alone: a unit stays where its last row is, and as repeats at
 * the end of a route are dropped, it came there at the moment of that row.  One
 * pass.
 *
 * Mirror: prolog_impl/units/outcome.pl.
 */
#include "outcome.h"

static bool is_last(const Rows *rows, int row)
{
    return row + 1 == rows->count ||
           rows->numbers[row + 1] != rows->numbers[row];
}

static bool is_home(const Question *question, int64_t unit, Square square)
{
    return unit >= 1 && unit <= question->square_count / 2 &&
           square_equal(question->squares[2 * unit - 1], square);
}

Outcome outcome_of(const Question *question, const Rows *rows)
{
    Outcome outcome = {.units = question->square_count / 2};
    int64_t moment = 0;
    if (rows->squares == NULL || rows->width != 1)
        return outcome;
    for (int i = 0; i < rows->count; i++, moment++) {
        if (!is_last(rows, i))
            continue;
        if (is_home(question, rows->numbers[i], rows->squares[i])) {
            outcome.arrived++;
            outcome.sum += moment;
            if (moment > outcome.makespan)
                outcome.makespan = moment;
        }
        moment = -1; /* the next row is where another unit starts */
    }
    return outcome;
}
