/* field.h -- what a word must be: of a question, or of a note in a world. */
#ifndef REITTI_FIELD_H
#define REITTI_FIELD_H

#include <stdbool.h>

typedef enum FieldKind {
    FIELD_NONE,   /* ends a list of fields */
    FIELD_OPEN,   /* a square that can be entered */
    FIELD_SQUARE, /* any square of the world */
    FIELD_NUMBER  /* from `low` to `high` */
} FieldKind;

typedef struct Field {
    const char *name;
    FieldKind kind;
    int low;
    int high;
    bool repeats; /* those at the beginning that do may come again, together */
    int unsaid;   /* of a number that comes last: what it is if it is left out;
                     0: it may not be */
} Field;

#endif
