/* journey.c -- tactics and city line by line.
 *
 * Mirror: prolog_impl/play/journey.pl.
 */
#include "../route/drawing.h"
#include "console.h"
#include "legend.h"
#include "program.h"
#include "wording.h"

/* A level, with the route if there is one. */
static Status print_level(const Program *program, const Drawing *route,
                          int level)
{
    Picture picture;
    if (!picture_make(&picture, &program->world, level))
        return STATUS_OUT_OF_MEMORY;
    if (route != NULL)
        drawing_put(route, &picture);
    printf("\nLevel %d\n", level);
    picture_print(stdout, &picture, program->colour);
    picture_free(&picture);
    return STATUS_OK;
}

static Status print_levels(const Program *program, const Drawing *route)
{
    Status status = STATUS_OK;
    for (int level = 1; level <= program->world.levels && status == STATUS_OK;
         level++)
        status = print_level(program, route, level);
    return status;
}

/* Asks for a square until it can be gone from, or to; false: the input has
 * ended. */
static bool ask_square(Program *program, Console *console, const char *question,
                       const Square *start, Square *square)
{
    const World *world = &program->world;
    const struct {
        const char *name;
        int limit;
        int *number;
    } parts[] = {{"level", world->levels, &square->level},
                 {"x", world->width, &square->x},
                 {"y", world->height, &square->y}};
    for (;;) {
        Error error;
        printf("\nWhere does the %s %s?\n", program->walker, question);
        for (int i = 0; i < 3; i++) {
            char prompt[40];
            snprintf(prompt, sizeof prompt, "  %s (1 to %d): ", parts[i].name,
                     parts[i].limit);
            if (!console_number(console, prompt, parts[i].limit,
                                parts[i].number))
                return false;
        }
        Square ends[] = {start == NULL ? *square : *start, *square};
        Question asked = guide_between(ends);
        if (guide_accepts(&program->guides.now, &asked, &error) == STATUS_OK)
            return true;
        printf("%s.\n", error.text);
    }
}

static void print_route(const Program *program, const Way *way)
{
    const Answer *answer = &way->answer;
    fputs("\nRoute: ", stdout);
    rows_print_squares(stdout, &answer->rows, &program->world);
    if (answer->status == STATUS_NO_ANSWER)
        fputs("there is none", stdout);
    else if (answer->rows.count == 0)
        fputs("already there", stdout);
    if (answer->status == STATUS_OK)
        printf("\nCost: %s",
               wording_cost(answer->score, program->world.game->unit).text);
    printf("\nTime: %s\n", wording_time(way->seconds).text);
}

/* The way from start to goal with all that is known of it. */
static Status show(Program *program, Square start, Square goal, Error *error)
{
    const Game *game = program->world.game;
    Guide *guide = &program->guides.now;
    Square ends[] = {start, goal};
    Question question = guide_between(ends);
    Status status = guide_ask(guide, &question, error);
    if (status != STATUS_OK && status != STATUS_NO_ANSWER)
        return status;
    status =
        game->has_stairs ? STATUS_OK : print_level(program, NULL, start.level);
    print_route(program, &guide->way);
    Drawing route = {.start = start,
                     .goal = goal,
                     .squares = guide->way.answer.rows.squares,
                     .length = guide->way.answer.rows.count};
    if (game->shows_distances) {
        /* Tracing runs again, so that the answer is told by then. */
        const Trace *trace = guide_trace(guide);
        if (trace == NULL)
            status = STATUS_OUT_OF_MEMORY;
        else
            route.distance = trace->left.numbers;
    }
    if (status == STATUS_OK)
        status = game->has_stairs ? print_levels(program, &route)
                                  : print_level(program, &route, start.level);
    return status == STATUS_OK ? STATUS_OK : error_out_of_memory(error);
}

Status journey_lines(Program *program, Error *error)
{
    Console console = console_open();
    Status status;
    Square start;
    Square goal;
    bool again = true;
    printf("%s.\n"
           "Say where the %s stands and where to go: level, x and y of each, a "
           "number\n"
           "and Enter.  x counts columns from the left, y rows from the top.  "
           "Ctrl-D leaves.\n",
           program->title, program->walker);
    legend_print(stdout, program->world.game);
    do {
        status = print_levels(program, NULL);
        if (status != STATUS_OK) {
            error_out_of_memory(error);
            break;
        }
        if (!ask_square(program, &console, "stand", NULL, &start) ||
            !ask_square(program, &console, "go", &start, &goal))
            break;
        status = show(program, start, goal, error);
        putchar('\n');
    } while (status == STATUS_OK &&
             console_yes(&console, "Another route? (y/n) ", &again) && again);
    if (status == STATUS_OK)
        puts("Goodbye.");
    console_close(&console);
    return status;
}
