/* crowd.c -- the processes below another. */
#include "crowd.h"

#include <dirent.h>
#include <stdio.h>
#include <unistd.h>

static void add_children(Crowd *crowd, int most, const char *path)
{
    FILE *file = fopen(path, "re");
    int process;
    while (file != NULL && crowd->count < most &&
           fscanf(file, "%d", &process) == 1)
        crowd->process[crowd->count++] = process;
    if (file != NULL)
        fclose(file);
}

static void add_below(Crowd *crowd, int most, pid_t process)
{
    char path[300];
    snprintf(path, sizeof path, "/proc/%d/task", (int)process);
    DIR *tasks = opendir(path);
    struct dirent *entry;
    while (tasks != NULL && (entry = readdir(tasks)) != NULL) {
        snprintf(path, sizeof path, "/proc/%d/task/%s/children", (int)process,
                 entry->d_name);
        if (*entry->d_name != '.')
            add_children(crowd, most, path);
    }
    if (tasks != NULL)
        closedir(tasks);
}

/* What the process has in memory; of what it shares with others, its share. */
static int64_t bytes_of(pid_t process)
{
    char line[128];
    long long kb = 0;
    snprintf(line, sizeof line, "/proc/%d/smaps_rollup", (int)process);
    FILE *file = fopen(line, "re");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        sscanf(line, "Pss: %lld", &kb);
    if (file != NULL)
        fclose(file);
    return kb * 1024;
}

int64_t crowd_mapped(pid_t process)
{
    char path[64];
    long long pages = 0;
    snprintf(path, sizeof path, "/proc/%d/statm", (int)process);
    FILE *file = fopen(path, "re");
    if (file != NULL && fscanf(file, "%lld", &pages) != 1)
        pages = 0;
    if (file != NULL)
        fclose(file);
    return pages * sysconf(_SC_PAGESIZE);
}

void crowd_look(Crowd *crowd, pid_t above, int most)
{
    crowd->count = 0;
    crowd->bytes = 0;
    add_below(crowd, most, above);
    for (int i = 0; i < crowd->count && crowd->count < most; i++)
        add_below(crowd, most, crowd->process[i]);
    for (int i = 0; i < crowd->count && crowd->count > 1 && crowd->count < most;
         i++)
        crowd->bytes += bytes_of(crowd->process[i]);
}
