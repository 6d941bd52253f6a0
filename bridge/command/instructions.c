/* instructions.c -- reitti instructions: runs solvers once, to be counted. */
#include "../check/languages.h"
#include "../measure/counted.h"
#include "../prolog_from_c/prolog_from_c.h"
#include "command.h"

#include <stdlib.h>
#include <unistd.h>

int command_instructions(int argc, char **argv)
{
    Error error;
    FILE *in = fdopen(dup(STDIN_FILENO), "r");
    FILE *out = fdopen(dup(STDOUT_FILENO), "w");
    if (argc != 2 || in == NULL || out == NULL ||
        freopen("/dev/null", "r", stdin) == NULL)
        return complain(EXIT_USAGE, "not what reitti measure would ask");
    dup2(STDERR_FILENO, STDOUT_FILENO); /* what solvers print is no result */
    Status status = languages_start(NULL, MODE_OPTIMIZE, &error);
    if (status == STATUS_OK) {
        prolog_limit_stacks();
        counted_serve(in, out, atoi(argv[1]));
    }
    fclose(in);
    fclose(out);
    return complain_of(status, &error);
}
