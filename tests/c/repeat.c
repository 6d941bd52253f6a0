/* repeat.c -- runs one C search many times: for callgrind, which cannot wait.
 *
 * repeat RUNS WORLDFILE FROM TO SEARCH STYLE prints the cost.
 */
#include "../../c_impl/reitti.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const Search *find(const char *name, const char *style)
{
    const Search *search = search_first();
    while (search != NULL && (strcmp(search->name, name) != 0 ||
                              strcmp(search->style, style) != 0))
        search = search->next;
    return search;
}

int main(int argc, char **argv)
{
    World world;
    Error error;
    Square start;
    Square goal;
    void *prepared;
    Route route = {0};
    if (argc != 7 || world_read(&world, argv[2], &error) != STATUS_OK)
        return 2;
    const char *from = argv[3];
    const char *to = argv[4];
    const Search *search = find(argv[5], argv[6]);
    if (search == NULL || !square_parse(&from, &start) ||
        !square_parse(&to, &goal) ||
        world_place(&world, &start, &error) != STATUS_OK ||
        world_place(&world, &goal, &error) != STATUS_OK ||
        world_check_ends(&world, start, goal, &error) != STATUS_OK ||
        search->prepare(search, &world, &prepared, &error) != STATUS_OK)
        return 2;
    for (long runs = strtol(argv[1], NULL, 10); runs > 0; runs--)
        route = search->run(prepared, start, goal);
    printf("%d\n", route.cost);
    search->release(prepared);
    world_free(&world);
    return 0;
}
