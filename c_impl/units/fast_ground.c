/* fast_ground.c -- the ground, the units and the plan of the tuned searches.
 *
 * Mirror: prolog_impl/units/fast_ground.pl.
 */
#include "fast_ground.h"

#include "../moves.h"

#include <stdlib.h>

enum { MOMENTS_A_SIDE = 10 }; /* that a search has for each square of a side */

void *fast_ground_room(void *array, size_t *room, size_t wanted, size_t size)
{
    if (wanted <= *room)
        return array;
    size_t more = wanted > 2 * *room ? wanted : 2 * *room;
    void *grown = realloc(array, more * size);
    if (grown != NULL)
        *room = more;
    return grown;
}

static void set_ways(FastGround *ground)
{
    const World *world = ground->world;
    size_t size = world_size(world);
    for (size_t i = 0; i < size; i++) {
        Square to[MOVES];
        Square square = world_square(world, i);
        Cell cell = graph_cell(&ground->graph, square);
        ground->place[cell] = (Place){(int16_t)square.x, (int16_t)square.y};
        if (!world_is_open(world, square))
            continue;
        unsigned ways = 1u << STAY;
        int count = moves_from(world, square, to);
        for (int j = 0; j < count; j++)
            ways |=
                1u << (STAY + (to[j].x - square.x) - 3 * (to[j].y - square.y));
        ground->ways[cell] = (uint16_t)ways;
    }
}

/* Each region is called by its first cell.  A move leads back as well. */
static bool set_regions(FastGround *ground)
{
    Cell size = ground->graph.size;
    Cell *queue = malloc(size * sizeof *queue);
    if (queue == NULL)
        return false;
    for (Cell first = 0; first < size; first++) {
        if (ground->ways[first] == 0 || ground->region[first] != 0)
            continue;
        Cell last = 0;
        queue[last++] = first;
        ground->region[first] = first;
        for (Cell i = 0; i < last; i++)
            for (unsigned ways = ground->ways[queue[i]]; ways != 0;
                 ways &= ways - 1) {
                Cell to = queue[i] + ground->offset[__builtin_ctz(ways)];
                if (ground->region[to] == 0)
                    queue[last++] = to;
                ground->region[to] = first;
            }
    }
    free(queue);
    return true;
}

bool fast_ground_make(FastGround *ground, const World *world)
{
    *ground =
        (FastGround){.world = world,
                     .graph = graph_of(world),
                     .time = MOMENTS_A_SIDE * (world->width + world->height)};
    size_t size = ground->graph.size;
    ground->ways = calloc(size, sizeof *ground->ways);
    ground->region = calloc(size, sizeof *ground->region);
    ground->place = calloc(size, sizeof *ground->place);
    for (int step = 0; step < STEPS; step++)
        ground->offset[step] = (Cell)graph_offset(
            &ground->graph, (Direction){step % 3 - 1, 1 - step / 3});
    if (ground->ways == NULL || ground->region == NULL || ground->place == NULL)
        return false;
    set_ways(ground);
    return set_regions(ground);
}

void fast_ground_free(FastGround *ground)
{
    free(ground->ways);
    free(ground->region);
    free(ground->place);
    free(ground->units);
    free(ground->plan);
    free(ground->ends);
    free(ground->squares);
    free(ground->numbers);
}

static bool make_units(FastGround *ground, int count)
{
    size_t room = (size_t)ground->unit_room;
    FastUnit *units = fast_ground_room(ground->units, &room, (size_t)count,
                                       sizeof *ground->units);
    if (units == NULL)
        return false;
    ground->units = units;
    int *ends = realloc(ground->ends, room * sizeof *ground->ends);
    if (ends == NULL)
        return false;
    ground->ends = ends;
    ground->unit_room = (int)room;
    return true;
}

bool fast_ground_ask(FastGround *ground, const Question *question)
{
    int count = question->square_count / 2;
    if (count > ground->unit_room && !make_units(ground, count))
        return false;
    for (int i = 0; i < count; i++) {
        const Square *ends = &question->squares[2 * (ptrdiff_t)i];
        FastUnit *unit = &ground->units[i];
        *unit = (FastUnit){.start = graph_cell(&ground->graph, ends[0]),
                           .goal = graph_cell(&ground->graph, ends[1])};
        unit->stranded =
            ground->region[unit->start] != ground->region[unit->goal];
        if (unit->stranded)
            unit->goal = unit->start;
    }
    for (int i = 0; i < ANSWER_WORK; i++)
        ground->work[i] = 0;
    ground->count = count;
    ground->moments = 0;
    return true;
}

Cell *fast_ground_moment(FastGround *ground)
{
    size_t count = (size_t)ground->count;
    size_t moments = (size_t)ground->moments;
    Cell *plan = fast_ground_room(ground->plan, &ground->plan_room,
                                  (moments + 1) * count, sizeof *plan);
    if (plan == NULL)
        return NULL;
    ground->plan = plan;
    ground->moments++;
    return plan + moments * count;
}

/* When each unit moves for the last time.  Gives the number of rows. */
static size_t find_ends(FastGround *ground)
{
    int count = ground->count;
    size_t rows = 0;
    for (int i = 0; i < count; i++)
        ground->ends[i] = 0;
    for (int moment = 1; moment < ground->moments; moment++) {
        const Cell *now = ground->plan + (size_t)moment * (size_t)count;
        const Cell *before = now - count;
        for (int i = 0; i < count; i++)
            ground->ends[i] = now[i] == before[i] ? ground->ends[i] : moment;
    }
    for (int i = 0; i < count; i++)
        rows += (size_t)ground->ends[i] + 1;
    return rows;
}

static bool make_rows(FastGround *ground, size_t rows)
{
    size_t room = ground->row_room;
    Square *squares =
        fast_ground_room(ground->squares, &room, rows, sizeof *ground->squares);
    if (squares == NULL)
        return false;
    ground->squares = squares;
    int64_t *numbers = fast_ground_room(ground->numbers, &ground->row_room,
                                        rows, sizeof *ground->numbers);
    if (numbers == NULL)
        return false;
    ground->numbers = numbers;
    return true;
}

Answer fast_ground_answer(FastGround *ground)
{
    size_t count = (size_t)ground->count;
    size_t rows = find_ends(ground);
    if (rows > ground->row_room && !make_rows(ground, rows))
        return (Answer){.status = STATUS_OUT_OF_MEMORY};
    Answer answer = {.rows = {.count = (int)rows,
                              .width = 1,
                              .squares = ground->squares,
                              .numbers = ground->numbers}};
    for (int i = 0; i < ANSWER_WORK; i++)
        answer.work[i] = ground->work[i];
    size_t row = 0;
    for (size_t i = 0; i < count; i++) {
        const FastUnit *unit = &ground->units[i];
        Cell cell = unit->start;
        for (int moment = 0; moment <= ground->ends[i]; moment++, row++) {
            cell = ground->plan[(size_t)moment * count + i];
            ground->squares[row] = fast_ground_square(ground, cell);
            ground->numbers[row] = (int64_t)i + 1;
        }
        answer.score += cell == unit->goal && !unit->stranded ? ground->ends[i]
                                                              : ground->time;
    }
    return answer;
}

/* Runs to know how much is expanded, then once more to note it. */
Status fast_ground_trace(void *prepared, SolverRun *run,
                         const Question *question, Trace *trace)
{
    FastGround *ground = prepared;
    Answer answer = run(prepared, question);
    *trace = (Trace){0};
    int64_t steps = answer.work[EXPANDED];
    if (answer.status != STATUS_OK)
        return answer.status;
    if (steps > TRACE_LIMIT)
        return STATUS_REFUSED;
    Square *squares = malloc((size_t)steps * sizeof *squares + 1);
    int64_t *numbers = malloc((size_t)steps * 2 * sizeof *numbers + 1);
    trace->steps = (Rows){.count = (int)steps,
                          .width = 2,
                          .squares = squares,
                          .numbers = numbers};
    if (squares == NULL || numbers == NULL)
        return STATUS_OUT_OF_MEMORY;
    ground->traced = squares;
    ground->trace_numbers = numbers;
    answer = run(prepared, question);
    ground->traced = NULL;
    return answer.status;
}
