/* prolog_terms.c -- squares, worlds and questions as Prolog terms. */
#include "prolog_terms.h"

#include <stdlib.h>
#include <string.h>

enum { WORLD_ARGUMENTS = 8 };

static functor_t square_3, world_8, question_2, note_3;
static atom_t cut_atom, block_atom, four_atom, eight_atom;

void terms_start(void)
{
    square_3 = PL_new_functor(PL_new_atom("square"), 3);
    world_8 = PL_new_functor(PL_new_atom("world"), WORLD_ARGUMENTS);
    question_2 = PL_new_functor(PL_new_atom("question"), 2);
    note_3 = PL_new_functor(PL_new_atom("note"), 3);
    cut_atom = PL_new_atom("cut");
    block_atom = PL_new_atom("block");
    four_atom = PL_new_atom("four");
    eight_atom = PL_new_atom("eight");
}

int64_t terms_length(term_t list)
{
    size_t length;
    return PL_skip_list(list, 0, &length) == PL_LIST ? (int64_t)length : -1;
}

bool terms_put_square(term_t term, Square square)
{
    term_t arguments = PL_new_term_refs(3);
    return PL_put_integer(arguments, square.level) &&
           PL_put_integer(arguments + 1, square.x) &&
           PL_put_integer(arguments + 2, square.y) &&
           PL_cons_functor_v(term, square_3, arguments);
}

bool terms_get_square(term_t term, term_t argument, Square *square)
{
    return PL_is_functor(term, square_3) && PL_get_arg(1, term, argument) &&
           PL_get_integer(argument, &square->level) &&
           PL_get_arg(2, term, argument) &&
           PL_get_integer(argument, &square->x) &&
           PL_get_arg(3, term, argument) &&
           PL_get_integer(argument, &square->y);
}

static bool put_squares(term_t list, const Square *squares, int count)
{
    term_t head = PL_new_term_ref();
    bool fine = PL_put_nil(list);
    while (fine && count-- > 0)
        fine = terms_put_square(head, squares[count]) &&
               PL_cons_list(list, head, list);
    return fine;
}

bool terms_put_numbers(term_t list, const int64_t *numbers, int count)
{
    term_t head = PL_new_term_ref();
    bool fine = PL_put_nil(list);
    while (fine && count-- > 0)
        fine = PL_put_int64(head, numbers[count]) &&
               PL_cons_list(list, head, list);
    return fine;
}

/* A note as note(Keyword, Squares, Numbers). */
static bool put_note(term_t term, const Note *note)
{
    term_t arguments = PL_new_term_refs(3);
    int64_t numbers[NOTE_FIELDS];
    int square_count = 0;
    int number_count = 0;
    for (const Field *field = note->kind->fields; field->kind != FIELD_NONE;
         field++)
        if (field->kind != FIELD_NUMBER)
            square_count++;
        else {
            numbers[number_count] = note->numbers[number_count];
            number_count++;
        }
    return PL_put_string_chars(arguments, note->kind->keyword) &&
           put_squares(arguments + 1, note->squares, square_count) &&
           terms_put_numbers(arguments + 2, numbers, number_count) &&
           PL_cons_functor_v(term, note_3, arguments);
}

static bool put_notes(term_t list, const World *world)
{
    term_t head = PL_new_term_ref();
    bool fine = PL_put_nil(list);
    for (int i = world->note_count - 1; fine && i >= 0; i--)
        fine =
            put_note(head, &world->notes[i]) && PL_cons_list(list, head, list);
    return fine;
}

bool terms_put_world(term_t term, const World *world)
{
    term_t arguments = PL_new_term_refs(WORLD_ARGUMENTS);
    return PL_put_atom_chars(arguments, world->game->name) &&
           PL_put_atom(arguments + 1,
                       world->corners_block ? block_atom : cut_atom) &&
           PL_put_integer(arguments + 2, world->levels) &&
           PL_put_integer(arguments + 3, world->width) &&
           PL_put_integer(arguments + 4, world->height) &&
           PL_put_atom_nchars(arguments + 5, world_size(world),
                              world->elements) &&
           PL_put_atom(arguments + 6,
                       world->ways == FOUR_WAYS ? four_atom : eight_atom) &&
           put_notes(arguments + 7, world) &&
           PL_cons_functor_v(term, world_8, arguments);
}

/* Whether the size is one, and the letters are those of the game. */
static bool is_world(const World *world, const char *elements, size_t length)
{
    if (world->game == NULL || world->levels < 1 ||
        world->levels > WORLD_LEVELS || world->width < 1 ||
        world->width > WORLD_SIDE || world->height < 1 ||
        world->height > WORLD_SIDE || length != world_size(world) ||
        length > WORLD_SQUARES)
        return false;
    for (size_t i = 0; i < length; i++)
        if (game_element(world->game, elements[i]) == NULL)
            return false;
    return true;
}

static bool get_lists(term_t squares_list, term_t numbers_list, Square *squares,
                      int *numbers)
{
    term_t head = PL_new_term_ref();
    term_t argument = PL_new_term_ref();
    while (PL_get_list(squares_list, head, squares_list))
        if (!terms_get_square(head, argument, squares++))
            return false;
    while (PL_get_list(numbers_list, head, numbers_list))
        if (!PL_get_integer(head, numbers++))
            return false;
    return true;
}

static bool get_note(term_t term, Note *note, const Game *game)
{
    term_t arguments = PL_new_term_refs(3);
    char *keyword;
    size_t length;
    if (!PL_is_functor(term, note_3) || game->notes == NULL)
        return false;
    for (size_t i = 0; i < 3; i++)
        if (!PL_get_arg(i + 1, term, arguments + i))
            return false;
    if (!PL_get_nchars(arguments, &length, &keyword, CVT_ATOM | CVT_STRING) ||
        terms_length(arguments + 1) > NOTE_FIELDS ||
        terms_length(arguments + 2) > NOTE_FIELDS)
        return false;
    *note = (Note){.kind = game->notes};
    while (note->kind->keyword != NULL &&
           strcmp(note->kind->keyword, keyword) != 0)
        note->kind++;
    return note->kind->keyword != NULL &&
           get_lists(arguments + 1, arguments + 2, note->squares,
                     note->numbers);
}

static bool get_notes(term_t list, World *world)
{
    term_t head = PL_new_term_ref();
    int64_t count = terms_length(list);
    if (count <= 0)
        return count == 0;
    world->notes = calloc((size_t)count, sizeof *world->notes);
    while (world->notes != NULL && PL_get_list(list, head, list))
        if (!get_note(head, &world->notes[world->note_count++], world->game))
            return false;
    return world->notes != NULL;
}

bool terms_get_world(term_t term, World *world)
{
    term_t argument = PL_new_term_refs(WORLD_ARGUMENTS);
    char *game;
    char *elements;
    atom_t corners;
    atom_t ways;
    size_t length;
    *world = (World){0};
    if (!PL_is_functor(term, world_8))
        return false;
    for (size_t i = 0; i < WORLD_ARGUMENTS; i++)
        if (!PL_get_arg(i + 1, term, argument + i))
            return false;
    if (!PL_get_atom_chars(argument, &game) ||
        !PL_get_atom(argument + 1, &corners) ||
        (corners != cut_atom && corners != block_atom) ||
        !PL_get_integer(argument + 2, &world->levels) ||
        !PL_get_integer(argument + 3, &world->width) ||
        !PL_get_integer(argument + 4, &world->height) ||
        !PL_get_nchars(argument + 5, &length, &elements, CVT_ATOM) ||
        !PL_get_atom(argument + 6, &ways) ||
        (ways != four_atom && ways != eight_atom))
        return false;
    world->game = game_find(game, strlen(game));
    world->corners_block = corners == block_atom;
    world->ways = ways == four_atom ? FOUR_WAYS : EIGHT_WAYS;
    if (!is_world(world, elements, length))
        return false;
    world->elements = malloc(length);
    if (world->elements != NULL)
        memcpy(world->elements, elements, length);
    if (world->elements != NULL && get_notes(argument + 7, world))
        return true;
    world_free(world);
    return false;
}

bool terms_put_question(term_t term, const Question *question)
{
    term_t arguments = PL_new_term_refs(2);
    int64_t numbers[FIELDS];
    for (int i = 0; i < question->number_count; i++)
        numbers[i] = question->numbers[i];
    return put_squares(arguments, question->squares, question->square_count) &&
           terms_put_numbers(arguments + 1, numbers, question->number_count) &&
           PL_cons_functor_v(term, question_2, arguments);
}

bool terms_get_question(term_t term, Question *question)
{
    term_t list = PL_new_term_refs(2);
    *question = (Question){0};
    if (!PL_is_functor(term, question_2) || !PL_get_arg(1, term, list) ||
        !PL_get_arg(2, term, list + 1))
        return false;
    int64_t square_count = terms_length(list);
    int64_t number_count = terms_length(list + 1);
    if (square_count < 0 || square_count > WORLD_SQUARES || number_count < 0 ||
        number_count > FIELDS)
        return false;
    Square *squares = malloc((size_t)square_count * sizeof *squares + 1);
    int *numbers = malloc((size_t)number_count * sizeof *numbers + 1);
    *question = (Question){.squares = squares,
                           .square_count = (int)square_count,
                           .numbers = numbers,
                           .number_count = (int)number_count};
    if (squares != NULL && numbers != NULL &&
        get_lists(list, list + 1, squares, numbers))
        return true;
    question_free(question);
    return false;
}
