/* skeleton.h -- the text of a search that is to be written. */
#ifndef REITTI_SKELETON_H
#define REITTI_SKELETON_H

#include "../../c_impl/problem.h"

/* What a new search is to be. */
typedef struct Skeleton {
    const char *name;
    const char *style;
    const Problem *problem;
    const Game *game; /* NULL: any */
    bool in_tree;     /* it will stand in the source tree */
} Skeleton;

/* Texts that the caller frees; NULL: out of memory. */
char *skeleton_c(const Skeleton *skeleton);
char *skeleton_prolog(const Skeleton *skeleton);

/* The texts of another search, of that name and style, as those of this one. */
char *skeleton_copy_c(const Skeleton *skeleton, const char *text,
                      const char *name, const char *style);
char *skeleton_copy_prolog(const Skeleton *skeleton, const char *text,
                           const char *name, const char *style);

#endif
