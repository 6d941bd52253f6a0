/* wording.c -- numbers as the games say them.
 *
 * Mirror: prolog_impl/play/wording.pl.
 */
#include "wording.h"

#include <stdio.h>
#include <string.h>

Wording wording_count(int64_t count, const char *one)
{
    Wording said;
    snprintf(said.text, sizeof said.text, "%lld %s%s", (long long)count, one,
             count == 1 ? "" : "s");
    return said;
}

Wording wording_cost(int64_t cost, const char *unit)
{
    Wording said;
    int length = (int)strlen(unit);
    if (cost == 1 && length > 0 && unit[length - 1] == 's')
        length--;
    snprintf(said.text, sizeof said.text, "%lld %.*s", (long long)cost, length,
             unit);
    return said;
}

Wording wording_time(double seconds)
{
    static const char *const units[] = {"µs", "ms", "s"};
    Wording said;
    double number = seconds * 1e6;
    int unit = 0;
    if (number < 1) {
        snprintf(said.text, sizeof said.text, "%.0f ns", seconds * 1e9);
        return said;
    }
    for (; unit < 2 && number >= 1000; unit++)
        number /= 1000;
    snprintf(said.text, sizeof said.text, "%.1f %s", number, units[unit]);
    return said;
}
