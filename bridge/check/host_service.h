/* host_service.h -- what a host does in its process. */
#ifndef REITTI_HOST_SERVICE_H
#define REITTI_HOST_SERVICE_H

#include "../process/ward.h"

/* Answers requests; its context is the solver. */
WardJob host_serve;

#endif
