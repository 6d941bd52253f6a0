/* square.c -- squares as text.
 *
 * Mirror: prolog_impl/square.pl.
 */
#include "square.h"

enum { LARGEST = 1000000 };

static bool number_parse(const char **text, int *number)
{
    const char *p = *text;
    int value = 0;
    for (; *p >= '0' && *p <= '9'; p++) {
        value = 10 * value + (*p - '0');
        if (value > LARGEST)
            return false;
    }
    *number = value;
    *text = p;
    return value > 0;
}

bool square_parse(const char **text, Square *square)
{
    int number[3];
    int count = 0;
    do {
        if (!number_parse(text, &number[count++]))
            return false;
    } while (count < 3 && **text == ',' && (*text)++);
    if (count < 2)
        return false;
    *square = (Square){count == 3 ? number[0] : 0, number[count - 2],
                       number[count - 1]};
    return true;
}

void square_print(FILE *out, Square square, bool with_level)
{
    if (with_level)
        fprintf(out, "(%d,%d,%d)", square.level, square.x, square.y);
    else
        fprintf(out, "(%d,%d)", square.x, square.y);
}
