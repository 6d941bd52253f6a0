/* bytes.c -- the bytes of a file, and changing them at random. */
#include "bytes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SOME_LINES = 6 };

Bytes bytes_copy(const char *start, size_t length)
{
    Bytes copy = {malloc(length + 1), length};
    memcpy(copy.start, start, length);
    copy.start[length] = '\0';
    return copy;
}

Bytes bytes_read(const char *name)
{
    Bytes bytes = {0};
    FILE *in = fopen(name, "r");
    FILE *out = open_memstream(&bytes.start, &bytes.length);
    for (int c; (c = getc(in)) != EOF;)
        putc(c, out);
    fclose(out);
    fclose(in);
    return bytes;
}

size_t bytes_random(Random *random, size_t limit)
{
    return limit == 0 ? 0 : (size_t)random_draw(random, (int)limit);
}

void bytes_splice(Bytes *file, size_t at, size_t removed, const char *added,
                  size_t length)
{
    size_t behind = file->length - at - removed;
    char *spliced = malloc(file->length - removed + length + 1);
    memcpy(spliced, file->start, at);
    memcpy(spliced + at, added, length);
    memcpy(spliced + at + length, file->start + at + removed, behind);
    free(file->start);
    *file = (Bytes){spliced, at + length + behind};
}

static void insert(Bytes *file, size_t at, const char *text)
{
    bytes_splice(file, at, 0, text, strlen(text));
}

/* Where the line of that place begins, and where the next one does. */
static void find_line(const Bytes *file, size_t at, size_t *begin, size_t *end)
{
    for (*begin = at; *begin > 0 && file->start[*begin - 1] != '\n';)
        --*begin;
    for (*end = at; *end < file->length && file->start[(*end)++] != '\n';)
        ;
}

/* The next place from there on that has one of the bytes; false: none. */
static bool find_byte(const Bytes *file, const char *bytes, size_t *at)
{
    while (*at < file->length &&
           (file->start[*at] == '\0' || !strchr(bytes, file->start[*at])))
        ++*at;
    return *at < file->length;
}

void bytes_mutate(Bytes *file, Random *random)
{
    static const char bytes[] =
        "\t\n\v\r\x1b !#=.;,()<>@oPT0189galr\x7f\x80\xc3\xa4\xff";
    static const char *const words[] = {"game",
                                        "game rogue\n",
                                        "game city\n",
                                        "level",
                                        "level 1\n",
                                        "level 2",
                                        "corners",
                                        "corners cut",
                                        "corners block ",
                                        "\xEF\xBB\xBF",
                                        "\r\n",
                                        ";",
                                        " ; ",
                                        "route=",
                                        " route=(1,1)",
                                        " route=(99,99)(1,2,3)",
                                        " astar=3",
                                        " astar=none",
                                        " ==4",
                                        "problem ",
                                        "problem route\n",
                                        "problem fill\n",
                                        "problem\t",
                                        " 100 ",
                                        " flood_fill.taken=0",
                                        "\nproblem rout\xe4 \n",
                                        " answer=",
                                        " answer=(2,2)",
                                        " answer=sum:17",
                                        " answer=sum:x",
                                        " answer=file",
                                        " answer=.",
                                        " answer=/dev/null",
                                        " astar.answer=(2,2)(99,9)",
                                        " astar.expanded=17",
                                        " astar.other=1",
                                        " a.b.answer=",
                                        "none",
                                        "(1,1)",
                                        "(1,2,)",
                                        ",",
                                        "\n\n",
                                        " rogue ",
                                        " city ",
                                        " tactics ",
                                        "k\xc3\xa4yt\xc3\xa4v\xc3\xa4"};
    static const char *const numbers[] = {
        "0",         "00",         "01",
        "2",         "13",         "64",
        "65",        "1000000",    "1000001",
        "214748363", "214748364",  "2147483646",
        "-1",        "2147483647", "99999999999999999999"};
    size_t at = bytes_random(random, file->length + 1);
    size_t left = file->length - at;
    size_t some = left < 20 ? left : bytes_random(random, 20);
    size_t begin;
    size_t end;
    char word[200];
    const char *added =
        words[random_draw(random, sizeof words / sizeof *words)];
    char byte = random_draw(random, 8) == 0
                    ? (char)random_draw(random, 256)
                    : bytes[random_draw(random, sizeof bytes)];
    find_line(file, at, &begin, &end);
    switch (random_draw(random, 14)) {
    case 0: /* change a byte */
        bytes_splice(file, at, left > 0, &byte, 1);
        break;
    case 1:
        bytes_splice(file, at, 0, &byte, 1);
        break;
    case 2:
        bytes_splice(file, at, left > 0, "", 0);
        break;
    case 3: /* delete, or double, a few bytes */
        bytes_splice(file, at, some, "", 0);
        break;
    case 4:
        memcpy(word, file->start + at, some);
        bytes_splice(file, at, 0, word, some);
        break;
    case 5: /* double, or delete, a line */
    case 6: {
        Bytes line = bytes_copy(file->start + begin, end - begin);
        bytes_splice(file, begin, end - begin, "", 0);
        for (int i = random_draw(random, 3); i > 0; i--)
            bytes_splice(file, random_draw(random, 2) == 0 ? 0 : begin, 0,
                         line.start, line.length);
        free(line.start);
        break;
    }
    case 7: /* join two lines, or glue two words */
        if (find_byte(file, random_draw(random, 2) == 0 ? "\n" : " ", &at))
            bytes_splice(file, at, 1, "", 0);
        break;
    case 8: /* cut the end off */
        bytes_splice(file, at, random_draw(random, 4) == 0 ? left : 0, "", 0);
        break;
    case 9: /* another number */
        if (find_byte(file, "0123456789", &at))
            bytes_splice(file, at, 1, "", 0);
        insert(file, at,
               numbers[random_draw(random, sizeof numbers / sizeof *numbers)]);
        break;
    case 10: /* a long word */
        memset(word, random_draw(random, 3) == 0 ? byte : 'x', sizeof word);
        bytes_splice(file, at, 0, word,
                     35 + bytes_random(random, sizeof word - 35));
        break;
    case 11: /* something that means something, at either end of a line or
                anywhere */
        insert(file, begin, added);
        break;
    case 12:
        insert(file, end > begin ? end - 1 : end, added);
        break;
    default:
        insert(file, at, added);
    }
}

Bytes bytes_some_lines(const Bytes *file, Random *random)
{
    size_t begin;
    size_t end;
    size_t ignored;
    find_line(file, bytes_random(random, file->length), &begin, &end);
    for (int i = random_draw(random, SOME_LINES); i > 0 && end < file->length;
         i--)
        find_line(file, end, &ignored, &end);
    return bytes_copy(file->start + begin, end - begin);
}
