/* growth.c -- questions of any size, as cases. */
#include "growth.h"

GrowthName growth_name(const Problem *problem, const Game *game, int side)
{
    GrowthName name;
    bool said = problem != problem_unsaid();
    snprintf(name.text, sizeof name.text, "%s%s%s-%dx%d",
             said ? problem->name : "", said ? "-" : "", game->name, side,
             side);
    return name;
}

Status growth_make(Growth *growth, const Problem *problem, const Game *game,
                   int side, Error *error)
{
    *growth = (Growth){.name = growth_name(problem, game, side)};
    Status status = problem->grow(&growth->grown, game, side, error);
    growth->the_case = (Case){.name = growth->name.text,
                              .problem = problem,
                              .question = growth->grown.question,
                              .best = growth->grown.best,
                              .unknown = !growth->grown.has_best,
                              .line = 1};
    return status;
}

void growth_free(Growth *growth)
{
    world_free(&growth->grown.world);
}
