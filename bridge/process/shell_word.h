/* shell_word.h -- text as one word of a shell's command line. */
#ifndef REITTI_SHELL_WORD_H
#define REITTI_SHELL_WORD_H

#include <stdio.h>

/* As it is if that will do, otherwise quoted. */
void shell_word_print(FILE *out, const char *text);

#endif
