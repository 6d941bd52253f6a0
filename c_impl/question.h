/* question.h -- what is asked of a solver: squares and numbers, in the order of
 * the fields that the problem names.
 */
#ifndef REITTI_QUESTION_H
#define REITTI_QUESTION_H

#include "world.h"

#include <stdint.h>

typedef struct Question {
    const Square *squares;
    int square_count;
    const int *numbers;
    int number_count;
} Question;

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
} Field;

enum { FIELDS = 8 }; /* that a question may have */

int fields_count(const Field *fields);

/* The fields as a message names them: "FROM TO". */
typedef struct QuestionForm {
    char text[120];
} QuestionForm;

QuestionForm question_form(const Field *fields);

/* Reads a word for each field; the caller frees with question_free().  A square
 * may have no level yet. */
Status question_read(Question *question, const Field *fields,
                     char *const *words, Error *error);
void question_free(Question *question);

/* A copy that the caller frees; false: out of memory. */
bool question_copy(Question *copy, const Question *question);

/* Puts the squares on their levels, and sees that each field is what its kind
 * asks for; *wrong is the field that is not. */
Status question_place(Question *question, const Field *fields,
                      const World *world, const Field **wrong, Error *error);

/* The words that question_read() would read, with blanks between them. */
void question_print(FILE *out, const Question *question, const Field *fields);

#endif
