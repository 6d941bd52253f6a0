/* made_from.c -- reads what a compiler says that a file was made from.
 *
 * A rule is "TARGET: FILE FILE \", over several lines; in names a blank is
 * "\ ", a # is "\#" and a $ is "$$".
 */
#include "made_from.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Takes one name, or what stands between two; false: that was the end. */
static bool take(const char **text, FILE *out)
{
    const char *c = *text;
    c += strspn(c, " \n");
    if (c[0] == '\\' && c[1] == '\n')
        c += 2;
    else if (*c != '\0') {
        for (; *c != '\0' && *c != ' ' && *c != '\n'; c++) {
            if ((c[0] == '\\' && (c[1] == ' ' || c[1] == '#')) ||
                (c[0] == '$' && c[1] == '$'))
                c++;
            putc(*c, out);
        }
        putc('\n', out);
    }
    *text = c;
    return *c != '\0';
}

static char *read_all(const char *path)
{
    char *text = NULL;
    size_t size = 0;
    FILE *in = fopen(path, "re");
    if (in != NULL && getdelim(&text, &size, '\0', in) < 0) {
        free(text);
        text = NULL;
    }
    if (in != NULL)
        fclose(in);
    return text;
}

char *made_from(const char *rule)
{
    char *text = read_all(rule);
    char *files = NULL;
    size_t size;
    const char *rest = text == NULL ? NULL : strstr(text, ": ");
    FILE *out = rest == NULL ? NULL : open_memstream(&files, &size);
    if (out != NULL) {
        rest += 2;
        while (take(&rest, out))
            ;
        if (fclose(out) != 0) {
            free(files);
            files = NULL;
        }
    }
    free(text);
    return files;
}
