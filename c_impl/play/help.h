/* help.h -- what may be pressed, told in the whole terminal. */
#ifndef REITTI_HELP_H
#define REITTI_HELP_H

/* What every game tells of the keys that all have. */
#define HELP_KEYS                                                              \
    "  s       another search finds the way; the one before is asked beside "  \
    "it\n"                                                                     \
    "  v       another style of the same search\n"                             \
    "  c       the same search in the other language, C or Prolog; its time "  \
    "has\n"                                                                    \
    "          the way there and back in it\n"                                 \
    "  d       distances instead of levels, and back\n"                        \
    "  w       watch the last search, square by square: right and left step, " \
    "PgDn\n"                                                                   \
    "          and PgUp step ten squares, Home and End go all the way, q "     \
    "goes "                                                                    \
    "back\n"                                                                   \
    "  Ctrl-Z  leave the terminal for a while; fg comes back\n"                \
    "  L or q  leave the game\n"

/* Shows the lines of a text until a key is pressed, as many at a time as fit
 * the terminal. */
void help_show(const char *text);

#endif
