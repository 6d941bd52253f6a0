/* bit_frontier.c -- breadth-first with the whole frontier as bits.
 *
 * For levels where every step costs one.  A layer is spread over many squares
 * at once by shifting machine words in every direction.  The route is that of
 * breadth_first; whole layers get their distance, also the goal's.  Complete,
 * and the route is best.  O(squares reached) time, see the kernel.
 *
 * Mirror: prolog_impl/route/tuned/bit_frontier.pl.
 */
#include "../../kernels/board.h"
#include "../../kernels/layers.h"

#include <stdlib.h>

typedef struct Search {
    Layers layers;
    Board *boards;   /* of each level, if they are small; otherwise NULL */
    Board *kept;     /* the layers of a small level */
    Square *squares; /* of the route */
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    layers_free(&search->layers);
    free(search->boards);
    free(search->kept);
    free(search->squares);
    free(search);
}

static Status prepare_boards(Search *search, const World *world, Error *error)
{
    search->boards = calloc((size_t)world->levels, sizeof *search->boards);
    search->kept = malloc(BOARD_LAYERS * sizeof *search->kept);
    if (search->boards == NULL || search->kept == NULL)
        return error_out_of_memory(error);
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        if (world_is_open(world, square))
            board_put(&search->boards[square.level - 1], board_place(square));
    }
    return STATUS_OK;
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
    if (status == STATUS_OK && board_holds(world))
        status = prepare_boards(search, world, error);
    if (status == STATUS_OK && search->squares == NULL)
        status = error_out_of_memory(error);
    if (status == STATUS_OK)
        *prepared = search;
    else
        release(search);
    return status;
}

/* The goal's own square may not have to be entered. */
static Answer found(const Search *search, int64_t expanded, const Square *first,
                    int distance)
{
    bool beside = search->layers.world->game->ends_beside && distance > 0;
    int count = distance - beside;
    return (Answer){.score = count,
                    .work = {expanded},
                    .rows = {.count = count, .squares = first}};
}

static Answer run_tiles(Search *search, const Question *question)
{
    Layers *layers = &search->layers;
    Square *end = search->squares + world_size(layers->world);
    Square goal = question->squares[1];
    layers_begin(layers, question->squares[0]);
    while (!layers_has(layers, goal))
        if (!layers_spread(layers, layers_all, NULL))
            return (Answer){.status = STATUS_NO_ANSWER,
                            .work = {layers_reached(layers)}};
    return found(search, layers_reached(layers) - layers_width(layers),
                 layers_walk_back(layers, goal, layers->distance, end),
                 layers->distance);
}

/* Whether the corner rule, if there is one, lets a move pass: two squares that
 * a diagonal move passes between make a square with its ends. */
KERNEL bool passes(const Board *open, bool corners_block, Square from,
                   Square to)
{
    return !corners_block ||
           (board_has(open, board_place((Square){1, from.x, to.y})) &&
            board_has(open, board_place((Square){1, to.x, from.y})));
}

KERNEL Answer run_board(Search *search, const Question *question,
                        bool corners_block)
{
    Square goal = question->squares[1];
    Board open = search->boards[goal.level - 1];
    unsigned place = board_place(goal);
    Board left = open;
    Board here = board_of(board_place(question->squares[0]));
    Board *layer = search->kept;
    for (*layer = here; !board_has(layer, place); *++layer = here) {
        left = board_xor(left, here);
        here = board_and(board_lead(here, open, corners_block), left);
        if (board_is_empty(here))
            return (Answer){.status = STATUS_NO_ANSWER,
                            .work = {board_count(board_xor(open, left))}};
    }
    int distance = (int)(layer - search->kept);
    for (int i = distance; i > 0; i--) {
        search->squares[i - 1] = board_square(goal.level, place);
        uint64_t around = board_around(--layer, place);
        unsigned back = board_first(place, around);
        while (!passes(&open, corners_block, board_square(1, place),
                       board_square(1, back))) {
            around &= around - 1;
            back = board_first(place, around);
        }
        place = back;
    }
    return found(search, board_count(board_xor(open, left)), search->squares,
                 distance);
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    if (search->boards == NULL)
        return run_tiles(search, question);
    return search->layers.world->corners_block
               ? run_board(search, question, true)
               : run_board(search, question, false);
}

/* Runs to know how much was expanded, then spreads again, layer by layer, and
 * reads each off. */
static Status trace(void *prepared, const Question *question, Trace *trace)
{
    Search *search = prepared;
    Layers *layers = &search->layers;
    Square goal = question->squares[1];
    Square *steps;
    int64_t *distances;
    Status status =
        trace_make(trace, layers->world, run(search, question).work[0], &steps,
                   &distances);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < world_size(layers->world); i++)
        distances[i] = UNREACHED;
    layers_begin(layers, question->squares[0]);
    layers_leave(layers, distances);
    for (bool spread = true; spread && !layers_has(layers, goal);) {
        steps += layers_squares(layers, steps);
        spread = layers_spread(layers, layers_all, NULL);
        layers_leave(layers, distances);
    }
    return STATUS_OK;
}

SOLVER(.name = "bit_frontier", .style = "tuned", .problem = "route",
       .summary = "breadth-first with the whole frontier as bits",
       .promises = {{.traits = TRAIT_UNIT_COST | TRAIT_EIGHT_WAYS |
                               TRAIT_ONE_LEVEL,
                     .complete = true,
                     .best = true,
                     .same = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
