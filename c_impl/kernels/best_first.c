/* best_first.c -- preparing an agenda, and reading what a run left in it.
 *
 * Mirror: prolog_impl/kernels/best_first.pl.
 */
#include "best_first.h"

#include "../moves.h"

enum {
    SW = 1 << 0,
    S = 1 << 1,
    SE = 1 << 2,
    W = 1 << 3,
    E = 1 << 4,
    NW = 1 << 5,
    N = 1 << 6,
    NE = 1 << 7,
    PATTERNS = 256 /* of ways */
};

/* Which ways to look at, by the way that led to a cell. */
typedef struct Onward {
    unsigned always;
    unsigned side[2];  /* the first also where the first guard is no way, */
    unsigned guard[2]; /* likewise the second: there corners block */
} Onward;

/* By a straight way, the squares beside the one before are left out, and those
 * beside this one too if the one before could cut across to them; by a diagonal
 * way, the two that it passed between. */
static const Onward onward_by[KEYPAD_DIRECTIONS] = {
    {NW | W | SW | S | SE, {0, 0}, {0, 0}},
    {SW | S | SE, {W, E}, {NW, NE}},
    {SW | S | SE | E | NE, {0, 0}, {0, 0}},
    {SW | W | NW, {S, N}, {SE, NE}},
    {SE | E | NE, {S, N}, {SW, NW}},
    {SW | W | NW | N | NE, {0, 0}, {0, 0}},
    {NW | N | NE, {W, E}, {SW, SE}},
    {NW | N | NE | E | SE, {0, 0}, {0, 0}}};

static int dearest_element(const Game *game)
{
    int cost = 0;
    for (const Element *element = game->elements; element->glyph != 0;
         element++)
        if (element->cost > cost)
            cost = element->cost;
    return cost;
}

/* Totals that wait together lie between the smallest, t, and t + the largest
 * estimate + the most that one step adds, since a descendant's total is never
 * below the distance, that is the total less the estimate, of an ancestor. */
static bool make_open_list(Agenda *agenda)
{
    const World *world = agenda->world;
    int64_t straight = agenda->straight;
    int64_t diagonal = agenda->diagonal;
    int64_t cheapest = agenda->aim.cheapest;
    int64_t dearest = dearest_element(world->game);
    int64_t estimate =
        straight * (cheapest * (world->width + world->height) + world->levels);
    int64_t step = (dearest + 2 * cheapest) * diagonal;
    return buckets_make(&agenda->open, agenda->graph.size, estimate + step,
                        straight, straight != 1 || diagonal != 1);
}

/* Whether no way round by another square undercuts one move. */
static bool may_leave_out(const Agenda *agenda)
{
    const World *world = agenda->world;
    return dearest_element(world->game) *
               (agenda->diagonal - agenda->straight) <=
           agenda->aim.cheapest * agenda->straight;
}

static void fill_onward(Agenda *agenda)
{
    bool sides =
        agenda->world->corners_block || agenda->world->ways == FOUR_WAYS;
    bool all = !may_leave_out(agenda);
    for (int by = 0; by <= WAYS; by++)
        for (unsigned ways = 0; ways < PATTERNS; ways++) {
            unsigned onward = ways;
            if (by < KEYPAD_DIRECTIONS && !all) {
                Onward rule = onward_by[by];
                onward = rule.always;
                for (int i = 0; i < 2; i++)
                    if (sides && (ways & rule.guard[i]) == 0)
                        onward |= rule.side[i];
            }
            agenda->onward[by][ways] = (uint8_t)(ways & onward);
        }
}

static uint16_t ways_from(const World *world, Square square)
{
    Square to[MOVES];
    int count = moves_all(world, square, to);
    unsigned ways = 0;
    for (int way = 0, i = 0; i < count; way++) {
        Square step = agenda_steps[way];
        if (square_equal(to[i],
                         (Square){square.level + step.level, square.x + step.x,
                                  square.y + step.y})) {
            ways |= 1u << way;
            i++;
        }
    }
    return (uint16_t)ways;
}

static bool make_arrays(Agenda *agenda)
{
    const World *world = agenda->world;
    size_t size = world_size(world);
    size_t room = 4 * (size_t)(world->width + world->height);
    agenda->room = (int)(room < size ? room : size);
    agenda->onward = malloc((WAYS + 1) * sizeof *agenda->onward);
    agenda->closed = malloc(size * sizeof *agenda->closed);
    agenda->squares = malloc((size_t)agenda->room * sizeof *agenda->squares);
    return agenda->onward != NULL && agenda->closed != NULL &&
           agenda->squares != NULL;
}

static Status prepare(const World *world, bool weighed, void **prepared,
                      Error *error)
{
    Agenda *agenda = calloc(1, sizeof *agenda);
    if (agenda == NULL)
        return error_out_of_memory(error);
    agenda->world = world;
    agenda->aim = aim_at(world, (Square){0});
    agenda->graph = graph_of(world);
    agenda->weighed = weighed;
    agenda->straight =
        weighed ? aim_weigh(world->game, 1, false) : world->game->straight;
    agenda->diagonal =
        weighed ? aim_weigh(world->game, 1, true) : world->game->diagonal;
    if (!make_open_list(agenda) || !make_arrays(agenda)) {
        agenda_release(agenda);
        return error_out_of_memory(error);
    }
    fill_onward(agenda);
    for (int way = 0; way < WAYS; way++)
        agenda->offset[way] = agenda_offset(&agenda->graph, way);
    size_t size = world_size(world);
    for (size_t i = 0; i < size; i++) {
        Square square = world_square(world, i);
        Node *node = &agenda->open.node[graph_cell(&agenda->graph, square)];
        node->cost = world_cost(world, square);
        node->x = (int16_t)square.x;
        node->y = (int16_t)square.y;
        if (node->cost != NO_ENTRY)
            node->ways = ways_from(world, square);
    }
    *prepared = agenda;
    return STATUS_OK;
}

Status agenda_prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return prepare(world, false, prepared, error);
}

Status agenda_prepare_euclid(const Solver *solver, const World *world,
                             void **prepared, Error *error)
{
    (void)solver;
    return prepare(world, true, prepared, error);
}

void agenda_release(void *prepared)
{
    Agenda *agenda = prepared;
    buckets_release(&agenda->open);
    free(agenda->onward);
    free(agenda->closed);
    free(agenda->squares);
    free(agenda);
}

void agenda_begin(Agenda *agenda)
{
    /* Run numbers last for 2^15 runs, then all marks are forgotten once. */
    if (agenda->run >= UINT16_MAX - 3) {
        for (Cell cell = 0; cell < agenda->graph.size; cell++)
            agenda->open.node[cell].seen = 0;
        agenda->run = 0;
    }
    agenda->run = (Seen)(agenda->run + 2);
    agenda->expanded = 0;
}

static Cell before(const Agenda *agenda, Cell cell)
{
    return (Cell)(cell - agenda->offset[agenda->open.node[cell].arrival]);
}

/* What the last step to a cell really costs. */
static int64_t last_step(const Agenda *agenda, Cell cell)
{
    const Game *game = agenda->world->game;
    const Node *node = &agenda->open.node[cell];
    return node->cost *
           (way_is_diagonal(node->arrival) ? game->diagonal : game->straight);
}

/* Doubles the room for a route, which is written from its end. */
static bool make_room(Agenda *agenda)
{
    size_t room = (size_t)agenda->room;
    Square *squares = malloc(2 * room * sizeof *squares);
    if (squares == NULL)
        return false;
    for (size_t i = 0; i < room; i++)
        squares[room + i] = agenda->squares[i];
    free(agenda->squares);
    agenda->squares = squares;
    agenda->room *= 2;
    return true;
}

Answer agenda_end(Agenda *agenda, Cell goal, bool found)
{
    const Node *node = agenda->open.node;
    int count = 0;
    int64_t score = 0;
    buckets_empty(&agenda->open);
    if (!found)
        return (Answer){.status = STATUS_NO_ANSWER, .work = {agenda->expanded}};
    if (agenda->world->game->ends_beside && node[goal].arrival != WAY_NONE)
        goal = before(agenda, goal);
    int level = graph_square(&agenda->graph, goal).level;
    for (Cell cell = goal; node[cell].arrival != WAY_NONE;
         cell = before(agenda, cell)) {
        if (count == agenda->room && !make_room(agenda))
            return (Answer){.status = STATUS_OUT_OF_MEMORY};
        agenda->squares[agenda->room - ++count] =
            (Square){level, node[cell].x, node[cell].y};
        level -= agenda_steps[node[cell].arrival].level;
        if (agenda->weighed)
            score += last_step(agenda, cell);
    }
    if (!agenda->weighed)
        score = node[goal].distance;
    return (Answer){
        .score = score,
        .work = {agenda->expanded},
        .rows = {.count = count,
                 .squares = agenda->squares + agenda->room - count}};
}

/* The distance of a cell, whose predecessor has got its own. */
static void put_distance(const Agenda *agenda, Cell cell, int64_t *distance)
{
    const World *world = agenda->world;
    int64_t *own =
        &distance[world_index(world, graph_square(&agenda->graph, cell))];
    *own = 0;
    if (agenda->open.node[cell].arrival != WAY_NONE)
        *own = last_step(agenda, cell) +
               distance[world_index(
                   world, graph_square(&agenda->graph, before(agenda, cell)))];
}

Status agenda_trace(const Agenda *agenda, Trace *trace)
{
    Square *closed;
    int64_t *distance;
    Status status =
        trace_make(trace, agenda->world, agenda->expanded, &closed, &distance);
    if (status != STATUS_OK)
        return status;
    size_t size = world_size(agenda->world);
    for (size_t i = 0; i < size; i++)
        distance[i] = UNREACHED;
    for (int i = 0; i < agenda->expanded; i++) {
        closed[i] = graph_square(&agenda->graph, agenda->closed[i]);
        put_distance(agenda, agenda->closed[i], distance);
    }
    for (size_t i = 0; i < size; i++) {
        Cell cell = graph_cell(&agenda->graph, world_square(agenda->world, i));
        if (agenda->open.node[cell].seen == agenda->run)
            put_distance(agenda, cell, distance);
    }
    return STATUS_OK;
}
