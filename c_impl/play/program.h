/* program.h -- what all playable programs have in common: options, the world,
 * and the one line that says what went wrong.
 */
#ifndef REITTI_PROGRAM_H
#define REITTI_PROGRAM_H

#include "guide.h"

/* What the command `reitti` ends with, too. */
enum { PROGRAM_FINE, PROGRAM_USAGE = 2, PROGRAM_LIMIT, PROGRAM_UNWRITTEN };

typedef struct Program Program;

/* One way to play.  STATUS_OK, or the error says what ended the game. */
typedef Status Playing(Program *program, Error *error);

struct Program {
    const char *game;
    const char *title;  /* what the game is, in a line without its full stop */
    const char *walker; /* who asks the way */
    Playing *lines;
    Playing *screen; /* in the whole terminal */
    World world;
    Guide guide;
    bool colour; /* of what is printed */
};

/* Ways that games share, or that are too long to stand beside main(): tactics
 * and city line by line, and all in the whole terminal. */
Playing journey_lines;
Playing journey_screen;
Playing hunt_screen;

/* The game's own world, as the text of its file; the build puts it in. */
extern const char own_world[];

/* Runs the program that says what its game is and how it is played; its exit
 * status. */
int program_main(Program *program, int argc, char **argv);

#endif
