/* utf8.c -- characters of texts that may be anything. */
#include "utf8.h"

int utf8_character(const char *text)
{
    static const unsigned least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *byte = (const unsigned char *)text;
    int length = *byte < 0x80   ? 1
                 : *byte < 0xc0 ? 0
                 : *byte < 0xe0 ? 2
                 : *byte < 0xf0 ? 3
                 : *byte < 0xf8 ? 4
                                : 0;
    unsigned code = length < 2 ? *byte : *byte & (0x7fu >> length);
    for (int i = 1; i < length; i++) {
        if ((byte[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (byte[i] & 0x3f);
    }
    bool surrogate = code >= 0xd800 && code < 0xe000;
    return length == 0 || code < least[length] || code > 0x10ffff || surrogate
               ? 0
               : length;
}

bool utf8_is(const char *text)
{
    int length = 1;
    for (; *text != '\0' && length > 0; text += length)
        length = utf8_character(text);
    return length > 0;
}
