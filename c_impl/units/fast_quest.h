/* fast_quest.h -- a unit's way through squares and moments.
 *
 * O(nodes opened) time.
 *
 * Mirror: prolog_impl/units/fast_quest.pl.
 */
#ifndef REITTI_FAST_QUEST_H
#define REITTI_FAST_QUEST_H

#include "fast_table.h"

enum { QUEST_FAILED = 0, QUEST_NO_MEMORY = -1 };

/* Searches, through so many moments and no further or until the goal is
 * reached for good.  Gives the entry that was found, or one of the above. */
int fast_quest_window(FastTable *table, const Quest *quest);
int fast_quest_route(FastTable *table, const Quest *quest);

#endif
