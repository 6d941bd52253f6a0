/* words.c -- what the C side declares, in words. */
#include "words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Words {
    char *text;
    size_t size;
    FILE *out;
} Words;

static void say(Words *words, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void say(Words *words, const char *format, ...)
{
    va_list arguments;
    if (words->out == NULL)
        return;
    va_start(arguments, format);
    if (ftell(words->out) > 0)
        putc('\n', words->out);
    vfprintf(words->out, format, arguments);
    va_end(arguments);
}

static void words_begin(Words *words)
{
    *words = (Words){0};
    words->out = open_memstream(&words->text, &words->size);
}

static char *words_end(Words *words)
{
    if (words->out != NULL && fclose(words->out) != 0) {
        free(words->text);
        words->text = NULL;
    }
    return words->text;
}

static const char *or_none(const char *text)
{
    return text == NULL ? "none" : text;
}

static const char *yes_or_no(bool yes)
{
    return yes ? "yes" : "no";
}

static void say_promise(Words *words, const Solver *solver, const Game *game,
                        Ways ways)
{
    const Promise *promise = solver_promise_in(solver, game, ways);
    const char *number = ways == FOUR_WAYS ? "four" : "eight";
    if (promise == NULL)
        say(words, "in %s, %s ways: nothing", game->name, number);
    else
        say(words, "in %s, %s ways: complete %s, best %s, same %s, loose %s",
            game->name, number, yes_or_no(promise->complete),
            yes_or_no(promise->best), yes_or_no(promise->same),
            yes_or_no(promise->loose));
}

char *words_of_search(const Solver *solver)
{
    Words words;
    words_begin(&words);
    say(&words, "style: %s", solver->style);
    say(&words, "problem: %s", solver->problem);
    say(&words, "summary: %s", solver->summary);
    for (const Game *game = game_first(); game != NULL; game = game->next) {
        say_promise(&words, solver, game, EIGHT_WAYS);
        say_promise(&words, solver, game, FOUR_WAYS);
    }
    return words_end(&words);
}

static void say_element(Words *words, const Element *element)
{
    static const char *const lights[] = {"unsaid", "passes", "stops"};
    char cost[16] = "none";
    if (element->cost != NO_ENTRY)
        snprintf(cost, sizeof cost, "%d", element->cost);
    say(words, "element: %c %s, cost %s, single %s, light %s", element->glyph,
        or_none(element->name), cost, yes_or_no(element->single),
        lights[element->light]);
}

char *words_of_game(const Game *game)
{
    Words words;
    words_begin(&words);
    say(&words, "search: %s", or_none(game->solver));
    say(&words, "unit: %s", or_none(game->unit));
    say(&words, "ways: %s", game->ways == FOUR_WAYS ? "four" : "eight");
    say(&words, "corners: %s", game->corners_block ? "block" : "cut");
    say(&words, "steps: %lld and %lld", (long long)game->straight,
        (long long)game->diagonal);
    say(&words, "ends beside: %s", yes_or_no(game->ends_beside));
    say(&words, "has stairs: %s", yes_or_no(game->has_stairs));
    say(&words, "shows distances: %s", yes_or_no(game->shows_distances));
    say(&words, "levels: %d", game->levels);
    say(&words, "maps: %s", or_none(game->maps));
    say(&words, "rank: %d", game->rank);
    for (const NoteKind *note = game->notes;
         note != NULL && note->keyword != NULL; note++)
        say(&words, "note: %s", note->keyword);
    for (const Element *element = game->elements;
         element != NULL && element->glyph != 0; element++)
        say_element(&words, element);
    return words_end(&words);
}

char *words_of_maker(const Maker *maker)
{
    Words words;
    words_begin(&words);
    say(&words, "summary: %s", or_none(maker->summary));
    say(&words, "smallest: %d",
        maker->smallest == 0 ? MAKER_SMALLEST : maker->smallest);
    for (const Setting *setting = maker->settings; setting->name != NULL;
         setting++)
        say(&words, "setting: %s %d-%d, %d", setting->name, setting->low,
            setting->high, setting->unsaid);
    return words_end(&words);
}

char *words_of_problem(const Problem *problem)
{
    static const char *const betters[] = {"less", "more", "same"};
    static const char *const kinds[] = {"none", "open", "square", "number"};
    Words words;
    words_begin(&words);
    for (const Field *field = problem->fields; field->kind != FIELD_NONE;
         field++) {
        const char *often = field->repeats ? "again" : "once";
        if (field->kind == FIELD_NUMBER)
            say(&words, "field: %s %d-%d, %d %s", field->name, field->low,
                field->high, field->unsaid, often);
        else
            say(&words, "field: %s %s %s", field->name, kinds[field->kind],
                often);
    }
    for (const Work *work = problem->work; work->name != NULL; work++)
        say(&words, "work: %s", work->name);
    say(&words, "better: %s", betters[problem->better]);
    say(&words, "search: %s", or_none(problem->solver));
    return words_end(&words);
}

bool words_differ(const char **a, const char **b, int *a_length, int *b_length)
{
    for (;;) {
        *a_length = (int)strcspn(*a, "\n");
        *b_length = (int)strcspn(*b, "\n");
        if (*a_length != *b_length || strncmp(*a, *b, (size_t)*a_length) != 0)
            return true;
        if ((*a)[*a_length] != (*b)[*b_length])
            break; /* one has more */
        if ((*a)[*a_length] == '\0')
            return false;
        *a += *a_length + 1;
        *b += *b_length + 1;
    }
    *a += *a_length + ((*a)[*a_length] == '\n');
    *b += *b_length + ((*b)[*b_length] == '\n');
    *a_length = (int)strcspn(*a, "\n");
    *b_length = (int)strcspn(*b, "\n");
    return true;
}
