/* gather.h -- arguments that mean many rows of a .scen file. */
#ifndef REITTI_GATHER_H
#define REITTI_GATHER_H

#include "options.h"

/* Turns "PROBLEM FILE.scen... [NUMBER]", where the problem's question repeats
 * its squares, into files that say so themselves (scen_reader.h), with as many
 * rows as --count says; other arguments stay as they are.  The texts stay to
 * the end of the program.  False: out of memory. */
bool gather_rows(const Options *options, int *argc, char ***argv);

#endif
