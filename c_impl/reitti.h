/* reitti.h -- the whole library. */
#ifndef REITTI_H
#define REITTI_H

#include "cases.h"
#include "game.h"
#include "picture.h"
#include "route.h"
#include "search.h"
#include "square.h"
#include "status.h"
#include "world.h"
#include "world_reader.h"

#endif
