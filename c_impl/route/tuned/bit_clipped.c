/* bit_clipped.c -- breadth-first with the frontier as bits, clipped to the
 * squares that can still be on a route of a given length.
 *
 * For levels where every step costs one.  A pass with the bound F is
 * bit_frontier's search, but a square joins the layer of distance D only if its
 * column and its row both differ from the goal's by F - D at most: any other
 * would be too far away.  F begins with what the start differs.  A pass that
 * ends without the goal though squares were clipped is followed by one from
 * nothing, with a larger F: first by a sixteenth and 2, then by twice as much
 * each time.  Where nothing was clipped there is no route.
 *
 * A square that gets a distance gets its true one, and all squares of all best
 * routes get theirs, so that the route is breadth_first's: complete, and best.
 * The squares of all passes count as expanded.  O(log length) passes of
 * O(squares reached) time.
 *
 * Mirror: prolog_impl/route/tuned/bit_clipped.pl.
 */
#include "../../kernels/layers.h"

#include <stdlib.h>

typedef struct Search {
    Layers layers;
    Square *squares; /* of the route */
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    layers_free(&search->layers);
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
    Status status = layers_make(&search->layers, world, error);
    if (status == STATUS_OK && search->squares == NULL)
        status = error_out_of_memory(error);
    if (status == STATUS_OK)
        *prepared = search;
    else
        release(search);
    return status;
}

/* What a pass may enter: squares at most so far from the goal. */
typedef struct Reach {
    Square goal;
    int bound;  /* the length of a route */
    int more;   /* by which the next one is longer */
    int radius; /* at the distance of the layer */
    bool clipped;
} Reach;

/* The columns of a tile from the first to the last, which may lie outside; and
 * the rows. */
static inline Bits columns(int first, int last)
{
    unsigned low = first > 0 ? (unsigned)first : 0;
    unsigned high = last < TILE_SIDE - 1 ? (unsigned)last : TILE_SIDE - 1;
    return ((TILE_TOP << low) & (TILE_TOP >> (TILE_SIDE - 1 - high))) *
           TILE_LEFT;
}

static inline Bits rows(int first, int last)
{
    unsigned low = first > 0 ? (unsigned)first : 0;
    unsigned high = last < TILE_SIDE - 1 ? (unsigned)last : TILE_SIDE - 1;
    return UINT64_MAX << low * TILE_SIDE &
           UINT64_MAX >> (TILE_SIDE - 1 - high) * TILE_SIDE;
}

static inline Bits within(const Tile *tile, Bits bits, void *wanted)
{
    Reach *reach = wanted;
    int radius = reach->radius;
    int left = reach->goal.x - radius - tile->first.x;
    int right = reach->goal.x + radius - tile->first.x;
    int top = reach->goal.y - radius - tile->first.y;
    int bottom = reach->goal.y + radius - tile->first.y;
    if (left <= 0 && right >= TILE_SIDE - 1 && top <= 0 &&
        bottom >= TILE_SIDE - 1)
        return bits;
    bool outside = radius < 0 || left >= TILE_SIDE || right < 0 ||
                   top >= TILE_SIDE || bottom < 0;
    Bits kept = outside ? 0 : bits & columns(left, right) & rows(top, bottom);
    reach->clipped |= kept != bits;
    return kept;
}

static Reach reach_of(Square start, Square goal)
{
    int x = abs(goal.x - start.x);
    int y = abs(goal.y - start.y);
    int bound = x > y ? x : y;
    return (Reach){.goal = goal, .bound = bound, .more = bound / 16 + 2};
}

static void begin(Layers *layers, Square start, Reach *reach)
{
    layers_begin(layers, start);
    reach->radius = reach->bound;
    reach->clipped = false;
}

static bool advance(Layers *layers, Reach *reach)
{
    reach->radius--;
    return layers_spread(layers, within, reach);
}

static void widen(Reach *reach)
{
    reach->bound += reach->more;
    reach->more *= 2;
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    Layers *layers = &search->layers;
    Square start = question->squares[0];
    Square goal = question->squares[1];
    Reach reach = reach_of(start, goal);
    Answer answer = {0};
    begin(layers, start, &reach);
    while (!layers_has(layers, goal))
        if (!advance(layers, &reach)) {
            answer.work[0] += layers_reached(layers);
            if (!reach.clipped) {
                answer.status = STATUS_NO_ANSWER;
                return answer;
            }
            widen(&reach);
            begin(layers, start, &reach);
        }
    answer.work[0] += layers_reached(layers) - layers_width(layers);
    Square *end = search->squares + world_size(layers->world);
    answer.rows.squares = layers_walk_back(layers, goal, layers->distance, end);
    /* The goal's own square may not have to be entered. */
    answer.rows.count = layers->distance - (layers->world->game->ends_beside &&
                                            layers->distance > 0);
    answer.score = answer.rows.count;
    return answer;
}

/* Runs to know how much was expanded, then once more, layer by layer, and reads
 * each off. */
static Status trace(void *prepared, const Question *question, Trace *trace)
{
    Search *search = prepared;
    Layers *layers = &search->layers;
    Square start = question->squares[0];
    Square goal = question->squares[1];
    Reach reach = reach_of(start, goal);
    Square *steps;
    int64_t *distances;
    Status status =
        trace_make(trace, layers->world, run(search, question).work[0], &steps,
                   &distances);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < world_size(layers->world); i++)
        distances[i] = UNREACHED;
    begin(layers, start, &reach);
    layers_leave(layers, distances);
    while (!layers_has(layers, goal)) {
        steps += layers_squares(layers, steps);
        if (advance(layers, &reach))
            layers_leave(layers, distances);
        else if (!reach.clipped)
            break;
        else {
            widen(&reach);
            begin(layers, start, &reach);
        }
    }
    return STATUS_OK;
}

SOLVER(.name = "bit_clipped", .style = "tuned", .problem = "route",
       .summary = "breadth-first as bits, clipped to what a length allows",
       .promises = {{.traits = TRAIT_UNIT_COST | TRAIT_EIGHT_WAYS |
                               TRAIT_ONE_LEVEL,
                     .complete = true,
                     .best = true,
                     .same = true,
                     .loose = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
