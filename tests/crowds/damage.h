/* damage.h -- every way to break a plan that a checker has to see. */
#ifndef REITTI_DAMAGE_H
#define REITTI_DAMAGE_H

#include "../../c_impl/random.h"
#include "routes.h"

/* Breaks a right plan; false, and it may have changed, if this one cannot be
 * broken so. */
typedef bool DamageMake(Routes *routes, Random *random);

typedef struct Damage {
    const char *name;
    DamageMake *make;
    const char *says; /* words of the reason; NULL: any */
    bool may_be_right;
} Damage;

enum { DAMAGES = 16 };
extern const Damage damages[DAMAGES];

#endif
