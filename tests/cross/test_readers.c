/* test_readers.c -- both languages read every file alike: what is accepted,
 * with its contents, and what is refused, with line and words.
 *
 * The files are mutations of those in tests/, from a seed.  Each reader's
 * answer is written as one text; tests/cross/readers.pl does it for Prolog.
 */
#include "../c/cmocka_all.h"
#include "../c/random_world.h"

#include "../../bridge/prolog_from_c/prolog_call.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    FILES = 8000,
    MUTATIONS = 4,
    SOME_LINES = 6,
    LARGE = 1000,
    LONG = 20 << 20
};

typedef struct Bytes {
    char *start;
    size_t length;
} Bytes;

static Random random_state;
static char directory[4096];
static char path[sizeof directory + 8];

static Bytes bytes_copy(const char *start, size_t length)
{
    Bytes copy = {malloc(length + 1), length};
    memcpy(copy.start, start, length);
    copy.start[length] = '\0';
    return copy;
}

static Bytes bytes_read(const char *name)
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

/* ---- what the readers say
 * ------------------------------------------------------- */

static void show_squares(FILE *out, const Case *the_case)
{
    fprintf(out, " %d,%d,%d %d,%d,%d", the_case->from.level, the_case->from.x,
            the_case->from.y, the_case->to.level, the_case->to.x,
            the_case->to.y);
    if (the_case->has_route)
        fprintf(out, " route=");
    for (int i = 0; i < the_case->route_length; i++)
        fprintf(out, " %d,%d,%d", the_case->route[i].level,
                the_case->route[i].x, the_case->route[i].y);
}

static void show_cost(FILE *out, const char *before, int cost)
{
    if (cost == COST_NONE)
        fprintf(out, "%snone", before);
    else
        fprintf(out, "%s%d", before, cost);
}

/* Puts the case into its world, if that is one of tests/worlds. */
static void show_placed(FILE *out, Case *the_case)
{
    char file[100];
    World world;
    Error error;
    snprintf(file, sizeof file, "tests/worlds/%s.world", the_case->world);
    if (strchr(the_case->world, '/') != NULL ||
        world_read(&world, file, &error) != STATUS_OK)
        return;
    if (case_place(the_case, &world, &error) == STATUS_OK)
        show_squares(out, the_case);
    else
        fprintf(out, " %d: %s", error.line, error.text);
    world_free(&world);
}

static Status show_world(FILE *out, Error *error)
{
    World world;
    Status status = world_read(&world, path, error);
    if (status != STATUS_OK)
        return status;
    fprintf(out, "%s %s %d %d %d ", world.game->name,
            world.corners_block ? "block" : "cut", world.levels, world.width,
            world.height);
    fwrite(world.elements, 1, world_size(&world), out);
    world_free(&world);
    return STATUS_OK;
}

static Status show_cases(FILE *out, Error *error)
{
    Cases cases;
    Status status = cases_read(&cases, path, error);
    for (int i = 0; i < cases.count; i++) {
        Case *the_case = &cases.cases[i];
        fprintf(out, "%d %s %s", the_case->line, the_case->name,
                the_case->world);
        show_cost(out, " ", the_case->shortest);
        for (int j = 0; j < the_case->expectation_count; j++) {
            fprintf(out, " %s", the_case->expectations[j].search);
            show_cost(out, "=", the_case->expectations[j].cost);
        }
        show_squares(out, the_case);
        show_placed(out, the_case);
        putc('\n', out);
    }
    cases_free(&cases);
    return status;
}

typedef struct Kind {
    const char *pattern;
    const char *predicate;
    Status (*show)(FILE *, Error *);
} Kind;

static const Kind worlds = {"tests/worlds/"
                            "*.world",
                            "world_verdict", show_world};
static const Kind bad_worlds = {"tests/worlds/bad/"
                                "*.world",
                                "world_verdict", show_world};
static const Kind cases = {"tests/cases/"
                           "*.cases",
                           "cases_verdict", show_cases};

static Bytes say_c(const Kind *kind, bool *accepted)
{
    Bytes said;
    Error error;
    FILE *out = open_memstream(&said.start, &said.length);
    *accepted = kind->show(out, &error) == STATUS_OK;
    if (!*accepted)
        fprintf(out, "%d: %s", error.line, error.text);
    fclose(out);
    return said;
}

static Bytes say_prolog(const Kind *kind)
{
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(2);
    Error error;
    char *text;
    size_t length;
    assert_true(PL_put_atom_chars(arguments, path));
    if (prolog_call(PL_predicate(kind->predicate, 2, "readers"), arguments,
                    &error) != STATUS_OK) {
        text = error.text;
        length = strlen(text);
    } else
        assert_true(PL_get_nchars(arguments + 1, &length, &text,
                                  CVT_STRING | REP_ISO_LATIN_1));
    Bytes said = bytes_copy(text, length);
    PL_discard_foreign_frame(frame);
    return said;
}

/* ---- a file that both read
 * ------------------------------------------------------ */

/* The smallest file on which they differ so far, and how many such files there
 * were. */
static Bytes smallest;
static Bytes smallest_said[2];
static int differing;

static void keep_difference(const Bytes *file, const Bytes *c,
                            const Bytes *prolog)
{
    if (differing++ > 0 && smallest.length <= file->length)
        return;
    const Bytes *from[] = {file, c, prolog};
    Bytes *to[] = {&smallest, &smallest_said[0], &smallest_said[1]};
    for (int i = 0; i < 3; i++) {
        free(to[i]->start);
        *to[i] = bytes_copy(from[i]->start, from[i]->length);
    }
}

static void print_escaped(const char *title, const Bytes *bytes)
{
    printf("# %s: \"", title);
    for (size_t i = 0; i < bytes->length && i < 2000; i++) {
        unsigned char c = (unsigned char)bytes->start[i];
        if (c == '\n')
            printf("\\n");
        else if (c < ' ' || c > '~' || c == '"' || c == '\\')
            printf("\\%03o", c);
        else
            putchar(c);
    }
    printf("\"\n");
}

static void assert_no_difference(void)
{
    if (differing == 0)
        return;
    print_escaped("file", &smallest);
    print_escaped("c", &smallest_said[0]);
    print_escaped("prolog", &smallest_said[1]);
    fail_msg("%d files are read differently", differing);
}

/* Whether the file was accepted, by C if they differ; what C said. */
static bool compare(const Kind *kind, const Bytes *file, Bytes *said)
{
    bool accepted;
    unlink(path); /* some file systems write a file out when it is truncated */
    FILE *out = fopen(path, "w");
    assert_int_equal(fwrite(file->start, 1, file->length, out), file->length);
    fclose(out);
    *said = say_c(kind, &accepted);
    Bytes prolog = say_prolog(kind);
    if (said->length != prolog.length ||
        memcmp(said->start, prolog.start, said->length) != 0)
        keep_difference(file, said, &prolog);
    free(prolog.start);
    return accepted;
}

/* ---- mutations
 * ------------------------------------------------------------------ */

static size_t random_size(size_t limit)
{
    return limit == 0 ? 0 : (size_t)random_draw(&random_state, (int)limit);
}

/* Puts other bytes in the place of some. */
static void splice(Bytes *file, size_t at, size_t removed, const char *added,
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
    splice(file, at, 0, text, strlen(text));
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

static void mutate(Bytes *file)
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
    size_t at = random_size(file->length + 1);
    size_t left = file->length - at;
    size_t some = left < 20 ? left : random_size(20);
    size_t begin;
    size_t end;
    char word[200];
    const char *added =
        words[random_draw(&random_state, sizeof words / sizeof *words)];
    char byte = random_draw(&random_state, 8) == 0
                    ? (char)random_draw(&random_state, 256)
                    : bytes[random_draw(&random_state, sizeof bytes)];
    find_line(file, at, &begin, &end);
    switch (random_draw(&random_state, 14)) {
    case 0: /* change a byte */
        splice(file, at, left > 0, &byte, 1);
        break;
    case 1:
        splice(file, at, 0, &byte, 1);
        break;
    case 2:
        splice(file, at, left > 0, "", 0);
        break;
    case 3: /* delete, or double, a few bytes */
        splice(file, at, some, "", 0);
        break;
    case 4:
        memcpy(word, file->start + at, some);
        splice(file, at, 0, word, some);
        break;
    case 5: /* double, or delete, a line */
    case 6: {
        Bytes line = bytes_copy(file->start + begin, end - begin);
        splice(file, begin, end - begin, "", 0);
        for (int i = random_draw(&random_state, 3); i > 0; i--)
            splice(file, random_draw(&random_state, 2) == 0 ? 0 : begin, 0,
                   line.start, line.length);
        free(line.start);
        break;
    }
    case 7: /* join two lines, or glue two words */
        if (find_byte(file, random_draw(&random_state, 2) == 0 ? "\n" : " ",
                      &at))
            splice(file, at, 1, "", 0);
        break;
    case 8: /* cut the end off */
        splice(file, at, random_draw(&random_state, 4) == 0 ? left : 0, "", 0);
        break;
    case 9: /* another number */
        if (find_byte(file, "0123456789", &at))
            splice(file, at, 1, "", 0);
        insert(file, at,
               numbers[random_draw(&random_state,
                                   sizeof numbers / sizeof *numbers)]);
        break;
    case 10: /* a long word */
        memset(word, random_draw(&random_state, 3) == 0 ? byte : 'x',
               sizeof word);
        splice(file, at, 0, word, 35 + random_size(sizeof word - 35));
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

/* A few lines of a large one, whose other lines would only take time. */
static Bytes some_lines(const Bytes *file)
{
    size_t begin;
    size_t end;
    size_t ignored;
    find_line(file, random_size(file->length), &begin, &end);
    for (int i = random_draw(&random_state, SOME_LINES);
         i > 0 && end < file->length; i--)
        find_line(file, end, &ignored, &end);
    return bytes_copy(file->start + begin, end - begin);
}

static void compare_mutations(const Kind *kind)
{
    glob_t found;
    int accepted = 0;
    assert_int_equal(glob(kind->pattern, 0, NULL, &found), 0);
    for (int i = 0; i < FILES; i++) {
        Bytes seed = bytes_read(found.gl_pathv[random_size(found.gl_pathc)]);
        Bytes said;
        Bytes file = seed.length > LARGE && i % 32 > 0
                         ? some_lines(&seed)
                         : bytes_copy(seed.start, seed.length);
        for (int j = random_draw(&random_state, MUTATIONS + 1); j > 0; j--)
            mutate(&file);
        accepted += compare(kind, &file, &said);
        free(said.start);
        free(file.start);
        free(seed.start);
    }
    printf("# %d files like %s, %d of them good\n", FILES, kind->pattern,
           accepted);
    globfree(&found);
    assert_no_difference();
    assert_true(kind == &bad_worlds || accepted > FILES / 20);
    assert_true(accepted < FILES);
}

static void languages_read_worlds_alike(void **state)
{
    (void)state;
    compare_mutations(&worlds);
    compare_mutations(&bad_worlds);
}

static void languages_read_cases_alike(void **state)
{
    (void)state;
    compare_mutations(&cases);
}

/* ---- long lines
 * ----------------------------------------------------------------- */

static void long_lines_are_refused_and_long_comments_skipped(void **state)
{
    (void)state;
    enum { LIMIT = 1 << 20 };
    static const char too_long[] =
        ": the line is longer than 1048576 characters";
    static const char too_wide[] = ": a level is at most 4096 squares wide";
    static const struct {
        const Kind *kind;
        const char *before;
        char fill;
        int count;
        const char *after;
        int line; /* 0: accepted */
        const char *message;
    } files[] = {
        {&worlds, "game rogue\nlevel 1\n", ';', LONG, "\n..\n", 0, ""},
        {&worlds, "game rogue\nlevel 1\n..\n;", '.', LONG, "", 0, ""},
        {&worlds, "game rogue\nlevel 1\n", '.', LONG, "\n", 3, too_long},
        {&worlds, "", 'x', LONG, "", 1, too_long},
        {&worlds, "game rogue\nlevel 1\n", '.', LIMIT, "\r\n", 3, too_wide},
        {&worlds, "game rogue\nlevel 1\n", '.', LIMIT, "\r", 3, too_wide},
        {&worlds, "game rogue\nlevel 1\n", '.', LIMIT, "", 3, too_wide},
        {&worlds, "game rogue\nlevel 1\n", '.', LIMIT + 1, "\n", 3, too_long},
        {&worlds, "game rogue\nlevel 1\n", '.', LIMIT, "\r.", 3, too_long},
        {&worlds, "game rogue\nlevel 1\n", '.', LIMIT + 1, "", 3, too_long},
        {&worlds, "\xEF\xBB\xBF", '.', LIMIT, "", 1,
         ": the file begins with a byte order mark: save it without one"},
        {&cases, "\n;", '.', LONG, "\r\na rogue 10,11 3,2 10\n", 0, ""},
        {&cases, "a rogue 10,11 3,2 10\n\n", ' ', LONG, "", 3, too_long},
        {&cases, "", 'a', LIMIT - 20, " rogue 10,11 3,2 10\n", 0, ""},
        {&cases, "\n", 'a', LIMIT - 18, " rogue 10,11 3,2 10\n", 2, too_long},
        {&cases, "a rogue 10,11 3,2 ", '0', 100000, "10\n", 0, ""},
        {&cases, "\xEF\xBB\xBF", 'a', 1, " rogue 10,11 3,2 10\n", 1,
         ": the file begins with a byte order mark: save it without one"},
    };
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        size_t before = strlen(files[i].before);
        size_t count = (size_t)files[i].count;
        Bytes file = bytes_copy(files[i].before, before);
        Bytes said;
        char expected[200];
        char *fill = malloc(count);
        memset(fill, files[i].fill, count);
        splice(&file, before, 0, fill, count);
        splice(&file, before + count, 0, files[i].after,
               strlen(files[i].after));
        bool accepted = compare(files[i].kind, &file, &said);
        snprintf(expected, sizeof expected, "%d%s", files[i].line,
                 files[i].message);
        assert_int_equal(accepted, files[i].line == 0);
        if (!accepted)
            assert_string_equal(said.start, expected);
        free(fill);
        free(said.start);
        free(file.start);
    }
    assert_no_difference();
}

static int set_up(void **state)
{
    (void)state;
    Error error;
    const char *place = getenv("TMPDIR");
    random_state = random_seed(seed_of_run(), RANDOM_TESTS);
    snprintf(directory, sizeof directory, "%s/reitti-readers-XXXXXX",
             place == NULL || *place == '\0' ? "/tmp" : place);
    if (mkdtemp(directory) == NULL)
        return -1;
    snprintf(path, sizeof path, "%s/file", directory);
    return prolog_start("tests/cross/readers.pl", &error) == STATUS_OK ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    unlink(path);
    rmdir(directory);
    prolog_stop();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(languages_read_worlds_alike),
        cmocka_unit_test(languages_read_cases_alike),
        cmocka_unit_test(long_lines_are_refused_and_long_comments_skipped),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
