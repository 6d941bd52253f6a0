/* hunt.c -- rogue's rules.
 *
 * Mirror: prolog_impl/play/hunt.pl.
 */
#include "hunt.h"

#include "wording.h"

#include <assert.h>
#include <string.h>

enum { KEY_WAIT = 5 };

static bool find(const World *world, char glyph, Square *square)
{
    const char *place = memchr(world->elements, glyph, world_size(world));
    if (place != NULL)
        *square = world_square(world, (size_t)(place - world->elements));
    return place != NULL;
}

Status hunt_begin(Hunt *hunt, const World *world, Error *error)
{
    *hunt = (Hunt){.world = world};
    if (!find(world, '@', &hunt->player) || !find(world, 'o', &hunt->creature))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "a world needs both @ and o to be played");
    if (hunt->player.level != hunt->creature.level)
        return error_set(
            error, STATUS_BAD_INPUT, 0,
            "@ and o must be on one level for the world to be played");
    return STATUS_OK;
}

Question hunt_question(const Hunt *hunt, Square ends[2])
{
    ends[0] = hunt->creature;
    ends[1] = hunt->player;
    return (Question){.squares = ends, .square_count = 2};
}

/* Keys 1 2 3 4 6 7 8 9 in the order of the directions. */
static Direction direction_of(int key)
{
    assert(key >= 1 && key <= 9 && key != KEY_WAIT);
    return keypad[key < KEY_WAIT ? key - 1 : key - 2];
}

static bool passes_corner(const World *world, Square from, Direction direction)
{
    Square beside = square_step(from, (Direction){direction.dx, 0});
    Square above = square_step(from, (Direction){0, direction.dy});
    return !world->corners_block || !direction_is_diagonal(direction) ||
           (world_is_open(world, beside) && world_is_open(world, above));
}

PlayerDeed hunt_player(Hunt *hunt, int key)
{
    hunt->turns++;
    if (key == KEY_WAIT)
        return PLAYER_WAITS;
    Square to = square_step(hunt->player, direction_of(key));
    if (!world_contains(hunt->world, to))
        return PLAYER_MEETS_EDGE;
    if (!world_is_open(hunt->world, to))
        return PLAYER_MEETS_OBSTACLE;
    if (!passes_corner(hunt->world, hunt->player, direction_of(key)))
        return PLAYER_MEETS_CORNER;
    if (square_equal(to, hunt->creature))
        return PLAYER_MEETS_CREATURE;
    hunt->player = to;
    return PLAYER_MOVES;
}

CreatureDeed hunt_creature(Hunt *hunt, const Answer *answer)
{
    if (answer->status != STATUS_OK)
        return CREATURE_LOST;
    if (answer->rows.count <= 1 && hunt->caught == 0)
        hunt->caught = hunt->turns;
    if (answer->rows.count == 0)
        return CREATURE_BESIDE;
    hunt->creature = answer->rows.squares[0];
    return answer->rows.count == 1 ? CREATURE_ARRIVES : CREATURE_MOVES;
}

HuntText hunt_player_text(const Hunt *hunt, PlayerDeed deed, int key)
{
    static const char *const ways[] = {
        "down and left", "down", "down and right", "left", "right",
        "up and left",   "up",   "up and right"};
    HuntText told = {"You wait."};
    if (deed == PLAYER_WAITS)
        return told;
    const char *way = ways[key < KEY_WAIT ? key - 1 : key - 2];
    Square met = square_step(hunt->player, direction_of(key));
    switch (deed) {
    case PLAYER_MEETS_EDGE:
        strcpy(told.text, "You bump into the edge of the level.");
        break;
    case PLAYER_MEETS_OBSTACLE:
        snprintf(
            told.text, sizeof told.text, "You bump into the %s.",
            game_element(hunt->world->game, world_element(hunt->world, met))
                ->name);
        break;
    case PLAYER_MEETS_CREATURE:
        strcpy(told.text, "You bump into the creature.");
        break;
    case PLAYER_MEETS_CORNER:
        strcpy(told.text, "You bump into a corner, which may not be cut here.");
        break;
    default:
        snprintf(told.text, sizeof told.text, "You move %s to %s.", way,
                 world_square_text(hunt->world, hunt->player).text);
    }
    return told;
}

HuntText hunt_creature_text(const Hunt *hunt, CreatureDeed deed)
{
    HuntText told;
    SquareText place = world_square_text(hunt->world, hunt->creature);
    switch (deed) {
    case CREATURE_MOVES:
        snprintf(told.text, sizeof told.text, "The creature moves to %s.",
                 place.text);
        break;
    case CREATURE_ARRIVES:
        snprintf(told.text, sizeof told.text,
                 "The creature moves to %s, next to you.", place.text);
        break;
    case CREATURE_BESIDE:
        strcpy(told.text, "The creature stays: it stands next to you.");
        break;
    case CREATURE_LOST:
        strcpy(told.text, "The creature stays: no way leads to you.");
        break;
    }
    if (hunt->caught == hunt->turns)
        snprintf(told.text + strlen(told.text),
                 sizeof told.text - strlen(told.text), "  Caught after %s.",
                 wording_count(hunt->caught, "turn").text);
    return told;
}

HuntText hunt_places_text(const Hunt *hunt)
{
    HuntText told;
    int length = snprintf(told.text, sizeof told.text,
                          "You are at %s, the creature is at %s.  %s so far",
                          world_square_text(hunt->world, hunt->player).text,
                          world_square_text(hunt->world, hunt->creature).text,
                          wording_count(hunt->turns, "turn").text);
    size_t left = sizeof told.text - (size_t)length;
    if (hunt->caught == 0)
        snprintf(told.text + length, left, ".");
    else
        snprintf(told.text + length, left, ", caught after %d.", hunt->caught);
    return told;
}
