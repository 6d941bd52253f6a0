/* keys.h -- what may be pressed in every game. */
#ifndef REITTI_KEYS_H
#define REITTI_KEYS_H

#include "view.h"

typedef struct KeysText {
    char text[sizeof((Error *)0)->text + 40];
} KeysText;

/* Does what such a key asks for, and has `said` tell what came of it.  The key
 * becomes SCREEN_ENDED if the input ended meanwhile; false: it is none of
 * these. */
bool keys_press(View *view, int *key, const char *help, KeysText *said);

#endif
