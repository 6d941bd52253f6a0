/* status.h -- how reading, preparing or solving ended.
 *
 * STATUS_NO_ANSWER is an answer, not an error.  The rest are the world's
 * mistakes or limits; our own are asserts.
 */
#ifndef REITTI_STATUS_H
#define REITTI_STATUS_H

typedef enum Status {
    STATUS_OK, /* read, prepared, or found */
    STATUS_NO_ANSWER,
    STATUS_BAD_INPUT,
    STATUS_REFUSED, /* valid, but not for this solver: too large, say */
    STATUS_OUT_OF_MEMORY,
    STATUS_OUT_OF_TIME,
    STATUS_ERROR,    /* the solver itself went wrong */
    STATUS_UNWRITTEN /* results could not be written */
} Status;

#endif
