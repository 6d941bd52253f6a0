/* limits.c -- what a process that runs somebody's code may use. */
#include "limits.h"

#include "namespace.h"

#include <dirent.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
    LARGEST_FILE = 1 << 30,   /* bytes */
    STRANGE_USER = 0x50000000 /* and above: users that no machine has */
};

int64_t limits_memory(int64_t said, int shares)
{
    if (said > 0)
        return said;
    return (int64_t)sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE) / 2 /
           shares;
}

static void limit(__rlimit_resource_t resource, rlim_t value)
{
    setrlimit(resource, &(struct rlimit){value, value});
}

void limits_set(const Limits *limits)
{
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, LARGEST_FILE);
    if (limits->seconds > 0)
        /* At the first it is told, at the second killed. */
        setrlimit(RLIMIT_CPU, &(struct rlimit){(rlim_t)limits->seconds + 1,
                                               (rlim_t)limits->seconds + 2});
#ifndef REITTI_NO_MEMORY_LIMIT /* a sanitizer's shadow is beyond any limit */
    limit(RLIMIT_AS, (rlim_t)limits->memory);
#endif
}

/* This process's number as the whole machine knows it, whatever its namespace.
 */
static uid_t number_outside(void)
{
    char number[16] = "";
    return readlink("/proc/self", number, sizeof number - 1) > 0
               ? (uid_t)atoi(number)
               : (uid_t)getpid();
}

/* Root is bound by no RLIMIT_NPROC.  Its real user becomes one that nobody else
 * is, so that only the ward's own processes count, and it gives up what would
 * lift the limit; its effective user stays, so that it can open what it could.
 */
static bool become_nobody_else(void)
{
    struct __user_cap_header_struct head = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3];
    uint32_t kept = ~(1u << CAP_SYS_RESOURCE | 1u << CAP_SYS_ADMIN);
    prctl(PR_CAPBSET_DROP, CAP_SYS_RESOURCE); /* which exec() would give back */
    prctl(PR_CAPBSET_DROP, CAP_SYS_ADMIN);
    prctl(PR_SET_SECUREBITS,
          SECBIT_NO_SETUID_FIXUP); /* access() asks for the real user */
    if (syscall(SYS_capget, &head, sets) != 0 ||
        setreuid(STRANGE_USER + number_outside(), (uid_t)-1) != 0)
        return false;
    sets[0].effective &= kept;
    sets[0].permitted &= kept;
    sets[0].inheritable &= kept;
    return syscall(SYS_capset, &head, sets) == 0;
}

/* Threads of all the user's processes: what RLIMIT_NPROC counts. */
static rlim_t count_tasks(uid_t user)
{
    char path[300];
    struct stat found;
    struct dirent *entry;
    rlim_t count = 0;
    DIR *processes = opendir("/proc");
    while (processes != NULL && (entry = readdir(processes)) != NULL) {
        snprintf(path, sizeof path, "/proc/%s/task", entry->d_name);
        if (stat(path, &found) == 0 && found.st_uid == user)
            count += found.st_nlink - 2;
    }
    if (processes != NULL)
        closedir(processes);
    return count;
}

void limits_bind_processes(void)
{
    /* Who is root only in a namespace of his own is bound as any user is. There
     * the keeper and the first process count as well. */
    if (namespace_has_users())
        limit(RLIMIT_NPROC, LIMITS_PROCESSES + 2);
    else if (getuid() == 0 && become_nobody_else())
        limit(RLIMIT_NPROC, LIMITS_PROCESSES);
    else
        limit(RLIMIT_NPROC, count_tasks(getuid()) + LIMITS_PROCESSES - 1);
}
