/* rooms.c -- rooms side by side, a door in each wall between two.
 *
 * The doors are drawn room by room, row by row: that to the right, then that
 * below.  O(squares) time.
 *
 * Mirror: prolog_impl/makers/rooms.pl.
 */
#include "../maker.h"

static Status lay(Plot *plot, Error *error)
{
    (void)error;
    int size = plot->values[0];
    int columns = plot_parts(plot->width, size);
    int rows = plot_parts(plot->height, size);
    for (int column = 1; column < columns; column++)
        plot_fill(plot, column * (size + 1) - 1, 0, 1, plot->height,
                  plot->wall);
    for (int row = 1; row < rows; row++)
        plot_fill(plot, 0, row * (size + 1) - 1, plot->width, 1, plot->wall);
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++) {
            int x = column * (size + 1);
            int y = row * (size + 1);
            int width = plot_part(plot->width, size, column);
            int height = plot_part(plot->height, size, row);
            if (column < columns - 1)
                plot_fill(plot, x + width,
                          y + random_draw(&plot->random, height), 1, 1,
                          plot->ground);
            if (row < rows - 1)
                plot_fill(plot, x + random_draw(&plot->random, width),
                          y + height, 1, 1, plot->ground);
        }
    return STATUS_OK;
}

MAKER(.name = "rooms", .summary = "rooms, a door in each wall between two",
      .settings = {{"room", 1, 1024, 7}}, .lay = lay)
