/* new.c -- reitti new: the two files of a search that is to be written. */
#include "../check/languages.h"
#include "../check/places.h"
#include "../check/selection.h"
#include "../prolog_from_c/prolog_from_c.h"
#include "command.h"
#include "files.h"
#include "skeleton.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti new NAME [OPTION...]\n"
    "Writes the two files of a search, NAME.c and NAME.pl.  It is known by its "
    "name at\n"
    "once, and says of every case that it is not written yet.  In the source "
    "tree they go\n"
    "where such searches stand, c_impl/PROBLEM/STYLE and "
    "prolog_impl/PROBLEM/STYLE;\n"
    "elsewhere into the current directory, which --searches then names.  "
    "Nothing is\n"
    "overwritten.  Prints the commands to run next.\n"
    "\n"
    "NAME is small letters, digits and _, and begins with a letter.\n"
    "\n"
    "  -O, --problem PROBLEM    what it answers (route); reitti list problems\n"
    "  -G, --game GAME          only in this game; otherwise in any\n"
    "  -K, --like SEARCH        a copy of this search, under the new name\n"
    "  -y, --style STYLE        thesis, plain or tuned (plain, or that of "
    "SEARCH)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 written, 2 bad arguments, a name that is taken or a file "
    "that is\n"
    "there, 4 the files could not be written.\n";

enum { LONGEST_NAME = 40 };

/* What is written, and where. */
typedef struct New {
    Options options;
    Skeleton skeleton;
    const Solver *like; /* NULL: from nothing */
    char paths[FILES][PATH_MAX];
    char *texts[FILES];
} New;

static const char *const endings[LANGUAGES] = {"c", "pl"};

static bool is_name(const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_0123456789";
    return *text >= 'a' && *text <= 'z' &&
           text[strspn(text, letters)] == '\0' && strlen(text) <= LONGEST_NAME;
}

static Status find_like(New *new, Error *error)
{
    const Options *options = &new->options;
    const char *name = options->like;
    const char *style = options->selection.style;
    if (name == NULL)
        return STATUS_OK;
    if (style != NULL)
        new->like = solver_find(name, style, &language_c);
    if (new->like == NULL)
        new->like = solver_find(name, selection_style(name), &language_c);
    if (new->like == NULL || solver_is_original(new->like))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "--like: no search that can be copied is called '%s'; "
                         "see reitti list searches",
                         name);
    if (options->problem != NULL &&
        strcmp(options->problem, new->like->problem) != 0)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "--like: %s answers %s, not %s", name,
                         new->like->problem, options->problem);
    if (options->game != NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "--game: a copy is for the same games as %s", name);
    return STATUS_OK;
}

/* Whether the current directory is in the source tree. */
static bool is_in_tree(void)
{
    char here[PATH_MAX];
    const char *tree = places_tree();
    size_t length = tree == NULL ? 0 : strlen(tree);
    return tree != NULL && getcwd(here, sizeof here) != NULL &&
           strncmp(here, tree, length) == 0 &&
           (here[length] == '/' || here[length] == '\0');
}

static Status decide(New *new, const char *name, Error *error)
{
    Skeleton *skeleton = &new->skeleton;
    const Options *options = &new->options;
    const char *style = options->selection.style;
    Status status = find_like(new, error);
    if (status != STATUS_OK)
        return status;
    const char *problem = options->problem != NULL ? options->problem
                          : new->like != NULL      ? new->like->problem
                                                   : problem_unsaid()->name;
    *skeleton = (Skeleton){.name = name,
                           .style = style != NULL       ? style
                                    : new->like != NULL ? new->like->style
                                                        : "plain",
                           .problem = problem_find(problem),
                           .in_tree = is_in_tree()};
    if (!is_name(name))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "'%s' is not a name: up to %d small letters, digits "
                         "and _ are, a letter first",
                         name, LONGEST_NAME);
    if (skeleton->problem == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "--problem: no problem is called '%s'; see reitti "
                         "list problems",
                         problem);
    if (options->game != NULL &&
        (skeleton->game = game_find(options->game, strlen(options->game))) ==
            NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "--game: no game is called '%s'; see reitti list "
                         "games",
                         options->game);
    if (strcmp(skeleton->style, STYLE_ORIGINAL) == 0)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "--style: a search is thesis, plain or tuned; those "
                         "of style original are the programs of 2010");
    const Solver *taken = solver_find(name, skeleton->style, &language_c);
    if (taken != NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the name is taken: there is a %s search %s, %s",
                         skeleton->style, name, taken->file);
    return STATUS_OK;
}

static void find_paths(New *new)
{
    static const char *const sides[LANGUAGES] = {"c_impl", "prolog_impl"};
    const Skeleton *skeleton = &new->skeleton;
    for (int i = 0; i < LANGUAGES; i++)
        if (skeleton->in_tree)
            snprintf(new->paths[i], PATH_MAX, "%s/%s/%s/%s/%s.%s",
                     places_tree(), sides[i], skeleton->problem->name,
                     skeleton->style, skeleton->name, endings[i]);
        else
            snprintf(new->paths[i], PATH_MAX, "%s.%s", skeleton->name,
                     endings[i]);
}

/* The source of a search: of the project, in the tree; else where it says. */
static char *read_source(const Solver *solver)
{
    char path[PATH_MAX];
    const char *tree = places_tree();
    snprintf(path, sizeof path, "%s%s%s",
             *solver->file == '/' || tree == NULL ? "" : tree,
             *solver->file == '/' || tree == NULL ? "" : "/", solver->file);
    return files_read(path);
}

/* Whether the text needs what stands beside its problem, which is no part of
 * the library. */
static bool needs_tree(const char *text)
{
    static const char sign[] = "#include \"../";
    const char *found = text;
    while ((found = strstr(found, sign)) != NULL) {
        found += sizeof sign - 1;
        if (strncmp(found, "../", 3) != 0)
            return true;
    }
    return false;
}

static Status copy_texts(New *new, Error *error)
{
    const Solver *like = new->like;
    const Solver *mirror =
        solver_find(like->name, like->style, &language_prolog);
    char *c = read_source(like);
    char *prolog = mirror == NULL ? NULL : read_source(mirror);
    Status status = STATUS_OK;
    if (c == NULL || prolog == NULL)
        status = error_set(error, STATUS_BAD_INPUT, 0,
                           "--like: the source of %s is not here", like->name);
    else if (!new->skeleton.in_tree && needs_tree(c))
        status = error_set(error, STATUS_BAD_INPUT, 0,
                           "--like: %s rests upon what only searches in the "
                           "source tree have",
                           like->name);
    else {
        new->texts[0] =
            skeleton_copy_c(&new->skeleton, c, like->name, like->style);
        new->texts[1] = skeleton_copy_prolog(&new->skeleton, prolog, like->name,
                                             like->style);
    }
    free(c);
    free(prolog);
    return status;
}

static Status make_texts(New *new, Error *error)
{
    Status status = STATUS_OK;
    if (new->like != NULL)
        status = copy_texts(new, error);
    else {
        new->texts[0] = skeleton_c(&new->skeleton);
        new->texts[1] = skeleton_prolog(&new->skeleton);
    }
    if (status == STATUS_OK && (new->texts[0] == NULL || new->texts[1] == NULL))
        status = error_out_of_memory(error);
    return status;
}

static void say_next(const New *new)
{
    const char *name = new->skeleton.name;
    const char *reitti = program_invocation_name;
    const char *outside = new->skeleton.in_tree ? "" : " --searches .";
    printf("%s\n%s\nWrite them, then:\n", new->paths[0], new->paths[1]);
    printf("  %s%s%s check --search %s\n",
           new->skeleton.in_tree ? "make && " : "", reitti, outside, name);
    printf("  %s%s measure --search %s --plan quick --out %s.csv\n", reitti,
           outside, name, name);
    printf("  %s%s report %s.csv --out %s-report\n", reitti, outside, name,
           name);
}

int command_new(int argc, char **argv)
{
    New new = {0};
    Error error;
    int exit_status;
    if (!options_read(&new.options, &argc, &argv, "OGKy", help, &exit_status))
        return exit_status;
    if (argc != 1)
        return complain(EXIT_USAGE, "one NAME; see reitti new --help");
    Status status = languages_start(
        new.options.like == NULL ? &language_c : NULL, MODE_OPTIMIZE, &error);
    if (status == STATUS_OK)
        status = decide(&new, argv[0], &error);
    if (status == STATUS_OK)
        status = make_texts(&new, &error);
    if (status == STATUS_OK) {
        find_paths(&new);
        status = files_write(new.paths, new.texts, &error);
    }
    if (status == STATUS_OK)
        say_next(&new);
    free(new.texts[0]);
    free(new.texts[1]);
    return complain_of(status, &error);
}
