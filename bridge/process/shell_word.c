/* shell_word.c -- text as one word of a shell's command line. */
#include "shell_word.h"

#include <string.h>

static const char harmless[] = "abcdefghijklmnopqrstuvwxyz"
                               "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                               "0123456789_-+=,.:/@%";

void shell_word_print(FILE *out, const char *text)
{
    if (*text != '\0' && text[strspn(text, harmless)] == '\0') {
        fputs(text, out);
        return;
    }
    fputc('\'', out);
    for (; *text != '\0'; text++)
        if (*text == '\'')
            fputs("'\\''", out);
        else
            fputc(*text, out);
    fputc('\'', out);
}
