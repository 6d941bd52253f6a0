/* open.c -- a level without walls.
 *
 * Mirror: prolog_impl/makers/open.pl.
 */
#include "../maker.h"

static Status lay(Plot *plot, Error *error)
{
    (void)plot;
    (void)error;
    return STATUS_OK;
}

MAKER(.name = "open", .summary = "no walls", .lay = lay)
