/* keeper.h -- stands between a ward and its caller, and ends whatever the ward
 * started. */
#ifndef REITTI_KEEPER_H
#define REITTI_KEEPER_H

#include "limits.h"

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* What the ward does; it ends the process if it does not return. */
typedef void WardJob(const void *context, int input, int output);

/* How a ward ended. */
typedef struct WardEnding {
    int status;   /* as waitpid() gives it */
    int64_t peak; /* bytes that it had in memory */
} WardEnding;

/* What the keeper tells the caller, once. */
typedef struct KeeperReport {
    WardEnding end;
    bool told; /* to end, by the caller */
    bool crowded;
    bool starved; /* all processes together, or the whole machine */
    int64_t size; /* bytes that the ward had mapped when it was last seen */
} KeeperReport;

/* What the caller asks for. */
typedef struct KeeperCall {
    WardJob *job;
    const void *context;
    const Limits *limits;
    int input;
    int output;
    int report;       /* the keeper's */
    bool apart;       /* there can be a namespace */
    sigset_t signals; /* that the caller blocks */
} KeeperCall;

/* Starts the ward, keeps it until it ends or is to end, and reports.  For a
 * process of its own, which it ends. */
_Noreturn void keeper_run(pid_t caller, KeeperCall *call);

#endif
