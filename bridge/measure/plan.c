/* plan.c -- what a study measures, how often, and in what order. */
#include "plan.h"

#include "../../c_impl/random.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const int sides[] = {GROWN_SMALLEST, 16,  32, 64, 128, 192, 256, 512,
                            1024,           2048};

enum {
    SIDES = sizeof sides / sizeof *sides,
    GROWTH_BLOCKS = 2,
    LARGE_SIDE = 192, /* from which on one has to do */
    SLOW_S = 1,
    FEWER = 8 /* times fewer questions */
};

static const char control_style[] = "tuned";

/* What the plan is made of. */
typedef struct Making {
    Plan *plan;
    const Selection *selection;
} Making;

/* Whether the solver is asked unless another is named, and no other problem is
 * either: the further ones are measured less often. */
static bool is_default(const Problem *problem, const Game *game,
                       const Solver *solver)
{
    const char *unsaid = problem_solver(problem, game);
    return problem == problem_unsaid() && unsaid != NULL &&
           strcmp(solver->name, unsaid) == 0;
}

static Cell *add_cell(Plan *plan, const Problem *problem, const Game *game,
                      const Solver *solver, RowKind kind)
{
    Cell *grown =
        realloc(plan->cells, (size_t)(plan->count + 1) * sizeof *grown);
    if (grown == NULL)
        return NULL;
    plan->cells = grown;
    Cell *cell = &plan->cells[plan->count++];
    *cell = (Cell){.problem = problem,
                   .game = game,
                   .is_default = is_default(problem, game, solver)};
    cell->sample = (Sample){.kind = kind,
                            .file = "",
                            .solver = solver->name,
                            .style = solver->style,
                            .blocks = plan->size.blocks,
                            .block_ms = plan->size.block_ms,
                            .memory = plan->memory};
    return cell;
}

/* Whether the solver can be asked this in that game. */
static bool fits(const Solver *solver, const Problem *problem, const Game *game)
{
    return problem_of(solver) == problem &&
           solver_promise(solver, game) != NULL;
}

/* A case with the file that it stands in and its world. */
typedef struct Placed {
    const SuiteFile *file;
    const Case *the_case;
    const World *world;
    bool grows; /* there are levels of any size of its problem and game */
} Placed;

/* The longest that a tour of the slowest searches takes is what a plan can
 * spend on it. */
static int count_questions(const Plan *plan, const Cell *cell)
{
    bool fewer = cell->problem != problem_unsaid() ||
                 strcmp(cell->sample.style, STYLE_ORIGINAL) == 0;
    return fewer ? (plan->size.questions + FEWER - 1) / FEWER
                 : plan->size.questions;
}

static void set_case(Cell *cell, const Placed *placed)
{
    cell->the_case = placed->the_case;
    cell->world = placed->world;
    cell->sample.cases = placed->file->path;
    cell->sample.line = placed->the_case->line;
    cell->sample.file = placed->file->label;
    cell->sample.the_case = placed->the_case->name;
}

static bool add_case(const Making *making, const Placed *placed)
{
    const Problem *problem = placed->the_case->problem;
    const Game *game = placed->world->game;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        if (!selection_first(making->selection, solver) ||
            !fits(solver, problem, game))
            continue;
        /* What compiling without -O costs is asked of few. */
        int modes =
            is_default(problem, game, solver) ? MODES : MODE_OPTIMIZE + 1;
        for (int mode = 0; mode < modes; mode++) {
            Cell *cell = add_cell(making->plan, problem, game, solver, ROW_RUN);
            if (cell == NULL)
                return false;
            set_case(cell, placed);
            cell->sample.mode = (Mode)mode;
            if (mode == MODE_OPTIMIZE)
                cell->sample.questions = count_questions(making->plan, cell);
        }
    }
    return true;
}

/* The solver that is asked unless another is named against itself, in both
 * languages. */
static bool add_control(const Making *making, const Placed *placed)
{
    const Problem *problem = placed->the_case->problem;
    const Game *game = placed->world->game;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        if (!selection_wants(making->selection, solver) ||
            !fits(solver, problem, game) ||
            !is_default(problem, game, solver) ||
            strcmp(solver->style, control_style) != 0)
            continue;
        Cell *cell = add_cell(making->plan, problem, game, solver, ROW_CONTROL);
        if (cell == NULL)
            return false;
        set_case(cell, placed);
        cell->sample.language = solver->language;
        cell->sample.questions = count_questions(making->plan, cell);
    }
    return true;
}

/* Side by side in time, so that a curve tells more of the solver than of when
 * the machine was slow. */
static bool add_curve(const Making *making, const Problem *problem,
                      const Game *game, const Solver *solver)
{
    const PlanSize *size = &making->plan->size;
    int largest = problem == problem_unsaid() ? size->largest : size->further;
    for (int i = 0; i < SIDES && sides[i] <= largest; i++) {
        Cell *cell = add_cell(making->plan, problem, game, solver, ROW_GROWTH);
        if (cell == NULL)
            return false;
        cell->sample.blocks = sides[i] < LARGE_SIDE ? GROWTH_BLOCKS : 1;
        cell->sample.cases = game->name;
        cell->sample.line = sides[i];
        cell->side = sides[i];
        cell->name = growth_name(problem, game, sides[i]);
    }
    return true;
}

static bool add_growths(const Making *making, const Placed *placed)
{
    const Problem *problem = placed->the_case->problem;
    const Game *game = placed->world->game;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (selection_first(making->selection, solver) &&
            fits(solver, problem, game) && !solver_is_original(solver) &&
            !add_curve(making, problem, game, solver))
            return false;
    return true;
}

/* Whether the problem has levels of any size in the game, which may have
 * nothing to build them of; false: out of memory. */
static bool try_growing(Placed *placed)
{
    const Problem *problem = placed->the_case->problem;
    Growth growth;
    Error error;
    if (problem->grow == NULL)
        return true;
    Status status = growth_make(&growth, problem, placed->world->game,
                                GROWN_SMALLEST, &error);
    growth_free(&growth);
    placed->grows = status == STATUS_OK;
    return status != STATUS_OUT_OF_MEMORY;
}

/* Whether the case is the first of its problem in its game. */
static bool is_first(const Placed *first, int count, const Placed *placed)
{
    for (int i = 0; i < count; i++)
        if (first[i].world->game == placed->world->game &&
            first[i].the_case->problem == placed->the_case->problem)
            return false;
    return true;
}

/* The cells of the cases; a control on the first case of each problem in each
 * game, and then its growing levels. */
static bool add_cases(const Making *making, const Suite *suite, Placed *first)
{
    Plan *plan = making->plan;
    int kinds = 0;
    for (int i = 0; i < suite->file_count; i++) {
        const SuiteFile *file = &suite->files[i];
        for (int j = 0; j < file->cases.count; j++) {
            Placed placed = {.file = file,
                             .the_case = &file->cases.cases[j],
                             .world = &suite->worlds[file->worlds[j]].world};
            if (!suite_wants(suite, placed.the_case))
                continue;
            if (is_first(first, kinds, &placed)) {
                if (!try_growing(&placed) || !add_control(making, &placed))
                    return false;
                first[kinds++] = placed;
            }
            if (!add_case(making, &placed))
                return false;
        }
    }
    plan->shuffled = plan->count;
    for (int k = 0; k < kinds; k++)
        if (first[k].grows && !add_growths(making, &first[k]))
            return false;
    return true;
}

bool plan_make(Plan *plan, const PlanSize *size, const Suite *suite,
               const Selection *selection, int64_t memory)
{
    *plan = (Plan){.size = *size, .memory = memory};
    size_t cases = 1;
    for (int i = 0; i < suite->file_count; i++)
        cases += (size_t)suite->files[i].cases.count;
    Placed *first = calloc(cases, sizeof *first);
    bool made =
        first != NULL && add_cases(&(Making){plan, selection}, suite, first);
    free(first);
    for (int i = plan->shuffled; made && i < plan->count; i++)
        plan->cells[i].sample.the_case = plan->cells[i].name.text;
    plan_limit(plan, size->processes);
    return made;
}

void plan_free(Plan *plan)
{
    free(plan->cells);
    *plan = (Plan){0};
}

/* How many rounds the cell takes part in, out of so many. */
static int processes_of(const Plan *plan, const Cell *cell, int processes)
{
    int most = processes;
    bool further = cell->problem != problem_unsaid();
    if (cell->side > 0)
        most = cell->seconds > SLOW_S || further ? 1 : plan->size.growths;
    else if (further)
        most = plan->size.growths;
    else if (!cell->is_default && cell->sample.kind != ROW_CONTROL)
        most = plan->size.others;
    return most < processes ? most : processes;
}

void plan_limit(Plan *plan, int processes)
{
    plan->size.processes = processes;
    for (int i = 0; i < plan->count; i++)
        plan->cells[i].processes =
            processes_of(plan, &plan->cells[i], processes);
}

/* Fisher and Yates's shuffle. */
void plan_shuffle(Plan *plan, unsigned seed, int round)
{
    int derived = random_derive((int)(seed & INT_MAX), round);
    Random random = random_seed(derived, RANDOM_TESTS);
    for (int i = plan->shuffled - 1; i > 0; i--) {
        int other = random_draw(&random, i + 1);
        Cell kept = plan->cells[i];
        plan->cells[i] = plan->cells[other];
        plan->cells[other] = kept;
    }
}

double plan_seconds(const Plan *plan)
{
    double seconds = 0;
    for (int i = 0; i < plan->count; i++)
        seconds += plan->cells[i].processes * plan->cells[i].seconds;
    return seconds;
}
