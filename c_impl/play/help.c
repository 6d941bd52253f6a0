/* help.c -- what may be pressed, told in the whole terminal.
 *
 * Mirror: prolog_impl/play/help.pl.
 */
#include "help.h"

#include "page.h"
#include "screen.h"

#include <stdio.h>
#include <string.h>

/* Shows as many lines as fit, one at least; what is left of the text. */
static const char *show_lines(const char *text)
{
    int rows = screen_rows() > 1 ? screen_rows() - 1 : 1;
    int columns = screen_columns();
    Page page = page_make(0, 0, columns, rows);
    screen_clear();
    for (int used = 0; *text != '\0';) {
        char line[200];
        size_t length = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        int lines = page_lines(line, columns);
        if (used > 0 && used + lines > rows)
            break;
        used += lines;
        page_say(&page, 0, PAINT_PLAIN, line);
        text += length + 1;
    }
    page_line(rows, 0, columns, PAINT_BAR,
              *text == '\0' ? "Any key goes back to the game."
                            : "Any key shows more.");
    screen_show(-1, -1);
    return text;
}

void help_show(const char *text)
{
    while (*text != '\0') {
        const char *rest = show_lines(text);
        if (screen_key() != SCREEN_RESIZED)
            text = rest;
    }
}
