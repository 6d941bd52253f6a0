/* question.h -- what is asked of a solver: squares and numbers, in the order of
 * the fields that the problem names.
 */
#ifndef REITTI_QUESTION_H
#define REITTI_QUESTION_H

#include "field.h"
#include "world.h"

#include <stdint.h>

typedef struct Question {
    const Square *squares;
    int square_count;
    const int *numbers;
    int number_count;
} Question;

enum { FIELDS = 8 }; /* that a question may have */

/* Whether a question may have so many words, one that is left out included. */
bool question_fits(const Field *fields, int count);

/* How many of the words, which are more than the question's own, belong to it:
 * fields that repeat do so as long as there are squares.  -1: too few. */
int question_length(const Field *fields, char *const *words, int count);

/* The fields as a message names them: "FROM TO", "FROM TO [FROM TO ...]". */
typedef struct QuestionForm {
    char text[120];
} QuestionForm;

QuestionForm question_form(const Field *fields);

/* Reads so many words, which fit; the caller frees with question_free().  A
 * square may have no level yet. */
Status question_read(Question *question, const Field *fields,
                     char *const *words, int count, Error *error);
void question_free(Question *question);

/* Whether there are as many squares and numbers as there are fields for. */
bool question_is_whole(const Question *question, const Field *fields);

/* A copy that the caller frees; false: out of memory. */
bool question_copy(Question *copy, const Question *question);

/* Puts the squares on their levels, and sees that each field is what its kind
 * asks for; *wrong is the field that is not. */
Status question_place(Question *question, const Field *fields,
                      const World *world, const Field **wrong, Error *error);

/* A word as the field has it; false if it is not of its kind. */
bool field_parse(const Field *field, const char *word, Square *square,
                 int *number);

/* Puts a square on its level, if the field is one, and sees that it is what the
 * field asks for, or the number is. */
Status field_place(const Field *field, const World *world, Square *square,
                   int number, Error *error);

/* The words that question_read() would read, with blanks between them. */
void question_print(FILE *out, const Question *question, const Field *fields);

#endif
