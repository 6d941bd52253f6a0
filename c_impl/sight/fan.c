/* fan.c -- rays from a viewer to all points around it.
 *
 * A ray goes on along the longer axis; where it passes exactly between two
 * squares it takes the one nearer to the viewer's row or column.  O(radius
 * squared) time.
 *
 * Mirror: prolog_impl/sight/fan.pl.
 */
#include "fan.h"

#include <stdlib.h>

/* The ray to a point at this distance. */
static void cast(Seen *seen, int dx, int dy, int distance)
{
    bool along_x = abs(dx) > abs(dy);
    int aside = along_x ? dy : dx;
    for (int i = 1; i <= seen->radius; i++) {
        int minor = light_sign(aside) *
                    ((2 * i * abs(aside) + distance - 1) / (2 * distance));
        Square square = seen->viewer;
        square.x += along_x ? light_sign(dx) * i : minor;
        square.y += along_x ? minor : light_sign(dy) * i;
        if (!world_contains(seen->world, square))
            return;
        light_put(seen, square);
        if (light_look(seen, square))
            return;
    }
}

Answer fan_see(Seen *seen, const Question *question, int times)
{
    light_begin(seen, question);
    int distance = times * seen->radius;
    for (int dy = -distance; dy <= distance; dy++)
        for (int dx = -distance; dx <= distance;
             dx += abs(dy) == distance ? 1 : 2 * distance)
            cast(seen, dx, dy, distance);
    return light_answer(seen);
}
