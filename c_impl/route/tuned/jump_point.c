/* jump_point.c -- A* over jump points, where a best route may turn.
 *
 * Harabor and Grastien (2011), without cutting corners: of all best routes with
 * the same squares at their turns only the one that goes diagonally first is
 * followed, so whole lines of squares are passed over.  Straight lines are
 * scanned 64 squares at a time; squares where a diagonal line meets a straight
 * one are not points themselves, but what the straight one leads to.
 *
 * Complete and best.  A point that is reached equally cheaply from several
 * sides leads on in all their ways.  Equal totals are taken last in, first out.
 * O(points x squares of a diagonal line) time, O(squares) space.
 *
 * It is long because points, their heap and the way back are its own.
 *
 * Mirror: prolog_impl/route/tuned/jump_point.pl.
 */
#include "../../kernels/estimate.h"
#include "../../kernels/jumps.h"
#include "../../solver.h"

typedef struct Point {
    int64_t distance;
    Cell from;
    uint16_t run; /* that reached it */
    uint8_t todo; /* ways to take from here, */
    uint8_t done; /* and those taken */
} Point;

/* An entry of the heap; it is stale if its point has nothing to do. */
typedef struct Due {
    int64_t total;
    uint32_t order; /* of entries, the first has the largest */
    Cell cell;
} Due;

/* A point to which expanding another has led. */
typedef struct Found {
    Cell cell;
    Place place;
    int64_t distance;
    Way way; /* that led there */
} Found;

enum { FOUND = 64 /* that are kept until looked at */ };

typedef struct Hops {
    Jumps jumps;
    const World *world;
    Point *point; /* of each cell */
    Found found[FOUND];
    int found_count;
    uint16_t run;
    Aim aim;
    Place goal;
    int above; /* rows above the level's */
    Due *due;  /* a heap */
    int due_count;
    int due_room;
    uint32_t order; /* of the last entry */
    Cell *taken;    /* up, in order */
    int expanded;
    int taken_room;
    Square *squares; /* of the route */
    int room;
    bool out_of_memory;
} Hops;

/* Gives an array room for one more. */
static bool has_room(void *array, int count, int *room, size_t size)
{
    void **place = array;
    if (count < *room)
        return true;
    void *larger = realloc(*place, 2 * (size_t)*room * size);
    if (larger == NULL)
        return false;
    *place = larger;
    *room *= 2;
    return true;
}

static inline bool is_before(const Due *a, const Due *b)
{
    return a->total < b->total || (a->total == b->total && a->order < b->order);
}

static void heap_put(Hops *hops, int64_t total, Cell cell)
{
    if (!has_room(&hops->due, hops->due_count, &hops->due_room,
                  sizeof *hops->due)) {
        hops->out_of_memory = true;
        return;
    }
    Due new = {total, --hops->order, cell};
    Due *due = hops->due;
    int place = hops->due_count++;
    for (; place > 0 && is_before(&new, &due[(place - 1) / 2]);
         place = (place - 1) / 2)
        due[place] = due[(place - 1) / 2];
    due[place] = new;
}

static Cell heap_take(Hops *hops)
{
    Due *due = hops->due;
    Cell first = due[0].cell;
    Due last = due[--hops->due_count];
    int place = 0;
    for (;;) {
        int child = 2 * place + 1;
        if (child + 1 < hops->due_count &&
            is_before(&due[child + 1], &due[child]))
            child++;
        if (child >= hops->due_count || is_before(&last, &due[child]))
            break;
        due[place] = due[child];
        place = child;
    }
    due[place] = last;
    return first;
}

/* There is a way to a point, from which these ways lead on. */
static void reach(Hops *hops, Cell cell, Place place, Cell from,
                  int64_t distance, unsigned ways)
{
    Point *point = &hops->point[cell];
    if (point->run != hops->run || distance < point->distance)
        *point = (Point){distance, from, hops->run, 0, 0};
    else if (distance == point->distance)
        ways &= ~((unsigned)point->todo | point->done);
    else
        return;
    Square square = {hops->aim.goal.level, place.x, place.y - hops->above};
    if (point->todo == 0 && ways != 0)
        heap_put(hops, distance + estimate_octile(&hops->aim, square), cell);
    point->todo = (uint8_t)(point->todo | ways);
}

/* Looks at what was found from a cell.  By now it has been fetched. */
static void reach_found(Hops *hops, Cell from)
{
    for (int i = 0; i < hops->found_count; i++) {
        const Found *found = &hops->found[i];
        unsigned around = hops->jumps.around[found->cell];
        reach(hops, found->cell, found->place, from, found->distance,
              jumps_onward(around, found->way));
    }
    hops->found_count = 0;
}

KERNEL void find(Hops *hops, Place place, Cell from, int64_t distance, Way way)
{
    Cell cell = jumps_cell(&hops->jumps, place);
    __builtin_prefetch(&hops->point[cell]);
    __builtin_prefetch(&hops->jumps.around[cell]);
    hops->found[hops->found_count++] = (Found){cell, place, distance, way};
    if (hops->found_count == FOUND)
        reach_found(hops, from);
}

KERNEL void go_straight(Hops *hops, Place place, Cell from, int64_t distance,
                        Way way)
{
    Place stop = place;
    if (!jumps_go(&hops->jumps, &stop, way))
        return;
    int steps = abs(stop.x - place.x) + abs(stop.y - place.y);
    find(hops, stop, from, distance + steps * hops->aim.straight, way);
}

KERNEL void go_diagonally(Hops *hops, Place place, Cell from, int64_t distance,
                          Way way, Way across, Way along)
{
    for (;;) {
        int x = place.x + keypad[way].dx;
        int y = place.y + keypad[way].dy;
        if (jumps_is_shut(&hops->jumps, x, place.y) ||
            jumps_is_shut(&hops->jumps, place.x, y) ||
            jumps_is_shut(&hops->jumps, x, y))
            break;
        place = (Place){x, y};
        distance += hops->aim.diagonal;
        if (x == hops->goal.x && y == hops->goal.y)
            find(hops, place, from, distance, way);
        go_straight(hops, place, from, distance, across);
        go_straight(hops, place, from, distance, along);
    }
}

static void expand(Hops *hops, Cell cell, unsigned ways)
{
    const Place place = jumps_place(&hops->jumps, cell);
    const int64_t distance = hops->point[cell].distance;
    if (ways & SW)
        go_diagonally(hops, place, cell, distance, WAY_SW, WAY_W, WAY_S);
    if (ways & S)
        go_straight(hops, place, cell, distance, WAY_S);
    if (ways & SE)
        go_diagonally(hops, place, cell, distance, WAY_SE, WAY_E, WAY_S);
    if (ways & W)
        go_straight(hops, place, cell, distance, WAY_W);
    if (ways & E)
        go_straight(hops, place, cell, distance, WAY_E);
    if (ways & NW)
        go_diagonally(hops, place, cell, distance, WAY_NW, WAY_W, WAY_N);
    if (ways & N)
        go_straight(hops, place, cell, distance, WAY_N);
    if (ways & NE)
        go_diagonally(hops, place, cell, distance, WAY_NE, WAY_E, WAY_N);
    reach_found(hops, cell);
}

static void release(void *prepared)
{
    Hops *hops = prepared;
    jumps_release(&hops->jumps);
    free(hops->point);
    free(hops->due);
    free(hops->taken);
    free(hops->squares);
    free(hops);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    enum { ROOM = 1024 }; /* to begin with */
    (void)solver;
    if (!world->corners_block)
        return error_set(error, STATUS_REFUSED, 0, "corners are cut here");
    Hops *hops = calloc(1, sizeof *hops);
    if (hops == NULL)
        return error_out_of_memory(error);
    hops->world = world;
    hops->due_room = hops->taken_room = hops->room = ROOM;
    hops->point = calloc(graph_of(world).size, sizeof *hops->point);
    hops->due = malloc(ROOM * sizeof *hops->due);
    hops->taken = malloc(ROOM * sizeof *hops->taken);
    hops->squares = malloc(ROOM * sizeof *hops->squares);
    if (!jumps_make(&hops->jumps, world) || hops->point == NULL ||
        hops->due == NULL || hops->taken == NULL || hops->squares == NULL) {
        release(hops);
        return error_out_of_memory(error);
    }
    *prepared = hops;
    return STATUS_OK;
}

/* Begins a run; run numbers start anew when they are used up. */
static void begin(Hops *hops, const Question *question)
{
    const Graph *graph = &hops->jumps.graph;
    if (++hops->run == 0) {
        for (Cell cell = 0; cell < graph->size; cell++)
            hops->point[cell].run = 0;
        hops->run = 1;
    }
    hops->aim = aim_at(hops->world, question->squares[1]);
    hops->goal =
        jumps_place(&hops->jumps, graph_cell(graph, question->squares[1]));
    hops->above = hops->goal.y - question->squares[1].y;
    hops->order = UINT32_MAX;
    hops->due_count = 0;
    hops->expanded = 0;
    hops->out_of_memory = false;
    jumps_set_goal(&hops->jumps, hops->goal, true);
}

/* Takes up points until the goal is one. */
static bool search(Hops *hops, Cell goal)
{
    while (hops->due_count > 0 && !hops->out_of_memory) {
        Cell cell = heap_take(hops);
        Point *point = &hops->point[cell];
        unsigned ways = point->todo;
        if (ways == 0)
            continue;
        if (!has_room(&hops->taken, hops->expanded, &hops->taken_room,
                      sizeof *hops->taken))
            hops->out_of_memory = true;
        else
            hops->taken[hops->expanded++] = cell;
        if (cell == goal)
            return true;
        point->done = (uint8_t)(point->done | ways);
        point->todo = 0;
        expand(hops, cell, ways);
    }
    return false;
}

static int step_towards(int here, int there)
{
    return (there > here) - (there < here);
}

/* Writes the squares between points from the goal back: first the straight part
 * of each line, then the diagonal one. */
static int write_route(Hops *hops, Cell goal)
{
    int count = 0;
    Cell cell = goal;
    while (hops->point[cell].from != cell) {
        Place from = jumps_place(&hops->jumps, hops->point[cell].from);
        for (Place at = jumps_place(&hops->jumps, cell);
             at.x != from.x || at.y != from.y; count++) {
            if (!has_room(&hops->squares, count, &hops->room,
                          sizeof *hops->squares)) {
                hops->out_of_memory = true;
                return count;
            }
            hops->squares[count] =
                (Square){hops->aim.goal.level, at.x, at.y - hops->above};
            int across = abs(at.x - from.x);
            int along = abs(at.y - from.y);
            if (across >= along)
                at.x += step_towards(at.x, from.x);
            if (along >= across)
                at.y += step_towards(at.y, from.y);
        }
        cell = hops->point[cell].from;
    }
    for (int i = 0; i < count / 2; i++) {
        Square last = hops->squares[count - 1 - i];
        hops->squares[count - 1 - i] = hops->squares[i];
        hops->squares[i] = last;
    }
    return count;
}

static Answer run(void *prepared, const Question *question)
{
    Hops *hops = prepared;
    Cell start = graph_cell(&hops->jumps.graph, question->squares[0]);
    Cell goal = graph_cell(&hops->jumps.graph, question->squares[1]);
    begin(hops, question);
    reach(hops, start, jumps_place(&hops->jumps, start), start, 0, ALL_WAYS);
    bool found = start == goal || search(hops, goal);
    int count = found ? write_route(hops, goal) : 0;
    jumps_set_goal(&hops->jumps, hops->goal, false);
    if (hops->out_of_memory)
        return (Answer){.status = STATUS_OUT_OF_MEMORY};
    return (Answer){.status = found ? STATUS_OK : STATUS_NO_ANSWER,
                    .score = found ? hops->point[goal].distance : 0,
                    .work = {hops->expanded},
                    .rows = {.count = count, .squares = hops->squares}};
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    Hops *hops = prepared;
    Square *steps;
    int64_t *distance;
    Answer answer = run(prepared, question);
    if (answer.status == STATUS_OUT_OF_MEMORY)
        return answer.status;
    Status status =
        trace_make(trace, hops->world, answer.work[0], &steps, &distance);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < world_size(hops->world); i++) {
        const Point *point = &hops->point[graph_cell(
            &hops->jumps.graph, world_square(hops->world, i))];
        distance[i] = point->run == hops->run ? point->distance : UNREACHED;
    }
    for (int i = 0; i < hops->expanded; i++)
        steps[i] = graph_square(&hops->jumps.graph, hops->taken[i]);
    return STATUS_OK;
}

SOLVER(.name = "jump_point", .style = "tuned", .problem = "route",
       .summary = "A* over jump points, straight lines by words",
       .promises = {{.traits = TRAIT_OCTILE,
                     .complete = true,
                     .best = true,
                     .loose = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
