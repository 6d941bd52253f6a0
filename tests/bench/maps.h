/* maps.h -- the searches in C on levels of every kind, against the peers. */
#ifndef REITTI_MAPS_H
#define REITTI_MAPS_H

#include "../../c_impl/world.h"
#include "peer.h"

enum { PEERS = 8 };

typedef struct Maps {
    const char *directory; /* of .scen files; NULL: only our own */
    int sample;            /* questions a map */
    const Peer *peers[PEERS];
    int peer_count;
} Maps;

void maps_bench(const Maps *maps);

/* A world that a case names by its path beside the file of cases. */
void maps_get_beside(World *world, const char *path, const char *said);

/* A figure that is wanted beside the one that was measured. */
void wanted(const char *what, double least, double measured);
void wanted_most(const char *what, double most, double measured);

#endif
