/* game.c -- the register of games.
 *
 * A linked list through the games themselves: registering happens before main()
 * and must not fail.
 *
 * Mirror: prolog_impl/game.pl.
 */
#include "game.h"

#include <limits.h>
#include <string.h>

const char *const trait_names[] = {
    "any",   "unit_cost", "eight_ways", "one_level", "stairs", "beside",
    "light", "onto",      "four_ways",  "octile",    NULL};

static Game *first_game;

static int place_of(const Game *game)
{
    return game->rank == 0 ? INT_MAX : game->rank;
}

static bool is_before(const Game *a, const Game *b)
{
    return place_of(a) != place_of(b) ? place_of(a) < place_of(b)
                                      : strcmp(a->name, b->name) <= 0;
}

void game_register(Game *game)
{
    Game **place = &first_game;
    if (game->straight == 0)
        game->straight = game->diagonal = 1;
    while (*place != NULL && is_before(*place, game))
        place = &(*place)->next;
    game->next = *place;
    *place = game;
}

const Game *game_first(void)
{
    return first_game;
}

const Game *game_find(const char *name, size_t length)
{
    const Game *game = first_game;
    while (game != NULL && (strlen(game->name) != length ||
                            memcmp(game->name, name, length) != 0))
        game = game->next;
    return game;
}

const Game *game_of_maps(const char *moves)
{
    const Game *game = first_game;
    while (game != NULL && (game->maps == NULL ||
                            (moves != NULL && strcmp(game->maps, moves) != 0)))
        game = game->next;
    return game;
}

const Game *game_twins(void)
{
    for (const Game *game = first_game; game != NULL; game = game->next)
        if (game_find(game->name, strlen(game->name)) != game)
            return game_find(game->name, strlen(game->name));
    return NULL;
}

unsigned game_traits(const Game *game, Ways ways)
{
    unsigned traits = TRAIT_ANY | TRAIT_UNIT_COST | TRAIT_LIGHT;
    for (const Element *element = game->elements; element->glyph != 0;
         element++) {
        if (element->cost != NO_ENTRY && element->cost != 1)
            traits &= ~(unsigned)TRAIT_UNIT_COST;
        if (element->light == LIGHT_UNSAID)
            traits &= ~(unsigned)TRAIT_LIGHT;
    }
    if (game->straight != 1 || game->diagonal != 1)
        traits &= ~(unsigned)TRAIT_UNIT_COST;
    if (ways == EIGHT_WAYS && game->straight != game->diagonal)
        traits |= TRAIT_OCTILE;
    traits |= ways == EIGHT_WAYS ? TRAIT_EIGHT_WAYS : TRAIT_FOUR_WAYS;
    traits |= game->ends_beside ? TRAIT_BESIDE : TRAIT_ONTO;
    return traits | (game->has_stairs ? TRAIT_STAIRS : TRAIT_ONE_LEVEL);
}

const Element *game_element(const Game *game, char glyph)
{
    for (const Element *element = game->elements; element->glyph != 0;
         element++)
        if (element->glyph == glyph)
            return element;
    return NULL;
}

char game_glyph(const Game *game, bool open)
{
    const Element *element = game->elements;
    while (element->glyph != '\0' &&
           ((element->cost != NO_ENTRY) != open || element->single))
        element++;
    return element->glyph;
}
