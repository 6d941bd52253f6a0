/* panel.h -- what is told beside the levels. */
#ifndef REITTI_PANEL_H
#define REITTI_PANEL_H

#include "frame.h"
#include "page.h"
#include "program.h"
#include "wording.h"

typedef struct Telling {
    const char *status;  /* of things as they are */
    const char *news[2]; /* of what has just happened */
} Telling;

/* How things are, what has happened, who finds the way in what time, and what
 * the colours and characters stand for; the rest is cut. */
void panel_show(Program *program, const Telling *telling, const Frame *frame,
                Page *page);

/* Single lines of it: which part of a level is seen, empty if all of it is; and
 * who finds the way. */
typedef struct PanelText {
    char text[400];
} PanelText;

PanelText panel_seen(const World *world, const Frame *frame);
PanelText panel_guide(const Guide *guide);

#endif
