/* trial.c -- one case put to every implementation of one search. */
#include "trial.h"

#include "../command/command.h"
#include "walker.h"

#include <stdlib.h>
#include <string.h>

enum { WIDEST_PICTURE = 40 };

static void print_answer(FILE *out, const Trial *trial, const Search *search,
                         const Answer *answer)
{
    fprintf(out, "%s (%s, %s): %s, cost %d, %d expanded: ", search->name,
            search->style, search->lang, status_name(answer->route.status),
            answer->route.cost, answer->route.expanded);
    route_print(out, &answer->route, trial->world);
    fputc('\n', out);
}

/* What the case expects of the search: COST_NONE, a cost, or at least a cost.
 */
static bool meets_cost(const Trial *trial, const Search *search,
                       const Route *route, FILE *out)
{
    const Case *the_case = trial->the_case;
    const Promise *promise = search_promise(search, trial->world->game);
    int cost = the_case->shortest;
    bool exact =
        case_expects(the_case, search->name, &cost) || promise->shortest;
    if (cost == COST_NONE && route->status == STATUS_NO_ROUTE &&
        route->cost == 0)
        return true;
    if (route->status == STATUS_NO_ROUTE && route->cost != 0)
        fprintf(out, "cost %d, but no route\n", route->cost);
    else if (cost == COST_NONE)
        fprintf(out, "found a route where none was expected\n");
    else if (route->status == STATUS_NO_ROUTE)
        fprintf(out, "found no route, expected one of cost %d\n", cost);
    else if (exact ? route->cost != cost : route->cost < cost)
        fprintf(out, "cost %d, expected %s%d\n", route->cost,
                exact ? "" : "at least ", cost);
    else
        return true;
    return false;
}

static bool meets_route(const Trial *trial, const Search *search,
                        const Route *route, FILE *out)
{
    const Case *the_case = trial->the_case;
    const Game *game = trial->world->game;
    bool bound = strcmp(search->name, game->search) == 0 ||
                 search_promise(search, game)->keypad;
    if (!the_case->has_route || !bound)
        return true;
    bool same = route->length == the_case->route_length;
    for (int i = 0; same && i < route->length; i++)
        same = square_equal(route->squares[i], the_case->route[i]);
    if (!same) {
        fprintf(out, "not the expected route ");
        route_print(out,
                    &(Route){.length = the_case->route_length,
                             .squares = the_case->route},
                    trial->world);
        fputc('\n', out);
    }
    return same;
}

/* The first place where two arrays differ; their length if nowhere. */
static int first_difference(const int *a, const int *b, int length)
{
    int i = 0;
    while (i < length && a[i] == b[i])
        i++;
    return i;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* The first expansion and the first distance that differ go to `out`; the level
 * to look at. */
static int print_work(FILE *out, const Trial *trial, const Answer *a,
                      const Answer *b)
{
    const World *world = trial->world;
    const Footprint *first = &a->footprint;
    const Footprint *second = &b->footprint;
    bool with_level = world->levels > 1;
    int level = trial->the_case->from.level;
    if (first->distance == NULL || second->distance == NULL)
        return level;
    int shorter = least(a->route.expanded, b->route.expanded);
    int expansion =
        first_difference(first->expanded, second->expanded, shorter);
    int size = (int)world_size(world);
    int distance = first_difference(first->distance, second->distance, size);
    if (expansion < shorter) {
        fprintf(out, "expansion %d differs: ", expansion + 1);
        square_print(out,
                     world_square(world, (size_t)first->expanded[expansion]),
                     with_level);
        fputs(" and ", out);
        square_print(out,
                     world_square(world, (size_t)second->expanded[expansion]),
                     with_level);
        fputc('\n', out);
    }
    if (distance < size) {
        Square square = world_square(world, (size_t)distance);
        level = square.level;
        fputs("distance of ", out);
        square_print(out, square, with_level);
        fprintf(out, " differs: %d and %d (-1: unreached)\n",
                first->distance[distance], second->distance[distance]);
    }
    return level;
}

/* Both levels with routes and distances, a line of one beside the same line of
 * the other. */
static void print_beside(FILE *out, const Trial *trial, const Answer *a,
                         const Answer *b, int level)
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
        fprintf(out, "%-*.*s   | %.*s\n", 2 * trial->world->width + 6,
                left_length, left, right_length, right);
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
            "repeat: reitti solve %s %d,%d,%d %d,%d,%d --trace --search %s "
            "--style %s --lang %s\n",
            trial->world_argument, the_case->from.level, the_case->from.x,
            the_case->from.y, the_case->to.level, the_case->to.x,
            the_case->to.y, search->name, search->style, search->lang);
}

bool trial_agree(const Trial *trial, const Answer *a, const Answer *b)
{
    const Footprint *first = &a->footprint;
    const Footprint *second = &b->footprint;
    int size = (int)world_size(trial->world);
    int expanded = a->route.expanded;
    if (!answer_same_route(a, b))
        return false;
    return first->distance == NULL || second->distance == NULL ||
           (first_difference(first->expanded, second->expanded, expanded) ==
                expanded &&
            first_difference(first->distance, second->distance, size) == size);
}

void trial_print_difference(FILE *out, const Trial *trial, const Search *first,
                            const Answer *a, const Search *second,
                            const Answer *b)
{
    int level = print_work(out, trial, a, b);
    print_answer(out, trial, first, a);
    print_answer(out, trial, second, b);
    if (trial->world->width <= WIDEST_PICTURE)
        print_beside(out, trial, a, b, level);
    print_repeat(out, trial, first);
    print_repeat(out, trial, second);
}

/* Whether an answer is right, whatever the others say. */
static bool is_right(const Trial *trial, const Search *search,
                     const Answer *answer, FILE *out)
{
    const Case *the_case = trial->the_case;
    Error error;
    if (answer->unsteady)
        fputs("asked again, it answers otherwise than the first time\n", out);
    bool right =
        meets_cost(trial, search, &answer->route, out) && !answer->unsteady;
    if (right && answer->route.status == STATUS_OK) {
        right = walker_check(trial->world, the_case->from, the_case->to,
                             &answer->route, &error) == STATUS_OK;
        if (!right)
            fprintf(out, "not a valid route: %s\n", error.text);
        right = meets_route(trial, search, &answer->route, out) && right;
    }
    if (right && answer->footprint.distance != NULL) {
        right = walker_check_trace(trial->world, the_case->from, the_case->to,
                                   &answer->route, &answer->footprint,
                                   &error) == STATUS_OK;
        if (!right)
            fprintf(out, "not a valid trace: %s\n", error.text);
    }
    return right;
}

/* Judges a reply by itself. */
static EndingKind judge(const Trial *trial, const Search *search,
                        const Reply *reply, FILE *out)
{
    const Answer *answer = &reply->answer;
    if (reply->ending.kind != ENDING_OK) {
        fprintf(out, "%s\n", reply->ending.message);
        return reply->ending.kind;
    }
    if (answer->route.status == STATUS_TOO_LARGE)
        return ENDING_TOO_LARGE;
    if (!answer_is_one(answer)) {
        bool explained = answer->error.text[0] != '\0';
        fprintf(out, "%s\n",
                explained ? answer->error.text
                          : status_name(answer->route.status));
        return answer->absurd ? ENDING_WRONG
                              : ending_of_status(answer->route.status);
    }
    if (is_right(trial, search, answer, out))
        return ENDING_OK;
    print_answer(out, trial, search, answer);
    print_repeat(out, trial, search);
    return ENDING_WRONG;
}

/* Who passed has a voice; one whose work could not be looked at only if
 * nobody's could. */
static int find_voices(const Trial *trial, const Reply *replies,
                       const Verdict *verdicts, bool *voices)
{
    int traced = 0;
    int count = 0;
    for (int i = 0; i < trial->count; i++)
        traced += verdicts[i].kind == ENDING_OK && !replies[i].answer.untraced;
    for (int i = 0; i < trial->count; i++) {
        voices[i] = verdicts[i].kind == ENDING_OK &&
                    (traced == 0 || !replies[i].answer.untraced);
        count += voices[i];
    }
    return count;
}

/* With how many voices this one agrees, its own included. */
static int count_agreeing(const Trial *trial, const Reply *replies,
                          const bool *voices, int which)
{
    int count = 0;
    for (int i = 0; i < trial->count; i++)
        count +=
            voices[i] && (i == which || trial_agree(trial, &replies[i].answer,
                                                    &replies[which].answer));
    return count;
}

/* Compares those that passed: one that differs from most is wrong; where there
 * is no majority, nobody can tell who is. */
static void compare(const Trial *trial, const Reply *replies, Verdict *verdicts,
                    FILE **texts)
{
    int agreeing[TRIAL_SEARCHES] = {0};
    bool has_voice[TRIAL_SEARCHES];
    int voices = find_voices(trial, replies, verdicts, has_voice);
    int most = 0;
    for (int i = 0; i < trial->count; i++) {
        if (verdicts[i].kind != ENDING_OK)
            continue;
        agreeing[i] = count_agreeing(trial, replies, has_voice, i);
        most = agreeing[i] > most ? agreeing[i] : most;
    }
    bool decided = 2 * most > voices;
    for (int i = 0; i < trial->count; i++) {
        int other = -1; /* of those it differs from, one that most agree with */
        if (verdicts[i].kind != ENDING_OK || agreeing[i] == voices ||
            (decided && agreeing[i] == most))
            continue;
        for (int k = 0; k < trial->count; k++)
            if (agreeing[k] > (other < 0 ? 0 : agreeing[other]) &&
                !trial_agree(trial, &replies[i].answer, &replies[k].answer))
                other = k;
        fputs(decided
                  ? "not the work that the others did\n"
                  : "both can be right, but they did not do the same work\n",
              texts[i]);
        trial_print_difference(texts[i], trial, trial->searches[other],
                               &replies[other].answer, trial->searches[i],
                               &replies[i].answer);
        verdicts[i].kind = decided ? ENDING_WRONG : ENDING_DISAGREE;
    }
}

void trial_judge(const Trial *trial, const Reply *replies, Verdict *verdicts)
{
    FILE *texts[TRIAL_SEARCHES];
    size_t size;
    for (int i = 0; i < trial->count; i++) {
        verdicts[i] = (Verdict){.kind = ENDING_OUT_OF_MEMORY};
        texts[i] = open_memstream(&verdicts[i].text, &size);
        if (texts[i] != NULL)
            verdicts[i].kind =
                judge(trial, trial->searches[i], &replies[i], texts[i]);
    }
    compare(trial, replies, verdicts, texts);
    for (int i = 0; i < trial->count; i++)
        if (texts[i] != NULL)
            fclose(texts[i]);
}

Ending verdict_ending(const Verdict *verdict)
{
    const char *text = verdict->text == NULL ? "out of memory" : verdict->text;
    return ending_make(verdict->kind, "%.*s", (int)strcspn(text, "\n"), text);
}
