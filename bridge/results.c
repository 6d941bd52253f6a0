/* results.c -- a file of measurements: what is known so far, and adding to it. */
#include "results.h"

#include "command.h"

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
    char **grown =
        realloc(results->values, (size_t)(results->value_count + 1) * sizeof *results->values);
    if (grown == NULL)
        return false;
    results->values = grown;
    results->values[results->value_count] = strdup(text);
    return results->values[results->value_count] != NULL && ++results->value_count > 0;
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

/* Reads all lines; what a killed process left of a last one is cut off the file. */
static int read_all(Results *results, FILE *in)
{
    char *line = NULL;
    size_t size = 0;
    ssize_t length;
    off_t whole = 0;
    int number = 0;
    int status = EXIT_FINE;
    while (status == EXIT_FINE && (length = getline(&line, &size, in)) > 0) {
        number++;
        if (line[length - 1] != '\n')
            break;
        whole += length;
        line[length - 1] = '\0';
        if (strncmp(line, "# ", 2) == 0)
            status = keep_value(results, line + 2) ? EXIT_FINE : complain_memory();
        else if (!results->named && row_is_names(line))
            results->named = true;
        else if (!results->named)
            results->is_older = true;
        else if (!keep_row(results, line))
            status =
                complain(EXIT_USAGE, "%s:%d: not a row of measurements", results->path, number);
        if (results->is_older)
            break;
    }
    free(line);
    if (results->is_older)
        return EXIT_FINE;
    if (status == EXIT_FINE && ferror(in))
        return complain(EXIT_USAGE, "%s: %s", results->path, strerror(errno));
    if (status == EXIT_FINE && ftruncate(results->file, whole) != 0)
        return complain(EXIT_UNWRITTEN, "%s: %s", results->path, strerror(errno));
    return status;
}

/* A study whose starter was killed may still be writing: two writers would measure
 * everything twice. */
static bool be_only_writer(const Results *results)
{
    if (flock(results->file, LOCK_EX | LOCK_NB) == 0)
        return true;
    if (errno != EWOULDBLOCK)
        return true; /* a file system without locks */
    fprintf(stderr, "reitti: %s is being written: waiting for its writer\n", results->path);
    while (flock(results->file, LOCK_EX) != 0)
        if (errno != EINTR)
            return false;
    return true;
}

ResultsKind results_look(const char *path)
{
    static const char first[] = "# reitti: "; /* environment_say() begins with it */
    char start[sizeof first] = "";
    struct stat found;
    if (stat(path, &found) != 0)
        return RESULTS_NONE;
    if (!S_ISREG(found.st_mode))
        return RESULTS_OTHER;
    FILE *file = fopen(path, "re");
    size_t length = file == NULL ? 0 : fread(start, 1, sizeof first - 1, file);
    if (file != NULL)
        fclose(file);
    if (found.st_size == 0)
        return RESULTS_NONE;
    return length == sizeof first - 1 && strcmp(start, first) == 0 ? RESULTS_OURS : RESULTS_OTHER;
}

int results_open(Results *results, const char *path)
{
    *results = (Results){.path = strdup(path), .file = -1};
    if (results->path == NULL)
        return complain_memory();
    if (results_look(path) == RESULTS_OTHER)
        return complain(EXIT_UNWRITTEN, "%s: not a study of reitti's; it is left as it is", path);
    results->file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    FILE *in = results->file < 0 || !be_only_writer(results) ? NULL : fopen(path, "r");
    if (in == NULL)
        return complain(EXIT_UNWRITTEN, "%s: %s", path, strerror(errno));
    int status = read_all(results, in);
    fclose(in);
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

static int write_line(const Results *results, const char *text, size_t size)
{
    errno = ENOSPC; /* what a write that stops half-way would say next */
    if (write(results->file, text, size) == (ssize_t)size)
        return EXIT_FINE;
    return complain(EXIT_UNWRITTEN, "%s: %s", results->path, strerror(errno));
}

int results_say(Results *results, const char *key, const char *format, ...)
{
    char line[1024] = "# ";
    va_list arguments;
    int head = snprintf(line, sizeof line, "# %s: ", key);
    va_start(arguments, format);
    vsnprintf(line + head, sizeof line - (size_t)head - 1, format, arguments);
    va_end(arguments);
    line[strcspn(line, "\n")] = '\0';
    if (!keep_value(results, line + 2))
        return complain_memory();
    strcat(line, "\n");
    return write_line(results, line, strlen(line));
}

/* What `print` prints, as one write. */
static int write_printed(Results *results, void print(FILE *, const Row *), const Row *row)
{
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    if (stream == NULL)
        return complain_memory();
    print(stream, row);
    int status = fclose(stream) == 0 ? write_line(results, text, size) : complain_memory();
    if (status == EXIT_FINE && row != NULL) {
        text[size - 1] = '\0';
        status = keep_row(results, text) ? EXIT_FINE : complain_memory();
    }
    free(text);
    return status;
}

static void print_names(FILE *out, const Row *row)
{
    (void)row;
    row_print_names(out);
}

int results_name_columns(Results *results)
{
    results->named = true;
    return write_printed(results, print_names, NULL);
}

int results_add(Results *results, const Row *row)
{
    return write_printed(results, row_print, row);
}
