/* made_from.h -- reads what a compiler says that a file was made from. */
#ifndef REITTI_MADE_FROM_H
#define REITTI_MADE_FROM_H

/* The files behind the colon of a rule for make, a path a line, which the
 * caller frees; NULL: no memory, or it cannot be read. */
char *made_from(const char *rule);

#endif
