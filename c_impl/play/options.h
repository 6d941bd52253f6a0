/* options.h -- the options of a playable program. */
#ifndef REITTI_PLAY_OPTIONS_H
#define REITTI_PLAY_OPTIONS_H

#include "../support/error.h"

#include <stdbool.h>

typedef struct PlayOptions {
    bool help;
    bool version;
    bool screen;
    const char *world; /* NULL: the game's own */
} PlayOptions;

/* STATUS_BAD_INPUT, and the error says what is wrong with them.  Nothing is
 * read behind help or version. */
Status play_options(PlayOptions *options, int argc, char **argv, Error *error);

#endif
