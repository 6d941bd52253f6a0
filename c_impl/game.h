/* game.h -- the rules of a game as data: its elements and how a route ends. */
#ifndef REITTI_GAME_H
#define REITTI_GAME_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Element {
    char glyph; /* 0 ends a list of elements */
    const char *name;
    int cost;    /* of entering its square; 0: cannot be entered */
    bool single; /* at most one in a world */
} Element;

enum { STAIRS_DOWN = '>', STAIRS_UP = '<' };

typedef struct Game {
    const char *name;
    const char *search; /* the original study's */
    const char *unit;   /* of a route's cost */
    bool ends_beside; /* the route ends next to the goal, which is never entered
                       */
    bool has_stairs;  /* otherwise start and goal must be on one level */
    bool shows_distances; /* beside each level it draws */
    const Element *elements;
} Game;

/* The game of that name, or NULL; and all of them, by index from 0. */
const Game *game_find(const char *name, size_t length);
const Game *game_at(size_t index);

/* The element that the glyph stands for in the game, or NULL. */
const Element *game_element(const Game *game, char glyph);

#endif
