/* lines.c -- lines of a source. */
#include "lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int lines_find(const char *path, const char *text, bool anywhere)
{
    FILE *file = fopen(path, "re");
    char *line = NULL;
    size_t size = 0;
    int number = 0;
    int found = 0;
    while (file != NULL && found == 0 && getline(&line, &size, file) > 0) {
        number++;
        const char *place = strstr(line, text);
        if (place == line || (place != NULL && anywhere))
            found = number;
    }
    free(line);
    if (file != NULL)
        fclose(file);
    return found;
}
