/* json.c -- pieces of JSON on standard output. */
#include "json.h"

#include <stdio.h>
#include <string.h>

void json_string(const char *text, size_t length)
{
    putchar('"');
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c < ' ')
            printf("\\u%04x", c);
        else if (c == '"' || c == '\\')
            printf("\\%c", c);
        else
            putchar(c);
    }
    putchar('"');
}

void json_text(const char *name, const char *text)
{
    printf("\"%s\":", name);
    json_string(text, strlen(text));
}

void json_numbers(const int64_t *numbers, int count)
{
    putchar('[');
    for (int i = 0; i < count; i++)
        printf(i == 0 ? "%lld" : ",%lld", (long long)numbers[i]);
    putchar(']');
}
