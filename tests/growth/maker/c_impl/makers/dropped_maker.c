/* dropped_maker.c -- a wall along the last row, as a new maker would be added.
 *
 * Mirror: prolog_impl/makers/dropped_maker.pl.
 */
#include "../maker.h"

static Status lay(Plot *plot, Error *error)
{
    (void)error;
    plot_fill(plot, 0, plot->height - 1, plot->width, 1, plot->wall);
    return STATUS_OK;
}

MAKER(.name = "dropped_maker", .summary = "a wall along the last row",
      .lay = lay)
