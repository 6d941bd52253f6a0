/* page.c -- text in a part of the screen.
 *
 * Mirror: prolog_impl/play/page.pl.
 */
#include "page.h"

#include "screen.h"

#include <limits.h>
#include <string.h>

Page page_make(int row, int column, int width, int rows)
{
    return (Page){.row = row, .column = column, .width = width, .rows = rows};
}

void page_begin(Page *page, int lines)
{
    page->line += page->begun;
    page->begun = true;
    page->cut = false;
    if (page->line < page->rows)
        page->at = 0;
    page->last = lines == 0 || page->line + lines > page->rows
                     ? page->rows - 1
                     : page->line + lines - 1;
}

static bool is_inside(char byte) /* a character of several bytes */
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

static int columns_of(const char *text, int length)
{
    int columns = 0;
    for (int i = 0; i < length; i++)
        columns += !is_inside(text[i]);
    return columns;
}

/* The bytes of the text's first characters. */
static int bytes_of(const char *text, int columns)
{
    int length = 0;
    while (columns-- > 0)
        do
            length++;
        while (is_inside(text[length]));
    return length;
}

/* The sign stands behind what there is, or on its last character. */
static void cut(Page *page, Paint paint)
{
    static const char sign[] = "…";
    int line = page->line < page->rows ? page->line : page->rows - 1;
    int at = page->at < page->width ? page->at : page->width - 1;
    screen_text(page->row + line, page->column + at, sign, sizeof sign - 1,
                paint);
    page->cut = true;
}

static void next_line(Page *page, Paint paint)
{
    if (page->line >= page->last) {
        cut(page, paint);
        return;
    }
    page->line++;
    page->at = 0;
}

static void put_word(Page *page, Paint paint, const char *word, int length,
                     int blanks)
{
    int columns = columns_of(word, length);
    if (page->line > page->last)
        cut(page, paint);
    else if (page->at > 0 && page->at + blanks + columns > page->width) {
        next_line(page, paint);
        blanks = 0;
    }
    for (; !page->cut && blanks > 0; blanks--)
        screen_glyph(page->row + page->line, page->column + page->at++, ' ',
                     paint);
    while (!page->cut && length > 0) {
        int room = page->width - page->at;
        int bytes = columns > room ? bytes_of(word, room) : length;
        screen_text(page->row + page->line, page->column + page->at, word,
                    bytes, paint);
        page->at += columns > room ? room : columns;
        word += bytes;
        length -= bytes;
        columns -= room;
        if (length > 0)
            next_line(page, paint);
    }
}

void page_put(Page *page, Paint paint, const char *text)
{
    while (*text != '\0' && !page->cut) {
        int blanks = (int)strspn(text, " ");
        const char *word = text + blanks;
        size_t length = strcspn(word, " ");
        const char *between = strstr(word, ")(");
        if (between != NULL && between < word + length)
            length = (size_t)(between - word) + 1;
        if (length > 0)
            put_word(page, paint, word, (int)length, blanks);
        text = word + length;
    }
}

void page_keep(Page *page, int blanks, int width)
{
    if (page->cut || page->at == 0)
        return;
    if (page->at + blanks + width > page->width)
        next_line(page, PAINT_PLAIN);
    else
        page->at += blanks;
}

void page_say(Page *page, int lines, Paint paint, const char *text)
{
    page_begin(page, lines);
    page_put(page, paint, text);
}

void page_line(int row, int column, int width, Paint paint, const char *text)
{
    Page page = page_make(row, column, width, 1);
    page_say(&page, 1, paint, text);
}

/* Nothing is drawn outside the screen. */
int page_lines(const char *text, int width)
{
    Page page = page_make(-INT_MAX / 2, 0, width, INT_MAX / 4);
    page_say(&page, 0, PAINT_PLAIN, text);
    return page.line + 1;
}
