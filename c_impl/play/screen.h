/* screen.h -- the whole terminal: characters in their places, and keys.
 *
 * The terminal is put back as it was however the program ends, by a signal too,
 * and while it is stopped by Ctrl-Z.
 */
#ifndef REITTI_SCREEN_H
#define REITTI_SCREEN_H

#include "../paint.h"
#include "../support/error.h"

#include <stdbool.h>

/* Whether we talk to a terminal at all; and whether it is one that can be drawn
 * on: the error says why not. */
bool screen_has_terminal(void);
Status screen_check(Error *error);

/* Takes the terminal, and gives it back. */
Status screen_open(bool colour, Error *error);
void screen_close(void);

int screen_rows(void);
int screen_columns(void);

/* What is drawn outside is left out.  Rows and columns count from 0; a text, of
 * so many bytes of UTF-8, is not cut here; a glyph is one of Latin 1. */
void screen_clear(void);
void screen_glyph(int row, int column, char glyph, Paint paint);
void screen_text(int row, int column, const char *text, int length,
                 Paint paint);

/* Shows what was drawn, with the cursor there; no cursor if the row is
 * negative. */
void screen_show(int row, int column);

/* Keys that are no characters.  Enter is '\n'. */
enum {
    SCREEN_ESCAPE = 27,
    SCREEN_UP = 256,
    SCREEN_DOWN,
    SCREEN_LEFT,
    SCREEN_RIGHT,
    SCREEN_HOME,
    SCREEN_END,
    SCREEN_PAGE_UP,
    SCREEN_PAGE_DOWN,
    SCREEN_MIDDLE,
    SCREEN_BACKSPACE,
    SCREEN_OTHER,
    SCREEN_MOUSE,
    SCREEN_RESIZED,
    SCREEN_QUIET, /* none came */
    SCREEN_ENDED  /* nothing more will come */
};

/* Waits for a key, or only so long; and whether one is waiting already. */
int screen_key(void);
int screen_key_within(double seconds);
bool screen_key_waits(void);

/* From now on the mouse is a key, too, where there is one.  The terminal
 * itself marks no text by it then. */
void screen_use_mouse(void);

/* Where it was pressed last, for SCREEN_MOUSE. */
typedef struct ScreenMouse {
    int row;
    int column;
    bool right; /* otherwise the left button */
    bool shift;
} ScreenMouse;

ScreenMouse screen_mouse(void);

/* The key of the keypad that a digit, an arrow or a letter of vi stands for, 5
 * being the middle; 0: none. */
int screen_keypad(int key);

#endif
