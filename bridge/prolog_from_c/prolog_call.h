/* prolog_call.h -- calling a Prolog predicate, and what comes of it. */
#ifndef REITTI_PROLOG_CALL_H
#define REITTI_PROLOG_CALL_H

#include "../../c_impl/support/error.h"

#include <SWI-Prolog.h>

/* Calls a predicate that must succeed, in the caller's frame.  Failure and
 * exceptions become a status; the error keeps the message. */
Status prolog_call(predicate_t predicate, term_t arguments, Error *error);

#endif
