/* question.c -- questions as text, and whether they fit a world.
 *
 * Mirror: prolog_impl/question.pl.
 */
#include "question.h"

#include "text.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int fields_count(const Field *fields)
{
    int count = 0;
    while (fields[count].kind != FIELD_NONE)
        count++;
    return count;
}

QuestionForm question_form(const Field *fields)
{
    QuestionForm form = {""};
    for (const Field *field = fields; field->kind != FIELD_NONE; field++) {
        size_t length = strlen(form.text);
        snprintf(form.text + length, sizeof form.text - length, "%s%s",
                 length == 0 ? "" : " ", field->name);
    }
    for (char *c = form.text; *c != '\0'; c++)
        *c = (char)toupper((unsigned char)*c);
    return form;
}

static Status read_word(const Field *field, const char *word, Square *square,
                        int *number, Error *error)
{
    const char *rest = word;
    if (field->kind == FIELD_NUMBER)
        return word_number(word, number)
                   ? STATUS_OK
                   : error_set(error, STATUS_BAD_INPUT, 0,
                               "'%s' is not a number from 0 to %d", word,
                               INT_MAX);
    if (square_parse(&rest, square) && *rest == '\0')
        return STATUS_OK;
    return error_set(error, STATUS_BAD_INPUT, 0,
                     "'%s' is not a square: x,y or level,x,y", word);
}

Status question_read(Question *question, const Field *fields,
                     char *const *words, Error *error)
{
    int count = fields_count(fields);
    Square *squares = malloc(((size_t)count + 1) * sizeof *squares);
    int *numbers = malloc(((size_t)count + 1) * sizeof *numbers);
    Status status = STATUS_OK;
    *question = (Question){.squares = squares, .numbers = numbers};
    if (squares == NULL || numbers == NULL) {
        question_free(question);
        return error_out_of_memory(error);
    }
    for (int i = 0; i < count && status == STATUS_OK; i++) {
        status =
            read_word(&fields[i], words[i], &squares[question->square_count],
                      &numbers[question->number_count], error);
        if (fields[i].kind == FIELD_NUMBER)
            question->number_count++;
        else
            question->square_count++;
    }
    if (status != STATUS_OK)
        question_free(question);
    return status;
}

void question_free(Question *question)
{
    free((void *)question->squares);
    free((void *)question->numbers);
    *question = (Question){0};
}

bool question_copy(Question *copy, const Question *question)
{
    size_t squares = (size_t)question->square_count * sizeof(Square);
    size_t numbers = (size_t)question->number_count * sizeof(int);
    Square *new_squares = malloc(squares + 1);
    int *new_numbers = malloc(numbers + 1);
    *copy = *question;
    copy->squares = new_squares;
    copy->numbers = new_numbers;
    if (new_squares == NULL || new_numbers == NULL) {
        question_free(copy);
        return false;
    }
    if (squares > 0)
        memcpy(new_squares, question->squares, squares);
    if (numbers > 0)
        memcpy(new_numbers, question->numbers, numbers);
    return true;
}

static Status place_square(const Field *field, const World *world,
                           Square *square, Error *error)
{
    Status status = world_place(world, square, error);
    if (status == STATUS_OK)
        status = field->kind == FIELD_OPEN
                     ? world_check_open(world, *square, error)
                     : world_check_inside(world, *square, error);
    return status;
}

Status question_place(Question *question, const Field *fields,
                      const World *world, const Field **wrong, Error *error)
{
    Square *square = (Square *)question->squares;
    const int *number = question->numbers;
    Status status = STATUS_OK;
    for (const Field *field = fields;
         status == STATUS_OK && field->kind != FIELD_NONE; field++) {
        *wrong = field;
        if (field->kind != FIELD_NUMBER)
            status = place_square(field, world, square++, error);
        else if (*number < field->low || *number > field->high)
            status = error_set(error, STATUS_BAD_INPUT, 0,
                               "%s: %d lies outside %d to %d", field->name,
                               *number, field->low, field->high);
        else
            number++;
    }
    return status;
}

static void print_square(FILE *out, Square square)
{
    if (square.level > 0)
        fprintf(out, "%d,", square.level);
    fprintf(out, "%d,%d", square.x, square.y);
}

void question_print(FILE *out, const Question *question, const Field *fields)
{
    const Square *square = question->squares;
    const int *number = question->numbers;
    for (const Field *field = fields; field->kind != FIELD_NONE; field++) {
        fputs(field == fields ? "" : " ", out);
        if (field->kind == FIELD_NUMBER)
            fprintf(out, "%d", *number++);
        else
            print_square(out, *square++);
    }
}
