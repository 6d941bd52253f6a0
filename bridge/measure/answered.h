/* answered.h -- what a row says of the answer that its lane gave. */
#ifndef REITTI_ANSWERED_H
#define REITTI_ANSWERED_H

#include "lane.h"

/* What was asked, and what the answer is worth; the texts are the lane's. */
void answered_tell(Row *row, const Said *said, Lane *lane);

#endif
