/* shrink.h -- a world and a question on which something is wrong, made as small
 * as they can be while it still is.
 */
#ifndef REITTI_SHRINK_H
#define REITTI_SHRINK_H

#include "random_world.h"

typedef struct Suspect {
    World world;
    const Problem *problem;
    Square squares[RANDOM_SQUARES];
    Question question; /* points to these */
} Suspect;

/* Whether it is still wrong. */
typedef bool SuspectTest(const void *context, const World *world,
                         const Question *question);

/* A copy of its own; the numbers of the question stay the caller's. */
void suspect_make(Suspect *suspect, const World *world, const Problem *problem,
                  const Question *question);
void suspect_shrink(Suspect *suspect, SuspectTest *test, const void *context);
void suspect_print(FILE *out, const Suspect *suspect);
void suspect_free(Suspect *suspect);

#endif
