/* bit_both.c -- breadth-first from both ends, each frontier as bits.
 *
 * For levels where every step costs one.  Two searches like bit_frontier's, one
 * from the start, one from the goal.  Of the two layers the one with fewer
 * squares, that of the start's side if there are as many, is spread next,
 * whole; once it has squares that the other side has reached, the first of
 * these row by row is where they meet.  Until then no square had both
 * distances, so that the route is best; a layer without squares means that
 * there is none.
 *
 * The route is the keypad trace-back from the meeting to the start, reversed,
 * and that from the meeting to the goal.  The squares of all layers that were
 * spread count as expanded.  A trace leaves the first distance that a square
 * got, from either side.  Complete, and best.  O(squares reached) time.
 *
 * Mirror: prolog_impl/route/tuned/bit_both.pl.
 */
#include "../../kernels/layers.h"

#include <stdlib.h>

typedef struct Side {
    Layers layers;
    int64_t width; /* squares of the layer */
} Side;

typedef struct Search {
    Side start;
    Side goal;
    Square meeting;  /* its level is 0 until there is one */
    Square *squares; /* of the route */
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    layers_free(&search->start.layers);
    layers_free(&search->goal.layers);
    free(search->squares);
    free(search);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    Search *search = calloc(1, sizeof *search);
    if (search == NULL)
        return error_out_of_memory(error);
    search->squares = malloc(world_size(world) * sizeof *search->squares);
    Status status = layers_make(&search->start.layers, world, error);
    if (status == STATUS_OK)
        status = layers_make(&search->goal.layers, world, error);
    if (status == STATUS_OK && search->squares == NULL)
        status = error_out_of_memory(error);
    if (status == STATUS_OK)
        *prepared = search;
    else
        release(search);
    return status;
}

static void begin(Search *search, const Question *question)
{
    Square start = question->squares[0];
    Square goal = question->squares[1];
    layers_begin(&search->start.layers, start);
    layers_begin(&search->goal.layers, goal);
    search->start.width = 1;
    search->goal.width = 1;
    search->meeting = square_equal(start, goal) ? goal : (Square){0};
}

/* The side whose layer is spread next. */
static Side *turn(Search *search)
{
    return search->start.width <= search->goal.width ? &search->start
                                                     : &search->goal;
}

/* The first square of a layer, row by row, that the other side has reached;
 * level 0: none. */
static Square meeting_of(const Layers *layers, const Layers *other)
{
    Square first = {0};
    for (size_t i = 0; i < layers->part_count; i++) {
        const Part *part = &layers->parts[i];
        const Tile *reached = &other->tiles[part->tile - layers->tiles];
        Bits both = part->bits & reached->open & ~reached->left;
        if (both == 0)
            continue;
        Square square = tile_square(part->tile, __builtin_ctzll(both));
        if (first.level == 0 || square.y < first.y ||
            (square.y == first.y && square.x < first.x))
            first = square;
    }
    return first;
}

/* Spreads the layer of a side; false: there is nothing left. */
static bool advance(Search *search, Side *side)
{
    const Side *other = side == &search->start ? &search->goal : &search->start;
    bool spread = layers_spread(&side->layers, layers_all, NULL);
    side->width = layers_width(&side->layers);
    search->meeting = meeting_of(&side->layers, &other->layers);
    return spread;
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    const Layers *start = &search->start.layers;
    const Layers *goal = &search->goal.layers;
    bool spread = true;
    begin(search, question);
    while (spread && search->meeting.level == 0)
        spread = advance(search, turn(search));
    Answer answer = {.work = {layers_reached(start) - search->start.width +
                              layers_reached(goal) - search->goal.width}};
    if (!spread) {
        answer.status = STATUS_NO_ANSWER;
        return answer;
    }
    Square square = search->meeting;
    Square *last = search->squares + start->distance;
    answer.rows.squares =
        layers_walk_back(start, square, start->distance, last);
    for (int distance = goal->distance; distance > 0; distance--) {
        square = layers_step_back(goal, square, distance);
        *last++ = square;
    }
    /* The goal's own square may not have to be entered. */
    answer.rows.count = start->distance + goal->distance;
    if (start->world->game->ends_beside && answer.rows.count > 0)
        answer.rows.count--;
    answer.score = answer.rows.count;
    return answer;
}

/* Runs to know how much was expanded, then once more, layer by layer, and reads
 * each off. */
static Status trace(void *prepared, const Question *question, Trace *trace)
{
    Search *search = prepared;
    const World *world = search->start.layers.world;
    Square *steps;
    int64_t *distances;
    Status status = trace_make(trace, world, run(search, question).work[0],
                               &steps, &distances);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < world_size(world); i++)
        distances[i] = UNREACHED;
    begin(search, question);
    layers_leave(&search->start.layers, distances);
    layers_leave(&search->goal.layers, distances);
    for (bool spread = true; spread && search->meeting.level == 0;) {
        Side *side = turn(search);
        steps += layers_squares(&side->layers, steps);
        spread = advance(search, side);
        layers_leave(&side->layers, distances);
    }
    return STATUS_OK;
}

SOLVER(.name = "bit_both", .style = "tuned", .problem = "route",
       .summary = "breadth-first from both ends, the frontiers as bits",
       .promises = {{.traits = TRAIT_UNIT_COST | TRAIT_EIGHT_WAYS |
                               TRAIT_ONE_LEVEL,
                     .complete = true,
                     .best = true,
                     .loose = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
