/* difference.c -- answers in words, and how two of them differ. */
#include "difference.h"

#include "../process/shell_word.h"

#include <stdlib.h>
#include <string.h>

enum { WIDEST_PICTURE = 40 };

static void print_repeat(FILE *out, const Trial *trial, const Solver *solver)
{
    const Problem *problem = trial->the_case->problem;
    const char *searches = getenv("REITTI_SEARCHES");
    fputs("repeat: ", out);
    if (searches != NULL && *searches != '\0') {
        fputs("REITTI_SEARCHES=", out);
        shell_word_print(out, searches);
        fputc(' ', out);
    }
    fputs("reitti solve ", out);
    if (problem != problem_unsaid())
        fprintf(out, "%s ", problem->name);
    shell_word_print(out, trial->world_argument);
    fputc(' ', out);
    question_print(out, &trial->the_case->question, problem->fields);
    fprintf(out, " --trace --search %s --style %s --lang %s\n", solver->name,
            solver->style, solver->language->name);
}

static void print_answer(FILE *out, const Trial *trial, const Solver *solver,
                         const Answer *answer)
{
    const Problem *problem = trial->the_case->problem;
    fprintf(
        out, "%s (%s, %s): %s, %s %s", solver->name, solver->style,
        solver->language->name, status_text(problem, answer->status).text,
        problem_score(problem),
        problem_score_text(problem, trial->world->game, answer->score).text);
    for (int i = 0; i < problem_counts(problem, answer); i++)
        fprintf(out, ", %lld %s", (long long)answer->work[i],
                problem->work[i].name);
    fputs(": ", out);
    if (answer->rows.numbers == NULL)
        rows_print_squares(out, &answer->rows, trial->world);
    else
        fprintf(out, "sum:%u", rows_sum(&answer->rows, trial->world));
    fputc('\n', out);
}

void difference_print_answer(FILE *out, const Trial *trial,
                             const Solver *solver, const Reply *reply)
{
    print_answer(out, trial, solver, &reply->answer);
    print_repeat(out, trial, solver);
}

/* Two rows of which each has its row at this place. */
static void print_rows(FILE *out, const World *world, const Rows *a,
                       const Rows *b, int row)
{
    rows_print_row(out, a, world, row);
    fputs(" and ", out);
    rows_print_row(out, b, world, row);
    fputc('\n', out);
}

/* The first step and the first mark that differ go to `out`; the level to look
 * at. */
static int print_work(FILE *out, const Trial *trial, const Trace *a,
                      const Trace *b)
{
    const Case *the_case = trial->the_case;
    const Problem *problem = the_case->problem;
    int level = the_case->question.square_count == 0
                    ? 1
                    : the_case->question.squares[0].level;
    int step = rows_common(&a->steps, &b->steps);
    int mark = rows_common(&a->left, &b->left);
    if (step < a->steps.count && step < b->steps.count) {
        fprintf(out, "%s %d differs: ",
                problem->step == NULL ? "step" : problem->step, step + 1);
        print_rows(out, trial->world, &a->steps, &b->steps, step);
    }
    if (a->left.plane && b->left.plane && mark < a->left.count) {
        Square square = world_square(trial->world, (size_t)mark);
        level = square.level;
        fprintf(out, "%s of ", problem->left == NULL ? "mark" : problem->left);
        square_print(out, square, trial->world->levels > 1);
        fprintf(out, " differs: %lld and %lld (-1: unreached)\n",
                (long long)a->left.numbers[mark],
                (long long)b->left.numbers[mark]);
    } else if (!a->left.plane && mark < a->left.count && mark < b->left.count) {
        fputs("what is left differs: ", out);
        print_rows(out, trial->world, &a->left, &b->left, mark);
    }
    return level;
}

/* The level with the answer drawn into it, as text; NULL: out of memory. */
static char *draw(const Trial *trial, const Reply *reply, int level)
{
    Picture picture;
    Scene scene = {.world = trial->world,
                   .question = &trial->the_case->question,
                   .answer = &reply->answer,
                   .trace = &reply->trace};
    char *text = NULL;
    size_t size;
    FILE *stream = open_memstream(&text, &size);
    if (stream == NULL)
        return NULL;
    if (picture_make(&picture, trial->world, level)) {
        trial->the_case->problem->draw(&scene, &picture);
        picture_print(stream, &picture, false);
        picture_free(&picture);
    }
    fclose(stream);
    return text;
}

/* Both levels, a line of one beside the same line of the other. */
static void print_beside(FILE *out, const Trial *trial, const Reply *a,
                         const Reply *b, int level)
{
    char *text[2] = {draw(trial, a, level), draw(trial, b, level)};
    char *left = text[0];
    char *right = text[1];
    while (left != NULL && right != NULL && *left != '\0' && *right != '\0') {
        int left_length = (int)strcspn(left, "\n");
        int right_length = (int)strcspn(right, "\n");
        fprintf(out, "%-*.*s   | %.*s\n", 2 * trial->world->width + 6,
                left_length, left, right_length, right);
        left += left_length + 1;
        right += right_length + 1;
    }
    free(text[0]);
    free(text[1]);
}

void difference_print(FILE *out, const Trial *trial, const Solver *first,
                      const Reply *a, const Solver *second, const Reply *b)
{
    int level = print_work(out, trial, &a->trace, &b->trace);
    print_answer(out, trial, first, &a->answer);
    print_answer(out, trial, second, &b->answer);
    if (trial->world->width <= WIDEST_PICTURE &&
        trial->the_case->problem->draw != NULL &&
        reply_is_within(a, trial->world) && reply_is_within(b, trial->world))
        print_beside(out, trial, a, b, level);
    print_repeat(out, trial, first);
    print_repeat(out, trial, second);
}
