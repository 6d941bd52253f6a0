/* missing.c -- names of worlds that there are not. */
#include "missing.h"

#include "../../c_impl/cases.h"
#include "../../c_impl/made.h"
#include "catalogue.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { LONGEST = 32, NEAR = 2 };

typedef struct Nearest {
    const char *said;
    char name[LONGEST];
    int distance;
} Nearest;

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* How many letters are to be put in, taken out, changed, or swapped with the
 * one behind; LONGEST: more than are worth counting. */
static int distance_of(const char *a, const char *b)
{
    int between[LONGEST + 1][LONGEST + 1];
    int m = (int)strnlen(a, LONGEST);
    int n = (int)strnlen(b, LONGEST);
    if (m == LONGEST || n == LONGEST)
        return LONGEST;
    for (int i = 0; i <= m; i++)
        for (int j = 0; j <= n; j++) {
            if (i == 0 || j == 0) {
                between[i][j] = i + j;
                continue;
            }
            int changed = between[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
            int moved = least(between[i - 1][j], between[i][j - 1]) + 1;
            between[i][j] = least(changed, moved);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                between[i][j] = least(between[i][j], between[i - 2][j - 2] + 1);
        }
    return between[m][n];
}

static Status look(const char *path, const char *name, void *context,
                   Error *error)
{
    Nearest *nearest = context;
    int distance = distance_of(nearest->said, name);
    (void)path;
    (void)error;
    if (distance < nearest->distance) {
        nearest->distance = distance;
        snprintf(nearest->name, sizeof nearest->name, "%s", name);
    }
    return STATUS_OK;
}

Status missing_world(const char *said, Error *error)
{
    char path[PATH_MAX];
    Nearest nearest = {.said = said, .distance = NEAR + 1};
    catalogue_world_path(path, said, NULL);
    if (made_is(said) || case_world_is_path(said) || access(path, F_OK) == 0)
        return STATUS_OK;
    Status status = catalogue_each("worlds", look, &nearest, error);
    if (status != STATUS_OK)
        return status;
    return error_set(error, STATUS_BAD_INPUT, 0,
                     "no world is called '%s'%s%s%s; see reitti list worlds",
                     said, *nearest.name == '\0' ? "" : "; perhaps '",
                     nearest.name, *nearest.name == '\0' ? "" : "'");
}
