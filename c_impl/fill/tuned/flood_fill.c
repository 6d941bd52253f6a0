/* flood_fill.c -- first in, first out, over cells with a border.
 *
 * A byte for each cell says whether it can be entered and is not filled.  The
 * three cells of a row are asked at once, since most neighbours of a square are
 * filled when it is taken up; so eight questions become three.  The square of a
 * neighbour follows from that of the cell it is filled from: a cell is never
 * divided into its coordinates.  As long as all neighbours of a square fit
 * below the limit, it is not asked after each of them.  What was filled is
 * freed in the end.  The loop is compiled for each rule of moving.  O(squares
 * filled) time, O(squares) space.
 *
 * Mirror: prolog_impl/fill/tuned/flood_fill.pl.
 */
#include "../../kernels/graph.h"
#include "../../moves.h"
#include "../filling.h"

#include <stdlib.h>
#include <string.h>

typedef uint8_t Mark;
enum {
    MARK_FREE = 1, /* can be entered and is not filled */
    MARK_OPEN = 2, /* can be entered */
    AT_ONCE = 4    /* marks are looked at; a row has one of them too many */
};

typedef struct Fill {
    const World *world;
    Graph graph;
    Mark *mark;
    Cell *stairs;    /* where those on a cell lead, or 0; NULL: the game has
                        none */
    Mark **cells;    /* in the order of filling: where their marks are */
    Square *squares; /* of these cells */
} Fill;

static void release(void *prepared)
{
    Fill *fill = prepared;
    free(fill->mark);
    free(fill->stairs);
    free(fill->cells);
    free(fill->squares);
    free(fill);
}

static void read_world(Fill *fill)
{
    const World *world = fill->world;
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        Square other;
        Cell cell = graph_cell(&fill->graph, square);
        if (world_is_open(world, square))
            fill->mark[cell] = MARK_FREE | MARK_OPEN;
        if (fill->stairs != NULL && moves_stairs(world, square, &other))
            fill->stairs[cell] = graph_cell(&fill->graph, other);
    }
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    size_t size = world_size(world);
    bool has_stairs = world->game->has_stairs;
    Fill *fill = calloc(1, sizeof *fill);
    if (fill == NULL)
        return error_out_of_memory(error);
    fill->world = world;
    fill->graph = graph_of(world);
    fill->mark = calloc(fill->graph.size + AT_ONCE, sizeof *fill->mark);
    fill->cells = malloc(size * sizeof *fill->cells);
    fill->squares = malloc(size * sizeof *fill->squares);
    if (has_stairs)
        fill->stairs = calloc(fill->graph.size, sizeof *fill->stairs);
    if (fill->mark == NULL || fill->cells == NULL || fill->squares == NULL ||
        (has_stairs && fill->stairs == NULL)) {
        release(fill);
        return error_out_of_memory(error);
    }
    read_world(fill);
    *prepared = fill;
    return STATUS_OK;
}

/* How far a run has come. */
typedef struct State {
    const Fill *fill;
    ptrdiff_t stride;
    Mark *const *next;  /* cell to be taken up, */
    const Square *from; /* and its square */
    Mark **cells;       /* behind the last one filled, */
    Square *squares;    /* and behind its square */
    Mark *const *limit;
} State;

KERNEL void put(State *state, Mark *cell, Square square)
{
    *cell = MARK_OPEN;
    *state->cells++ = cell;
    *state->squares++ = square;
}

static State begin(const Fill *fill, const Question *question)
{
    State state = {.fill = fill,
                   .stride = (ptrdiff_t)fill->graph.stride,
                   .next = fill->cells,
                   .from = fill->squares,
                   .cells = fill->cells,
                   .squares = fill->squares,
                   .limit = fill->cells + filling_limit(fill->world, question)};
    Cell start = graph_cell(&fill->graph, question->squares[0]);
    put(&state, &fill->mark[start], question->squares[0]);
    return state;
}

/* Whether one of the three cells of a row around this one is free. */
KERNEL bool is_free_around(const Mark *cell)
{
    static const Mark wanted[AT_ONCE] = {MARK_FREE, MARK_FREE, MARK_FREE, 0};
    uint32_t marks;
    uint32_t mask;
    memcpy(&marks, cell - 1, sizeof marks);
    memcpy(&mask, wanted, sizeof mask);
    return (marks & mask) != 0;
}

KERNEL void take_stairs(State *state, const Mark *here, Square square)
{
    Cell from = (Cell)(here - state->fill->mark);
    Cell to = state->fill->stairs[from];
    square.level += to > from ? 1 : -1;
    if (to != 0 && (state->fill->mark[to] & MARK_FREE) != 0)
        put(state, &state->fill->mark[to], square);
}

/* Takes up the next square; `near`: the limit is. */
KERNEL void take_up(State *state, bool near, Ways ways, bool block, bool stairs)
{
    Mark *here = *state->next++;
    const Square *from = state->from++;
#pragma GCC unroll 3
    for (int dy = 1; dy >= -1; dy--) {
        Mark *row = here + dy * state->stride;
        if (!is_free_around(row))
            continue;
#pragma GCC unroll 3
        for (int dx = -1; dx <= 1; dx++) {
            bool diagonal = dx != 0 && dy != 0;
            if ((row[dx] & MARK_FREE) == 0 || (ways == FOUR_WAYS && diagonal) ||
                (block && diagonal && (row[0] & here[dx] & MARK_OPEN) == 0))
                continue;
            put(state, row + dx,
                (Square){from->level, from->x + dx, from->y + dy});
            if (near && state->cells == state->limit)
                return;
        }
    }
    if (stairs)
        take_stairs(state, here, *from);
}

KERNEL Answer spread(State state, Ways ways, bool block, bool stairs)
{
    while (state.next < state.cells && state.limit - state.cells >= MOVES)
        take_up(&state, false, ways, block, stairs);
    while (state.next < state.cells && state.cells < state.limit)
        take_up(&state, true, ways, block, stairs);
    const Fill *fill = state.fill;
    for (Mark *const *cell = fill->cells; cell < state.cells; cell++)
        **cell = MARK_FREE | MARK_OPEN;
    return filling_answer(fill->squares, (int)(state.cells - fill->cells),
                          (int)(state.next - fill->cells));
}

static Answer run(void *prepared, const Question *question)
{
    const Fill *fill = prepared;
    State state = begin(fill, question);
    bool stairs = fill->stairs != NULL;
    if (fill->world->ways == FOUR_WAYS)
        return spread(state, FOUR_WAYS, false, stairs);
    if (fill->world->corners_block)
        return spread(state, EIGHT_WAYS, true, stairs);
    return stairs ? spread(state, EIGHT_WAYS, false, true)
                  : spread(state, EIGHT_WAYS, false, false);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Fill *fill = prepared;
    Answer answer = run(prepared, question);
    return filling_trace(fill->world, &answer, trace);
}

SOLVER(.name = "flood_fill", .style = "tuned", .problem = "fill",
       .summary = "first in, first out",
       .promises = {{.traits = TRAIT_ANY,
                     .complete = true,
                     .best = true,
                     .same = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
