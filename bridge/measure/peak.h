/* peak.h -- how much memory this process has, and had at the most. */
#ifndef REITTI_PEAK_H
#define REITTI_PEAK_H

#include <stdint.h>

/* Kilobytes now; from here on the peak is that of what follows. */
int64_t peak_forget(void);

/* Kilobytes at the most since then. */
int64_t peak_read(void);

#endif
