/* plan.c -- what a study measures, how often, and in what order. */
#include "plan.h"

#include "../../c_impl/random.h"
#include "scope.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const int sides[] = {GROWN_SMALLEST, 16,  32, 64, 128, 192, 256, 512,
                            1024,           2048};

enum {
    SIDES = sizeof sides / sizeof *sides,
    GROWTH_BLOCKS = 2,
    LARGE_SIDE = 192, /* from which on one has to do */
    FEWER = 8,        /* times fewer questions */
    MANY = 16         /* times smaller a level that many move on at once */
};

static const char control_style[] = "tuned";

/* What the plan is made of. */
typedef struct Making {
    Plan *plan;
    Scope scope;
} Making;

static Cell *add_cell(Plan *plan, const Placed *placed, const Solver *solver,
                      RowKind kind)
{
    Cell *grown =
        realloc(plan->cells, (size_t)(plan->count + 1) * sizeof *grown);
    if (grown == NULL)
        return NULL;
    plan->cells = grown;
    Cell *cell = &plan->cells[plan->count++];
    *cell = (Cell){.problem = placed->the_case->problem,
                   .game = placed->world->game,
                   .kind_of_level = placed->curve.maker,
                   .is_default = placed_is_default(placed, solver),
                   .brief = placed_is_brief(placed, solver)};
    cell->sample = (Sample){.kind = kind,
                            .file = "",
                            .solver = solver->name,
                            .style = solver->style,
                            .blocks = plan->size.blocks,
                            .block_ms = plan->size.block_ms,
                            .memory = plan->memory};
    return cell;
}

/* The longest that a tour of the slowest searches takes is what a plan can
 * spend on it. */
static int count_questions(const Plan *plan, const Cell *cell)
{
    if (cell->brief)
        return 0;
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
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        if (!scope_measures(&making->scope, placed, solver))
            continue;
        /* What compiling without -O costs is asked of few. */
        int modes =
            placed_is_default(placed, solver) ? MODES : MODE_OPTIMIZE + 1;
        for (int mode = 0; mode < modes; mode++) {
            Cell *cell = add_cell(making->plan, placed, solver, ROW_RUN);
            if (cell == NULL)
                return false;
            set_case(cell, placed);
            cell->sample.mode = (Mode)mode;
            if (mode == MODE_OPTIMIZE)
                cell->sample.questions = count_questions(making->plan, cell);
            if (cell->brief)
                cell->sample.blocks = 0;
        }
    }
    return true;
}

/* The solver that is asked unless another is named against itself, in both
 * languages. */
static bool add_control(const Making *making, const Placed *placed)
{
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        if (!selection_wants(making->scope.selection, solver) ||
            !placed_fits(placed, solver) ||
            !placed_is_default(placed, solver) ||
            strcmp(solver->style, control_style) != 0)
            continue;
        Cell *cell = add_cell(making->plan, placed, solver, ROW_CONTROL);
        if (cell == NULL)
            return false;
        set_case(cell, placed);
        cell->sample.language = solver->language;
        cell->sample.questions = count_questions(making->plan, cell);
    }
    return true;
}

static int largest_side(const PlanSize *size, const Curve *curve)
{
    if (curve->maker != NULL)
        return size->largest_kind;
    if (curve->problem->fields[0].repeats)
        return size->further / MANY;
    return curve->problem == problem_unsaid() ? size->largest : size->further;
}

/* Side by side in time, so that a curve tells more of the solver than of when
 * the machine was slow. */
static bool add_curve(const Making *making, const Placed *placed,
                      const Solver *solver)
{
    const Curve *curve = &placed->curve;
    int largest = largest_side(&making->plan->size, curve);
    for (int i = 0; i < SIDES && sides[i] <= largest; i++) {
        Cell *cell = add_cell(making->plan, placed, solver, ROW_GROWTH);
        if (cell == NULL)
            return false;
        cell->sample.blocks =
            sides[i] < LARGE_SIDE && !placed->brief ? GROWTH_BLOCKS : 1;
        cell->sample.line = sides[i];
        cell->side = sides[i];
        cell->maker = curve->maker;
        cell->name = growth_name(curve, sides[i]);
        cell->curve_name = curve_name(curve);
    }
    return true;
}

static bool add_growths(const Making *making, const Placed *placed)
{
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (scope_follows(&making->scope, placed, solver) &&
            !add_curve(making, placed, solver))
            return false;
    return true;
}

/* The cells of the cases; a control on the first case of each curve, and then
 * its growing levels. */
static bool add_cases(const Making *making, Placed *first)
{
    Plan *plan = making->plan;
    const Suite *suite = making->scope.suite;
    int curves = 0;
    for (int i = 0; i < suite->file_count; i++) {
        const SuiteFile *file = &suite->files[i];
        for (int j = 0; j < file->cases.count; j++) {
            Placed placed;
            if (!suite_wants(suite, &file->cases.cases[j]))
                continue;
            if (!scope_place(&making->scope, file, j, &placed))
                return false;
            if (placed_is_like(&placed, first, curves))
                continue;
            if (placed_is_first(&placed, first, curves)) {
                if (!placed_try_growing(&placed) ||
                    !add_control(making, &placed))
                    return false;
                first[curves++] = placed;
            }
            if (!add_case(making, &placed))
                return false;
        }
    }
    plan->shuffled = plan->count;
    for (int k = 0; k < curves; k++)
        if (first[k].grows && !add_growths(making, &first[k]))
            return false;
    return true;
}

/* Their names stand in the cells themselves, which have their places now. */
static void name_growths(Plan *plan)
{
    for (int i = plan->shuffled; i < plan->count; i++) {
        plan->cells[i].sample.the_case = plan->cells[i].name.text;
        plan->cells[i].sample.cases = plan->cells[i].curve_name.text;
    }
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
        first != NULL &&
        add_cases(&(Making){plan, {suite, selection, size->kinds}}, first);
    free(first);
    name_growths(plan);
    plan_limit(plan, size->processes);
    return made;
}

void plan_keep(Plan *plan, PlanWants *wants, const void *context)
{
    int count = 0;
    int shuffled = 0;
    for (int i = 0; i < plan->count; i++) {
        if (!wants(context, &plan->cells[i]))
            continue;
        shuffled += i < plan->shuffled;
        plan->cells[count++] = plan->cells[i];
    }
    plan->count = count;
    plan->shuffled = shuffled;
    name_growths(plan);
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
    if (cell->brief)
        most = 1;
    else if (cell->side > 0)
        most = cell->slow || further ? 1 : plan->size.growths;
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
