/* random.c -- each square is a wall by chance.
 *
 * Mirror: prolog_impl/makers/random.pl.
 */
#include "../maker.h"

static Status lay(Plot *plot, Error *error)
{
    (void)error;
    plot_scatter(plot, plot->values[0]);
    return STATUS_OK;
}

MAKER(.name = "random", .summary = "each square a wall by chance",
      .settings = {{"percent", 0, 100, 30}}, .lay = lay)
