/* plan.c -- what a study measures, how often, and in what order. */
#include "plan.h"

#include "../../c_impl/random.h"
#include "../process/ward.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* clang-format off */
static const PlanSize sizes[] = {
    /*           processes, others, growths, blocks, block_ms, largest, budget */
    {"smoke",            1,      1,       1,      1,        2,      16,     0},
    {"quick",            3,      2,       1,      3,       20,     128,    60},
    {"default",         10,      4,       2,      5,       20,    1024,   250},
    {"rigorous",        30,     30,       5,     10,       20,    2048,     0}};
/* clang-format on */

static const int sides[] = {
    GROWTH_SMALLEST, 16, 32, 64, 128, 256, 512, 1024, 2048};

enum { SIDES = sizeof sides / sizeof *sides, GROWTH_BLOCKS = 2, SLOW_S = 1 };

static const char *const modes[] = {"optimize", "compile"};

const PlanSize *plan_size(const char *name)
{
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (strcmp(sizes[i].name, name) == 0)
            return &sizes[i];
    return NULL;
}

static Cell *add_cell(Plan *plan, const Game *game, const Search *search,
                      SampleKind kind)
{
    Cell *grown =
        realloc(plan->cells, (size_t)(plan->count + 1) * sizeof *grown);
    if (grown == NULL)
        return NULL;
    plan->cells = grown;
    Cell *cell = &plan->cells[plan->count++];
    *cell = (Cell){.game = game,
                   .original = strcmp(search->name, game->search) == 0};
    cell->sample = (Sample){.kind = kind,
                            .file = "",
                            .search = search->name,
                            .style = search->style,
                            .mode = modes[0],
                            .lang = "both",
                            .blocks = plan->size.blocks,
                            .block_ms = plan->size.block_ms,
                            .memory = plan->memory};
    return cell;
}

/* The first of those in the register that are the same but for the language. */
static bool is_first(const Search *search, const Options *options)
{
    for (const Search *other = search_first(); other != search;
         other = other->next)
        if (options_want(options, other) &&
            strcmp(other->name, search->name) == 0 &&
            strcmp(other->style, search->style) == 0)
            return false;
    return options_want(options, search);
}

static void set_case(Cell *cell, const SuiteFile *file, const Case *the_case,
                     const World *world)
{
    cell->the_case = the_case;
    cell->world = world;
    cell->sample.cases = file->path;
    cell->sample.line = the_case->line;
    cell->sample.file = file->label;
    cell->sample.the_case = the_case->name;
}

static bool add_case(Plan *plan, const SuiteFile *file, const Case *the_case,
                     const World *world, const Options *options)
{
    for (const Search *search = search_first(); search != NULL;
         search = search->next) {
        if (!is_first(search, options) ||
            search_promise(search, world->game) == NULL)
            continue;
        for (int mode = 0; mode < 2; mode++) {
            Cell *cell = add_cell(plan, world->game, search, SAMPLE_RUN);
            if (cell == NULL)
                return false;
            set_case(cell, file, the_case, world);
            cell->sample.mode = modes[mode];
        }
    }
    return true;
}

/* The tuned original search against itself, in both languages. */
static bool add_control(Plan *plan, const SuiteFile *file, const Case *the_case,
                        const World *world, const Options *options)
{
    for (const Search *search = search_first(); search != NULL;
         search = search->next) {
        if (!options_want(options, search) ||
            strcmp(search->name, world->game->search) != 0 ||
            strcmp(search->style, "tuned") != 0)
            continue;
        Cell *cell = add_cell(plan, world->game, search, SAMPLE_CONTROL);
        if (cell == NULL)
            return false;
        set_case(cell, file, the_case, world);
        cell->sample.lang = search->lang;
    }
    return true;
}

static bool add_growths(Plan *plan, const Game *game, int side,
                        const Options *options)
{
    for (const Search *search = search_first(); search != NULL;
         search = search->next) {
        if (!is_first(search, options) || search_promise(search, game) == NULL)
            continue;
        Cell *cell = add_cell(plan, game, search, SAMPLE_GROWTH);
        if (cell == NULL)
            return false;
        cell->sample.blocks = GROWTH_BLOCKS;
        cell->sample.cases = game->name;
        cell->sample.line = side;
        cell->side = side;
        cell->name = growth_name(game, side);
    }
    return true;
}

/* The cells of the cases, and a control on the first case of each game. */
static bool add_cases(Plan *plan, const Suite *suite, const Options *options)
{
    const Game *seen[SEARCH_GAMES] = {NULL};
    int games = 0;
    for (int i = 0; i < suite->file_count; i++) {
        const SuiteFile *file = &suite->files[i];
        for (int j = 0; j < file->cases.count; j++) {
            const Case *the_case = &file->cases.cases[j];
            const World *world = &suite->worlds[file->worlds[j]].world;
            bool first = true;
            if (!suite_wants(suite, the_case))
                continue;
            for (int k = 0; k < games; k++)
                first = first && seen[k] != world->game;
            if (first && games < SEARCH_GAMES) {
                seen[games++] = world->game;
                if (!add_control(plan, file, the_case, world, options))
                    return false;
            }
            if (!add_case(plan, file, the_case, world, options))
                return false;
        }
    }
    plan->shuffled = plan->count;
    for (int i = 0; i < SIDES && sides[i] <= plan->size.largest; i++)
        for (int k = 0; k < games; k++)
            if (!add_growths(plan, seen[k], sides[i], options))
                return false;
    return true;
}

bool plan_make(Plan *plan, const PlanSize *size, const Suite *suite,
               const Options *options)
{
    *plan = (Plan){.size = *size, .memory = limits_memory(options->memory, 1)};
    bool made = add_cases(plan, suite, options);
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
    if (cell->side > 0)
        most = cell->seconds > SLOW_S ? 1 : plan->size.growths;
    else if (!cell->original && cell->sample.kind != SAMPLE_CONTROL)
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
