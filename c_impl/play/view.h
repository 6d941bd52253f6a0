/* view.h -- a game in the whole terminal. */
#ifndef REITTI_VIEW_H
#define REITTI_VIEW_H

#include "../route/drawing.h"
#include "panel.h"

typedef struct View {
    Program *program;
    const Drawing *route; /* NULL: none */
    int steps;            /* of the last search that are shown instead of its
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

#endif
