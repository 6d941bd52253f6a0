/* status.h -- how reading, preparing or searching ended.
 *
 * STATUS_NO_ROUTE is an answer, not an error.  The rest are the world's
 * mistakes or limits; our own are asserts.
 */
#ifndef REITTI_STATUS_H
#define REITTI_STATUS_H

typedef enum Status {
    STATUS_OK, /* read, prepared, or a route found */
    STATUS_NO_ROUTE,
    STATUS_BAD_INPUT,
    STATUS_TOO_LARGE, /* valid, but more than this search can hold */
    STATUS_OUT_OF_MEMORY,
    STATUS_OUT_OF_TIME,
    STATUS_ERROR /* the search itself went wrong */
} Status;

#endif
