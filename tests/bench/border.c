/* border.c -- what the border between the languages costs, on the rogue case.
 *
 * A search is called across it and inside its own language, in turn.
 */
#include "prologs.h"

#include "../../bridge/prolog_from_c/prolog_from_c.h"
#include "../../bridge/prolog_from_c/prolog_terms.h"
#include "../../c_impl/reitti.h"
#include "contest.h"
#include "duel.h"

#include <SWI-Prolog.h>

#include <stdio.h>
#include <stdlib.h>

static const char world_path[] = "tests/worlds/rogue.world";

static void call(const char *module, const char *name, int arity,
                 term_t arguments)
{
    if (!PL_call_predicate(NULL, PL_Q_NODEBUG | PL_Q_PASS_EXCEPTION,
                           PL_predicate(name, arity, module), arguments))
        give_up(name, "failed in Prolog");
}

/* A C solver called from Prolog; what it prepared is a term reference. */
static Status run_c_from_prolog(const Subject *subject, int runs, Error *error)
{
    (void)error;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(3);
    if (!PL_put_integer(arguments, runs) ||
        !PL_put_term(arguments + 1, (term_t)(uintptr_t)subject->prepared) ||
        !terms_put_question(arguments + 2, subject->question))
        abort();
    call("bench", "c_often", 3, arguments);
    PL_discard_foreign_frame(frame);
    return STATUS_OK;
}

static void *prepare_c_from_prolog(const char *library, const char *search)
{
    term_t slot = PL_new_term_ref();
    term_t arguments = PL_new_term_refs(4);
    if (!PL_put_atom_chars(arguments, "tests/bench/bench.pl"))
        abort();
    call("user", "consult", 1, arguments);
    if (!PL_put_atom_chars(arguments, library) ||
        !PL_put_atom_chars(arguments + 1, world_path) ||
        !PL_put_atom_chars(arguments + 2, search))
        abort();
    call("bench", "c_prepare_world", 4, arguments);
    if (!PL_put_term(slot, arguments + 3))
        abort();
    return (void *)(uintptr_t)slot;
}

static void print_cost(const char *what, const Duellist *across,
                       const Duellist *inside)
{
    double costs[DUEL_ROUNDS];
    for (int i = 0; i < DUEL_ROUNDS; i++)
        costs[i] = across->times[i] - inside->times[i];
    double middle = median(costs, DUEL_ROUNDS);
    printf("  %s costs %.0f ns (%.0f to %.0f)\n", what, middle, costs[0],
           costs[DUEL_ROUNDS - 1]);
}

void border_bench(const char *library)
{
    World world;
    Error error;
    Square ends[] = {{1, 10, 11}, {1, 3, 2}};
    Question question = {.squares = ends, .square_count = 2};
    Questions questions = {.questions = &question, .count = 1};
    if (world_read(&world, world_path, &error) != STATUS_OK)
        give_up(world_path, error.text);
    Duellist prolog =
        duel_enter("two_phase", "tuned", &language_prolog, &world);
    Duellist from_c = prolog;
    from_c.loop = solver_run_from_c;
    Duellist c = duel_enter("two_phase", "tuned", &language_c, &world);
    Duellist from_prolog = c;
    puts("\nthe border between the languages, on the rogue case");
    duel_fight(&prolog, &from_c, &questions);
    print_cost("calling Prolog from C", &from_c, &prolog);
    from_prolog.loop = run_c_from_prolog;
    from_prolog.subject.prepared = prepare_c_from_prolog(library, "two_phase");
    duel_time(&c, &from_prolog, &questions);
    print_cost("calling C from Prolog", &from_prolog, &c);
    duel_leave(&prolog);
    duel_leave(&c);
    world_free(&world);
}
