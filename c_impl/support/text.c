/* text.c -- a file in memory, taken line by line. */
#include "text.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 1 << 16 };

Status text_read(Text *text, const char *path, Error *error)
{
    Status status = STATUS_OK;
    size_t capacity = 0;
    *text = (Text){0};
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0, "%s", strerror(errno));
    do {
        if (text->length == capacity) {
            capacity = capacity == 0 ? FIRST_CAPACITY : 2 * capacity;
            char *grown = realloc(text->start, capacity);
            if (grown == NULL) {
                status = error_out_of_memory(error);
                goto done;
            }
            text->start = grown;
        }
        text->length += fread(text->start + text->length, 1, capacity - text->length, file);
    } while (!feof(file) && !ferror(file));
    if (ferror(file))
        status = error_set(error, STATUS_BAD_INPUT, 0, "%s", strerror(errno));
done:
    fclose(file);
    if (status != STATUS_OK)
        text_free(text);
    return status;
}

void text_free(Text *text)
{
    free(text->start);
    *text = (Text){0};
}

Lines lines_of(const char *start, size_t length)
{
    return (Lines){start, length == 0 ? start : start + length, 0};
}

bool lines_next(Lines *lines, Line *line)
{
    while (lines->rest < lines->end) {
        const char *start = lines->rest;
        const char *newline = memchr(start, '\n', (size_t)(lines->end - start));
        const char *end = newline == NULL ? lines->end : newline;
        lines->rest = newline == NULL ? lines->end : newline + 1;
        lines->number++;
        if (end > start && end[-1] == '\r')
            end--;
        if (end > start && *start != ';') {
            *line = (Line){start, (size_t)(end - start), lines->number};
            return true;
        }
    }
    return false;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

bool line_word(Line *line, Line *word)
{
    while (line->length > 0 && is_blank(*line->start)) {
        line->start++;
        line->length--;
    }
    *word = (Line){line->start, 0, line->number};
    while (line->length > 0 && !is_blank(*line->start)) {
        word->length++;
        line->start++;
        line->length--;
    }
    return word->length > 0;
}

bool line_is(const Line *line, const char *text)
{
    return line->length == strlen(text) && memcmp(line->start, text, line->length) == 0;
}

int line_number(const Line *word, int limit)
{
    int value = 0;
    for (size_t i = 0; i < word->length; i++) {
        if (word->start[i] < '0' || word->start[i] > '9')
            return 0;
        value = 10 * value + (word->start[i] - '0');
        if (value > limit)
            return 0;
    }
    return value;
}

char *line_copy(const Line *line)
{
    char *copy = malloc(line->length + 1);
    if (copy != NULL) {
        memcpy(copy, line->start, line->length);
        copy[line->length] = '\0';
    }
    return copy;
}
