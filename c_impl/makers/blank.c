/* blank.c -- nothing but a size, for what is asked of no world.
 *
 * Mirror: prolog_impl/makers/blank.pl.
 */
#include "../maker.h"

static Status lay(Plot *plot, Error *error)
{
    (void)plot;
    (void)error;
    return STATUS_OK;
}

MAKER(.name = "blank", .summary = "nothing but a size", .smallest = 1,
      .lay = lay)
