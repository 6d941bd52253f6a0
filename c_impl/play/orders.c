/* orders.c -- what may be ordered in a line, and what is answered.
 *
 * Mirror: prolog_impl/play/orders.pl.
 */
#include "orders.h"

#include "fleet_picture.h"
#include "fleet_turn.h"
#include "unit_orders.h"
#include "wording.h"

#include <string.h>

enum { MOST_TURNS = 1000000, CHOICES = 400 };

/* As UnitOrder, of what is more than units. */
typedef Status Give(Orders *orders, const char *word, Line rest, FILE *out,
                    Error *error);

/* The field of the question that is a number: how far ahead to plan. */
static const Field *window_of(const Orders *orders)
{
    const Field *field = problem_of(orders->program->guides.now.solver)->fields;
    while (field->kind != FIELD_NUMBER)
        field++;
    return field;
}

Status orders_begin(Orders *orders, Error *error)
{
    Fleet *fleet = &orders->fleet;
    if (fleet->window == 0)
        fleet->window = window_of(orders)->unsaid;
    guides_forget(&orders->program->guides);
    return fleet_begin(fleet, &orders->program->world, error);
}

void orders_free(Orders *orders)
{
    fleet_free(&orders->fleet);
}

static void print_turn(const Orders *orders, const Turn *turn, FILE *out)
{
    const Fleet *fleet = &orders->fleet;
    const Guide *guide = &orders->program->guides.now;
    if (turn->planned)
        fprintf(out, "Plan by %s: %s, %lld expanded, %s.\n",
                guide->solver->name, turn_plan_text(fleet, turn).text,
                (long long)guide->way.answer.work[0],
                wording_time(guide->way.seconds).text);
    fprintf(out, "%s\n", turn_text(fleet, turn).text);
}

static Status take_turns(Orders *orders, int turns, FILE *out, Error *error)
{
    Fleet *fleet = &orders->fleet;
    Turn turn;
    while (turns-- > 0 && !fleet_rests(fleet)) {
        Status status =
            fleet_turn(fleet, &orders->program->guides, &turn, error);
        if (status != STATUS_OK)
            return status;
        print_turn(orders, &turn, out);
    }
    if (fleet_rests(fleet))
        fputs("All units rest.\n", out);
    return STATUS_OK;
}

Status orders_print(const Orders *orders, FILE *out, Error *error)
{
    return fleet_print(out, &orders->fleet, orders->program->colour, error);
}

static Status give_turns(Orders *orders, const char *word, Line rest, FILE *out,
                         Error *error)
{
    Line number;
    int turns = 1;
    (void)word;
    if (line_word(&rest, &number)) {
        turns = line_number(&number, MOST_TURNS);
        if (turns == 0 || line_word(&rest, &number))
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "Expected . or . N, N from 1 to %d", MOST_TURNS);
    }
    Status status = take_turns(orders, turns, out, error);
    return status == STATUS_OK ? orders_print(orders, out, error) : status;
}

static Status give_picture(Orders *orders, const char *word, Line rest,
                           FILE *out, Error *error)
{
    Status status = unit_order_end(word, rest, error);
    return status == STATUS_OK ? orders_print(orders, out, error) : status;
}

/* What may be another one of who plans. */
static const struct Choice {
    const char *word;
    const char *called;
    const char *title;
} all_choices[] = {[CHANGE_SEARCH] = {"search", "NAME", "Search"},
                   [CHANGE_STYLE] = {"style", "S", "Style"},
                   [CHANGE_LANGUAGE] = {"lang", "L", "Language"}};

static Status give_choice(Orders *orders, const char *word, Line rest,
                          FILE *out, Error *error)
{
    Guides *guides = &orders->program->guides;
    const Solver *before = guides->now.solver;
    Change change = CHANGE_SEARCH;
    Line called = {0};
    Line more;
    char name[60];
    while (strcmp(all_choices[change].word, word) != 0)
        change++;
    const struct Choice *choice = &all_choices[change];
    if (line_word(&rest, &called) && line_word(&rest, &more))
        called.length = 0;
    snprintf(name, sizeof name, "%.*s", (int)called.length,
             called.length == 0 ? "" : called.start);
    Status status = guides_choose(guides, change, name, error);
    if (status == STATUS_NO_ANSWER) {
        char choices[CHOICES];
        guides_choices(guides, change, choices, sizeof choices);
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "Expected %s %s, one of %s", choice->word,
                         choice->called, choices);
    }
    if (guides->now.solver != before)
        fleet_change(&orders->fleet);
    if (status == STATUS_OK)
        fprintf(out, "%s %s from the next turn on.\n", choice->title, name);
    return status;
}

static Status give_window(Orders *orders, const char *word, Line rest,
                          FILE *out, Error *error)
{
    const Field *field = window_of(orders);
    Fleet *fleet = &orders->fleet;
    Line number;
    Line more;
    int window = line_word(&rest, &number) && !line_word(&rest, &more)
                     ? line_number(&number, field->high)
                     : 0;
    (void)word;
    if (window < field->low)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "Expected window W, W from %d to %d", field->low,
                         field->high);
    if (window != fleet->window)
        fleet_change(fleet);
    fleet->window = window;
    fprintf(out, "Window %d from the next turn on.\n", window);
    return STATUS_OK;
}

/* All words that begin a line; the last three are for who reads them. */
static const struct Order {
    const char *word;
    UnitOrder *unit;
    Give *give;
} all_orders[] = {{"u", unit_order_add, NULL},
                  {"x", unit_order_remove, NULL},
                  {"w", unit_order_build, NULL},
                  {"g", unit_order_build, NULL},
                  {"s", unit_order_select, NULL},
                  {"m", unit_order_send, NULL},
                  {"a", unit_order_send, NULL},
                  {"h", unit_order_halt, NULL},
                  {".", NULL, give_turns},
                  {"t", unit_order_tell, NULL},
                  {"p", NULL, give_picture},
                  {"search", NULL, give_choice},
                  {"window", NULL, give_window},
                  {"style", NULL, give_choice},
                  {"lang", NULL, give_choice},
                  {"?", NULL, NULL},
                  {"R", NULL, NULL},
                  {"L", NULL, NULL}};
enum { ORDERS = sizeof all_orders / sizeof *all_orders };

/* A small program has one language only. */
static bool is_offered(const Orders *orders, const struct Order *order)
{
    char choices[CHOICES];
    return strcmp(order->word, all_choices[CHANGE_LANGUAGE].word) != 0 ||
           guides_choices(&orders->program->guides, CHANGE_LANGUAGE, choices,
                          sizeof choices) > 1;
}

static const struct Order *find_order(const Orders *orders, const Line *word)
{
    for (int i = 0; i < ORDERS; i++)
        if (line_is(word, all_orders[i].word) &&
            is_offered(orders, &all_orders[i]))
            return &all_orders[i];
    return NULL;
}

Status orders_give(Orders *orders, const char *line, FILE *out, Error *error)
{
    Line rest = {.start = line, .length = strlen(line)};
    Line word;
    Status status = STATUS_OK;
    const struct Order *order =
        line_word(&rest, &word) ? find_order(orders, &word) : NULL;
    if (order != NULL && order->unit != NULL)
        status = order->unit(&orders->fleet, order->word, rest, out, error);
    else if (order != NULL && order->give != NULL)
        status = order->give(orders, order->word, rest, out, error);
    else {
        fputs("Expected one of", out);
        for (int i = 0; i < ORDERS; i++)
            if (is_offered(orders, &all_orders[i]))
                fprintf(out, " %s", all_orders[i].word);
        fputs(".\n", out);
    }
    if (status != STATUS_BAD_INPUT && status != STATUS_REFUSED)
        return status;
    fprintf(out, "%s.\n", error->text);
    return STATUS_OK;
}

void orders_help(const Orders *orders, FILE *out)
{
    static const struct Order language = {.word = "lang"};
    fputs(
        "  u X Y    a new unit at column X of row Y    x X Y  remove one\n"
        "  w X Y    a wall                             g X Y  ground again\n"
        "  s N ...  select units by number             s *    all     s  none\n"
        "  m X Y    send the selected there            a X Y  there "
        "afterwards\n"
        "  h        the selected stay where they are\n"
        "  .        a turn                             . N    so many\n"
        "  t        tell where all are and go          p      show it\n"
        "  search NAME, style S, window W    who plans, and how far ahead\n",
        out);
    if (is_offered(orders, &language))
        fputs("  lang L   in which language, c or prolog\n", out);
    fputs(
        "  ?        list these commands\n"
        "  R        back to the beginning              L      leave the game\n",
        out);
}
