/* best_first.c -- preparing an agenda, and reading what a run left in it.
 *
 * Mirror: prolog_impl/kernels/best_first.pl.
 */
#include "best_first.h"

static void bucket_empty(Agenda *agenda, Cell bucket)
{
    agenda->node[bucket].next = bucket;
    agenda->node[bucket].previous = bucket;
}

static int dearest_element(const Game *game)
{
    int cost = 0;
    for (const Element *element = game->elements; element->glyph != 0;
         element++)
        if (element->cost > cost)
            cost = element->cost;
    return cost;
}

/* Totals that are open together; see best_first.h. */
static Cell bucket_count(const World *world)
{
    int estimate = BEST_FIRST_SLOPE * (world->width + world->height);
    int step = dearest_element(world->game) + 2 * BEST_FIRST_SLOPE;
    Cell count = 1;
    while (count <= (Cell)(estimate + step))
        count *= 2;
    return count;
}

Status agenda_prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    size_t size = world_size(world);
    Agenda *agenda = calloc(1, sizeof *agenda);
    if (agenda == NULL)
        return error_out_of_memory(error);
    agenda->world = world;
    agenda->graph = graph_of(world);
    agenda->buckets = bucket_count(world);
    agenda->node = calloc((size_t)agenda->graph.size + agenda->buckets,
                          sizeof *agenda->node);
    agenda->closed = malloc(size * sizeof *agenda->closed);
    agenda->squares = malloc(size * sizeof *agenda->squares);
    if (agenda->node == NULL || agenda->closed == NULL ||
        agenda->squares == NULL) {
        agenda_release(agenda);
        return error_out_of_memory(error);
    }
    for (Cell cell = 0; cell < agenda->graph.size; cell++)
        agenda->node[cell].stamp = STAMP_WALL;
    for (size_t i = 0; i < size; i++) {
        Square square = world_square(world, i);
        Node *node = &agenda->node[graph_cell(&agenda->graph, square)];
        node->cost = world_cost(world, square);
        if (node->cost != NO_ENTRY)
            node->stamp = 0;
    }
    for (Cell bucket = 0; bucket < agenda->buckets; bucket++)
        bucket_empty(agenda, agenda->graph.size + bucket);
    *prepared = agenda;
    return STATUS_OK;
}

void agenda_release(void *prepared)
{
    Agenda *agenda = prepared;
    free(agenda->node);
    free(agenda->closed);
    free(agenda->squares);
    free(agenda);
}

void agenda_begin(Agenda *agenda)
{
    /* Run numbers last for 2^31 runs, then all nodes are forgotten once. */
    if (agenda->run >= UINT32_MAX - 3) {
        for (Cell cell = 0; cell < agenda->graph.size; cell++)
            if (agenda->node[cell].stamp != STAMP_WALL)
                agenda->node[cell].stamp = 0;
        agenda->run = 0;
    }
    agenda->run += 2;
    agenda->expanded = 0;
}

Answer agenda_end(Agenda *agenda, Cell goal, bool found)
{
    const Node *node = agenda->node;
    Square *end = agenda->squares + world_size(agenda->world);
    Square *first = end;
    if (agenda->open > 0)
        for (int total = agenda->smallest; total <= agenda->largest; total++)
            bucket_empty(agenda, agenda->graph.size +
                                     ((Cell)total & (agenda->buckets - 1)));
    if (!found)
        return (Answer){.status = STATUS_NO_ANSWER, .work = {agenda->expanded}};
    for (Cell cell = goal; node[cell].from != cell; cell = node[cell].from)
        *--first = graph_square(&agenda->graph, cell);
    return (Answer){.score = node[goal].distance,
                    .work = {agenda->expanded},
                    .rows = {.count = (int)(end - first), .squares = first}};
}

Status agenda_trace(const Agenda *agenda, Trace *trace)
{
    Square *closed;
    int *distance;
    Status status =
        trace_make(trace, agenda->world, agenda->expanded, &closed, &distance);
    if (status != STATUS_OK)
        return status;
    size_t size = world_size(agenda->world);
    for (size_t i = 0; i < size; i++) {
        Cell cell = graph_cell(&agenda->graph, world_square(agenda->world, i));
        const Node *node = &agenda->node[cell];
        bool reached = node->stamp >= agenda->run && node->stamp != STAMP_WALL;
        distance[i] = reached ? node->distance : UNREACHED;
    }
    for (int i = 0; i < agenda->expanded; i++)
        closed[i] = graph_square(&agenda->graph, agenda->closed[i]);
    return STATUS_OK;
}
