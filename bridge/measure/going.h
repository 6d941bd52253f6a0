/* going.h -- whether a process of a study goes on: what every step of it says
 * before it begins, and how it ends once a lane has no right answer.
 */
#ifndef REITTI_GOING_H
#define REITTI_GOING_H

#include "lane.h"

/* A row of that lane. */
Row going_row(const Steps *steps, const Lane *lane, RowKind kind);

/* Says that it goes on. */
void going_on(const Steps *steps);

/* The same with any other status than STATUS_OK ends the process. */
void going_on_if(Steps *steps, const Lane *lane, Status status,
                 const Error *error);

/* After every step: the other language must not feel that this one was there.
 */
void going_look(const Steps *steps);

/* Judges what the lanes replied; goes on if all is right. */
void going_judge(Steps *steps, const Trial *trial, const Reply *replies);

#endif
