/* cmocka_all.h -- cmocka with what it needs to be included first. */
#ifndef REITTI_CMOCKA_ALL_H
#define REITTI_CMOCKA_ALL_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
