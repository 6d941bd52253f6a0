/* progress.c -- a bar with an estimate of the time left. */
#include "progress.h"

#include "../../c_impl/support/clock.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { BAR = 30 };

void progress_show(int done, int count)
{
    static const char marks[] = "##############################";
    static double began;
    static double shown;
    double now = clock_now();
    if (!isatty(STDERR_FILENO))
        return;
    if (began == 0)
        began = now;
    if (done == count) {
        fputs("\r\033[K", stderr);
    } else if (done > 0 && now - shown > 0.1) {
        shown = now;
        fprintf(stderr, "\r[%-*.*s] %d of %d, %.0f s left\033[K", BAR,
                BAR * done / count, marks, done, count,
                (now - began) * (count - done) / done);
    }
}
