/* view.h -- a game in the whole terminal. */
#ifndef REITTI_VIEW_H
#define REITTI_VIEW_H

#include "../route/drawing.h"
#include "panel.h"

typedef struct View {
    Program *program;
    const Drawing *route;     /* NULL: none */
    const PictureMark *marks; /* above it, later ones above earlier ones; */
    int mark_count;
    bool alone; /* and no distances */
    int steps;  /* of the last search that are shown instead of its
                   route; -1: none */
    Square focus;
    bool cursor;  /* on the focus */
    bool swapped; /* distances are seen instead of levels */
    char walker;  /* what to show on the start; '\0': nothing */
    Square start;
    Telling telling;
    const char *keys; /* what may be pressed */
} View;

void view_show(const View *view);

/* The square that is shown in this place; false: none is. */
bool view_square(const View *view, int row, int column, Square *square);

#endif
