/* prolog_from_c.c -- SWI-Prolog inside this process: starts it, and registers
 * the solvers that it has.
 */
#include "prolog_from_c.h"

#include "../process/limits.h"
#include "prolog_call.h"
#include "prolog_measure.h"
#include "prolog_register.h"
#include "prolog_rows.h"
#include "prolog_solver.h"
#include "prolog_terms.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/resource.h>

const Language language_prolog = {.name = "prolog",
                                  .run_often = prolog_run_often,
                                  .run_nothing = prolog_run_nothing,
                                  .has_border = true,
                                  .read = prolog_read,
                                  .stacks = prolog_stacks,
                                  .collect = prolog_collect,
                                  .collections = prolog_collections,
                                  .inferences = prolog_inferences};

static Status load(const char *program, Error *error)
{
    fid_t frame = PL_open_foreign_frame();
    term_t file = PL_new_term_ref();
    Status status = STATUS_OUT_OF_MEMORY;
    if (PL_put_atom_chars(file, program))
        status =
            prolog_call(PL_predicate("load_files", 1, "system"), file, error);
    PL_discard_foreign_frame(frame);
    return status;
}

Status prolog_start(const char *program, Error *error)
{
    static char *arguments[] = {"reitti",
                                "-q",
                                "-f",
                                "none",
                                "-F",
                                "none",
                                "--no-packs",
                                "--no-signals",
                                "--no-tty",
                                "--on-error=status",
                                "--on-warning=status",
                                NULL};
    if (prolog_is_registered())
        return STATUS_OK;
    /* Prolog's stacks grow and shrink all the time: what they give back is
     * kept. */
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    /* A wrong one of these would end the process. */
    unsetenv("SWI_HOME_DIR");
    unsetenv("SWIPL");
    /* Prolog sets the locale that the environment names, for C as well: numbers
     * would be written as that country writes them. */
    setenv("LC_ALL", "C.UTF-8", 1);
    if (!PL_is_initialised(NULL, NULL) &&
        !PL_initialise((int)(sizeof arguments / sizeof *arguments) - 1,
                       arguments))
        return error_set(error, STATUS_ERROR, 0, "SWI-Prolog does not start");
    Status status = load(program, error);
    if (status != STATUS_OK)
        return status;
    terms_start();
    rows_start();
    prolog_solver_start();
    return prolog_register(&language_prolog, NULL, error);
}

/* A stack grows by moving into one of twice its size, beside which the old one
 * stays. */
void prolog_limit_stacks(void)
{
    Error error;
    if (!PL_is_initialised(NULL, NULL))
        return;
    int64_t bytes = limits_memory(0, 1);
    struct rlimit limit;
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur < (rlim_t)bytes)
        bytes = (int64_t)limit.rlim_cur;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(2);
    if (PL_put_atom_chars(arguments, "stack_limit") &&
        PL_put_int64(arguments + 1, bytes / 3))
        prolog_call(PL_predicate("set_prolog_flag", 2, "system"), arguments,
                    &error);
    PL_discard_foreign_frame(frame);
}

int prolog_version(void)
{
    return (int)PL_query(PL_QUERY_VERSION);
}

void prolog_stop(void)
{
    prolog_unregister();
    prolog_solver_stop();
    if (PL_is_initialised(NULL, NULL))
        PL_cleanup(PL_CLEANUP_SUCCESS);
}
