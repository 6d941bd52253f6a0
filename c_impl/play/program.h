/* program.h -- what can be played, and playing it.
 *
 * A game that is played is a value of type Program in a file of its own, made
 * known with PLAYED(); nothing else names it.
 */
#ifndef REITTI_PROGRAM_H
#define REITTI_PROGRAM_H

#include "../worlds.h"
#include "guides.h"

/* What the command `reitti` ends with, too. */
enum { PROGRAM_FINE, PROGRAM_USAGE = 2, PROGRAM_LIMIT, PROGRAM_UNWRITTEN };

typedef struct Program Program;

/* One way to play.  STATUS_OK, or the error says what ended the game. */
typedef Status Playing(Program *program, Error *error);

struct Program {
    const char *game;
    const char *title;  /* what the game is, in a line without its full stop */
    const char *walker; /* who asks the way */
    /* Its questions, and who answers may be chosen while it is played, by any
     * way; NULL: routes, by whom it began with unless on a screen. */
    const char *problem;
    Playing *lines;
    Playing *screen; /* in the whole terminal */
    Program *next;   /* in the register */
    World world;
    Guides guides;
    bool colour; /* of what is printed */
};

#define PLAYED(...)                                                            \
    static Program this_program = {__VA_ARGS__};                               \
    __attribute__((constructor)) static void register_this_program(void)       \
    {                                                                          \
        program_register(&this_program);                                       \
    }

/* Ways that games share, or that are too long to stand beside what makes them
 * known: tactics and city line by line, and all in the whole terminal. */
Playing journey_lines;
Playing journey_screen;
Playing hunt_screen;
Playing fleet_screen;

void program_register(Program *program);

/* The program of the game; any, if that is NULL.  NULL: there is none. */
Program *program_find(const char *game);

/* What is asked in it. */
const Problem *program_problem(const Program *program);

/* Who answers at first in a program by itself: the only one, or the problem's,
 * tuned if it is. */
const Solver *program_solver(const Program *program);

/* What to play. */
typedef struct Play {
    const char *path;     /* of the world, or what is said of it; NULL: */
    const char *text;     /* its text is this */
    WorldsGet *get;       /* reads or makes it; NULL: it is a file */
    const Solver *solver; /* that finds the way at first */
    bool screen;
} Play;

/* Plays until it is left; the exit status.  What went wrong is told in a line
 * on standard error. */
int program_play(Program *program, const Play *play);

/* Such a line, whatever a file or an argument put into it; the exit status. */
__attribute__((format(printf, 3, 4))) int
program_complain(const Program *program, int exit_status, const char *format,
                 ...);

#endif
