/* reitti.h -- the whole library. */
#ifndef REITTI_H
#define REITTI_H

#include "cases.h"
#include "cases_reader.h"
#include "game.h"
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

#endif
