/* routes.c -- a plan of many units that can be changed. */
#include "routes.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void routes_make(Routes *routes, const World *world, const Question *question,
                 const Answer *answer)
{
    const Rows *rows = &answer->rows;
    int units = question->square_count / 2;
    int room = 2 * rows->count + (int)world_size(world) + 2;
    *routes =
        (Routes){.world = world,
                 .question = question,
                 .units = units,
                 .room = room,
                 .lengths = calloc((size_t)units, sizeof *routes->lengths),
                 .squares = calloc((size_t)units * (size_t)room,
                                   sizeof *routes->squares),
                 .score = answer->score};
    assert(routes->lengths != NULL && routes->squares != NULL);
    for (int i = 0; i < rows->count; i++)
        routes_append(routes, (int)rows->numbers[i] - 1, rows->squares[i]);
}

void routes_free(Routes *routes)
{
    free(routes->lengths);
    free(routes->squares);
}

Rows routes_rows(const Routes *routes)
{
    int count = 0;
    for (int unit = 0; unit < routes->units; unit++)
        count += routes->lengths[unit];
    Square *squares = malloc((size_t)count * sizeof *squares + 1);
    int64_t *numbers = malloc((size_t)count * sizeof *numbers + 1);
    assert(squares != NULL && numbers != NULL);
    for (int unit = 0, row = 0; unit < routes->units; unit++)
        for (int i = 0; i < routes->lengths[unit]; i++, row++) {
            int number = unit + 1;
            squares[row] = routes_of(routes, unit)[i];
            numbers[row] =
                number + (routes->skipped > 0 && number >= routes->skipped);
        }
    return (Rows){
        .count = count, .width = 1, .squares = squares, .numbers = numbers};
}

Square *routes_of(const Routes *routes, int unit)
{
    return routes->squares + (size_t)unit * (size_t)routes->room;
}

Square routes_at(const Routes *routes, int unit, int moment)
{
    int last = routes->lengths[unit] - 1;
    return routes_of(routes, unit)[moment < last ? moment : last];
}

Square routes_end(const Routes *routes, int unit)
{
    return routes_at(routes, unit, routes->lengths[unit]);
}

bool routes_arrives(const Routes *routes, int unit)
{
    return square_equal(routes_end(routes, unit),
                        routes->question->squares[2 * unit + 1]);
}

int routes_last(const Routes *routes)
{
    int most = 1;
    for (int unit = 0; unit < routes->units; unit++)
        most = routes->lengths[unit] > most ? routes->lengths[unit] : most;
    return most - 1;
}

void routes_append(Routes *routes, int unit, Square square)
{
    assert(routes->lengths[unit] < routes->room);
    routes_of(routes, unit)[routes->lengths[unit]++] = square;
}

void routes_stop(Routes *routes, int moment)
{
    for (int unit = 0; unit < routes->units; unit++) {
        const Square *route = routes_of(routes, unit);
        int length = routes->lengths[unit];
        length = length > moment + 1 ? moment + 1 : length;
        while (length > 1 && square_equal(route[length - 1], route[length - 2]))
            length--;
        routes->lengths[unit] = length;
    }
}

void routes_wait(Routes *routes, int unit, int moment)
{
    while (routes->lengths[unit] <= moment)
        routes_append(routes, unit, routes_end(routes, unit));
}
