/* list.c -- reitti list: what there is, one thing a line. */
#include "../../c_impl/cases_reader.h"
#include "../../c_impl/maker.h"
#include "../../c_impl/world_reader.h"
#include "../check/catalogue.h"
#include "../measure/plan_size.h"
#include "command.h"

#include <stdio.h>
#include <string.h>

static const char help[] =
    "Usage: reitti list [problems|games|worlds|makers|searches|cases|plans]\n"
    "Shows what there is, one a line; without an argument everything.\n"
    "\n"
    "  problems  name, what is asked, work that is counted, in short\n"
    "  games     name, search unless said, unit of cost, and the elements "
    "with\n"
    "            what entering costs (0: cannot be entered; free: nothing)\n"
    "  worlds    name, game, levels x width x height, corner rule\n"
    "  makers    name, settings with their value unless said and their range, "
    "in\n"
    "            short\n"
    "  searches  name, style, language, problem, games and what is promised "
    "there,\n"
    "            in short\n"
    "  cases     name, world, what is asked, best score\n"
    "  plans     name, processes x blocks of a case, seconds at the most (-: "
    "any number);\n"
    "            of a study, see reitti measure\n"
    "\n"
    "  -h, --help  show this\n";

static Status list_problems(Error *error)
{
    (void)error;
    for (const Problem *problem = problem_first(); problem != NULL;
         problem = problem->next) {
        printf("%-8s", problem->name);
        for (const Field *field = problem->fields; field->kind != FIELD_NONE;
             field++)
            printf("%c%s", field == problem->fields ? ' ' : ',', field->name);
        for (const Work *work = problem->work; work->name != NULL; work++)
            printf("%c%s", work == problem->work ? ' ' : ',', work->name);
        printf("  %s\n", problem->summary);
    }
    return STATUS_OK;
}

static void print_element(const Element *element)
{
    printf(" %c=", element->glyph);
    if (element->cost == 0)
        fputs("free", stdout);
    else
        printf("%d", element->cost == NO_ENTRY ? 0 : element->cost);
}

static Status list_games(Error *error)
{
    (void)error;
    for (const Game *game = game_first(); game != NULL; game = game->next) {
        printf("%-9s %-13s %-6s", game->name,
               game->solver == NULL ? "-" : game->solver, game->unit);
        for (const Element *element = game->elements; element->glyph != 0;
             element++)
            print_element(element);
        putchar('\n');
    }
    return STATUS_OK;
}

static Status list_world(const char *path, const char *name, void *context,
                         Error *error)
{
    (void)context;
    World world;
    Status status = world_read(&world, path, error);
    if (status != STATUS_OK)
        return error_in_file(error, status, path);
    printf("%-20s %-8s %dx%dx%d %s\n", name, world.game->name, world.levels,
           world.width, world.height, world.corners_block ? "block" : "cut");
    world_free(&world);
    return STATUS_OK;
}

static Status list_worlds(Error *error)
{
    return catalogue_each("worlds", list_world, NULL, error);
}

static Status list_makers(Error *error)
{
    (void)error;
    for (const Maker *maker = maker_first(); maker != NULL;
         maker = maker->next) {
        printf("%-8s", maker->name);
        for (const Setting *setting = maker->settings; setting->name != NULL;
             setting++)
            printf(" %s=%d (%d-%d)", setting->name, setting->unsaid,
                   setting->low, setting->high);
        printf("  %s\n", maker->summary);
    }
    return STATUS_OK;
}

/* The games that it is for, and what it promises there. */
static void print_promises(const Solver *solver)
{
    for (const Game *game = game_first(); game != NULL; game = game->next) {
        const Promise *promise = solver_promise_in(solver, game, game->ways);
        if (promise != NULL)
            printf(" %s%s%s", game->name, promise->best ? ",best" : "",
                   promise->same ? ",same" : "");
    }
}

static Status list_solvers(Error *error)
{
    Selection all = {0};
    Status status = selection_start(&all, error);
    for (const Solver *solver = solver_first();
         status == STATUS_OK && solver != NULL; solver = solver->next) {
        printf("%-23s %-8s %-7s %-8s", solver->name, solver->style,
               solver->language->name, solver->problem);
        print_promises(solver);
        printf("  %s\n", solver->summary);
    }
    return status;
}

static Status list_case_file(const char *path, const char *name, void *context,
                             Error *error)
{
    (void)name;
    (void)context;
    Cases cases;
    Status status = cases_read(&cases, path, error);
    if (status != STATUS_OK)
        return error_in_file(error, status, path);
    for (int i = 0; i < cases.count; i++) {
        const Case *the_case = &cases.cases[i];
        printf("%-24s %-20s ", the_case->name, the_case->world);
        question_print(stdout, &the_case->question, the_case->problem->fields);
        if (the_case->best == SCORE_NONE)
            puts(" none");
        else
            printf(" %lld\n", (long long)the_case->best);
    }
    cases_free(&cases);
    return STATUS_OK;
}

static Status list_cases(Error *error)
{
    return catalogue_each("cases", list_case_file, NULL, error);
}

static Status list_plans(Error *error)
{
    (void)error;
    const PlanSize *plan;
    for (int i = 0; (plan = plan_size_at(i)) != NULL; i++) {
        printf("%-10s %2d x %-3d ", plan->name, plan->processes, plan->blocks);
        if (plan->budget == 0)
            puts("-");
        else
            printf("%d\n", plan->budget);
    }
    return STATUS_OK;
}

static const struct {
    const char *name;
    Status (*list)(Error *error);
} sections[] = {{"problems", list_problems}, {"games", list_games},
                {"worlds", list_worlds},     {"makers", list_makers},
                {"searches", list_solvers},  {"cases", list_cases},
                {"plans", list_plans}};

enum { SECTION_COUNT = sizeof sections / sizeof *sections };

int command_list(int argc, char **argv)
{
    Options options;
    Error error;
    int exit_status;
    bool found = false;
    Status status = STATUS_OK;
    if (!options_read(&options, &argc, &argv, "", help, &exit_status))
        return exit_status;
    if (argc > 1)
        return complain(EXIT_USAGE, "'%s' is too much; see reitti list --help",
                        argv[1]);
    for (int i = 0; i < SECTION_COUNT && status == STATUS_OK; i++) {
        if (argc == 1 && strcmp(argv[0], sections[i].name) != 0)
            continue;
        if (argc == 0)
            printf("%s%s:\n", i == 0 ? "" : "\n", sections[i].name);
        found = true;
        status = sections[i].list(&error);
    }
    if (!found)
        return complain(
            EXIT_USAGE,
            "'%s' is not one of problems, games, worlds, makers, searches, "
            "cases, plans",
            argv[0]);
    return complain_of(status, &error);
}
