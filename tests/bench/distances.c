/* distances.c -- distances to all squares, against the peers. */
#include "distances.h"

#include "../../c_impl/kernels/breadth_first.h"
#include "../../c_impl/support/clock.h"
#include "contest.h"

#include <stdlib.h>

enum { STARTS = 20, TURNS = 9 };

static bool never(const Flood *flood, Cell cell, Cell wanted)
{
    (void)flood;
    (void)cell;
    (void)wanted;
    return false;
}

static void spread(Flood *flood, Square start)
{
    flood_begin(flood);
    flood_start(flood, graph_cell(&flood->graph, start));
    flood_spread(flood, never, NO_CELL, false);
}

static PeerSquare peer_square(Square square)
{
    return (PeerSquare){square.x - 1, square.y - 1};
}

/* How many distances of the peer are not ours. */
static long differences(const Flood *flood, const Peer *peer, void *prepared)
{
    const World *world = flood->world;
    long count = 0;
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        if (!world_is_open(world, square))
            continue;
        Cell cell = graph_cell(&flood->graph, square);
        double theirs = peer->distance(prepared, peer_square(square));
        double ours =
            flood->mark[cell] < flood->base ? -1 : flood_distance(flood, cell);
        count += ours < 0 ? theirs >= 0 : ours != theirs;
    }
    return count;
}

/* From every start in turn, by the peer, or by us if it is NULL. */
static double time_of(Flood *flood, const Peer *peer, void *prepared,
                      const Questions *questions, int step)
{
    int64_t ns = clock_cpu_ns();
    for (int i = 0; i < questions->count; i += step) {
        Square start = questions->questions[i].squares[0];
        if (peer == NULL)
            spread(flood, start);
        else
            peer->spread(prepared, peer_square(start));
    }
    return (double)(clock_cpu_ns() - ns);
}

static void bench_peer(Flood *flood, const Peer *peer, void *prepared,
                       const Questions *questions)
{
    double ours[TURNS];
    double theirs[TURNS];
    double ratios[TURNS];
    long wrong = 0;
    int step = questions->count > STARTS ? questions->count / STARTS : 1;
    int starts = (questions->count + step - 1) / step;
    for (int i = 0; i < questions->count; i += step) {
        spread(flood, questions->questions[i].squares[0]);
        peer->spread(prepared, peer_square(questions->questions[i].squares[0]));
        wrong += differences(flood, peer, prepared);
    }
    for (int i = 0; i < TURNS; i++) {
        ours[i] = time_of(flood, NULL, NULL, questions, step);
        theirs[i] = time_of(flood, peer, prepared, questions, step);
        ratios[i] = theirs[i] / ours[i];
    }
    double ratio = median(ratios, TURNS);
    printf("  distances to all squares: %.1f us, %s %.1f us, ratio %.2f (%.2f "
           "to %.2f), %ld of its distances differ\n",
           median(ours, TURNS) / starts / 1e3, peer->name,
           median(theirs, TURNS) / starts / 1e3, ratio, ratios[0],
           ratios[TURNS - 1], wrong);
    wanted("distances to all squares against the peer's", 10, ratio);
}

void distances_bench(const Maps *maps, const World *world,
                     const Questions *questions)
{
    void *flood;
    Error error;
    bool *open = calloc(world_size(world), sizeof *open);
    PeerWorld seen = {PEER_UNIT, world->width, world->height, open};
    if (open == NULL || flood_prepare(NULL, world, &flood, &error) != STATUS_OK)
        give_up("distances", "no memory");
    for (size_t i = 0; i < world_size(world); i++)
        open[i] = world_is_open(world, world_square(world, i));
    for (int i = 0; i < maps->peer_count; i++) {
        const Peer *peer = maps->peers[i];
        void *prepared = peer->spread == NULL ? NULL : peer->prepare(&seen);
        if (prepared == NULL)
            continue;
        bench_peer(flood, peer, prepared, questions);
        peer->release(prepared);
    }
    flood_release(flood);
    free(open);
}
