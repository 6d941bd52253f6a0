/* skeleton_copy.c -- the text of another search under a new name.
 *
 * Only where a file says who it is, the name is changed, and where it says what
 * it needs, the place: outside the source tree, "../../moves.h" is <moves.h>
 * and '../../moves' is reitti(moves).
 */
#include "skeleton.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHANGES = 8, LONGEST = 400 };

typedef struct Change {
    char from[LONGEST];
    char to[LONGEST];
} Change;

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Whether the text begins so, and, where that ends in a word, ends there. */
static bool begins(const char *text, const char *start)
{
    size_t length = strlen(start);
    return strncmp(text, start, length) == 0 &&
           !(is_word(start[length - 1]) && is_word(text[length]));
}

static const Change *find(const Change *changes, int count, const char *text,
                          bool inside)
{
    for (int i = 0; i < count; i++)
        if (begins(text, changes[i].from) &&
            !(inside && is_word(*changes[i].from)))
            return &changes[i];
    return NULL;
}

static char *change_all(const char *text, const Change *changes, int count)
{
    char *changed = NULL;
    size_t size;
    FILE *out = open_memstream(&changed, &size);
    if (out == NULL)
        return NULL;
    for (const char *c = text; *c != '\0';) {
        const Change *change =
            find(changes, count, c, c > text && is_word(c[-1]));
        if (change == NULL)
            putc(*c++, out);
        else {
            fputs(change->to, out);
            c += strlen(change->from);
        }
    }
    if (fclose(out) == 0)
        return changed;
    free(changed);
    return NULL;
}

static void add(Change *changes, int *count, const char *from, const char *to)
{
    snprintf(changes[*count].from, LONGEST, "%s", from);
    snprintf(changes[(*count)++].to, LONGEST, "%s", to);
}

/* How the place of the mirror is told. */
static void add_mirror(Change *changes, int *count, const Skeleton *skeleton,
                       const char *side, const char *ending, const char *name,
                       const char *style)
{
    char tree[LONGEST];
    char bare[LONGEST];
    char to[LONGEST - 8];
    const char *problem = skeleton->problem->name;
    snprintf(tree, LONGEST, "%s/%s/%s/%s.%s", side, problem, style, name,
             ending);
    snprintf(bare, LONGEST, "Mirror: %s.%s", name, ending);
    if (skeleton->in_tree)
        snprintf(to, sizeof to, "%s/%s/%s/%s.%s", side, problem,
                 skeleton->style, skeleton->name, ending);
    else
        snprintf(to, sizeof to, "%s.%s", skeleton->name, ending);
    add(changes, count, tree, to);
    snprintf(tree, LONGEST, "Mirror: %s", to);
    add(changes, count, bare, tree);
}

char *skeleton_copy_c(const Skeleton *skeleton, const char *text,
                      const char *name, const char *style)
{
    Change changes[CHANGES];
    int count = 0;
    char from[LONGEST];
    char to[LONGEST];
    add_mirror(changes, &count, skeleton, "prolog_impl", "pl", name, style);
    snprintf(from, LONGEST, ".name = \"%s\"", name);
    snprintf(to, LONGEST, ".name = \"%s\"", skeleton->name);
    add(changes, &count, from, to);
    snprintf(from, LONGEST, ".style = \"%s\"", style);
    snprintf(to, LONGEST, ".style = \"%s\"", skeleton->style);
    add(changes, &count, from, to);
    snprintf(from, LONGEST, "/* %s.c --", name);
    snprintf(to, LONGEST, "/* %s.c --", skeleton->name);
    add(changes, &count, from, to);
    if (!skeleton->in_tree) {
        snprintf(to, LONGEST, "#include \"%s/", skeleton->problem->name);
        add(changes, &count, "#include \"../../", "#include \"");
        add(changes, &count, "#include \"../", to);
    }
    return change_all(text, changes, count);
}

/* The name of the module; false: the text has none. */
static bool module_of(const char *text, char module[LONGEST])
{
    static const char sign[] = ":- module(";
    const char *found = strstr(text, sign);
    size_t length = 0;
    if (found != NULL)
        while (is_word(found[sizeof sign - 1 + length]))
            length++;
    if (length == 0 || length >= LONGEST)
        return false;
    memcpy(module, found + sizeof sign - 1, length);
    module[length] = '\0';
    return true;
}

char *skeleton_copy_prolog(const Skeleton *skeleton, const char *text,
                           const char *name, const char *style)
{
    Change changes[CHANGES];
    int count = 0;
    char from[LONGEST];
    char to[LONGEST];
    add_mirror(changes, &count, skeleton, "c_impl", "c", name, style);
    snprintf(from, LONGEST, "solver:solver(%s, %s,", name, style);
    snprintf(to, LONGEST, "solver:solver(%s, %s,", skeleton->name,
             skeleton->style);
    add(changes, &count, from, to);
    if (module_of(text, from)) {
        snprintf(to, LONGEST, "%s_%s", skeleton->style, skeleton->name);
        add(changes, &count, from, to);
    }
    if (skeleton->in_tree)
        return change_all(text, changes, count);
    /* A quoted path ends in a quote, which goes to the end of the new one. */
    snprintf(to, LONGEST, "reitti(%s/", skeleton->problem->name);
    add(changes, &count, "'../../", "reitti(");
    add(changes, &count, "'../", to);
    char *changed = change_all(text, changes, count);
    for (char *c = changed; c != NULL && (c = strstr(c, "reitti(")) != NULL;
         c++)
        if (strcspn(c, "'") < strcspn(c, ")\n"))
            c[strcspn(c, "'")] = ')';
    return changed;
}
