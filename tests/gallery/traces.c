/* traces.c -- searches whose trace is not that of their work, or not one. */
#include "gallery.h"

#include <limits.h>
#include <stdlib.h>

static Square *steps_of(const Trace *trace)
{
    return (Square *)(uintptr_t)trace->steps.squares;
}

static int64_t *distances_of(const Trace *trace)
{
    return (int64_t *)(uintptr_t)trace->left.numbers;
}

/* To expand a square more than once is nothing bad. */
enum { REPEATS = 40 };

static void repeat_work(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->work[0] *= REPEATS;
}

static void repeat_steps(const Guest *guest, Trace *trace)
{
    int once = (int)guest->flood->head;
    for (int i = once; i < trace->steps.count; i++)
        steps_of(trace)[i] = trace->steps.squares[i % once];
}

static void claim_no_work(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->work[0] = 0;
}

static void leave_nothing(const Guest *guest, Trace *trace)
{
    for (size_t i = 0; i < world_size(guest->world); i++)
        distances_of(trace)[i] = UNREACHED;
}

/* Puts a square in the middle that has this glyph and no distance; the first
 * there is. */
static void expand_instead(const Guest *guest, Trace *trace, char glyph)
{
    size_t i = 0;
    while (i + 1 < world_size(guest->world) &&
           (trace->left.numbers[i] != UNREACHED ||
            guest->world->elements[i] != glyph))
        i++;
    steps_of(trace)[trace->steps.count / 2] = world_square(guest->world, i);
}

static void expand_wall(const Guest *guest, Trace *trace)
{
    expand_instead(guest, trace, '#');
}

static void expand_unreached(const Guest *guest, Trace *trace)
{
    expand_instead(guest, trace, '.');
}

static void expand_outside(const Guest *guest, Trace *trace)
{
    (void)guest;
    steps_of(trace)[trace->steps.count / 2] = (Square){99, -1, INT_MAX};
}

static void swap_steps(Trace *trace, int i, int j)
{
    Square square = trace->steps.squares[i];
    steps_of(trace)[i] = trace->steps.squares[j];
    steps_of(trace)[j] = square;
}

static void expand_last_first(const Guest *guest, Trace *trace)
{
    (void)guest;
    swap_steps(trace, 1, trace->steps.count - 1);
}

static int64_t distance_of(const Guest *guest, const Trace *trace, int step)
{
    Square square = trace->steps.squares[step];
    return trace->left.numbers[world_index(guest->world, square)];
}

/* What a search of another order would have left, as right as the first. */
static void swap_equals(const Guest *guest, Trace *trace)
{
    int i = 0;
    while (i + 2 < trace->steps.count &&
           distance_of(guest, trace, i) != distance_of(guest, trace, i + 1))
        i++;
    swap_steps(trace, i, i + 1);
}

static void leave_least_distances(const Guest *guest, Trace *trace)
{
    for (size_t i = 0; i < world_size(guest->world); i++)
        if (trace->left.numbers[i] > 3)
            distances_of(trace)[i] = INT_MIN;
}

static void double_distances(const Guest *guest, Trace *trace)
{
    for (size_t i = 0; i < world_size(guest->world); i++)
        distances_of(trace)[i] *= trace->left.numbers[i] > 0 ? 2 : 1;
}

static void have_shorter_trace(const Guest *guest, Trace *trace)
{
    (void)guest;
    trace->steps.count--;
}

static void have_longer_trace(const Guest *guest, Trace *trace)
{
    (void)guest;
    trace->steps.count++; /* it has a place for one more */
}

static void have_absurd_trace(const Guest *guest, Trace *trace)
{
    (void)guest;
    trace->steps.count = INT_MAX;
}

static void have_negative_trace(const Guest *guest, Trace *trace)
{
    (void)guest;
    trace->steps.count = -1;
}

static void have_no_steps(const Guest *guest, Trace *trace)
{
    (void)guest;
    free(steps_of(trace));
    trace->steps.squares = NULL;
}

static void have_wide_steps(const Guest *guest, Trace *trace)
{
    (void)guest;
    trace->steps.width = INT_MAX;
}

static void leave_no_plane(const Guest *guest, Trace *trace)
{
    (void)guest;
    rows_free(&trace->left);
}

static void leave_small_plane(const Guest *guest, Trace *trace)
{
    (void)guest;
    trace->left.count--;
}

static void leave_wide_plane(const Guest *guest, Trace *trace)
{
    (void)guest;
    trace->left.width = INT_MAX;
}

static void leave_plane_of_nothing(const Guest *guest, Trace *trace)
{
    (void)guest;
    free(distances_of(trace));
    trace->left.numbers = NULL;
}

static void leave_numbers(const Guest *guest, Trace *trace)
{
    (void)guest;
    trace->left.plane = false;
}

/* What is not the caller's to free. */
static void lend_steps(const Guest *guest, Trace *trace)
{
    int count = trace->steps.count;
    for (int i = 0; i < count; i++)
        guest->squares[i] = trace->steps.squares[i];
    rows_free(&trace->steps);
    trace->steps = (Rows){.count = count, .squares = guest->squares};
}

static void have_absurd_message(const Guest *guest, Trace *trace)
{
    (void)guest;
    trace->message = (const char *)8;
}

GALLERY(ENTRY("repeats", .answer = repeat_work, .left = repeat_steps),
        ENTRY("other_order", .left = swap_equals),
        ENTRY("other_order_apart", .left = swap_equals, .run = ignore_signals),
        ENTRY("c_no_work", .answer = claim_no_work, .left = leave_nothing),
        ENTRY("c_expands_wall", .left = expand_wall),
        ENTRY("c_expands_unreached", .left = expand_unreached),
        ENTRY("c_expands_outside", .left = expand_outside),
        ENTRY("c_expands_last_first", .left = expand_last_first),
        ENTRY("c_least_distances", .left = leave_least_distances),
        ENTRY("c_doubles_distances", .left = double_distances),
        ENTRY("c_shorter_trace", .left = have_shorter_trace),
        ENTRY("c_longer_trace", .left = have_longer_trace),
        ENTRY("c_absurd_trace", .left = have_absurd_trace),
        ENTRY("c_negative_trace", .left = have_negative_trace),
        ENTRY("c_no_steps", .left = have_no_steps),
        ENTRY("c_wide_steps", .left = have_wide_steps),
        ENTRY("c_leaves_no_plane", .left = leave_no_plane),
        ENTRY("c_leaves_small_plane", .left = leave_small_plane),
        ENTRY("c_leaves_wide_plane", .left = leave_wide_plane),
        ENTRY("c_leaves_plane_of_nothing", .left = leave_plane_of_nothing),
        ENTRY("c_leaves_numbers", .left = leave_numbers),
        ENTRY("c_lends_steps", .left = lend_steps),
        ENTRY("c_trace_crashes", .trace = abort),
        ENTRY("c_trace_loops", .trace = loop),
        ENTRY("c_trace_exits", .trace = exit_at_once),
        ENTRY("c_trace_refuses", .looked = STATUS_ERROR),
        ENTRY("c_trace_absurd_message", .left = have_absurd_message,
              .looked = STATUS_ERROR))
