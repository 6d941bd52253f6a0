/* strategy.c -- many units are sent about together: the game, line by line.
 *
 * Mirror: prolog_impl/play/strategy.pl.
 */
#include "console.h"
#include "orders.h"

#include <string.h>

static Status begin(Orders *orders, Error *error)
{
    Status status = orders_begin(orders, error);
    return status == STATUS_OK ? orders_print(orders, stdout, error) : status;
}

/* Whether to do it; false, too, if the input has ended. */
static bool confirm(Console *console, const char *question)
{
    bool yes;
    return console_yes(console, question, &yes) && yes;
}

/* What the line asks for; whether the game is left. */
static Status obey(Orders *orders, Console *console, const char *line,
                   bool *left, Error *error)
{
    if (strcmp(line, "?") == 0)
        orders_help(orders, stdout);
    else if (strcmp(line, "L") == 0)
        *left = confirm(console, "Leave the game? (y/n) ");
    else if (strcmp(line, "R") != 0)
        return orders_give(orders, line, stdout, error);
    else if (confirm(console, "Back to the beginning? (y/n) "))
        return begin(orders, error);
    return STATUS_OK;
}

static Status play_lines(Program *program, Error *error)
{
    Console console = console_open();
    Orders orders = {.program = program};
    const char *line;
    bool left = false;
    printf("%s.\n"
           "Units are 1 to 9, a to z, then *; walls are #, and , is where the "
           "plan leads.\n"
           "Type one of these and Enter:\n",
           program->title);
    orders_help(&orders, stdout);
    Status status = begin(&orders, error);
    while (status == STATUS_OK && !left &&
           (line = console_line(&console, "Your orders (? for help): ")) !=
               NULL)
        status = obey(&orders, &console, line, &left, error);
    if (status == STATUS_OK)
        puts("Goodbye.");
    orders_free(&orders);
    console_close(&console);
    return status;
}

PLAYED(.game = "strategy",
       .title = "Strategy: units are sent about, and plan their ways together",
       .walker = "unit", .problem = "units", .lines = play_lines,
       .screen = fleet_screen)
