/* command.h -- the subcommands of `reitti`. */
#ifndef REITTI_COMMAND_H
#define REITTI_COMMAND_H

#include "complain.h"
#include "options.h"

/* A subcommand: gets its own arguments, gives the exit status. */
typedef int Command(int argc, char **argv);
Command command_list;
Command command_solve;
Command command_world;
Command command_check;
Command command_measure;
Command command_merge;
Command command_sweep;
Command command_time;
Command command_pairs;
Command command_repeats;
Command command_traces;
Command command_report;
Command command_sample;
Command command_instructions;
Command command_play;
Command command_new;

#endif
