/* search.c -- the register of searches.
 *
 * A linked list through the searches themselves: registering happens before
 * main() and must not fail.
 *
 * Mirror: prolog_impl/search.pl.
 */
#include "search.h"

#include <string.h>

static Search *first_search;

static int compare(const Search *a, const Search *b)
{
    int order = strcmp(a->name, b->name);
    if (order == 0)
        order = strcmp(a->style, b->style);
    if (order == 0)
        order = strcmp(a->lang, b->lang);
    return order;
}

void search_register(Search *search)
{
    Search **place = &first_search;
    while (*place != NULL && compare(*place, search) <= 0)
        place = &(*place)->next;
    search->next = *place;
    *place = search;
}

void search_unregister(Search *search)
{
    for (Search **place = &first_search; *place != NULL;
         place = &(*place)->next)
        if (*place == search) {
            *place = search->next;
            return;
        }
}

const Search *search_first(void)
{
    return first_search;
}

const Search *search_twins(void)
{
    for (const Search *search = first_search; search != NULL;
         search = search->next)
        if (search->next != NULL && compare(search, search->next) == 0)
            return search;
    return NULL;
}

static bool is_name(const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_0123456789";
    return *text >= 'a' && *text <= 'z' && text[strspn(text, letters)] == '\0';
}

const Search *search_misnamed(void)
{
    for (const Search *search = first_search; search != NULL;
         search = search->next)
        if (!is_name(search->name) || !is_name(search->style))
            return search;
    return NULL;
}

const Search *search_find(const char *name, const char *style, const char *lang)
{
    const Search wanted = {.name = name, .style = style, .lang = lang};
    const Search *search = first_search;
    while (search != NULL && compare(search, &wanted) != 0)
        search = search->next;
    return search;
}

const Promise *search_promise(const Search *search, const Game *game)
{
    for (const Promise *promise = search->promises; promise->game != NULL;
         promise++)
        if (strcmp(promise->game, game->name) == 0)
            return promise;
    return NULL;
}
