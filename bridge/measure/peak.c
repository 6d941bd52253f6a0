/* peak.c -- how much memory this process has, and had at the most. */
#include "peak.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Kilobytes of such a name in the process's own account of its memory. */
static int64_t memory_kb(const char *name)
{
    char line[256];
    long long kb = -1;
    FILE *file = fopen("/proc/self/status", "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (strncmp(line, name, strlen(name)) == 0)
            sscanf(line + strlen(name), ": %lld", &kb);
    if (file != NULL)
        fclose(file);
    return kb;
}

int64_t peak_forget(void)
{
    int file = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC);
    if (file >= 0) {
        /* If it cannot be written, the peak is that of the whole process: too
         * high, not wrong. */
        if (write(file, "5", 1) < 0)
            errno = 0;
        close(file);
    }
    return memory_kb("VmRSS");
}

int64_t peak_read(void)
{
    return memory_kb("VmHWM");
}
