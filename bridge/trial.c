/* trial.c -- one case put to every implementation of one search. */
#include "trial.h"

#include "command.h"
#include "walker.h"

#include <stdlib.h>
#include <string.h>

enum { WIDEST_PICTURE = 40 };

static bool is_answer(const Answer *answer)
{
    return !answer->absurd &&
           (answer->route.status == STATUS_OK || answer->route.status == STATUS_NO_ROUTE);
}

/* Copies what the search owns; its numbers must fit the world. */
static void keep(Answer *answer, const World *world)
{
    Route *route = &answer->route;
    int size = (int)world_size(world);
    if (route->message != NULL)
        error_set(&answer->error, route->status, 0, "%s", route->message);
    route->message = NULL;
    answer->absurd = route->expanded < 0 || route->expanded > size || route->length < 0 ||
                     route->length > size ||
                     (route->status == STATUS_NO_ROUTE && route->length > 0);
    if (answer->absurd)
        error_set(&answer->error, STATUS_ERROR, 0, "claims a route of %d squares and %d expanded",
                  route->length, route->expanded);
    int length = is_answer(answer) ? route->length : 0;
    answer->squares = malloc((size_t)length * sizeof *answer->squares + 1);
    if (answer->squares == NULL)
        route->status = error_out_of_memory(&answer->error);
    else if (length > 0)
        memcpy(answer->squares, route->squares, (size_t)length * sizeof *answer->squares);
    route->squares = answer->squares;
}

void answer_keep(Answer *answer, const Trial *trial, Route route)
{
    *answer = (Answer){.route = route};
    keep(answer, trial->world);
}

void answer_look(Answer *answer, const Trial *trial, const Search *search, void *prepared)
{
    if (!is_answer(answer))
        return;
    Status status = footprint_make(&answer->footprint, trial->world);
    if (status == STATUS_OK)
        status = search->footprint(prepared, &answer->footprint);
    if (status != STATUS_OK)
        answer->route.status = status;
}

void answer_run(Answer *answer, const Trial *trial, const Search *search, void *prepared)
{
    answer_keep(answer, trial, search->run(prepared, trial->the_case->from, trial->the_case->to));
    answer_look(answer, trial, search, prepared);
}

void answer_ask(Answer *answer, const Trial *trial, const Search *search)
{
    void *prepared;
    *answer = (Answer){0};
    answer->route.status = search->prepare(search, trial->world, &prepared, &answer->error);
    if (answer->route.status == STATUS_OK) {
        answer_run(answer, trial, search, prepared);
        search->release(prepared);
    }
}

void answer_free(Answer *answer)
{
    free(answer->squares);
    footprint_free(&answer->footprint);
    *answer = (Answer){0};
}

static void print_answer(FILE *out, const Trial *trial, const Search *search, const Answer *answer)
{
    fprintf(out, "%s (%s, %s): %s, cost %d, %d expanded: ", search->name, search->style,
            search->lang, status_name(answer->route.status), answer->route.cost,
            answer->route.expanded);
    route_print(out, &answer->route, trial->world);
    fputc('\n', out);
}

/* What the case expects of the search: COST_NONE, a cost, or at least a cost. */
static bool meets_cost(const Trial *trial, const Search *search, const Route *route, FILE *out)
{
    const Case *the_case = trial->the_case;
    const Promise *promise = search_promise(search, trial->world->game);
    int cost = the_case->shortest;
    bool exact = case_expects(the_case, search->name, &cost) || promise->shortest;
    if (cost == COST_NONE && route->status == STATUS_NO_ROUTE)
        return true;
    if (cost == COST_NONE)
        fprintf(out, "found a route where none was expected\n");
    else if (route->status == STATUS_NO_ROUTE)
        fprintf(out, "found no route, expected one of cost %d\n", cost);
    else if (exact ? route->cost != cost : route->cost < cost)
        fprintf(out, "cost %d, expected %s%d\n", route->cost, exact ? "" : "at least ", cost);
    else
        return true;
    return false;
}

static bool meets_route(const Trial *trial, const Search *search, const Route *route, FILE *out)
{
    const Case *the_case = trial->the_case;
    const Game *game = trial->world->game;
    bool bound = strcmp(search->name, game->search) == 0 || search_promise(search, game)->keypad;
    if (!the_case->has_route || !bound)
        return true;
    bool same = route->length == the_case->route_length;
    for (int i = 0; same && i < route->length; i++)
        same = square_equal(route->squares[i], the_case->route[i]);
    if (!same) {
        fprintf(out, "not the expected route ");
        route_print(out, &(Route){.length = the_case->route_length, .squares = the_case->route},
                    trial->world);
        fputc('\n', out);
    }
    return same;
}

/* The first expansion and the first distance that differ, and the level to look at;
 * true if nothing differs. */
static bool same_work(const Trial *trial, const Answer *a, const Answer *b, FILE *out, int *level)
{
    bool with_level = trial->world->levels > 1;
    bool deep = a->footprint.distance != NULL && b->footprint.distance != NULL;
    int size = deep ? (int)world_size(trial->world) : 0;
    int fewer = a->route.expanded < b->route.expanded ? a->route.expanded : b->route.expanded;
    int shorter = deep ? fewer : 0;
    int expansion = 0;
    int distance = 0;
    bool same = a->route.status == b->route.status && a->route.cost == b->route.cost &&
                a->route.expanded == b->route.expanded && a->route.length == b->route.length;
    for (int i = 0; same && i < a->route.length; i++)
        same = square_equal(a->route.squares[i], b->route.squares[i]);
    while (expansion < shorter &&
           a->footprint.expanded[expansion] == b->footprint.expanded[expansion])
        expansion++;
    while (distance < size && a->footprint.distance[distance] == b->footprint.distance[distance])
        distance++;
    if (same && expansion == shorter && distance == size)
        return true;
    *level = trial->the_case->from.level;
    if (expansion < shorter) {
        fprintf(out, "expansion %d differs: ", expansion + 1);
        square_print(out, world_square(trial->world, (size_t)a->footprint.expanded[expansion]),
                     with_level);
        fputs(" and ", out);
        square_print(out, world_square(trial->world, (size_t)b->footprint.expanded[expansion]),
                     with_level);
        fputc('\n', out);
    }
    if (distance < size) {
        Square square = world_square(trial->world, (size_t)distance);
        *level = square.level;
        fputs("distance of ", out);
        square_print(out, square, with_level);
        fprintf(out, " differs: %d and %d (-1: unreached)\n", a->footprint.distance[distance],
                b->footprint.distance[distance]);
    }
    return false;
}

/* Both levels with routes and distances, a line of one beside the same line of
 * the other. */
static void print_beside(FILE *out, const Trial *trial, const Answer *a, const Answer *b, int level)
{
    const Answer *answers[] = {a, b};
    char *text[2] = {NULL, NULL};
    size_t size;
    for (int i = 0; i < 2; i++) {
        Picture picture = {.world = trial->world,
                           .start = trial->the_case->from,
                           .goal = trial->the_case->to,
                           .route = &answers[i]->route,
                           .distance = answers[i]->footprint.distance};
        FILE *stream = open_memstream(&text[i], &size);
        if (stream != NULL) {
            picture_print(stream, &picture, level);
            fclose(stream);
        }
    }
    char *left = text[0];
    char *right = text[1];
    while (left != NULL && right != NULL && *left != '\0') {
        int left_length = (int)strcspn(left, "\n");
        int right_length = (int)strcspn(right, "\n");
        fprintf(out, "%-*.*s   | %.*s\n", 2 * trial->world->width + 6, left_length, left,
                right_length, right);
        left += left_length + 1;
        right += right_length + 1;
    }
    free(text[0]);
    free(text[1]);
}

static void print_repeat(FILE *out, const Trial *trial, const Search *search)
{
    const Case *the_case = trial->the_case;
    fprintf(out,
            "repeat: reitti solve %s %d,%d,%d %d,%d,%d --trace --search %s --style %s --lang %s\n",
            trial->world_argument, the_case->from.level, the_case->from.x, the_case->from.y,
            the_case->to.level, the_case->to.x, the_case->to.y, search->name, search->style,
            search->lang);
}

bool trial_agree(const Trial *trial, const Answer *answers, int first, int second, FILE *out)
{
    int level;
    if (first == second || same_work(trial, &answers[first], &answers[second], out, &level))
        return true;
    print_answer(out, trial, trial->searches[first], &answers[first]);
    print_answer(out, trial, trial->searches[second], &answers[second]);
    if (trial->world->width <= WIDEST_PICTURE)
        print_beside(out, trial, &answers[first], &answers[second], level);
    print_repeat(out, trial, trial->searches[first]);
    print_repeat(out, trial, trial->searches[second]);
    return false;
}

Outcome trial_judge(const Trial *trial, const Answer *answers, unsigned left_out, int which,
                    FILE *out)
{
    const Search *search = trial->searches[which];
    const Answer *answer = &answers[which];
    Error error;
    int first = 0;
    if (answer->route.status == STATUS_TOO_LARGE)
        return SKIPPED;
    if (!is_answer(answer)) {
        bool explained = answer->error.text[0] != '\0';
        fprintf(out, "%s\n", explained ? answer->error.text : status_name(answer->route.status));
        return answer->absurd ? FAILED : ENDED_BADLY;
    }
    while (first < which && ((left_out >> first & 1) != 0 || !is_answer(&answers[first])))
        first++;
    bool same = trial_agree(trial, answers, first, which, out);
    bool right = meets_cost(trial, search, &answer->route, out);
    if (right && answer->route.status == STATUS_OK) {
        right = walker_check(trial->world, trial->the_case->from, trial->the_case->to,
                             &answer->route, &error) == STATUS_OK;
        if (!right)
            fprintf(out, "not a valid route: %s\n", error.text);
        right = meets_route(trial, search, &answer->route, out) && right;
    }
    if (same && !right) {
        print_answer(out, trial, search, answer);
        print_repeat(out, trial, search);
    }
    return same && right ? PASSED : FAILED;
}
