/* game.h -- the rules of a game as data, and the register of all games.
 *
 * A game is a value of type Game in a file of its own in games/, made known
 * with GAME(); nothing else names it.
 */
#ifndef REITTI_GAME_H
#define REITTI_GAME_H

#include "field.h"
#include "support/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct World;

enum { NO_ENTRY = -1 }; /* the cost of what cannot be entered */

typedef enum Light { LIGHT_UNSAID, LIGHT_PASSES, LIGHT_STOPS } Light;

typedef struct Element {
    char glyph; /* 0 ends a list of elements */
    const char *name;
    int cost;    /* of entering its square by a step of cost 1, or NO_ENTRY */
    bool single; /* at most one in a world */
    Light light;
} Element;

enum { NOTE_FIELDS = 4 };

/* A line that may stand behind the rows of a world: a keyword, then words. */
typedef struct NoteKind {
    const char *keyword; /* NULL ends a list of kinds */
    const char *form;    /* "unit X,Y" */
    Field fields[NOTE_FIELDS + 1];
    bool many;   /* otherwise it stands once, */
    bool needed; /* or must stand */
} NoteKind;

enum { STAIRS_DOWN = '>', STAIRS_UP = '<' };

typedef enum Ways { EIGHT_WAYS, FOUR_WAYS } Ways;

/* What a game has to say of the notes of a world that is complete but for this;
 * the error is that of a line. */
typedef Status GameSettle(struct World *world, Error *error);

typedef struct Game {
    const char *name;
    const char *solver; /* of routes, if nobody says which */
    const char *unit;   /* of a route's cost */
    int rank;           /* in lists; those without one come last, by name */
    Ways ways;        /* that a move may lead, unless a world says otherwise */
    int64_t straight; /* what a straight and a diagonal step cost for each
                         unit of the element's cost; 0: 1 */
    int64_t diagonal;
    bool corners_block;   /* unless a world says otherwise */
    bool ends_beside;     /* a route ends next to the goal, which is never
                             entered */
    bool has_stairs;      /* otherwise start and goal must be on one level */
    bool shows_distances; /* beside each level it draws */
    const char *maps;     /* which moves .map files are read by to be worlds of
                             it; NULL: none are */
    const Element *elements;
    int levels;            /* that its worlds have; 0: any number */
    const NoteKind *notes; /* that may stand in its worlds; NULL: none */
    GameSettle *settle;    /* NULL: there is nothing to say */
    struct Game *next;     /* in the register */
} Game;

/* What a solver may ask of a game instead of naming it. */
typedef enum Trait {
    TRAIT_ANY = 1 << 0,       /* every game has it */
    TRAIT_UNIT_COST = 1 << 1, /* every step costs one */
    TRAIT_EIGHT_WAYS = 1 << 2,
    TRAIT_ONE_LEVEL = 1 << 3, /* no way leaves it */
    TRAIT_STAIRS = 1 << 4,
    TRAIT_BESIDE = 1 << 5, /* a route ends next to the goal */
    TRAIT_LIGHT = 1 << 6,  /* every element says whether light passes */
    TRAIT_ONTO = 1 << 7,   /* a route ends on the goal */
    TRAIT_FOUR_WAYS = 1 << 8,
    TRAIT_OCTILE = 1 << 9 /* diagonal and straight steps cost differently */
} Trait;

/* Their names, in the order of the bits; NULL ends them. */
extern const char *const trait_names[];

#define GAME(...)                                                              \
    static Game this_game = {__VA_ARGS__};                                     \
    __attribute__((constructor)) static void register_this_game(void)          \
    {                                                                          \
        game_register(&this_game);                                             \
    }

/* Adds a game, which must stay where it is. */
void game_register(Game *game);

/* The first game, followed by the others through `next`. */
const Game *game_first(void);

/* The game of that name, or NULL. */
const Game *game_find(const char *name, size_t length);

/* The game of .map files that are read by these moves, or NULL; if none are
 * said, by those of the first that has any. */
const Game *game_of_maps(const char *moves);

/* Two games that claim one name, or NULL: the first of them. */
const Game *game_twins(void);

/* The traits of its worlds with these ways, as a sum. */
unsigned game_traits(const Game *game, Ways ways);

/* The element that the glyph stands for in the game, or NULL. */
const Element *game_element(const Game *game, char glyph);

/* The first glyph, of which there may be many, whose square can be entered, or
 * cannot; '\0': there is none. */
char game_glyph(const Game *game, bool open);

#endif
