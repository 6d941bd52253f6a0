/* rows.c -- searches whose answer has rows that are no squares, or none. */
#include "gallery.h"

#include <limits.h>

static void have_negative_length(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->rows.count = -1;
}

static void have_absurd_length(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->rows.count = INT_MAX;
}

static void have_no_squares(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->rows.squares = NULL;
}

static void have_numbers(Guest *guest, Answer *answer)
{
    answer->rows = (Rows){
        .count = answer->rows.count, .width = 1, .numbers = guest->numbers};
}

static void have_squares_and_numbers(Guest *guest, Answer *answer)
{
    answer->rows.width = 1;
    answer->rows.numbers = guest->numbers;
}

/* Rows with nothing in them. */
static void have_no_width(Guest *guest, Answer *answer)
{
    have_numbers(guest, answer);
    answer->rows.width = 0;
}

static void have_negative_width(Guest *guest, Answer *answer)
{
    have_squares_and_numbers(guest, answer);
    answer->rows.width = -1;
}

static void have_huge_width(Guest *guest, Answer *answer)
{
    have_squares_and_numbers(guest, answer);
    answer->rows.width = INT_MAX;
}

/* Numbers a row, of which there are none. */
static void have_width_of_nothing(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->rows.width = INT_MAX;
}

/* More numbers than there are, but not more than there may be. */
static void have_absurd_width(Guest *guest, Answer *answer)
{
    have_numbers(guest, answer);
    answer->rows.width = 1 << 12;
}

static void have_plane(Guest *guest, Answer *answer)
{
    answer->rows = (Rows){.count = (int)world_size(guest->world),
                          .width = 1,
                          .plane = true,
                          .numbers = guest->numbers};
}

static void have_small_plane(Guest *guest, Answer *answer)
{
    have_plane(guest, answer);
    answer->rows.count--;
}

static void have_wide_plane(Guest *guest, Answer *answer)
{
    have_plane(guest, answer);
    answer->rows.width = 2;
}

static void have_plane_of_nothing(Guest *guest, Answer *answer)
{
    have_plane(guest, answer);
    answer->rows.numbers = NULL;
}

static void have_plane_of_squares(Guest *guest, Answer *answer)
{
    (void)guest;
    answer->rows.plane = true;
}

GALLERY(ENTRY("c_negative_length", .answer = have_negative_length),
        ENTRY("c_absurd_length", .answer = have_absurd_length),
        ENTRY("c_no_squares", .answer = have_no_squares),
        ENTRY("c_numbers", .answer = have_numbers),
        ENTRY("c_squares_and_numbers", .answer = have_squares_and_numbers),
        ENTRY("c_no_width", .answer = have_no_width),
        ENTRY("c_negative_width", .answer = have_negative_width),
        ENTRY("c_huge_width", .answer = have_huge_width),
        ENTRY("c_width_of_nothing", .answer = have_width_of_nothing),
        ENTRY("c_absurd_width", .answer = have_absurd_width),
        ENTRY("c_plane", .answer = have_plane),
        ENTRY("c_small_plane", .answer = have_small_plane),
        ENTRY("c_wide_plane", .answer = have_wide_plane),
        ENTRY("c_plane_of_nothing", .answer = have_plane_of_nothing),
        ENTRY("c_plane_of_squares", .answer = have_plane_of_squares))
