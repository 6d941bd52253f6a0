/* test_readers.c -- both languages read every file alike: what is accepted,
 * with its contents, and what is refused, with line and words.
 *
 * The files are mutations of those in tests/, from a seed.  Each reader's
 * answer is written as one text; tests/cross/readers.pl does it for Prolog.
 *
 * It is long because all kinds of files go through one comparison.
 */
#include "../c/bytes.h"
#include "../c/cmocka_all.h"
#include "../c/random_world.h"
#include "../c/show_case.h"

#include "../../c_impl/worlds.h"

#include "../../bridge/prolog_from_c/prolog_call.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __SANITIZE_ADDRESS__ /* most of its time is Prolog's */
enum { FILES = 2000 };
#else
enum { FILES = 8000 };
#endif
enum { MUTATIONS = 4, LARGE = 1000, LONG = 20 << 20 };

static Random random_state;
static char directory[4096];
static char path[sizeof directory + 8];

static Status show_read(FILE *out, World *world)
{
    fprintf(out, "%s %s %d %d %d ", world->game->name,
            world->corners_block ? "block" : "cut", world->levels, world->width,
            world->height);
    fwrite(world->elements, 1, world_size(world), out);
    world_free(world);
    return STATUS_OK;
}

static Status show_world(FILE *out, Error *error)
{
    World world;
    Status status = world_read(&world, path, error);
    return status == STATUS_OK ? show_read(out, &world) : status;
}

static Status show_cases(FILE *out, Error *error)
{
    Cases cases;
    Status status = cases_read(&cases, path, error);
    for (int i = 0; i < cases.count; i++)
        show_case(out, &cases.cases[i]);
    cases_free(&cases);
    return status;
}

/* The file by a name with this ending, which it has as well. */
static char *path_to(const char *ending)
{
    static char other[sizeof path + 16];
    snprintf(other, sizeof other, "%s%s", path, ending);
    return other;
}

static Status show_map(FILE *out, Error *error)
{
    World world;
    Status status = worlds_get(&world, path_to(".map"), error);
    return status == STATUS_OK ? show_read(out, &world) : status;
}

static Status show_scen(FILE *out, Error *error)
{
    Cases rows;
    Status status = scen_read(&rows, path_to(".scen"), 7, error);
    for (int i = 0; i < rows.count; i++) {
        show_case(out, &rows.cases[i]);
        fprintf(out, " %lld %d %d\n", (long long)rows.cases[i].slack,
                rows.cases[i].width, rows.cases[i].height);
    }
    cases_free(&rows);
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

static const Kind maps = {"tests/maps/"
                          "*.map",
                          "map_verdict", show_map};
static const Kind scens = {"tests/maps/"
                           "*.scen",
                           "scen_verdict", show_scen};

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
static void compare_mutations(const Kind *kind)
{
    glob_t found;
    int accepted = 0;
    assert_int_equal(glob(kind->pattern, 0, NULL, &found), 0);
    for (int i = 0; i < FILES; i++) {
        Bytes seed = bytes_read(
            found.gl_pathv[bytes_random(&random_state, found.gl_pathc)]);
        Bytes said;
        Bytes file = seed.length > LARGE && i % 32 > 0
                         ? bytes_some_lines(&seed, &random_state)
                         : bytes_copy(seed.start, seed.length);
        for (int j = random_draw(&random_state, MUTATIONS + 1); j > 0; j--)
            bytes_mutate(&file, &random_state);
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

static void languages_read_maps_alike(void **state)
{
    (void)state;
    compare_mutations(&maps);
    compare_mutations(&scens);
}

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
        bytes_splice(&file, before, 0, fill, count);
        bytes_splice(&file, before + count, 0, files[i].after,
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
    if (symlink("file", path_to(".map")) != 0 ||
        symlink("file", path_to(".scen")) != 0)
        return -1;
    return prolog_start("tests/cross/readers.pl", &error) == STATUS_OK ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    unlink(path);
    unlink(path_to(".map"));
    unlink(path_to(".scen"));
    rmdir(directory);
    prolog_stop();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(languages_read_worlds_alike),
        cmocka_unit_test(languages_read_cases_alike),
        cmocka_unit_test(languages_read_maps_alike),
        cmocka_unit_test(long_lines_are_refused_and_long_comments_skipped),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
