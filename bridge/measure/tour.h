/* tour.h -- many different questions of one world, to be asked in turn.
 *
 * What a game does: no processor learns the answers by heart.
 */
#ifndef REITTI_TOUR_H
#define REITTI_TOUR_H

#include "../../c_impl/cases.h"

typedef struct Tour {
    Question *questions;
    Square *squares; /* that they point to */
    int count;
} Tour;

/* Draws so many questions for the subject, or as many different ones as there
 * are: that of the case, which comes first, with other squares in it.  They
 * follow from the case's name.  Only those that the solver finds an answer to
 * are kept; goes_on() is called now and then.  The caller frees, also after a
 * failure. */
typedef void TourGoesOn(const void *context);
Status tour_make(Tour *tour, const Case *the_case, const World *world,
                 const Subject *subject, int count, TourGoesOn *goes_on,
                 const void *context, Error *error);
void tour_free(Tour *tour);

#endif
