/* game.c -- the three games of the original study.
 *
 * To a search in rogue the squares of both characters are floor.
 *
 * Mirror: prolog_impl/game.pl.
 */
#include "game.h"

#include <string.h>

static const Element rogue_elements[] = {
    {'.', "floor", 1, false},   {'#', "wall", 0, false},
    {'=', "water", 0, false},   {'@', "player", 1, true},
    {'o', "creature", 1, true}, {0}};

static const Element tactics_elements[] = {{'.', "ground", 2, false},
                                           {',', "roof", 2, false},
                                           {':', "road", 2, false},
                                           {'%', "bridge", 2, false},
                                           {'/', "open door", 2, false},
                                           {'+', "closed door", 4, false},
                                           {'&', "fence", 6, false},
                                           {'-', "shallow water", 6, false},
                                           {'=', "deep water", 10, false},
                                           {'#', "wall", 0, false},
                                           {'T', "tree", 0, false},
                                           {'*', "air", 0, false},
                                           {'P', "player", 0, true},
                                           {'E', "enemy", 0, false},
                                           {0}};

static const Element city_elements[] = {{'.', "floor", 1, false},
                                        {'#', "wall", 0, false},
                                        {STAIRS_DOWN, "stairs down", 1, false},
                                        {STAIRS_UP, "stairs up", 1, false},
                                        {'/', "open door", 1, false},
                                        {'+', "closed door", 0, false},
                                        {'$', "coins", 1, false},
                                        {'@', "player", 0, true},
                                        {0}};

static const Game games[] = {
    {.name = "rogue",
     .search = "two_phase",
     .unit = "steps",
     .ends_beside = true,
     .shows_distances = true,
     .elements = rogue_elements},
    {.name = "tactics",
     .search = "astar",
     .unit = "AP",
     .elements = tactics_elements},
    {.name = "city",
     .search = "levelwise",
     .unit = "steps",
     .has_stairs = true,
     .shows_distances = true,
     .elements = city_elements},
};

const Game *game_at(size_t index)
{
    return index < sizeof games / sizeof *games ? &games[index] : NULL;
}

const Game *game_find(const char *name, size_t length)
{
    const Game *game = NULL;
    for (size_t i = 0; (game = game_at(i)) != NULL; i++)
        if (strlen(game->name) == length &&
            memcmp(game->name, name, length) == 0)
            break;
    return game;
}

const Element *game_element(const Game *game, char glyph)
{
    for (const Element *element = game->elements; element->glyph != 0;
         element++)
        if (element->glyph == glyph)
            return element;
    return NULL;
}
