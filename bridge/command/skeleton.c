/* skeleton.c -- the text of a search that is to be written.
 *
 * It compiles, makes itself known, and says of every question that it is not
 * written yet.
 */
#include "skeleton.h"

#include <stdio.h>
#include <stdlib.h>

static const char include[] = "#include";

typedef struct Text {
    char *text;
    size_t size;
    FILE *out;
} Text;

static bool begin(Text *text)
{
    *text = (Text){0};
    text->out = open_memstream(&text->text, &text->size);
    return text->out != NULL;
}

static char *end(Text *text)
{
    if (fclose(text->out) == 0)
        return text->text;
    free(text->text);
    return NULL;
}

/* The names of the fields, or of the counts of work. */
static void list_fields(FILE *out, const Problem *problem)
{
    for (const Field *field = problem->fields; field->kind != FIELD_NONE;
         field++)
        fprintf(out, "%s%s", field == problem->fields ? "" : ", ", field->name);
}

static void list_work(FILE *out, const Problem *problem)
{
    for (const Work *work = problem->work; work->name != NULL; work++)
        if (!work->optional)
            fprintf(out, "%s%s", work == problem->work ? "" : ", ", work->name);
}

static void print_promise(FILE *out, const Skeleton *skeleton)
{
    if (skeleton->game == NULL)
        fputs("       .promises = {{.traits = TRAIT_ANY, .complete = true}},\n",
              out);
    else
        fprintf(out,
                "       .promises = {{.game = \"%s\", .complete = true}},\n",
                skeleton->game->name);
}

char *skeleton_c(const Skeleton *skeleton)
{
    Text text;
    const char *name = skeleton->name;
    const char *problem = skeleton->problem->name;
    if (!begin(&text))
        return NULL;
    FILE *out = text.out;
    fprintf(out,
            "/* %s.c -- what it does, in a line.\n"
            " *\n"
            " * What it promises, and the time and space that it takes.\n"
            " *\n",
            name);
    if (skeleton->in_tree)
        fprintf(out,
                " * Mirror: prolog_impl/%s/%s/%s.pl.\n"
                " */\n"
                "%s \"../../moves.h\"\n"
                "%s \"../../solver.h\"\n",
                problem, skeleton->style, name, include, include);
    else
        fprintf(out,
                " * Mirror: %s.pl.\n"
                " */\n"
                "%s <reitti.h>\n",
                name, include);
    fprintf(out, "\n%s <stdlib.h>\n", include);
    fputs("\n"
          "typedef struct Search {\n"
          "    const World *world;\n"
          "} Search;\n"
          "\n"
          "static Status prepare(const Solver *solver, const World *world, "
          "void **prepared,\n"
          "                      Error *error)\n"
          "{\n"
          "    (void)solver;\n"
          "    Search *search = malloc(sizeof *search);\n"
          "    if (search == NULL)\n"
          "        return error_out_of_memory(error);\n"
          "    *search = (Search){.world = world};\n"
          "    *prepared = search;\n"
          "    return STATUS_OK;\n"
          "}\n"
          "\n"
          "/* The question has: ",
          out);
    list_fields(out, skeleton->problem);
    fputs(".  The answer's work: ", out);
    list_work(out, skeleton->problem);
    fputs(". */\n"
          "static Answer run(void *prepared, const Question *question)\n"
          "{\n"
          "    (void)prepared;\n"
          "    (void)question;\n"
          "    return (Answer){.status = STATUS_ERROR, .message = \"not "
          "written yet\"};\n"
          "}\n"
          "\n"
          "static Status trace(void *prepared, const Question *question, Trace "
          "*trace)\n"
          "{\n"
          "    (void)prepared;\n"
          "    (void)question;\n"
          "    trace->message = \"not written yet\";\n"
          "    return STATUS_ERROR;\n"
          "}\n"
          "\n",
          out);
    fprintf(out,
            "SOLVER(.name = \"%s\", .style = \"%s\", .problem = \"%s\",\n"
            "       .summary = \"what it does, in a line\",\n",
            name, skeleton->style, problem);
    print_promise(out, skeleton);
    fputs("       .prepare = prepare, .run = run, .trace = trace, .release = "
          "free)\n",
          out);
    return end(&text);
}

char *skeleton_prolog(const Skeleton *skeleton)
{
    Text text;
    const char *name = skeleton->name;
    const char *style = skeleton->style;
    const char *problem = skeleton->problem->name;
    if (!begin(&text))
        return NULL;
    FILE *out = text.out;
    fputs("/** <module> What it does, in a line\n"
          "\n"
          "What it promises, and the time and space that it takes.\n"
          "\n",
          out);
    if (skeleton->in_tree)
        fprintf(out, "Mirror: c_impl/%s/%s/%s.c.\n", problem, style, name);
    else
        fprintf(out, "Mirror: %s.c.\n", name);
    fprintf(out,
            "*/\n"
            ":- module(%s_%s, []).\n"
            "%s"
            "\n"
            ":- multifile solver:solver/6.\n"
            "\n"
            "solver:solver(%s, %s, %s, [%s%s%s-[complete]],\n"
            "              \"what it does, in a line\", %s_%s).\n"
            "\n"
            "prepare(World, World).\n"
            "\n"
            "%%   The question has: ",
            style, name,
            skeleton->in_tree ? ":- use_module('../../answer').\n"
                                ":- use_module('../../moves').\n"
                                ":- use_module('../../question').\n"
                                ":- use_module('../../world').\n"
                              : ":- use_module(library(reitti)).\n",
            name, style, problem, skeleton->game == NULL ? "[" : "",
            skeleton->game == NULL ? "any" : skeleton->game->name,
            skeleton->game == NULL ? "]" : "", style, name);
    list_fields(out, skeleton->problem);
    fputs(".  The answer's work: ", out);
    list_work(out, skeleton->problem);
    fputs(".\n"
          "\n"
          "run(_World, _Question, _Answer) :-\n"
          "    throw(format(\"not written yet\", [])).\n"
          "\n"
          "trace(_World, _Question, _Trace) :-\n"
          "    throw(format(\"not written yet\", [])).\n",
          out);
    return end(&text);
}
