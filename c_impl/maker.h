/* maker.h -- what makes worlds of any size, and the register of all makers.
 *
 * A maker is a value of type Maker in a file of its own in makers/, made known
 * with MAKER(); nothing else names it.  It lays out one level of ground and
 * wall, the same squares for the same size, seed and settings in both
 * languages and on every machine.
 */
#ifndef REITTI_MAKER_H
#define REITTI_MAKER_H

#include "random.h"
#include "support/error.h"

enum { MAKER_SETTINGS = 4, MAKER_SMALLEST = 8 };

/* A number that the user may set. */
typedef struct Setting {
    const char *name; /* NULL ends a list of settings */
    int low;
    int high;
    int unsaid; /* its value if nobody sets it */
} Setting;

/* A level being laid out; all of it is ground at first. */
typedef struct Plot {
    int width;
    int height;
    int values[MAKER_SETTINGS]; /* in the order of the maker's settings */
    Random random;
    char ground;
    char wall;
    char *glyphs; /* row by row */
} Plot;

typedef Status MakerLay(Plot *plot, Error *error);

typedef struct Maker {
    const char *name;
    const char *summary;
    int smallest; /* side; 0: MAKER_SMALLEST */
    Setting settings[MAKER_SETTINGS + 1];
    MakerLay *lay;
    struct Maker *next; /* in the register */
} Maker;

#define MAKER(...)                                                             \
    static Maker this_maker = {__VA_ARGS__};                                   \
    __attribute__((constructor)) static void register_this_maker(void)         \
    {                                                                          \
        maker_register(&this_maker);                                           \
    }

/* Adds a maker, which must stay where it is; the register is in order of
 * names. */
void maker_register(Maker *maker);

/* The first maker, followed by the others through `next`. */
const Maker *maker_first(void);

/* The maker of that name, or NULL. */
const Maker *maker_find(const char *name);

/* Puts the glyph on a rectangle of squares, which begins at (x,y), counted from
 * 0. */
void plot_fill(Plot *plot, int x, int y, int width, int height, char glyph);

/* Makes each square a wall in so many of a hundred cases, row by row. */
void plot_scatter(Plot *plot, int percent);

/* A side divided into parts of so many squares, with one between two; the last
 * takes what is left.  How many there are, one at least, and how long the one
 * of that index is, which begins at index * (size + 1). */
int plot_parts(int side, int size);
int plot_part(int side, int size, int index);

#endif
