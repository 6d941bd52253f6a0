/* random40.c -- each square is a wall in 40 of 100 cases.
 *
 * Mirror: prolog_impl/makers/random40.pl.
 */
#include "../maker.h"

static Status lay(Plot *plot, Error *error)
{
    (void)error;
    plot_scatter(plot, 40);
    return STATUS_OK;
}

MAKER(.name = "random40", .summary = "each square a wall in 40 of 100 cases",
      .lay = lay)
