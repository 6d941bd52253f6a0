/* results.c -- a file of measurements: what is known so far, and adding to it.
 */
#include "results.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static bool keep_value(Results *results, const char *text)
{
    char **grown = realloc(results->values, (size_t)(results->value_count + 1) *
                                                sizeof *results->values);
    if (grown == NULL)
        return false;
    results->values = grown;
    results->values[results->value_count] = strdup(text);
    return results->values[results->value_count] != NULL &&
           ++results->value_count > 0;
}

/* Keeps a row, given as its line; false: out of memory, or not a row. */
static bool keep_row(Results *results, const char *line)
{
    if (results->count == results->capacity) {
        int larger = 2 * results->capacity + 64;
        Row *rows = realloc(results->rows, (size_t)larger * sizeof *rows);
        if (rows == NULL)
            return false;
        results->rows = rows;
        char **lines = realloc(results->lines, (size_t)larger * sizeof *lines);
        if (lines == NULL)
            return false;
        results->lines = lines;
        results->capacity = larger;
    }
    char *copy = strdup(line);
    if (copy == NULL || !row_parse(&results->rows[results->count], copy)) {
        free(copy);
        return false;
    }
    results->lines[results->count++] = copy;
    return true;
}

/* Takes in a line; false: out of memory, or it is none of a study. */
static bool take_line(Results *results, const char *line)
{
    if (strncmp(line, "# ", 2) == 0)
        return keep_value(results, line + 2);
    if (results->named)
        return keep_row(results, line);
    results->named = row_is_names(line);
    results->is_older = !results->named;
    return true;
}

/* What the system says is wrong with the file. */
static Status fail(const char *path, Status status, Error *error)
{
    return error_set(error, status, 0, "%s: %s", path, strerror(errno));
}

/* Reads all lines; what a killed process left of a last one is cut off the
 * file. */
static Status read_all(Results *results, FILE *in, Error *error)
{
    char *line = NULL;
    size_t size = 0;
    ssize_t length;
    off_t whole = 0;
    bool fine = true;
    bool half = false;
    int number = 0;
    while (fine && !half && !results->is_older &&
           (length = getline(&line, &size, in)) > 0) {
        number++;
        half = line[length - 1] != '\n';
        if (!half)
            line[--length] = '\0';
        fine = strlen(line) == (size_t)length &&
               (half ? results->named && row_may_begin(line)
                     : take_line(results, line));
        whole += half ? 0 : length + 1;
    }
    free(line);
    if (!fine)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s:%d: not a row of measurements", results->path,
                         number);
    if (ferror(in))
        return fail(results->path, STATUS_BAD_INPUT, error);
    if (half && results->file >= 0 && ftruncate(results->file, whole) != 0)
        return fail(results->path, STATUS_UNWRITTEN, error);
    return STATUS_OK;
}

/* A study whose starter was killed may still be writing: two writers would
 * measure everything twice. */
static bool be_only_writer(const Results *results, ResultsWait *wait)
{
    if (flock(results->file, LOCK_EX | LOCK_NB) == 0)
        return true;
    if (errno != EWOULDBLOCK)
        return true; /* a file system without locks */
    if (wait != NULL)
        wait(results->path);
    while (flock(results->file, LOCK_EX) != 0)
        if (errno != EINTR)
            return false;
    return true;
}

/* Whether the file begins as environment_say() does: with a version and a
 * commit. */
static bool begins_as_study(FILE *file)
{
    char commit[8] = "";
    return fscanf(file, "# reitti: %*63[^\n]%*1[\n]# %7[a-z:]", commit) == 1 &&
           strcmp(commit, "commit:") == 0;
}

ResultsKind results_look(const char *path)
{
    struct stat found;
    if (stat(path, &found) != 0)
        return RESULTS_NONE;
    if (!S_ISREG(found.st_mode))
        return RESULTS_OTHER;
    if (found.st_size == 0)
        return RESULTS_NONE;
    FILE *file = fopen(path, "re");
    bool ours = file != NULL && begins_as_study(file);
    if (file != NULL)
        fclose(file);
    return ours ? RESULTS_OURS : RESULTS_OTHER;
}

/* Whether the file still has that name: while its writer was waited for, it may
 * have been put aside. */
static bool is_named(int file, const char *path)
{
    struct stat mine;
    struct stat named;
    return fstat(file, &mine) == 0 && stat(path, &named) == 0 &&
           mine.st_dev == named.st_dev && mine.st_ino == named.st_ino;
}

Status results_open(Results *results, const char *path, ResultsWait *wait,
                    Error *error)
{
    *results = (Results){.path = strdup(path), .file = -1};
    if (results->path == NULL)
        return error_out_of_memory(error);
    do {
        if (results->file >= 0)
            close(results->file);
        if (results_look(path) == RESULTS_OTHER)
            return error_set(error, STATUS_UNWRITTEN, 0,
                             "%s: not a study of reitti's; it is left as it is",
                             path);
        results->file =
            open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
        if (results->file < 0 || !be_only_writer(results, wait))
            return fail(path, STATUS_UNWRITTEN, error);
    } while (!is_named(results->file, path));
    FILE *in = fdopen(dup(results->file), "r");
    if (in == NULL)
        return fail(path, STATUS_UNWRITTEN, error);
    Status status = read_all(results, in, error);
    fclose(in);
    return status;
}

Status results_read(Results *results, const char *path, Error *error)
{
    *results = (Results){.path = strdup(path), .file = -1};
    if (results->path == NULL)
        return error_out_of_memory(error);
    FILE *in = results_look(path) == RESULTS_OURS ? fopen(path, "re") : NULL;
    if (in == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s: not a study of reitti's", path);
    Status status = read_all(results, in, error);
    fclose(in);
    if (status == STATUS_OK && !results->named)
        status = error_set(error, STATUS_BAD_INPUT, 0,
                           "%s: of another version of reitti", path);
    return status;
}

void results_close(Results *results)
{
    for (int i = 0; i < results->count; i++)
        free(results->lines[i]);
    for (int i = 0; i < results->value_count; i++)
        free(results->values[i]);
    free(results->lines);
    free(results->values);
    free(results->rows);
    free(results->path);
    if (results->file >= 0)
        close(results->file);
    *results = (Results){.file = -1};
}

const char *results_value(const Results *results, const char *key)
{
    size_t length = strlen(key);
    for (int i = results->value_count - 1; i >= 0; i--)
        if (strncmp(results->values[i], key, length) == 0 &&
            strncmp(results->values[i] + length, ": ", 2) == 0)
            return results->values[i] + length + 2;
    return NULL;
}

/* All of the text, or nothing of it. */
static Status write_text(const Results *results, const char *text, size_t size,
                         Error *error)
{
    if (results->file < 0)
        return STATUS_OK;
    off_t end = lseek(results->file, 0, SEEK_END);
    errno = ENOSPC; /* what a write that stops half-way would say next */
    if (write(results->file, text, size) == (ssize_t)size)
        return STATUS_OK;
    Status status = fail(results->path, STATUS_UNWRITTEN, error);
    if (ftruncate(results->file, end) != 0)
        return status; /* half a line is cut off when the study goes on */
    return status;
}

Status results_say(Results *results, const char *key, Error *error,
                   const char *format, ...)
{
    char line[1024] = "# ";
    va_list arguments;
    int head = snprintf(line, sizeof line, "# %s: ", key);
    va_start(arguments, format);
    vsnprintf(line + head, sizeof line - (size_t)head - 1, format, arguments);
    va_end(arguments);
    line[strcspn(line, "\n")] = '\0';
    if (!keep_value(results, line + 2))
        return error_out_of_memory(error);
    strcat(line, "\n");
    return results->named ? write_text(results, line, strlen(line), error)
                          : STATUS_OK;
}

/* Writes what stands in the stream, and closes it. */
static Status write_stream(const Results *results, FILE *stream, char **text,
                           const size_t *size, Error *error)
{
    if (stream == NULL || fclose(stream) != 0)
        return error_out_of_memory(error);
    return write_text(results, *text, *size, error);
}

Status results_name_columns(Results *results, Error *error)
{
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    for (int i = 0; stream != NULL && i < results->value_count; i++)
        fprintf(stream, "# %s\n", results->values[i]);
    if (stream != NULL)
        row_print_names(stream);
    Status status = write_stream(results, stream, &text, &size, error);
    results->named = true;
    free(text);
    return status;
}

Status results_add(Results *results, const Row *row, Error *error)
{
    char *text = NULL;
    size_t size = 0;
    Row placed = *row;
    const char *host = results_value(results, "host");
    FILE *stream = open_memstream(&text, &size);
    if (host != NULL)
        placed.host = host;
    if (stream != NULL)
        row_print(stream, &placed);
    Status status = write_stream(results, stream, &text, &size, error);
    if (status == STATUS_OK) {
        text[size - 1] = '\0';
        if (!keep_row(results, text))
            status = error_out_of_memory(error);
    }
    free(text);
    return status;
}
