/* gallery.c -- searches that misbehave, each in its own way.
 *
 * expected.txt says what must come of each.  innocents.h is made of the same
 * list: the searches that misbehave in Prolog, which in C do nothing but
 * answer.
 */
#include "gallery.h"

#include <stdlib.h>
#include <string.h>

static void release(void *prepared)
{
    Guest *guest = prepared;
    if (guest->entry->release != NULL)
        guest->entry->release();
    flood_release(guest->flood);
    free(guest->squares);
    free(guest->numbers);
    free(guest);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    const Entry *entry = (const Entry *)(const void *)solver;
    void *flood;
    if (entry->prepare != NULL)
        entry->prepare();
    if (entry->world != NULL)
        entry->world(world);
    if (entry->prepared != STATUS_OK)
        return error_set(error, entry->prepared, 0, "it does not want to");
    Status status = flood_prepare(solver, world, &flood, error);
    if (status != STATUS_OK)
        return status;
    Guest *guest = malloc(sizeof *guest);
    if (guest == NULL) {
        flood_release(flood);
        return error_out_of_memory(error);
    }
    *guest = (Guest){.entry = entry, .world = world, .flood = flood};
    guest->squares = malloc(world_size(world) * sizeof *guest->squares);
    guest->numbers = calloc(world_size(world), sizeof *guest->numbers);
    *prepared = guest;
    if (guest->squares != NULL && guest->numbers != NULL)
        return STATUS_OK;
    release(guest);
    return error_out_of_memory(error);
}

static Answer run(void *prepared, const Question *question)
{
    Guest *guest = prepared;
    if (guest->entry->run != NULL)
        guest->entry->run();
    Answer answer = flood_route(guest->flood, question, true);
    if (guest->entry->question != NULL)
        guest->entry->question(question);
    if (guest->entry->answer != NULL) {
        if (answer.rows.count > 0)
            memcpy(guest->squares, answer.rows.squares,
                   (size_t)answer.rows.count * sizeof *guest->squares);
        answer.rows.squares = guest->squares;
        guest->entry->answer(guest, &answer);
    }
    guest->claimed = answer.work[0];
    return answer;
}

/* A step for each square that it says it expanded, or as many as there are, and
 * then steps that are nowhere. */
static bool fit_steps(const Guest *guest, Trace *trace)
{
    int count = trace->steps.count;
    int claimed = (int)guest->claimed;
    Square *squares = calloc((size_t)claimed + 1, sizeof *squares);
    if (squares == NULL)
        return false;
    memcpy(squares, trace->steps.squares,
           (size_t)(count < claimed ? count : claimed) * sizeof *squares);
    rows_free(&trace->steps);
    trace->steps = (Rows){.count = claimed, .squares = squares};
    return true;
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    Guest *guest = prepared;
    if (guest->entry->trace != NULL)
        guest->entry->trace();
    flood_route(guest->flood, question, true);
    Status status = flood_trace(guest->flood, trace);
    if (status != STATUS_OK)
        return status;
    if (!fit_steps(guest, trace))
        return STATUS_OUT_OF_MEMORY;
    if (guest->entry->left != NULL)
        guest->entry->left(guest, trace);
    return guest->entry->looked;
}

void gallery_register(Entry *entries, size_t count)
{
    for (Entry *entry = entries; entry < entries + count; entry++) {
        const char *name = entry->solver.name;
        const char *file = entry->solver.file;
        entry->solver = (Solver){.name = name,
                                 .style = "tuned",
                                 .problem = "route",
                                 .file = file,
                                 .summary = "breadth-first, and a deed besides",
                                 .language = &language_c,
                                 .promises = {{.game = "city",
                                               .complete = true,
                                               .best = true,
                                               .same = true}},
                                 .prepare = prepare,
                                 .run = run,
                                 .trace = trace,
                                 .release = release};
        solver_register(&entry->solver);
    }
}

#define INNOCENT(name_) ENTRY(name_, .run = NULL)

static Entry innocents[] = {
    INNOCENT("is_slow"),
    INNOCENT("sets_flags"),
#include "innocents.h"
};

__attribute__((constructor)) static void register_innocents(void)
{
    gallery_register(innocents, sizeof innocents / sizeof *innocents);
}
