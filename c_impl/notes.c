/* notes.c -- the lines behind the rows of a world.
 *
 * Mirror: prolog_impl/notes.pl.
 */
#include "notes.h"

#include "question.h"

#include <stdlib.h>
#include <string.h>

const NoteKind *notes_kind(const Game *game, Line line)
{
    const char *start = line.start;
    const NoteKind *kind = game->notes;
    Line word;
    if (!line_word(&line, &word) || word.start != start || kind == NULL)
        return NULL;
    while (kind->keyword != NULL && !line_is(&word, kind->keyword))
        kind++;
    return kind->keyword == NULL ? NULL : kind;
}

static Status expected(const NoteKind *kind, int line, Error *error)
{
    return error_set(error, STATUS_BAD_INPUT, line, "expected '%s'",
                     kind->form);
}

static bool is_there(const World *world, const NoteKind *kind)
{
    for (int i = 0; i < world->note_count; i++)
        if (world->notes[i].kind == kind)
            return true;
    return false;
}

static bool parse_word(const Field *field, Line word, Square *square,
                       int *number)
{
    char text[40];
    if (word.length >= sizeof text ||
        memchr(word.start, '\0', word.length) != NULL)
        return false;
    memcpy(text, word.start, word.length);
    text[word.length] = '\0';
    return field_parse(field, text, square, number);
}

/* The words behind the keyword. */
static bool parse_words(Note *note, Line line)
{
    Square *square = note->squares;
    int *number = note->numbers;
    Line word;
    for (const Field *field = note->kind->fields; field->kind != FIELD_NONE;
         field++) {
        if (!line_word(&line, &word) ||
            !parse_word(field, word, square, number))
            return false;
        if (field->kind == FIELD_NUMBER)
            number++;
        else
            square++;
    }
    return !line_word(&line, &word);
}

/* Puts the squares on their levels; each word is what its field asks for. */
static Status place(Note *note, const World *world, Error *error)
{
    Square *square = note->squares;
    const int *number = note->numbers;
    Status status = STATUS_OK;
    for (const Field *field = note->kind->fields;
         field->kind != FIELD_NONE && status == STATUS_OK; field++) {
        status = field_place(field, world, square, *number, error);
        if (field->kind == FIELD_NUMBER)
            number++;
        else
            square++;
    }
    error->line = note->line;
    return status;
}

Status notes_read(World *world, const NoteKind *kind, Line line, Error *error)
{
    Note note = {.kind = kind, .line = line.number};
    Line keyword;
    line_word(&line, &keyword);
    if (!kind->many && is_there(world, kind))
        return error_set(error, STATUS_BAD_INPUT, line.number, "a second '%s'",
                         kind->keyword);
    if (!parse_words(&note, line))
        return expected(kind, line.number, error);
    Status status = place(&note, world, error);
    if (status != STATUS_OK)
        return status;
    Note *grown = realloc(world->notes, ((size_t)world->note_count + 1) *
                                            sizeof *world->notes);
    if (grown == NULL)
        return error_out_of_memory(error);
    world->notes = grown;
    world->notes[world->note_count++] = note;
    return STATUS_OK;
}

Status notes_end(World *world, int line, Error *error)
{
    const Game *game = world->game;
    for (const NoteKind *kind = game->notes;
         kind != NULL && kind->keyword != NULL; kind++)
        if (kind->needed && !is_there(world, kind))
            return expected(kind, line, error);
    return game->settle == NULL ? STATUS_OK : game->settle(world, error);
}

void notes_print(FILE *out, const Note *note)
{
    const Square *square = note->squares;
    const int *number = note->numbers;
    fputs(note->kind->keyword, out);
    for (const Field *field = note->kind->fields; field->kind != FIELD_NONE;
         field++) {
        if (field->kind == FIELD_NUMBER)
            fprintf(out, " %d", *number++);
        else {
            fprintf(out, " %d,%d", square->x, square->y);
            square++;
        }
    }
}
