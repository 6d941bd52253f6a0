/* asked.c -- a question that stands in no file, as a case. */
#include "asked.h"

#include "../check/catalogue.h"
#include "../check/missing.h"

#include <stdlib.h>
#include <string.h>

/* World and words as one text. */
static Status join(Asked *asked, const char *world, char *const *words,
                   int count, Error *error)
{
    size_t size;
    FILE *stream = open_memstream(&asked->text, &size);
    if (stream == NULL)
        return error_out_of_memory(error);
    fputs(world, stream);
    for (int i = 0; i < count; i++)
        fprintf(stream, "\n%s", words[i]);
    return fclose(stream) == 0 ? STATUS_OK : error_out_of_memory(error);
}

Status asked_read(Asked *asked, const Problem *problem, const char *world,
                  char *const *words, int count, Error *error)
{
    *asked = (Asked){.the_case = {.problem = problem, .unknown = true}};
    Status status = join(asked, world, words, count, error);
    if (status == STATUS_OK)
        status = missing_world(world, error);
    if (status != STATUS_OK)
        return status;
    catalogue_world_path(asked->path, world, NULL);
    status = catalogue_world(&asked->world, asked->path, NULL, error);
    if (status != STATUS_OK)
        return error_in_file(error, status, asked->path);
    asked->the_case.name = asked->the_case.world = asked->world.game->name;
    status = question_read(&asked->the_case.question, problem->fields, words,
                           count, error);
    if (status == STATUS_OK)
        status = problem_ask(problem, &asked->world, &asked->the_case.question,
                             error);
    return status;
}

void asked_free(Asked *asked)
{
    question_free(&asked->the_case.question);
    world_free(&asked->world);
    free(asked->text);
    *asked = (Asked){0};
}

Status asked_parse(Asked *asked, const Problem *problem, const char *text,
                   Error *error)
{
    size_t most = strlen(text) / 2 + 1;
    char *copy = strdup(text);
    char **words = malloc(most * sizeof *words);
    int count = 0;
    char *rest;
    if (copy == NULL || words == NULL) {
        free(copy);
        free(words);
        return error_out_of_memory(error);
    }
    for (char *word = strtok_r(copy, "\n", &rest); word != NULL;
         word = strtok_r(NULL, "\n", &rest))
        words[count++] = word;
    Status status =
        count > 0 && question_fits(problem->fields, count - 1)
            ? asked_read(asked, problem, words[0], words + 1, count - 1, error)
            : error_set(error, STATUS_BAD_INPUT, 0,
                        "not a world and a question");
    free(words);
    free(copy);
    return status;
}
