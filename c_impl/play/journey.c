/* journey.c -- tactics and city line by line.
 *
 * Mirror: prolog_impl/play/journey.pl.
 */
#include "../picture.h"
#include "console.h"
#include "legend.h"
#include "program.h"

static Status print_level(const Program *program, const Picture *picture,
                          int level)
{
    Picture coloured = *picture;
    coloured.colour = program->colour;
    printf("\nLevel %d\n", level);
    return picture_print(stdout, &coloured, level);
}

static Status print_levels(const Program *program, const Picture *picture)
{
    Status status = STATUS_OK;
    for (int level = 1; level <= program->world.levels && status == STATUS_OK;
         level++)
        status = print_level(program, picture, level);
    return status;
}

/* Asks for a square until it can be gone from, or to; false: the input has
 * ended. */
static bool ask_square(const Program *program, Console *console,
                       const char *question, const Square *start,
                       Square *square)
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
        if (world_check_ends(world, start == NULL ? *square : *start, *square,
                             &error) == STATUS_OK)
            return true;
        printf("%s.\n", error.text);
    }
}

static void print_route(const Program *program, Console *console,
                        const Answer *answer)
{
    const Route *route = &answer->route;
    fputs("\nRoute: ", stdout);
    route_print(stdout, route, &program->world);
    if (route->status == STATUS_NO_ROUTE)
        fputs("there is none", stdout);
    else if (route->length == 0)
        fputs("already there", stdout);
    if (route->status == STATUS_OK)
        printf("\nCost: %d %s", route->cost, program->world.game->unit);
    fputs("\nTime: ", stdout);
    console_time(console, answer->seconds);
    putchar('\n');
}

/* The way from start to goal with all that is known of it. */
static Status show(Program *program, Console *console, Square start,
                   Square goal, Error *error)
{
    const Game *game = program->world.game;
    Picture picture = {.world = &program->world, .start = start, .goal = goal};
    Answer answer;
    Status status = guide_ask(&program->guide, start, goal, &answer, error);
    if (status != STATUS_OK && status != STATUS_NO_ROUTE)
        return status;
    status = game->has_stairs ? STATUS_OK
                              : print_level(program, &picture, start.level);
    print_route(program, console, &answer);
    picture.route = &answer.route;
    if (game->shows_distances) {
        picture.distance = guide_distances(&program->guide);
        status = picture.distance == NULL ? STATUS_OUT_OF_MEMORY : status;
    }
    if (status == STATUS_OK)
        status = game->has_stairs ? print_levels(program, &picture)
                                  : print_level(program, &picture, start.level);
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
        Picture bare = {.world = &program->world};
        status = print_levels(program, &bare);
        if (status != STATUS_OK) {
            error_out_of_memory(error);
            break;
        }
        if (!ask_square(program, &console, "stand", NULL, &start) ||
            !ask_square(program, &console, "go", &start, &goal))
            break;
        status = show(program, &console, start, goal, error);
        putchar('\n');
    } while (status == STATUS_OK &&
             console_yes(&console, "Another route? (y/n) ", &again) && again);
    if (status == STATUS_OK)
        puts("Goodbye.");
    console_close(&console);
    return status;
}
