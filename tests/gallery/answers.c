/* answers.c -- searches whose answer is not right, or not an answer. */
#include "gallery.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static void leave_hole(Guest *guest, Answer *answer)
{
    guest->squares[0] = guest->squares[answer->rows.count > 1];
}

static void raise_score(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->score++;
}

/* The lower half of it is right. */
static void have_huge_score(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->score += (int64_t)1 << 32;
}

static void have_least_score(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->score = INT64_MIN;
}

/* Right on the cases, whose costs these are. */
static void raise_score_elsewhere(Guest *guest, Answer *answer)
{
    if (answer->score != 12 && answer->score != 6)
        raise_score(guest, answer);
}

static void raise_score_now_and_then(Guest *guest, Answer *answer)
{
    static int runs;
    if (++runs > 2 && runs % 2 == 1)
        raise_score(guest, answer);
}

/* A wall that lies between the squares before and after; the first there is. */
static void go_through_wall(Guest *guest, Answer *answer)
{
    Square *squares = guest->squares;
    for (int i = 1; i + 1 < answer->rows.count; i++)
        for (int j = 0; j < KEYPAD_DIRECTIONS; j++) {
            Square wall = square_step(squares[i - 1], keypad[j]);
            if (!world_is_open(guest->world, wall) &&
                world_contains(guest->world, wall) &&
                wall.level == squares[i + 1].level &&
                abs(wall.x - squares[i + 1].x) <= 1 &&
                abs(wall.y - squares[i + 1].y) <= 1) {
                squares[i] = wall;
                return;
            }
        }
}

static void go_outside(Guest *guest, Answer *answer)
{
    guest->squares[answer->rows.count / 2] = (Square){99, -1, 1 << 20};
}

static void deny(Guest *guest, Answer *answer)
{
    (void)guest;
    *answer = (Answer){.status = STATUS_NO_ANSWER, .work = {answer->work[0]}};
}

/* There is no answer, and this is it. */
static void deny_and_show(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->status = STATUS_NO_ANSWER;
}

static void tire(Guest *guest, Answer *answer, int right)
{
    static int runs;
    if (runs++ >= right)
        raise_score(guest, answer);
}

static void tire_after_one(Guest *guest, Answer *answer)
{
    tire(guest, answer, 1);
}

static void tire_after_three(Guest *guest, Answer *answer)
{
    tire(guest, answer, 3);
}

/* The answer of the run before; in small worlds. */
static void remember(Guest *guest, Answer *answer)
{
    enum { PLACES = 64 };
    static Square last_squares[PLACES];
    static Answer last;
    Square squares[PLACES];
    Answer now = *answer;
    size_t count = (size_t)now.rows.count;
    if (count > PLACES)
        return;
    memcpy(squares, guest->squares, count * sizeof *squares);
    if (last.rows.count > 0) {
        memcpy(guest->squares, last_squares,
               (size_t)last.rows.count * sizeof *squares);
        *answer = last;
    }
    answer->rows.squares = guest->squares;
    memcpy(last_squares, squares, count * sizeof *squares);
    last = now;
}

static void claim_more_work(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->work[0]++;
}

static void claim_less_work(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->work[0]--;
}

static void claim_absurd_work(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->work[0] = INT_MAX;
}

/* The lower half of it is right. */
static void claim_huge_work(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->work[0] += (int64_t)1 << 32;
}

/* In Prolog it claims one more. */
static void claim_much_work(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->work[0] = 1 << 27;
}

static void claim_negative_work(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->work[0] = -1;
}

/* Nobody asked for a second count. */
static void claim_other_work(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->work[1] = 7;
}

static void have_absurd_status(Guest *guest, Answer *answer)
{
    (void)guest;
    volatile int status = 77;
    answer->status = (Status)status;
}

static void have_absurd_message(Guest *guest, Answer *answer)
{
    (void)guest;
    *answer = (Answer){.status = STATUS_ERROR, .message = (const char *)8};
}

static void pretend_hunger(Guest *guest, Answer *answer)
{
    (void)guest;
    *answer = (Answer){.status = STATUS_OUT_OF_MEMORY};
}

GALLERY(ENTRY("claims_much", .answer = claim_much_work),
        ENTRY("c_hole", .answer = leave_hole),
        ENTRY("c_wrong_cost", .answer = raise_score),
        ENTRY("c_huge_cost", .answer = have_huge_score),
        ENTRY("c_least_cost", .answer = have_least_score),
        ENTRY("c_through_wall", .answer = go_through_wall),
        ENTRY("c_outside", .answer = go_outside),
        ENTRY("c_no_route", .answer = deny),
        ENTRY("c_no_route_but_squares", .answer = deny_and_show),
        ENTRY("c_right_once", .answer = tire_after_one),
        ENTRY("c_right_three_times", .answer = tire_after_three),
        ENTRY("c_wrong_elsewhere", .answer = raise_score_elsewhere),
        ENTRY("c_wrong_now_and_then", .answer = raise_score_now_and_then),
        ENTRY("c_remembers", .answer = remember),
        ENTRY("c_more_work", .answer = claim_more_work),
        ENTRY("c_less_work", .answer = claim_less_work),
        ENTRY("c_absurd_work", .answer = claim_absurd_work),
        ENTRY("c_huge_work", .answer = claim_huge_work),
        ENTRY("c_negative_work", .answer = claim_negative_work),
        ENTRY("c_other_work", .answer = claim_other_work),
        ENTRY("c_absurd_status", .answer = have_absurd_status),
        ENTRY("c_absurd_message", .answer = have_absurd_message),
        ENTRY("c_pretends_hunger", .answer = pretend_hunger))
