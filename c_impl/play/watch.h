/* watch.h -- the last search square by square. */
#ifndef REITTI_WATCH_H
#define REITTI_WATCH_H

#include "view.h"

/* Steps through the work of who finds the way, until it is left; the key that
 * left it.  The view is that of the game.  Something has been asked. */
int watch_search(const View *view);

#endif
