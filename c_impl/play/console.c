/* console.c -- questions and answers, a line each.
 *
 * Mirror: prolog_impl/play/console.pl.
 */
#include "console.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

Console console_open(void)
{
    return (Console){.in = stdin, .out = stdout, .echo = !isatty(STDIN_FILENO)};
}

void console_close(Console *console)
{
    free(console->line);
    *console = (Console){0};
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

const char *console_line(Console *console, const char *prompt)
{
    if (console->ended)
        return NULL;
    fputs(prompt, console->out);
    console->ended = fflush(console->out) != 0;
    ssize_t length = console->ended
                         ? -1
                         : getline(&console->line, &console->size, console->in);
    if (length < 0) {
        console->ended = true;
        fputc('\n', console->out);
        return NULL;
    }
    char *line = console->line;
    if (length > 0 && line[length - 1] == '\n')
        length--;
    while (length > 0 && is_blank(line[length - 1]))
        length--;
    if (console->echo) {
        fwrite(line, 1, (size_t)length, console->out);
        fputc('\n', console->out);
    }
    if (memchr(line, '\0', (size_t)length) != NULL)
        return "\1"; /* nothing that anyone expects */
    line[length] = '\0';
    while (is_blank(*line))
        line++;
    return line;
}

/* The text as a whole number, at most limit + 1; 0 if it is below 1, and -1 if
 * it is not one. */
static int whole_number(const char *text, int limit)
{
    bool negative = *text == '-';
    const char *digit = negative ? text + 1 : text;
    int number = 0;
    if (*digit == '\0')
        return -1;
    for (; *digit != '\0'; digit++) {
        if (*digit < '0' || *digit > '9')
            return -1;
        number = 10 * number + (*digit - '0');
        if (number > limit)
            number = limit + 1;
    }
    return negative ? 0 : number;
}

bool console_number(Console *console, const char *prompt, int limit,
                    int *number)
{
    const char *text;
    while ((text = console_line(console, prompt)) != NULL) {
        *number = whole_number(text, limit);
        if (*number >= 1 && *number <= limit)
            return true;
        if (*number >= 0)
            fprintf(console->out,
                    "%s lies outside: expected a whole number from 1 to %d.\n",
                    text, limit);
        else
            fprintf(console->out, "Expected a whole number from 1 to %d.\n",
                    limit);
    }
    return false;
}

bool console_yes(Console *console, const char *prompt, bool *yes)
{
    const char *text;
    while ((text = console_line(console, prompt)) != NULL) {
        *yes = strcmp(text, "y") == 0;
        if (*yes || strcmp(text, "n") == 0)
            return true;
        fputs("Expected y or n.\n", console->out);
    }
    return false;
}
