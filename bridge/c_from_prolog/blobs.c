/* blobs.c -- worlds and prepared worlds that Prolog holds. */
#include "blobs.h"

#include <stdlib.h>

void world_drop(SharedWorld *shared)
{
    if (atomic_fetch_sub(&shared->users, 1) == 1) {
        world_free(&shared->world);
        free(shared);
    }
}

void prepared_drop(Prepared *prepared)
{
    if (prepared->prepared != NULL) {
        prepared->solver->release(prepared->prepared);
        prepared->prepared = NULL;
        world_drop(prepared->shared);
    }
}

static int release_world(atom_t atom)
{
    world_drop(PL_blob_data(atom, NULL, NULL));
    return TRUE;
}

static int release_prepared(atom_t atom)
{
    Prepared *prepared = PL_blob_data(atom, NULL, NULL);
    prepared_drop(prepared);
    free(prepared);
    return TRUE;
}

static PL_blob_t world_blob = {.magic = PL_BLOB_MAGIC,
                               .flags = PL_BLOB_NOCOPY,
                               .name = "reitti_world",
                               .release = release_world};
static PL_blob_t prepared_blob = {.magic = PL_BLOB_MAGIC,
                                  .flags = PL_BLOB_NOCOPY,
                                  .name = "reitti_prepared",
                                  .release = release_prepared};

static void *get_blob(term_t term, PL_blob_t *wanted)
{
    void *data;
    PL_blob_t *type;
    if (PL_get_blob(term, &data, NULL, &type) && type == wanted)
        return data;
    PL_type_error(wanted->name, term);
    return NULL;
}

bool world_unify(term_t variable, SharedWorld *shared)
{
    return PL_unify_blob(variable, shared, sizeof *shared, &world_blob) != 0;
}

bool prepared_unify(term_t variable, Prepared *prepared)
{
    return PL_unify_blob(variable, prepared, sizeof *prepared,
                         &prepared_blob) != 0;
}

SharedWorld *world_get(term_t term)
{
    return get_blob(term, &world_blob);
}

Prepared *prepared_get_any(term_t term)
{
    return get_blob(term, &prepared_blob);
}

Prepared *prepared_get(term_t term)
{
    Prepared *prepared = prepared_get_any(term);
    if (prepared != NULL && prepared->prepared == NULL) {
        PL_existence_error("reitti_prepared", term);
        return NULL;
    }
    return prepared;
}
