/* prolog_from_c.c -- SWI-Prolog inside this process: starts it, and registers
 * the searches that it has.
 */
#include "prolog_from_c.h"

#include "../process/limits.h"
#include "prolog_call.h"
#include "prolog_search.h"
#include "prolog_terms.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static PrologSearch *searches;

static void search_free(PrologSearch *prolog)
{
    for (int i = 0; i < prolog->owned_count; i++)
        free(prolog->owned[i]);
    free(prolog);
}

/* A text that is freed with the search; NULL: out of memory. */
static const char *keep_text(PrologSearch *prolog, char *text)
{
    if (text != NULL)
        prolog->owned[prolog->owned_count++] = text;
    return text;
}

static const char *copy_text(PrologSearch *prolog, term_t term)
{
    char *text;
    bool got = PL_get_chars(term, &text, CVT_ATOM | CVT_STRING | REP_UTF8) != 0;
    return got ? keep_text(prolog, strdup(text)) : NULL;
}

/* promise(Game, Shortest, Keypad) for each game. */
static Status get_promises(PrologSearch *prolog, term_t promises)
{
    term_t list = PL_copy_term_ref(promises); /* the query's own must stay */
    term_t head = PL_new_term_ref();
    term_t argument = PL_new_term_ref();
    functor_t promise_3 = PL_new_functor(PL_new_atom("promise"), 3);
    int shortest;
    int keypad_route;
    for (int i = 0; i < SEARCH_GAMES && PL_get_list(list, head, list); i++) {
        if (!PL_is_functor(head, promise_3) || !PL_get_arg(2, head, argument) ||
            !PL_get_bool(argument, &shortest) ||
            !PL_get_arg(3, head, argument) ||
            !PL_get_bool(argument, &keypad_route) ||
            !PL_get_arg(1, head, argument) || !PL_is_atom(argument))
            return STATUS_ERROR;
        Promise *promise = &prolog->search.promises[i];
        promise->game = copy_text(prolog, argument);
        promise->shortest = shortest != 0;
        promise->keypad = keypad_route != 0;
        if (promise->game == NULL)
            return STATUS_OUT_OF_MEMORY;
    }
    return PL_get_nil(list) ? STATUS_OK : STATUS_ERROR;
}

static char *file_of(const Search *search)
{
    static const char format[] = "prolog_impl/route/%s/%s.pl";
    size_t size = sizeof format + strlen(search->style) + strlen(search->name);
    char *file = malloc(size);
    if (file != NULL)
        snprintf(file, size, format, search->style, search->name);
    return file;
}

static Status declared_wrongly(term_t name, Error *error)
{
    char *text;
    if (!PL_get_chars(name, &text, CVT_WRITE | REP_UTF8))
        text = "?";
    return error_set(error, STATUS_ERROR, 0,
                     "the search %s is declared wrongly", text);
}

/* Makes a Search of a solution of search(Name, Style, Promises, Summary). */
static Status add_search(term_t arguments, Error *error)
{
    if (!PL_is_atom(arguments) || !PL_is_atom(arguments + 1) ||
        !PL_is_string(arguments + 3))
        return declared_wrongly(arguments, error);
    PrologSearch *prolog = calloc(1, sizeof *prolog);
    if (prolog == NULL)
        return STATUS_OUT_OF_MEMORY;
    Status status = STATUS_OUT_OF_MEMORY;
    Search *search = &prolog->search;
    search->name = copy_text(prolog, arguments);
    search->style = copy_text(prolog, arguments + 1);
    search->summary = copy_text(prolog, arguments + 3);
    prolog_search_fill(prolog);
    if (search->name != NULL && search->style != NULL &&
        search->summary != NULL &&
        (search->file = keep_text(prolog, file_of(search))) != NULL &&
        PL_get_atom(arguments, &prolog->name) &&
        PL_get_atom(arguments + 1, &prolog->style))
        status = get_promises(prolog, arguments + 2);
    if (status != STATUS_OK) {
        search_free(prolog);
        return status == STATUS_ERROR ? declared_wrongly(arguments, error)
                                      : status;
    }
    prolog->next = searches;
    searches = prolog;
    search_register(search);
    return STATUS_OK;
}

static Status add_searches(Error *error)
{
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    Status status = STATUS_OK;
    qid_t query = PL_open_query(NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION,
                                PL_predicate("search", 4, "search"), arguments);
    while (status == STATUS_OK && PL_next_solution(query))
        status = add_search(arguments, error);
    PL_close_query(query);
    PL_discard_foreign_frame(frame);
    return status == STATUS_OUT_OF_MEMORY ? error_out_of_memory(error) : status;
}

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
    if (searches != NULL)
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
    prolog_search_start();
    return add_searches(error);
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

void prolog_stop(void)
{
    while (searches != NULL) {
        PrologSearch *next = searches->next;
        search_unregister(&searches->search);
        search_free(searches);
        searches = next;
    }
    prolog_search_stop();
    if (PL_is_initialised(NULL, NULL))
        PL_cleanup(PL_CLEANUP_SUCCESS);
}
