/* prolog_register.h -- the solvers that the Prolog side has, in the register.
 */
#ifndef REITTI_PROLOG_REGISTER_H
#define REITTI_PROLOG_REGISTER_H

#include "../../c_impl/solver.h"

/* Adds them, in that language. */
Status prolog_register(const Language *language, Error *error);

/* Takes them off again. */
void prolog_unregister(void);

/* Whether there are any. */
bool prolog_is_registered(void);

#endif
