/* prologs.h -- the searches in Prolog, against each other and against C. */
#ifndef REITTI_PROLOGS_H
#define REITTI_PROLOGS_H

void prologs_bench(void);

/* What the border between the languages costs; C's side as a library. */
void border_bench(const char *library);

#endif
