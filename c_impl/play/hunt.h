/* hunt.h -- rogue's rules: who may do what in a turn.
 *
 * Turns alternate: hunt_player(), a search from the creature to the player,
 * then hunt_creature().  The two never share a square.
 */
#ifndef REITTI_HUNT_H
#define REITTI_HUNT_H

#include "../answer.h"
#include "../question.h"

typedef struct Hunt {
    const World *world;
    Square player;
    Square creature;
    int turns;  /* taken so far */
    int caught; /* in which the creature first stood next to the player; 0: not
                   yet */
} Hunt;

typedef enum PlayerDeed {
    PLAYER_WAITS,
    PLAYER_MOVES,
    PLAYER_MEETS_EDGE,
    PLAYER_MEETS_OBSTACLE,
    PLAYER_MEETS_CREATURE,
    PLAYER_MEETS_CORNER, /* in worlds where corners block */
} PlayerDeed;

typedef enum CreatureDeed {
    CREATURE_MOVES,
    CREATURE_ARRIVES, /* moves, and now stands next to the player */
    CREATURE_BESIDE,  /* stays, as it stands there already */
    CREATURE_LOST,    /* stays, as no route leads to the player */
} CreatureDeed;

/* Both where the world has them; STATUS_BAD_INPUT if it has not, or on
 * different levels. */
Status hunt_begin(Hunt *hunt, const World *world, Error *error);

/* What the creature asks: the way to the player; its squares are put there. */
Question hunt_question(const Hunt *hunt, Square ends[2]);

/* The player moves by a key of the keypad, 5 being to wait. */
PlayerDeed hunt_player(Hunt *hunt, int key);

/* The creature takes the first step of the route that the solver gave it. */
CreatureDeed hunt_creature(Hunt *hunt, const Answer *answer);

/* What was done, in a sentence. */
typedef struct HuntText {
    char text[160];
} HuntText;

HuntText hunt_player_text(const Hunt *hunt, PlayerDeed deed, int key);
HuntText hunt_creature_text(const Hunt *hunt, CreatureDeed deed);
HuntText hunt_places_text(const Hunt *hunt);

#endif
