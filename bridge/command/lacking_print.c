/* lacking_print.c -- says which rows of a study in shards are missing. */
#include "lacking_print.h"

#include "../measure/environment.h"
#include "../measure/lacking.h"

#include <stdio.h>
#include <string.h>

enum { LONGEST = 20 /* of a list */ };

Status lacking_check(const Merging *merging, const Planned *planned,
                     Error *error)
{
    char build[FINGERPRINT];
    char cases[FINGERPRINT];
    environment_fingerprint(build);
    environment_cases_fingerprint(cases, &planned->suite);
    const struct {
        const char *key;
        const char *value;
    } asked[] = {
        {"plan", planned->plan.size.name}, {"build", build}, {"cases", cases}};
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        const char *said = merging_value(merging, asked[i].key);
        if (said != NULL && strcmp(said, asked[i].value) != 0)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s: of %s '%s', not of '%s' as is asked for",
                             merging->files->path, asked[i].key, said,
                             asked[i].value);
    }
    return STATUS_OK;
}

static void tell(void *context, const Cell *cell, int process)
{
    const Sample *sample = &cell->sample;
    int *told = context;
    if ((*told)++ < LONGEST)
        fprintf(stderr, "reitti: missing: %s %s%s%s %s %s %s, process %d\n",
                row_kinds[sample->kind], sample->file,
                *sample->file == '\0' ? "" : " ", sample->the_case,
                sample->solver, sample->style, mode_words[sample->mode],
                process);
}

/* The instructions are counted last: until a shard says that it is complete
 * they may be missing. */
static int tell_shards(const Merging *merging)
{
    int count = 0;
    for (int i = 1; i <= merging->shard_count; i++)
        if (!merging_is_whole(merging, i)) {
            count++;
            fprintf(stderr, "reitti: shard %d/%d is not complete\n", i,
                    merging->shard_count);
        }
    return count;
}

Status lacking_print(const Merging *merging, Planned *planned, const char *path,
                     int *lacking, Error *error)
{
    Results whole;
    int told = 0;
    Status status = results_read(&whole, path, error);
    if (status == STATUS_OK &&
        !lacking_count(&planned->plan, &whole, tell, &told, lacking))
        status = error_out_of_memory(error);
    if (status == STATUS_OK) {
        if (told > LONGEST)
            fprintf(stderr, "reitti: missing: and %d more\n", told - LONGEST);
        *lacking += tell_shards(merging);
    }
    results_close(&whole);
    return status;
}
