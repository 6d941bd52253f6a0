/* view.h -- a level in the whole terminal, with lines above and below it.
 *
 * A level that does not fit scrolls, so that the square in focus is seen.  A
 * small terminal gets fewer lines around the level.
 */
#ifndef REITTI_VIEW_H
#define REITTI_VIEW_H

#include "../route/drawing.h"

typedef struct View {
    const World *world;
    const Drawing *route; /* NULL: only the level */
    Square focus;
    bool cursor; /* on the focus */
    char walker; /* what to show on the start; '\0': nothing */
    Square start;
    const char *title;
    const char *status;  /* of things as they are */
    const char *news[2]; /* of what has just happened */
    const char *keys;    /* what may be pressed */
} View;

void view_show(const View *view);

/* Shows the lines of a text until a key is pressed. */
void view_help(const char *text);

#endif
