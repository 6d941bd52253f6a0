/* journey_text.h -- what is told of a journey on the screen; each writes a text
 * of at most that size.
 */
#ifndef REITTI_JOURNEY_TEXT_H
#define REITTI_JOURNEY_TEXT_H

#include "../answer.h"

/* Who walks, and whether they stand anywhere yet, or came there for a cost. */
typedef struct Stand {
    Square square;
    bool started;
    bool walked;
    int64_t cost;
} Stand;

void journey_square_text(char *text, size_t size, const World *world,
                         Square square);
void journey_walker_text(char *text, size_t size, const World *world,
                         const char *walker, const Stand *stand);

/* The way, if there is one. */
void journey_route_text(char *text, size_t size, const World *world,
                        const Answer *answer);

#endif
