/* screen.c -- the whole terminal, by ncurses.
 *
 * Mirror: prolog_impl/play/screen.pl.
 */
#include "screen.h"

#include <curses.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

static SCREEN *terminal;
static bool plain; /* no colour is wanted, and nothing in its place */
static bool coloured;
static struct termios before;
static char leaving[200]; /* what makes the terminal itself again */

enum { HUES = 6 /* from red on, black and white left out */ };

static const int deadly[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,
                             SIGALRM, SIGUSR1, SIGUSR2, SIGABRT,
                             SIGSEGV, SIGBUS,  SIGFPE,  SIGILL};
enum { DEADLY_COUNT = sizeof deadly / sizeof *deadly };

bool screen_has_terminal(void)
{
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

Status screen_check(Error *error)
{
    const char *name = getenv("TERM");
    int known;
    if (!screen_has_terminal())
        return error_set(error, STATUS_BAD_INPUT, 0, "this is no terminal");
    if (name == NULL || *name == '\0' || strcmp(name, "dumb") == 0)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the terminal cannot be drawn on");
    if (setupterm(NULL, STDOUT_FILENO, &known) != OK)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "no terminal is known as '%s'", name);
    del_curterm(cur_term);
    return STATUS_OK;
}

/* Only what a signal handler may call. */
static void die(int number)
{
    ssize_t written = write(STDOUT_FILENO, leaving, strlen(leaving));
    (void)written;
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
    signal(number, SIG_DFL);
    raise(number);
}

static void remember_leaving(void)
{
    static const char *const names[] = {"sgr0", "cnorm", "rmkx", "rmcup"};
    *leaving = '\0';
    for (int i = 0; i < 4; i++) {
        const char *text = tigetstr(names[i]);
        if (text != NULL)
            strncat(leaving, text, sizeof leaving - strlen(leaving) - 1);
    }
}

static void prepare_colours(void)
{
    static const short foregrounds[] = {[PAINT_PLAIN] = -1,
                                        [PAINT_ROUTE] = COLOR_YELLOW,
                                        [PAINT_END] = COLOR_RED,
                                        [PAINT_PLAYER] = COLOR_GREEN,
                                        [PAINT_OBSTACLE] = -1,
                                        [PAINT_CLEAR] = COLOR_BLUE,
                                        [PAINT_COSTLY] = COLOR_BLUE,
                                        [PAINT_DISTANCE] = COLOR_CYAN,
                                        [PAINT_BAR] = -1};
    static const short heats[PAINT_BANDS] = {COLOR_RED,   COLOR_YELLOW,
                                             COLOR_GREEN, COLOR_CYAN,
                                             COLOR_BLUE,  COLOR_MAGENTA};
    coloured =
        has_colors() && start_color() == OK && use_default_colors() == OK;
    for (short i = 1; coloured && i < PAINT_HEAT; i++)
        init_pair(i, foregrounds[i], -1);
    for (short i = 0; coloured && i < PAINT_BANDS; i++)
        init_pair((short)(PAINT_HEAT + i), COLOR_BLACK, heats[i]);
    for (short i = 0; coloured && i < 2 * PAINT_UNITS; i++)
        init_pair((short)(PAINT_UNIT + i), (short)(COLOR_RED + i % HUES), -1);
}

Status screen_open(bool colour, Error *error)
{
    setlocale(LC_CTYPE, "C.UTF-8"); /* which is what is written */
    tcgetattr(STDIN_FILENO, &before);
    terminal = newterm(NULL, stdout, stdin);
    if (terminal == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the terminal cannot be taken");
    remember_leaving();
    for (int i = 0; i < DEADLY_COUNT; i++)
        signal(deadly[i], die);
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    set_escdelay(25);
    plain = !colour;
    coloured = false;
    if (colour)
        prepare_colours();
    return STATUS_OK;
}

void screen_close(void)
{
    if (terminal == NULL)
        return;
    endwin();
    for (int i = 0; i < DEADLY_COUNT; i++)
        signal(deadly[i], SIG_DFL);
    delscreen(terminal);
    terminal = NULL;
}

int screen_rows(void)
{
    return getmaxy(stdscr);
}

int screen_columns(void)
{
    return getmaxx(stdscr);
}

void screen_clear(void)
{
    erase();
}

static attr_t look(Paint paint)
{
    static const attr_t looks[PAINT_UNIT] = {
        [PAINT_ROUTE] = A_BOLD,  [PAINT_END] = A_BOLD,
        [PAINT_PLAYER] = A_BOLD, [PAINT_OBSTACLE] = A_DIM,
        [PAINT_CLEAR] = A_BOLD,  [PAINT_BAR] = A_REVERSE};
    attr_t chosen = paint >= PAINT_CHOSEN ? A_REVERSE : A_NORMAL;
    attr_t colour = coloured ? (attr_t)COLOR_PAIR(paint) : 0;
    if (plain)
        return paint == PAINT_BAR ? A_REVERSE : chosen;
    if (paint < PAINT_UNIT)
        return looks[paint] | colour;
    /* Each hue bold, then plain. */
    return ((paint - PAINT_UNIT) % PAINT_UNITS < HUES ? A_BOLD : 0) | chosen |
           colour;
}

void screen_glyph(int row, int column, char glyph, Paint paint)
{
    unsigned char code = (unsigned char)glyph;
    char text[] = {glyph, '\0'};
    if (code >= 0x80) {
        text[0] = (char)(0xC0 | code >> 6);
        text[1] = (char)(0x80 | (code & 0x3F));
    }
    screen_text(row, column, text, code >= 0x80 ? 2 : 1, paint);
}

void screen_text(int row, int column, const char *text, int length, Paint paint)
{
    if (row < 0 || row >= screen_rows() || column < 0 ||
        column >= screen_columns())
        return;
    attrset((int)look(paint));
    mvaddnstr(row, column, text, length);
    attrset(A_NORMAL);
}

void screen_show(int row, int column)
{
    bool cursor = row >= 0 && row < screen_rows() && column >= 0 &&
                  column < screen_columns();
    curs_set(cursor ? 1 : 0);
    if (cursor)
        move(row, column);
    refresh();
}

void screen_use_mouse(void)
{
    if (mousemask(BUTTON1_PRESSED | BUTTON3_PRESSED | BUTTON_SHIFT, NULL) == 0)
        return;
    mouseinterval(0);
    strncat(leaving, "\033[?1000l\033[?1006l",
            sizeof leaving - strlen(leaving) - 1);
}
