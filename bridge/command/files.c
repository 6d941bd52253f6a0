/* files.c -- whole files: read, and written all or none. */
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

char *files_read(const char *path)
{
    char *text = NULL;
    size_t size = 0;
    FILE *file = fopen(path, "re");
    if (file != NULL && getdelim(&text, &size, '\0', file) < 0) {
        free(text);
        text = NULL;
    }
    if (file != NULL)
        fclose(file);
    return text;
}

/* A new file; its directory is made, too. */
static Status write_file(const char *path, const char *text, Error *error)
{
    char directory[PATH_MAX];
    snprintf(directory, sizeof directory, "%s", path);
    char *slash = strrchr(directory, '/');
    if (slash != NULL) {
        *slash = '\0';
        mkdir(directory, 0777);
    }
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0)
        return error_set(
            error, errno == EEXIST ? STATUS_BAD_INPUT : STATUS_UNWRITTEN, 0,
            "%s: %s", path,
            errno == EEXIST ? "is there already; nothing was written"
                            : strerror(errno));
    FILE *out = fdopen(file, "w");
    bool fine = out != NULL && fputs(text, out) >= 0;
    fine = out != NULL && fclose(out) == 0 && fine;
    if (fine)
        return STATUS_OK;
    error_set(error, STATUS_UNWRITTEN, 0, "%s: %s", path, strerror(errno));
    unlink(path);
    return STATUS_UNWRITTEN;
}

Status files_write(char paths[FILES][PATH_MAX], char *const texts[FILES],
                   Error *error)
{
    Status status = STATUS_OK;
    int count = 0;
    while (count < FILES && status == STATUS_OK)
        if ((status = write_file(paths[count], texts[count], error)) ==
            STATUS_OK)
            count++;
    while (status != STATUS_OK && count > 0)
        unlink(paths[--count]);
    return status;
}
