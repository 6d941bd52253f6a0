/* growth.c -- questions of any size, as cases. */
#include "growth.h"

#include "../../c_impl/made.h"
#include "far.h"

#include <string.h>

enum { SEED = 1 /* of all levels that a maker makes */ };

static const char between[] = "-";

GrowthName curve_name(const Curve *curve)
{
    GrowthName name;
    bool made = curve->maker != NULL;
    snprintf(name.text, sizeof name.text, "%s%s%s", curve->game->name,
             made ? between : "", made ? curve->maker->name : "");
    return name;
}

bool curve_find(Curve *curve, const char *name)
{
    size_t length = strcspn(name, between);
    bool made = name[length] != '\0';
    curve->game = game_find(name, length);
    curve->maker = made ? maker_find(name + length + 1) : NULL;
    return curve->game != NULL && made == (curve->maker != NULL);
}

const Maker *curve_maker(const char *name)
{
    Curve curve = {0};
    return curve_find(&curve, name) ? curve.maker : NULL;
}

GrowthName growth_name(const Curve *curve, int side)
{
    GrowthName name;
    bool said = curve->problem != problem_unsaid();
    bool made = curve->maker != NULL;
    snprintf(name.text, sizeof name.text, "%s%s%s%s%s%s%dx%d",
             said ? curve->problem->name : "", said ? between : "",
             curve->game->name, made ? between : "",
             made ? curve->maker->name : "", between, side, side);
    return name;
}

GrowthName growth_name_curve(const GrowthName *name)
{
    GrowthName curve = *name;
    char *size = strrchr(curve.text, *between);
    if (size != NULL)
        *size = '\0';
    return curve;
}

bool growth_name_alike(const char *name, const char *other)
{
    const char *size = strrchr(name, *between);
    const char *other_size = strrchr(other, *between);
    return size != NULL && other_size != NULL &&
           size - name == other_size - other &&
           memcmp(name, other, (size_t)(size - name)) == 0;
}

/* Whether all that the problem asks for is two squares that can be entered. */
static bool asks_for_ends(const Problem *problem)
{
    const Field *fields = problem->fields;
    return question_fits(fields, 2) && fields[0].kind == FIELD_OPEN &&
           fields[1].kind == FIELD_OPEN && !fields[0].repeats;
}

static Status make_on_kind(Grown *grown, const Curve *curve, int side,
                           Error *error)
{
    Made made = made_unsaid(curve->maker, side, side);
    made.game = curve->game;
    made.seed = SEED;
    if (!asks_for_ends(curve->problem))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s does not ask for a way", curve->problem->name);
    Square ends[2];
    Status status = made_world(&grown->world, &made, error);
    if (status == STATUS_OK)
        status = far_squares(&grown->world, ends, error);
    if (status == STATUS_OK)
        status = grown_ask(
            grown, &(Question){.squares = ends, .square_count = 2}, error);
    return status;
}

Status growth_make(Growth *growth, const Curve *curve, int side, Error *error)
{
    *growth = (Growth){.name = growth_name(curve, side)};
    Status status =
        curve->maker != NULL
            ? make_on_kind(&growth->grown, curve, side, error)
            : curve->problem->grow(&growth->grown, curve->game, side, error);
    growth->the_case = (Case){.name = growth->name.text,
                              .problem = curve->problem,
                              .question = growth->grown.question,
                              .best = growth->grown.best,
                              .unknown = !growth->grown.has_best,
                              .line = 1};
    return status;
}

void growth_free(Growth *growth)
{
    grown_free(&growth->grown);
}
