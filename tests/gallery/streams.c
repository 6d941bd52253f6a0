/* streams.c -- searches that meddle with what others read and write. */
#include "gallery.h"

#include <fcntl.h>
#include <unistd.h>

static void close_all(void)
{
    for (int i = 0; i < 1024; i++)
        close(i);
}

static void scribble(void)
{
    char bytes[64];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (char)(i * 37 + 11);
    for (int i = 3; i < 64; i++) {
        fcntl(i, F_SETFL, O_NONBLOCK);
        for (int times = 0; times < 100 && write(i, bytes, sizeof bytes) > 0;
             times++)
            ;
    }
}

static void redirect(void)
{
    int file = open("/dev/null", O_WRONLY);
    dup2(file, STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    close(file);
}

/* Who shares standard error with it would lose what does not fit into a pipe.
 */
static void set_nonblocking(void)
{
    for (int i = STDIN_FILENO; i <= STDERR_FILENO; i++)
        fcntl(i, F_SETFL, fcntl(i, F_GETFL) | O_NONBLOCK);
}

static void babble(void)
{
    for (int i = 0; i < 10000; i++) {
        puts("a line that nobody asked for");
        fputs("and another one\n", stderr);
    }
    fflush(NULL);
}

/* Results in the name of this search, in both forms. */
static void forge(void)
{
    static const char forged[] =
        "\nnot ok 1 - gallery-down c_forges tuned c\n# out of time\n"
        "run,gallery,gallery-down,route,city,8,7,2,c_forges,tuned,c,optimize,,"
        "1,1,timeout\n";
    for (int i = STDOUT_FILENO; i <= STDERR_FILENO; i++)
        if (write(i, forged, sizeof forged - 1) < 0)
            break;
}

/* What a sample says when it has said everything. */
static void say_done(void)
{
    static const char done[] = "\ndone\n";
    for (int i = STDERR_FILENO + 1; i < 64; i++) {
        fcntl(i, F_SETFL, O_NONBLOCK);
        if (write(i, done, sizeof done - 1) < 0)
            continue;
    }
}

GALLERY(ENTRY("c_closes_all", .run = close_all),
        ENTRY("c_scribbles", .run = scribble),
        ENTRY("c_redirects", .run = redirect),
        ENTRY("c_sets_nonblocking", .run = set_nonblocking),
        ENTRY("c_babbles", .run = babble),
        ENTRY("c_says_done", .run = say_done), ENTRY("c_forges", .run = forge))
