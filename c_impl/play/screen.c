/* screen.c -- the whole terminal, by ncurses.
 *
 * Mirror: prolog_impl/play/screen.pl.
 */
#include "screen.h"

#include <curses.h>
#include <errno.h>
#include <locale.h>
#include <poll.h>
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
    static const attr_t looks[PAINTS] = {
        [PAINT_ROUTE] = A_BOLD,  [PAINT_END] = A_BOLD,
        [PAINT_PLAYER] = A_BOLD, [PAINT_OBSTACLE] = A_DIM,
        [PAINT_CLEAR] = A_BOLD,  [PAINT_BAR] = A_REVERSE};
    if (plain)
        return paint == PAINT_BAR ? A_REVERSE : A_NORMAL;
    return looks[paint] | (coloured ? (attr_t)COLOR_PAIR(paint) : 0);
}

void screen_glyph(int row, int column, char glyph, Paint paint)
{
    screen_text(row, column, &glyph, 1, paint);
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

bool screen_key_waits(void)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    return poll(&input, 1, 0) > 0;
}

int screen_key(void)
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
    errno = 0;
    int key = getch();
    if (key == ERR)
        return errno == EINTR ? SCREEN_RESIZED : SCREEN_ENDED;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].theirs == key)
            return keys[i].ours;
    return key < SCREEN_UP ? key : SCREEN_OTHER;
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
