/* sample.c -- one process of a study, as arguments of a command. */
#include "sample.h"

#include <stdlib.h>
#include <string.h>

static const char all[] = "both";

int sample_lanes(const Sample *sample)
{
    return sample->kind == ROW_CONTROL || sample->language == NULL ? 2 : 1;
}

int sample_rows(const Sample *sample)
{
    int lanes = sample_lanes(sample);
    int blocks = sample->blocks + (sample->questions > 0 ? SAMPLE_TOURS : 0);
    bool border = sample->blocks > 0 &&
                  (sample->language == NULL || sample->language->has_border);
    switch (sample->kind) {
    case ROW_CONTROL:
        return lanes * blocks;
    case ROW_GROWTH:
        return lanes * (2 + blocks); /* preparing, and the first run */
    default:                         /* reading as well, and what it all did */
        return lanes * (3 + blocks) + border +
               (sample->process == 1 ? lanes : 0);
    }
}

bool sample_owns(const Sample *sample, const Row *row)
{
    return strcmp(row->file, sample->file) == 0 &&
           strcmp(row->the_case, sample->the_case) == 0 &&
           strcmp(row->solver, sample->solver) == 0 &&
           strcmp(row->style, sample->style) == 0 &&
           row->mode == (int)sample->mode && row->process == sample->process &&
           row->lang >= 0 &&
           (sample->language == NULL ||
            sample->language == languages[row->lang]);
}

/* The place of a word among so many; -1: it is none of them. */
static int find_word(const char *word, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return -1;
}

static bool parse_number(const char *text, int *number)
{
    char *end;
    *number = (int)strtol(text, &end, 10);
    return *end == '\0' && *number >= 0;
}

bool sample_parse(Sample *sample, char *const *arguments, int count)
{
    if (count != SAMPLE_ARGUMENTS)
        return false;
    int kind = find_word(arguments[0], row_kinds, ROW_CONTROL + 1);
    int mode = find_word(arguments[5], mode_words, MODES);
    *sample = (Sample){.kind = (RowKind)kind,
                       .cases = arguments[1],
                       .solver = arguments[3],
                       .style = arguments[4],
                       .mode = (Mode)mode,
                       .language = language_find(arguments[6])};
    return kind >= 0 && mode >= 0 &&
           (sample->language != NULL || strcmp(arguments[6], all) == 0) &&
           parse_number(arguments[2], &sample->line) &&
           parse_number(arguments[7], &sample->process) &&
           parse_number(arguments[8], &sample->blocks) &&
           parse_number(arguments[9], &sample->block_ms) &&
           parse_number(arguments[10], &sample->questions) &&
           parse_number(arguments[11], &sample->skip);
}

void sample_arguments(const Sample *sample, SampleTexts *texts,
                      const char *arguments[SAMPLE_ARGUMENTS])
{
    const int numbers[SAMPLE_ARGUMENTS] = {
        [2] = sample->line,     [7] = sample->process,    [8] = sample->blocks,
        [9] = sample->block_ms, [10] = sample->questions, [11] = sample->skip};
    for (int i = 0; i < SAMPLE_ARGUMENTS; i++) {
        snprintf(texts->numbers[i], sizeof texts->numbers[i], "%d", numbers[i]);
        arguments[i] = texts->numbers[i];
    }
    arguments[0] = row_kinds[sample->kind];
    arguments[1] = sample->cases;
    arguments[3] = sample->solver;
    arguments[4] = sample->style;
    arguments[5] = mode_words[sample->mode];
    arguments[6] = sample->language == NULL ? all : sample->language->name;
}
