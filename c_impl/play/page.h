/* page.h -- text in a part of the screen, in lines as wide as that is.
 *
 * What has no room is cut, and "…" stands for it.
 */
#ifndef REITTI_PAGE_H
#define REITTI_PAGE_H

#include "../paint.h"

typedef struct Page {
    int row; /* of the screen, where it begins */
    int column;
    int width;
    int rows;
    int line; /* where the next word goes, */
    int at;   /* behind so many columns */
    int last; /* line of the paragraph */
    bool begun;
    bool cut; /* the paragraph is */
} Page;

/* An empty one. */
Page page_make(int row, int column, int width, int rows);

/* A new line, for a paragraph of at most so many; 0: as many as there are. */
void page_begin(Page *page, int lines);

/* Text for the paragraph, which breaks at blanks and between two squares. */
void page_put(Page *page, Paint paint, const char *text);

/* What comes next, behind blanks, is so wide and is not to be broken. */
void page_keep(Page *page, int blanks, int width);

/* A paragraph of one text. */
void page_say(Page *page, int lines, Paint paint, const char *text);

/* One line by itself. */
void page_line(int row, int column, int width, Paint paint, const char *text);

/* How many lines the text takes as a paragraph of that width. */
int page_lines(const char *text, int width);

#endif
