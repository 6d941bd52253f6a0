/* bench.c -- Reitti's searches against other libraries and against each other.
 *
 * bench LIBRARY SAMPLE MAPS [PEER]...: C's side as a library for Prolog; how
 * many questions a map has at most; the directory of .scen files, "" for none;
 * and peers as shared libraries, see peer.h.  CPU time of the thread.
 */
#include "../../bridge/check/catalogue.h"
#include "../../bridge/check/places.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"
#include "../../c_impl/reitti.h"
#include "maps.h"
#include "prologs.h"
#include "questions.h"
#include "units.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const Peer *load(const char *path)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        give_up(path, dlerror());
    const Peer *(*peer)(void);
    void *symbol = dlsym(library, "reitti_peer");
    if (symbol == NULL)
        give_up(path, "exports no reitti_peer");
    memcpy(&peer, &symbol, sizeof peer);
    return peer();
}

int main(int argc, char **argv)
{
    char program[PATH_MAX];
    Maps maps = {0};
    Error error = {0};
    if (argc < 4 || argc - 4 > PEERS)
        give_up("usage", "bench LIBRARY SAMPLE MAPS [PEER]...");
    maps.sample = (int)strtol(argv[2], NULL, 10);
    maps.directory = argv[3][0] == '\0' ? NULL : argv[3];
    for (int i = 4; i < argc; i++)
        maps.peers[maps.peer_count++] = load(argv[i]);
    if (maps.peer_count == 0)
        puts("No peer to compare with: libtcod-dev is not installed, and no "
             "PEER was named.");
    setvbuf(stdout, NULL, _IOLBF, 0);
    maps_bench(&maps);
    units_bench(&maps);
    places_made(program, "reitti.qlf");
    if (prolog_start(program, &error) != STATUS_OK)
        give_up("Prolog", error.text);
    prologs_bench();
    border_bench(argv[1]);
    return 0;
}
