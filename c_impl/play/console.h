/* console.h -- questions and answers, a line each.
 *
 * What is read from a file or a pipe is printed behind its prompt, so that a
 * game looks the same as on a terminal, where the typing is seen.
 */
#ifndef REITTI_CONSOLE_H
#define REITTI_CONSOLE_H

#include <stdbool.h>
#include <stdio.h>

typedef struct Console {
    FILE *in;
    FILE *out;
    bool echo;
    bool ended; /* no more is to be read */
    char *line;
    size_t size;
} Console;

/* On standard input and output; the caller frees with console_close(). */
Console console_open(void);
void console_close(Console *console);

/* The next line without the blanks around it, the console's until the next one
 * is read.  NULL: the input has ended, or nobody reads the output any more. */
const char *console_line(Console *console, const char *prompt);

/* Ask until there is an answer that will do; false: the input has ended. */
bool console_number(Console *console, const char *prompt, int limit,
                    int *number);
bool console_yes(Console *console, const char *prompt, bool *yes);

#endif
