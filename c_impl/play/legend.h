/* legend.h -- what the characters of a game's levels stand for. */
#ifndef REITTI_LEGEND_H
#define REITTI_LEGEND_H

#include "page.h"

#include <stdio.h>

/* Those that can be entered, with the cost if it differs, then the others; in
 * lines that fit a terminal. */
void legend_print(FILE *out, const Game *game);

/* The same on a page. */
void legend_put(Page *page, const Game *game);

#endif
