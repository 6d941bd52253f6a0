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

/* How many there are, and how many of them, at the beginning, repeat. */
static int count_fields(const Field *fields, int *again)
{
    int count = 0;
    for (*again = 0; fields[count].kind != FIELD_NONE; count++)
        *again += fields[count].repeats;
    return count;
}

/* What the last number is if it is left out; 0: it may not be. */
static int last_unsaid(const Field *fields)
{
    int unsaid = 0;
    for (; fields->kind != FIELD_NONE; fields++)
        unsaid = fields->unsaid;
    return unsaid;
}

/* Whether it may have so many words if none is left out. */
static bool fits_whole(const Field *fields, int count)
{
    int again;
    int fixed = count_fields(fields, &again) - again;
    return again == 0 ? count == fixed
                      : count > fixed && (count - fixed) % again == 0;
}

bool question_fits(const Field *fields, int count)
{
    return fits_whole(fields, count) ||
           (last_unsaid(fields) > 0 && fits_whole(fields, count + 1));
}

int question_length(const Field *fields, char *const *words, int count)
{
    int again;
    int fixed = count_fields(fields, &again) - again;
    int length = 0;
    while (again > 0 && length < count && strchr(words[length], ',') != NULL)
        length++;
    bool whole = again == 0 || (length > 0 && length % again == 0);
    return whole && length + fixed <= count ? length + fixed : -1;
}

/* The field of a word in a question of so many. */
static const Field *field_at(const Field *fields, int count, int word)
{
    int again;
    int repeated = count - count_fields(fields, &again) + again;
    return word < repeated ? &fields[word % again]
                           : &fields[again + word - repeated];
}

bool question_is_whole(const Question *question, const Field *fields)
{
    int again;
    int fixed = count_fields(fields, &again) - again;
    int numbers = 0;
    int repeated = question->square_count + question->number_count - fixed;
    if (again == 0 ? repeated != 0 : repeated <= 0 || repeated % again != 0)
        return false;
    for (int i = 0; i < repeated + fixed; i++)
        numbers += field_at(fields, repeated + fixed, i)->kind == FIELD_NUMBER;
    return numbers == question->number_count;
}

static void add_name(QuestionForm *form, const char *before, const Field *field)
{
    size_t length = strlen(form->text);
    snprintf(form->text + length, sizeof form->text - length, "%s%s", before,
             field->name);
}

QuestionForm question_form(const Field *fields)
{
    QuestionForm form = {""};
    int again;
    int count = count_fields(fields, &again);
    for (int i = 0; i < again; i++)
        add_name(&form, i == 0 ? "" : " ", &fields[i]);
    for (int i = 0; i < again; i++)
        add_name(&form, i == 0 ? " [" : " ", &fields[i]);
    if (again > 0)
        strcat(form.text, " ...]");
    for (int i = again; i < count; i++)
        add_name(&form, i == 0 ? "" : " ", &fields[i]);
    for (char *c = form.text; *c != '\0'; c++)
        *c = (char)toupper((unsigned char)*c);
    return form;
}

bool field_parse(const Field *field, const char *word, Square *square,
                 int *number)
{
    const char *rest = word;
    return field->kind == FIELD_NUMBER
               ? word_number(word, number)
               : square_parse(&rest, square) && *rest == '\0';
}

static Status refuse_word(const Field *field, const char *word, Error *error)
{
    if (field->kind == FIELD_NUMBER)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "'%s' is not a number from 0 to %d", word, INT_MAX);
    return error_set(error, STATUS_BAD_INPUT, 0,
                     "'%s' is not a square: x,y or level,x,y", word);
}

Status question_read(Question *question, const Field *fields,
                     char *const *words, int count, Error *error)
{
    int unsaid = last_unsaid(fields);
    bool lacks =
        unsaid > 0 && count > 0 && !word_number(words[count - 1], &(int){0});
    *question = (Question){0};
    if (!fits_whole(fields, count + lacks))
        return error_set(error, STATUS_BAD_INPUT, 0, "expected %s",
                         question_form(fields).text);
    Square *squares = malloc(((size_t)count + 1) * sizeof *squares);
    int *numbers = malloc(((size_t)count + 1) * sizeof *numbers);
    Status status = STATUS_OK;
    *question = (Question){.squares = squares, .numbers = numbers};
    if (squares == NULL || numbers == NULL) {
        question_free(question);
        return error_out_of_memory(error);
    }
    for (int i = 0; i < count && status == STATUS_OK; i++) {
        const Field *field = field_at(fields, count + lacks, i);
        if (!field_parse(field, words[i], &squares[question->square_count],
                         &numbers[question->number_count]))
            status = refuse_word(field, words[i], error);
        if (field->kind == FIELD_NUMBER)
            question->number_count++;
        else
            question->square_count++;
    }
    if (lacks)
        numbers[question->number_count++] = unsaid;
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

Status field_place(const Field *field, const World *world, Square *square,
                   int number, Error *error)
{
    if (field->kind == FIELD_NUMBER)
        return number >= field->low && number <= field->high
                   ? STATUS_OK
                   : error_set(error, STATUS_BAD_INPUT, 0,
                               "%s: %d lies outside %d to %d", field->name,
                               number, field->low, field->high);
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
    int count = question->square_count + question->number_count;
    Status status = STATUS_OK;
    for (int i = 0; status == STATUS_OK && i < count; i++) {
        *wrong = field_at(fields, count, i);
        if ((*wrong)->kind == FIELD_NUMBER)
            status = field_place(*wrong, world, NULL, *number++, error);
        else
            status = field_place(*wrong, world, square++, 0, error);
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
    int count = question->square_count + question->number_count;
    for (int i = 0; i < count; i++) {
        fputs(i == 0 ? "" : " ", out);
        if (field_at(fields, count, i)->kind == FIELD_NUMBER)
            fprintf(out, "%d", *number++);
        else
            print_square(out, *square++);
    }
}
