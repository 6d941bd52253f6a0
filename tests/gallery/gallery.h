/* gallery.h -- what a search of the gallery is made of.
 *
 * Each is the breadth-first search and one deed besides: before a step of the
 * protocol, to the world or the question, to its answer, or to its trace.  A
 * file of deeds ends with its part of the gallery, and nothing else names it.
 */
#ifndef REITTI_GALLERY_H
#define REITTI_GALLERY_H

#include "../../c_impl/kernels/breadth_first.h"

typedef struct Entry Entry;

/* What is prepared. */
typedef struct Guest {
    const Entry *entry;
    const World *world;
    Flood *flood;
    Square *squares;  /* of an answer that is spoiled: a place for every square
                         of the world */
    int64_t *numbers; /* likewise */
    int64_t claimed;  /* squares that it says it expanded */
} Guest;

typedef void Deed(void);
typedef void DeedToWorld(const World *world);
typedef void DeedToQuestion(const Question *question);
typedef void DeedToAnswer(Guest *guest, Answer *answer);
typedef void DeedToTrace(const Guest *guest, Trace *trace);

struct Entry {
    Solver solver; /* first, so that its address is the entry's */
    Deed *prepare;
    Deed *run;
    Deed *trace;
    Deed *release;
    DeedToWorld *world;
    DeedToQuestion *question;
    DeedToAnswer *answer;
    DeedToTrace *left;
    Status prepared; /* what preparing and the trace return */
    Status looked;
};

/* Deeds of more than one file. */
Deed loop;
Deed exit_at_once;
Deed ignore_signals;
Deed kill_parent;

#define ENTRY(name_, ...)                                                      \
    {                                                                          \
        .solver = {.name = name_, .file = __FILE__}, __VA_ARGS__               \
    }

#define GALLERY(...)                                                           \
    static Entry these[] = {__VA_ARGS__};                                      \
    __attribute__((constructor)) static void register_these(void)              \
    {                                                                          \
        gallery_register(these, sizeof these / sizeof *these);                 \
    }

/* Gives each the functions of the protocol, and makes it known. */
void gallery_register(Entry *entries, size_t count);

#endif
