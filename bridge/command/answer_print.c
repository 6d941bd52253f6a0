/* answer_print.c -- an answer as text with its levels drawn, or as JSON. */
#include "answer_print.h"

#include "../../c_impl/play/wording.h"

#include <stdio.h>

/* Whether the score is a cost that has roots. */
static bool has_roots(const AnswerPrint *print)
{
    return print->problem->unit == NULL && score_has_roots(print->world->game);
}

static void print_score_json(const AnswerPrint *print, int64_t score)
{
    int64_t straight;
    int64_t diagonal;
    fputs(problem_score_text(print->problem, print->world->game, score).text,
          stdout);
    if (has_roots(print) && score_steps(score, &straight, &diagonal))
        printf(",\"straight\":%lld,\"diagonal\":%lld", (long long)straight,
               (long long)diagonal);
}

/* "9 steps"; "62.15432893 long, 7 straight and 39 diagonal steps". */
static void print_score(const AnswerPrint *print, int64_t score)
{
    const Problem *problem = print->problem;
    const Game *game = print->world->game;
    int64_t straight;
    int64_t diagonal;
    if (!has_roots(print)) {
        const char *unit = problem->unit == NULL ? game->unit : problem->unit;
        fputs(wording_cost(score, unit).text, stdout);
        return;
    }
    printf("%s %s", score_text(game, score).text, game->unit);
    if (score_steps(score, &straight, &diagonal))
        printf(", %lld straight and %lld diagonal step%s", (long long)straight,
               (long long)diagonal, diagonal == 1 ? "" : "s");
}

static void print_json(const AnswerPrint *print, const Solver *solver,
                       const Reply *reply)
{
    const Problem *problem = print->problem;
    const Answer *answer = &reply->answer;
    putchar('{');
    if (problem != problem_unsaid())
        printf("\"problem\":\"%s\",", problem->name);
    printf("\"search\":\"%s\",\"style\":\"%s\",\"lang\":\"%s\",\"status\":\"%s"
           "\",\"%s\":",
           solver->name, solver->style, solver->language->name,
           status_text(problem, answer->status).text, problem_score(problem));
    if (answer->status == STATUS_OK)
        print_score_json(print, answer->score);
    else
        fputs("null", stdout);
    for (int i = 0; i < problem_counts(problem, answer); i++)
        printf(",\"%s\":%lld", problem->work[i].name,
               (long long)answer->work[i]);
    printf(",\"%s\":", problem->rows == NULL ? "rows" : problem->rows);
    rows_print_json(stdout, &answer->rows, print->world);
    if (print->trace) {
        fputs(",\"trace\":", stdout);
        rows_print_json(stdout, &reply->trace.steps, print->world);
    }
    puts("}");
}

static void print_work(const Work *work, int64_t count)
{
    if (work->of == NULL)
        printf("%lld %s", (long long)count, work->name);
    else
        printf("%lld %s%s %s", (long long)count, work->of,
               count == 1 ? "" : "s", work->name);
}

/* ", 2/9/15 arrived/makespan/sum": what was asked for is known to who asked. */
static void print_told(const AnswerPrint *print, const Answer *answer)
{
    const Problem *problem = print->problem;
    int64_t told[PROBLEM_TOLD];
    int count = problem_tell(problem, print->question, answer, told);
    for (int i = 1; i < count; i++)
        printf("%s%lld", i == 1 ? ", " : "/", (long long)told[i]);
    for (int i = 1; i < count; i++)
        printf("%s%s", i == 1 ? " " : "/", problem->told[i]);
}

/* Squares alone stand in a row; what has numbers has its checksum there, and
 * lines of its own where there may be some. */
static void print_rows(const AnswerPrint *print, const Rows *rows,
                       const char *before)
{
    if (rows->count == 0)
        return;
    fputs(before, stdout);
    if (rows->numbers == NULL)
        rows_print_squares(stdout, rows, print->world);
    else if (print->one_line || rows->plane)
        printf("sum:%u", rows_sum(rows, print->world));
    else
        rows_print(stdout, rows, print->world);
}

static void print_text(const AnswerPrint *print, const Solver *solver,
                       const Reply *reply)
{
    const Problem *problem = print->problem;
    const Answer *answer = &reply->answer;
    printf("%s (%s, %s): ", solver->name, solver->style,
           solver->language->name);
    if (answer->status == STATUS_OK)
        print_score(print, answer->score);
    else
        fputs(problem->none == NULL ? "no answer" : problem->none, stdout);
    print_told(print, answer);
    for (int i = 0; i < problem_counts(problem, answer); i++) {
        fputs(", ", stdout);
        print_work(&problem->work[i], answer->work[i]);
    }
    bool in_lines = !print->one_line && !answer->rows.plane &&
                    answer->rows.numbers != NULL && answer->rows.count > 0;
    if (print->one_line || !answer->rows.plane)
        print_rows(print, &answer->rows, print->one_line ? ": " : "\n");
    if (print->trace && (print->one_line || problem->moments == NULL)) {
        printf("%s%s: ", print->one_line ? "; " : "\n", problem->work[0].name);
        print_rows(print, &reply->trace.steps, "");
    }
    if (!in_lines)
        putchar('\n');
}

/* Whether the question or the answer has a square on the level. */
static bool touches(const AnswerPrint *print, const Rows *rows, int level)
{
    const Question *question = print->question;
    bool touched = question->square_count == 0;
    for (int i = 0; i < question->square_count && !touched; i++)
        touched = question->squares[i].level == level;
    for (int i = 0; rows->squares != NULL && i < rows->count && !touched; i++)
        touched = rows->squares[i].level == level;
    return touched;
}

/* The levels as they are at the scene's moment, which is said if there is more
 * than one. */
static Status draw_levels(const AnswerPrint *print, const Scene *scene,
                          bool said)
{
    const World *world = print->world;
    if (said)
        printf("\nmoment %d\n", scene->moment);
    for (int level = 1; level <= world->levels; level++) {
        Picture picture;
        if (!touches(print, &scene->answer->rows, level))
            continue;
        if (!picture_make(&picture, world, level))
            return STATUS_OUT_OF_MEMORY;
        print->problem->draw(scene, &picture);
        if (world->levels > 1)
            printf("\nlevel %d\n", level);
        else if (!said)
            putchar('\n');
        picture_print(stdout, &picture, print->colour);
        picture_free(&picture);
    }
    return STATUS_OK;
}

/* At once, or moment by moment if the work is to be shown. */
static Status draw_all(const AnswerPrint *print, const Reply *reply)
{
    const Problem *problem = print->problem;
    Scene scene = {.world = print->world,
                   .question = print->question,
                   .answer = &reply->answer,
                   .trace = &reply->trace};
    bool course = print->trace && problem->moments != NULL;
    int last = course ? problem->moments(&scene) - 1 : 0;
    Status status = draw_levels(print, &scene, course);
    for (scene.moment = 1; status == STATUS_OK && scene.moment <= last;
         scene.moment++)
        status = draw_levels(print, &scene, true);
    return status;
}

Status answer_print(const AnswerPrint *print, const Solver *solver,
                    const Reply *reply)
{
    if (print->json) {
        print_json(print, solver, reply);
        return STATUS_OK;
    }
    print_text(print, solver, reply);
    return print->one_line || print->problem->draw == NULL
               ? STATUS_OK
               : draw_all(print, reply);
}
