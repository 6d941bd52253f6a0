/* peer.h -- what another library must export to be compared with Reitti.
 *
 * One function, reitti_peer().  A file like peer_libtcod.c defines it over the
 * library; linked with the library into DIR/ANY.so, or both as archives in DIR,
 * `make bench PEER=DIR` finds it.
 */
#ifndef REITTI_PEER_H
#define REITTI_PEER_H

#include <stdbool.h>

/* The column and the row, both counted from 0. */
typedef struct PeerSquare {
    int x;
    int y;
} PeerSquare;

typedef enum PeerMoves {
    PEER_UNIT,  /* eight ways, every step costs 1, corners may be cut */
    PEER_OCTILE /* eight ways, a diagonal step costs the root of 2 and needs
                   both squares it passes between */
} PeerMoves;

typedef struct PeerWorld {
    PeerMoves moves;
    int width;
    int height;
    const bool *open; /* row by row, which squares can be entered */
} PeerWorld;

typedef struct Peer {
    const char *name;

    /* Makes what it needs for the world, which outlives it; NULL: it is not for
     * such worlds.  The time is shown, but not compared. */
    void *(*prepare)(const PeerWorld *world);

    /* Finds a route and gives the number of its steps, or -1 if there is none.
     * The squares after the start, the goal included, are written unless
     * `squares` is NULL, as it is while the clock runs. */
    int (*route)(void *prepared, PeerSquare from, PeerSquare to,
                 PeerSquare *squares);

    /* Distances from one square to all others, and one of these, negative if
     * there is none.  Both NULL: it has no such thing. */
    void (*spread)(void *prepared, PeerSquare from);
    double (*distance)(void *prepared, PeerSquare to);

    void (*release)(void *prepared);
} Peer;

const Peer *reitti_peer(void);

#endif
