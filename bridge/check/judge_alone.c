/* judge_alone.c -- whether a reply is right, whatever the others say. */
#include "judge_alone.h"

#include "difference.h"

#include <string.h>

static const char *rows_word(const Problem *problem)
{
    return problem->rows == NULL ? "answer" : problem->rows;
}

/* Whether the score is the expected one, or no better. */
static bool is_as_good(const Case *the_case, int64_t score, int64_t best,
                       bool exact)
{
    bool less = score < best - the_case->slack;
    bool more = score > best + the_case->slack;
    if (exact)
        return !less && !more;
    switch (the_case->problem->better) {
    case BETTER_LESS:
        return !less;
    case BETTER_MORE:
        return !more;
    default:
        return true;
    }
}

/* Whether a score is one that the case expects, which it must be exactly, or
 * that it must not be better than; SCORE_NONE: no answer. */
static bool is_expected(const Case *the_case, int64_t score, int64_t best,
                        bool exact)
{
    if (the_case->unknown)
        return score != SCORE_NONE;
    if (best == SCORE_NONE || score == SCORE_NONE)
        return score == best;
    return is_as_good(the_case, score, best, exact);
}

/* What the case expects of the solver: SCORE_NONE, a score, or none better. */
static bool meets_score(const Trial *trial, const Solver *solver,
                        const Answer *answer, FILE *out)
{
    const Case *the_case = trial->the_case;
    const Problem *problem = the_case->problem;
    const Game *game = trial->world->game;
    const char *word = problem_score(problem);
    int64_t best = the_case->best;
    bool exact = case_expects(the_case, solver->name, NULL, &best) ||
                 solver_promise(solver, trial->world)->best;
    bool none = answer->status == STATUS_NO_ANSWER;
    bool absurd = none && answer->score != 0;
    if (!absurd &&
        is_expected(the_case, none ? SCORE_NONE : answer->score, best, exact))
        return true;
    if (absurd)
        fprintf(out, "%s %s, but no %s\n", word,
                problem_score_text(problem, game, answer->score).text,
                rows_word(problem));
    else if (none)
        fprintf(out, "found no %s, expected one of %s %s\n", rows_word(problem),
                word, problem_score_text(problem, game, best).text);
    else if (best == SCORE_NONE)
        fprintf(out, "found %s %s where none was expected\n",
                problem->rows == NULL ? "an" : "a", rows_word(problem));
    else
        fprintf(out, "%s %s, expected %s%s\n", word,
                problem_score_text(problem, game, answer->score).text,
                exact                            ? ""
                : problem->better == BETTER_LESS ? "at least "
                                                 : "at most ",
                problem_score_text(problem, game, best).text);
    return false;
}

/* Whether the solver did as much work as the case expects of it; an original
 * does its own. */
static bool meets_work(const Trial *trial, const Solver *solver,
                       const Answer *answer, FILE *out)
{
    const Work *work = trial->the_case->problem->work;
    bool meets = true;
    int counts = problem_counts(trial->the_case->problem, answer);
    for (int i = 0; i < counts && !solver_is_original(solver); i++) {
        int64_t expected;
        if (case_expects(trial->the_case, solver->name, work[i].name,
                         &expected) &&
            expected != answer->work[i]) {
            fprintf(out, "%lld %s, expected %lld\n", (long long)answer->work[i],
                    work[i].name, (long long)expected);
            meets = false;
        }
    }
    return meets;
}

/* Whether these expected rows are expected of the solver. */
static bool binds(const Trial *trial, const ExpectedRows *rows,
                  const Solver *solver)
{
    const Game *game = trial->world->game;
    const char *unsaid = problem_solver(trial->the_case->problem, game);
    if (rows->solver != NULL)
        return strcmp(rows->solver, solver->name) == 0;
    return solver_promise(solver, trial->world)->same ||
           (rows->binds_default && unsaid != NULL &&
            strcmp(unsaid, solver->name) == 0);
}

static bool meets_rows(const Trial *trial, const Solver *solver,
                       const Answer *answer, FILE *out)
{
    bool meets = true;
    for (int i = 0; i < trial->the_case->rows_count; i++) {
        const ExpectedRows *expected = &trial->the_case->rows[i];
        Rows rows = {.count = expected->count, .squares = expected->squares};
        if (!binds(trial, expected, solver))
            continue;
        if (expected->is_sum) {
            uint32_t sum = rows_sum(&answer->rows, trial->world);
            if (sum == expected->sum)
                continue;
            fprintf(out, "the answer's sum is %u, expected %u\n", sum,
                    expected->sum);
        } else {
            if (answer->rows.count == 0 ? rows.count == 0
                                        : rows_equal(&answer->rows, &rows))
                continue;
            fprintf(out, "not the expected %s ",
                    rows_word(trial->the_case->problem));
            rows_print_squares(out, &rows, trial->world);
            fputc('\n', out);
        }
        meets = false;
    }
    return meets;
}

/* What to make of what the problem's own rule says of an answer or a trace;
 * `what` is that, and out of memory means that nothing was said. */
static EndingKind ending_of_check(Status status, const Error *error,
                                  const char *what, FILE *out)
{
    if (status == STATUS_OK)
        return ENDING_OK;
    if (status == STATUS_OUT_OF_MEMORY) {
        fprintf(out, "%s\n", error->text);
        return ENDING_OUT_OF_MEMORY;
    }
    fprintf(out, "not a valid %s: %s\n", what, error->text);
    return ENDING_WRONG;
}

/* Whether an answer is one to the question. */
static EndingKind check_answer(const Trial *trial, const Solver *solver,
                               const Reply *reply, FILE *out)
{
    const Problem *problem = trial->the_case->problem;
    Error error;
    if (reply->answer.status != STATUS_OK)
        return ENDING_OK;
    Status status =
        problem->check(trial->world, &trial->the_case->question, &reply->answer,
                       solver_promise(solver, trial->world), &error);
    return ending_of_check(status, &error, rows_word(problem), out);
}

static EndingKind check_trace(const Trial *trial, const Solver *solver,
                              const Reply *reply, FILE *out)
{
    const Problem *problem = trial->the_case->problem;
    Error error;
    if (!reply->traced || problem->check_trace == NULL ||
        solver_promise(solver, trial->world)->loose)
        return ENDING_OK;
    Status status =
        problem->check_trace(trial->world, &trial->the_case->question,
                             &reply->answer, &reply->trace, &error);
    return ending_of_check(status, &error, "trace", out);
}

/* Whether an answer is right, whatever the others say. */
static EndingKind check_reply(const Trial *trial, const Solver *solver,
                              const Reply *reply, FILE *out)
{
    const Answer *answer = &reply->answer;
    if (reply->unsteady)
        fputs("asked again, it answers otherwise than the first time\n", out);
    if (!meets_score(trial, solver, answer, out) || reply->unsteady)
        return ENDING_WRONG;
    EndingKind ending = check_answer(trial, solver, reply, out);
    if (!meets_work(trial, solver, answer, out))
        ending = ENDING_WRONG;
    if (answer->status == STATUS_OK && !meets_rows(trial, solver, answer, out))
        ending = ENDING_WRONG;
    return ending == ENDING_OK ? check_trace(trial, solver, reply, out)
                               : ending;
}

EndingKind judge_alone(const Trial *trial, const Solver *solver,
                       const Reply *reply, FILE *out)
{
    Status status = reply->answer.status;
    if (reply->ending.kind != ENDING_OK) {
        fprintf(out, "%s\n", reply->ending.message);
        return reply->ending.kind;
    }
    if (status == STATUS_REFUSED)
        return ENDING_REFUSED;
    if (!answer_is_one(&reply->answer)) {
        bool explained = reply->error.text[0] != '\0';
        fprintf(out, "%s\n",
                explained ? reply->error.text
                          : status_text(trial->the_case->problem, status).text);
        return reply->absurd ? ENDING_WRONG : ending_of_status(status);
    }
    EndingKind ending = check_reply(trial, solver, reply, out);
    if (ending == ENDING_WRONG)
        difference_print_answer(out, trial, solver, reply);
    return ending;
}
