/* environment.c -- where and with what a study is measured. */
#include "environment.h"

#include "../check/catalogue.h"
#include "../check/places.h"
#include "../outside/outside.h"
#include "../process/hash.h"
#include "../prolog_from_c/prolog_from_c.h"

#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

static const char host_characters[] = "abcdefghijklmnopqrstuvwxyz"
                                      "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                      "0123456789._-";

/* What follows the first colon of the first line that begins so, or "unknown".
 */
static void read_line(const char *path, const char *start, char *value,
                      size_t size)
{
    char line[512];
    FILE *file = fopen(path, "r");
    snprintf(value, size, "unknown");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        const char *colon = strchr(line, ':');
        if (strncmp(line, start, strlen(start)) != 0 || colon == NULL)
            continue;
        colon += 1 + strspn(colon + 1, " \t");
        snprintf(value, size, "%.*s", (int)strcspn(colon, "\n"), colon);
        break;
    }
    if (file != NULL)
        fclose(file);
}

/* The first line, without its end; "unknown" if there is none. */
static void take_line(FILE *file, char *text, size_t size)
{
    snprintf(text, size, "unknown");
    if (file != NULL && fgets(text, (int)size, file) != NULL)
        text[strcspn(text, "\n")] = '\0';
}

/* An installed command was told when it was installed. */
void environment_commit(char *commit, size_t size)
{
    char path[PATH_MAX];
    char command[PATH_MAX + 80];
    const char *tree = places_tree();
    snprintf(commit, size, "unknown");
    if (tree == NULL) {
        places_made(path, "commit");
        FILE *file = fopen(path, "r");
        take_line(file, commit, size);
        if (file != NULL)
            fclose(file);
        return;
    }
    if (strpbrk(tree, "'\\") != NULL)
        return;
    snprintf(command, sizeof command,
             "git -C '%s' describe --always --dirty 2>/dev/null", tree);
    FILE *git = popen(command, "r");
    if (git == NULL)
        return;
    take_line(git, commit, size);
    pclose(git);
}

/* In a cluster a node may have another name than its machine's own; and whoever
 * starts containers may have to say one. */
void environment_host(char host[HOST])
{
    const char *said = getenv("REITTI_HOST");
    if (said == NULL || *said == '\0')
        said = getenv("SLURMD_NODENAME");
    if (said != NULL && *said != '\0')
        snprintf(host, HOST, "%s", said);
    else if (gethostname(host, HOST) != 0 || *host == '\0')
        snprintf(host, HOST, "unknown");
    host[HOST - 1] = '\0';
    for (char *c = host; *c != '\0'; c++)
        if (strchr(host_characters, *c) == NULL)
            *c = '_';
}

Status environment_say(Results *results, Error *error)
{
    char machine[256];
    char commit[128];
    char date[64];
    char host[HOST];
    char fingerprint[FINGERPRINT];
    struct utsname system;
    time_t now = time(NULL);
    uname(&system);
    read_line("/proc/cpuinfo", "model name", machine, sizeof machine);
    environment_commit(commit, sizeof commit);
    strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%SZ", gmtime(&now));
    environment_fingerprint(fingerprint);
    environment_host(host);
    long long pages = sysconf(_SC_PHYS_PAGES);
    int version = prolog_version();
    const struct {
        const char *key;
        const char *value;
    } texts[] = {{"reitti", REITTI_VERSION},
                 {"commit", commit},
                 {"build", fingerprint},
                 {"date", date},
                 {"host", host},
                 {"machine", machine},
                 {"architecture", system.machine},
                 {"kernel", system.release},
                 {"compiler", __VERSION__},
                 {"flags", REITTI_FLAGS},
                 {"prolog_flags",
                  "optimize: -O; compile: none; no garbage collection thread"}};
    Status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < sizeof texts / sizeof *texts;
         i++)
        status =
            results_say(results, texts[i].key, error, "%s", texts[i].value);
    if (status == STATUS_OK)
        status =
            results_say(results, "prolog", error, "SWI-Prolog %d.%d.%d",
                        version / 10000, version / 100 % 100, version % 100);
    if (status == STATUS_OK)
        status = results_say(results, "cores", error, "%ld",
                             sysconf(_SC_NPROCESSORS_ONLN));
    if (status == STATUS_OK)
        status = results_say(results, "memory_mb", error, "%lld",
                             pages * sysconf(_SC_PAGESIZE) / (1024LL * 1024));
    return status;
}

/* A file with the words that are said behind it. */
static uint64_t hash_said(uint64_t hash, const char *said)
{
    char path[PATH_MAX];
    hash = hash_text(hash, catalogue_file(path, said));
    return hash_file(hash, path);
}

static void print_hash(char text[FINGERPRINT], uint64_t hash)
{
    snprintf(text, FINGERPRINT, "%016llx", (unsigned long long)hash);
}

void environment_fingerprint(char text[FINGERPRINT])
{
    /* What is compiled from Prolog differs each time; the build keeps a sum of
     * the sources. */
    static const char *const programs[] = {"reitti.sum", "reitti_plain.sum"};
    char path[PATH_MAX];
    uint64_t hash = hash_file(hash_nothing(), "/proc/self/exe");
    for (int i = 0; i < 2; i++) {
        places_made(path, programs[i]);
        hash = hash_file(hash, path);
    }
    print_hash(text, outside_hash(hash));
}

void environment_cases_fingerprint(char text[FINGERPRINT], const Suite *suite)
{
    char path[PATH_MAX];
    uint64_t hash = hash_nothing();
    for (int i = 0; i < suite->file_count; i++)
        hash = hash_said(hash, suite->files[i].path);
    for (int i = 0; i < suite->world_count; i++) {
        catalogue_world_path(path, suite->worlds[i].argument, NULL);
        hash = hash_said(hash, path);
    }
    print_hash(text, hash);
}
