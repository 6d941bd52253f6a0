/* random20.c -- each square is a wall in 20 of 100 cases.
 *
 * Mirror: prolog_impl/makers/random20.pl.
 */
#include "../maker.h"

static Status lay(Plot *plot, Error *error)
{
    (void)error;
    plot_scatter(plot, 20);
    return STATUS_OK;
}

MAKER(.name = "random20", .summary = "each square a wall in 20 of 100 cases",
      .lay = lay)
