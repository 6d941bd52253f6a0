/* screen_keys.c -- keys and the mouse, by ncurses.
 *
 * Mirror: prolog_impl/play/screen_keys.pl.
 */
#include "screen.h"

#include <curses.h>
#include <errno.h>
#include <poll.h>
#include <unistd.h>

static ScreenMouse mouse;

bool screen_key_waits(void)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    return poll(&input, 1, 0) > 0;
}

ScreenMouse screen_mouse(void)
{
    return mouse;
}

static int mouse_key(void)
{
    MEVENT event;
    if (getmouse(&event) != OK ||
        (event.bstate & (BUTTON1_PRESSED | BUTTON3_PRESSED)) == 0)
        return SCREEN_OTHER;
    mouse = (ScreenMouse){.row = event.y,
                          .column = event.x,
                          .right = (event.bstate & BUTTON3_PRESSED) != 0,
                          .shift = (event.bstate & BUTTON_SHIFT) != 0};
    return SCREEN_MOUSE;
}

/* What ncurses calls a key. */
static int key_of(int key)
{
    static const struct {
        int theirs;
        int ours;
    } keys[] = {{KEY_UP, SCREEN_UP},
                {KEY_DOWN, SCREEN_DOWN},
                {KEY_LEFT, SCREEN_LEFT},
                {KEY_RIGHT, SCREEN_RIGHT},
                {KEY_HOME, SCREEN_HOME},
                {KEY_A1, SCREEN_HOME},
                {KEY_END, SCREEN_END},
                {KEY_C1, SCREEN_END},
                {KEY_PPAGE, SCREEN_PAGE_UP},
                {KEY_A3, SCREEN_PAGE_UP},
                {KEY_NPAGE, SCREEN_PAGE_DOWN},
                {KEY_C3, SCREEN_PAGE_DOWN},
                {KEY_B2, SCREEN_MIDDLE},
                {KEY_BACKSPACE, SCREEN_BACKSPACE},
                {'\b', SCREEN_BACKSPACE},
                {'\177', SCREEN_BACKSPACE},
                {KEY_ENTER, '\n'},
                {'\r', '\n'},
                {KEY_RESIZE, SCREEN_RESIZED},
                {'\4', SCREEN_ENDED}};
    if (key == ERR)
        return errno == EINTR ? SCREEN_RESIZED : SCREEN_ENDED;
    if (key == KEY_MOUSE)
        return mouse_key();
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].theirs == key)
            return keys[i].ours;
    return key < SCREEN_UP ? key : SCREEN_OTHER;
}

int screen_key_within(double seconds)
{
    errno = 0;
    timeout((int)(seconds * 1000));
    int key = getch();
    timeout(-1);
    /* An input that has ended can be read from, in vain. */
    return key == ERR && errno != EINTR && !screen_key_waits() ? SCREEN_QUIET
                                                               : key_of(key);
}

/* Ncurses looks for a new size when a wait has ended, and misses one that came
 * just before an endless one. */
int screen_key(void)
{
    int key;
    do
        key = screen_key_within(0.25);
    while (key == SCREEN_QUIET);
    return key;
}

int screen_keypad(int key)
{
    static const char letters[] = "bjnh.lyku";
    static const int others[] = {SCREEN_END,  SCREEN_DOWN,   SCREEN_PAGE_DOWN,
                                 SCREEN_LEFT, SCREEN_MIDDLE, SCREEN_RIGHT,
                                 SCREEN_HOME, SCREEN_UP,     SCREEN_PAGE_UP};
    for (int i = 0; i < 9; i++)
        if (key == '1' + i || key == letters[i] || key == others[i])
            return i + 1;
    return 0;
}
