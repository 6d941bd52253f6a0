/* reitti.h -- the whole library.
 *
 * What the linker sees begins with reitti_, by public.h; one may write
 * world_read() or reitti_world_read().  Kernels, which searches are made of,
 * have headers of their own, in kernels/.
 */
#ifndef REITTI_H
#define REITTI_H

/* What the others include: C++ may not have it as C. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "public.h"

#ifdef __cplusplus
extern "C" {
#endif

#include "cases.h"
#include "cases_reader.h"
#include "game.h"
#include "made.h"
#include "maker.h"
#include "map_reader.h"
#include "moves.h"
#include "picture.h"
#include "problem.h"
#include "scen_reader.h"
#include "solver.h"
#include "square.h"
#include "status.h"
#include "world.h"
#include "world_reader.h"
#include "world_writer.h"
#include "worlds.h"

#ifdef __cplusplus
}
#endif

#endif
