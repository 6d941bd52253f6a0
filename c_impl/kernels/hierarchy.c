/* hierarchy.c -- routes with the help of a coarser world.
 *
 * Mirror: prolog_impl/kernels/hierarchy.pl.
 */
#include "hierarchy.h"

#include "estimate.h"
#include "plain_best_first.h"

#include <stdlib.h>
#include <string.h>

typedef struct Hierarchy {
    const World *world;
    PlainSearch search;
    Nodes parts;
    int *part;     /* of each square, by world_index() */
    int *distance; /* of each part from the goal's, or UNREACHED */
    int *reached;  /* the parts in the order of getting their distance */
    int reached_count;
    int taken;    /* how many of these were taken up */
    bool *inside; /* of each part, whether the corridor leads over it */
    Aim aim;
} Hierarchy;

void hierarchy_release(void *prepared)
{
    Hierarchy *hierarchy = prepared;
    plain_search_free(&hierarchy->search);
    nodes_free(&hierarchy->parts);
    free(hierarchy->part);
    free(hierarchy->distance);
    free(hierarchy->reached);
    free(hierarchy->inside);
    free(hierarchy);
}

/* The parts of level 1, and what is known of each; false: out of memory. */
static bool make_parts(Hierarchy *hierarchy, const Abstraction *abstraction)
{
    const World *world = hierarchy->world;
    size_t size = world_size(world);
    Squares squares;
    Parts parts;
    if (!squares_make(&squares, world))
        return false;
    hierarchy->part = malloc(size * sizeof *hierarchy->part);
    bool made = parts_make(&parts, &squares, abstraction, 1) == STATUS_OK &&
                hierarchy->part != NULL;
    for (size_t i = 0; i < size && made; i++)
        hierarchy->part[i] = parts.part[squares.node[i]];
    hierarchy->parts = parts.nodes;
    parts.nodes = (Nodes){0};
    parts_free(&parts);
    squares_free(&squares);
    size_t count = (size_t)hierarchy->parts.count + 1;
    hierarchy->distance = malloc(count * sizeof *hierarchy->distance);
    hierarchy->reached = malloc(count * sizeof *hierarchy->reached);
    hierarchy->inside = malloc(count * sizeof *hierarchy->inside);
    return made && hierarchy->distance != NULL && hierarchy->reached != NULL &&
           hierarchy->inside != NULL;
}

Status hierarchy_prepare(const World *world, const Abstraction *abstraction,
                         void **prepared, Error *error)
{
    Hierarchy *hierarchy = calloc(1, sizeof *hierarchy);
    if (hierarchy == NULL)
        return error_out_of_memory(error);
    hierarchy->world = world;
    Status status = plain_search_make(&hierarchy->search, world, error);
    if (status != STATUS_OK) {
        free(hierarchy);
        return status;
    }
    if (!make_parts(hierarchy, abstraction)) {
        hierarchy_release(hierarchy);
        return error_out_of_memory(error);
    }
    *prepared = hierarchy;
    return STATUS_OK;
}

static int part_at(const Hierarchy *hierarchy, Square square)
{
    return hierarchy->part[world_index(hierarchy->world, square)];
}

static void give(Hierarchy *hierarchy, int part, int distance)
{
    if (hierarchy->distance[part] != UNREACHED)
        return;
    hierarchy->distance[part] = distance;
    hierarchy->reached[hierarchy->reached_count++] = part;
}

/* Spreads on until the part has its distance; false: it never gets one. */
static bool spread_to(Hierarchy *hierarchy, int part)
{
    const Nodes *parts = &hierarchy->parts;
    while (hierarchy->distance[part] == UNREACHED &&
           hierarchy->taken < hierarchy->reached_count) {
        int here = hierarchy->reached[hierarchy->taken++];
        for (int i = parts->first[here]; i < parts->first[here + 1]; i++)
            give(hierarchy, parts->neighbours[i],
                 hierarchy->distance[here] + 1);
    }
    return hierarchy->distance[part] != UNREACHED;
}

/* Spreads from the goal until the start's part has its distance. */
static bool begin(Hierarchy *hierarchy, const Question *question)
{
    Square goal = question->squares[1];
    hierarchy->aim = aim_at(hierarchy->world, goal);
    for (int part = 1; part <= hierarchy->parts.count; part++)
        hierarchy->distance[part] = UNREACHED;
    hierarchy->reached_count = 0;
    hierarchy->taken = 0;
    give(hierarchy, part_at(hierarchy, goal), 0);
    return spread_to(hierarchy, part_at(hierarchy, question->squares[0]));
}

static Answer search(Hierarchy *hierarchy, const Question *question,
                     PlainEstimate *estimate)
{
    Answer answer = plain_best_first(&hierarchy->search, question, estimate,
                                     hierarchy, world_move_cost);
    answer.work[1] = hierarchy->taken;
    answer.counts = 2;
    return answer;
}

static int64_t estimate_parts(void *context, Square here)
{
    Hierarchy *hierarchy = context;
    int part = part_at(hierarchy, here);
    if (!spread_to(hierarchy, part))
        return -1;
    int64_t rest = estimate_octile(&hierarchy->aim, here);
    int64_t parts = hierarchy->aim.straight * hierarchy->distance[part];
    return rest > parts ? rest : parts;
}

Answer hierarchical_run(void *prepared, const Question *question)
{
    begin(prepared, question);
    return search(prepared, question, estimate_parts);
}

Status hierarchical_trace(void *prepared, const Question *question,
                          Trace *trace)
{
    const Hierarchy *hierarchy = prepared;
    hierarchical_run(prepared, question);
    return plain_best_first_trace(&hierarchy->search, trace);
}

/* The first neighbour that is one nearer to the goal's part. */
static int next_part(const Hierarchy *hierarchy, int part)
{
    const Nodes *parts = &hierarchy->parts;
    int nearer = hierarchy->distance[part] - 1;
    int i = parts->first[part];
    while (hierarchy->distance[parts->neighbours[i]] != nearer)
        i++;
    return parts->neighbours[i];
}

/* The way over the parts from one that has its distance. */
static void mark_corridor(Hierarchy *hierarchy, int part)
{
    while (hierarchy->distance[part] > 0) {
        hierarchy->inside[part] = true;
        part = next_part(hierarchy, part);
    }
    hierarchy->inside[part] = true;
}

static int64_t estimate_inside(void *context, Square here)
{
    const Hierarchy *hierarchy = context;
    return hierarchy->inside[part_at(hierarchy, here)]
               ? estimate_octile(&hierarchy->aim, here)
               : -1;
}

Answer corridor_run(void *prepared, const Question *question)
{
    Hierarchy *hierarchy = prepared;
    memset(hierarchy->inside, 0,
           ((size_t)hierarchy->parts.count + 1) * sizeof *hierarchy->inside);
    if (begin(hierarchy, question))
        mark_corridor(hierarchy, part_at(hierarchy, question->squares[0]));
    return search(hierarchy, question, estimate_inside);
}

Status corridor_trace(void *prepared, const Question *question, Trace *trace)
{
    const Hierarchy *hierarchy = prepared;
    corridor_run(prepared, question);
    return plain_best_first_trace(&hierarchy->search, trace);
}
