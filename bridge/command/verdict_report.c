/* verdict_report.c -- the verdicts of a check, as text, TAP or JUnit XML. */
#include "verdict_report.h"

#include "../../c_impl/support/utf8.h"

#include <ctype.h>
#include <string.h>

static const char *text_of(const Verdict *verdict)
{
    return verdict->text == NULL ? "out of memory\n" : verdict->text;
}

static bool is_failed(const Verdict *verdict)
{
    return verdict->kind != ENDING_OK && verdict->kind != ENDING_REFUSED;
}

/* Calls each() for every solver of every trial. */
typedef void ReportEach(FILE *out, int number, const Trial *trial,
                        const Solver *solver, const Verdict *verdict);

static void report_each(FILE *out, const Trial *trials,
                        const Verdicts *verdicts, const Tally *tally,
                        ReportEach *each)
{
    int number = 0;
    for (int i = 0; i < tally->trials; i++)
        for (int j = 0; j < trials[i].count; j++)
            each(out, ++number, &trials[i], trials[i].solvers[j],
                 &verdicts[i].verdict[j]);
}

/* The lines of a text, each behind a prefix. */
static void print_lines(FILE *out, const char *prefix, const char *text)
{
    while (*text != '\0') {
        int length = (int)strcspn(text, "\n");
        fprintf(out, "%s%.*s\n", prefix, length, text);
        text += text[length] == '\n' ? length + 1 : length;
    }
}

static void text_each(FILE *out, int number, const Trial *trial,
                      const Solver *solver, const Verdict *verdict)
{
    (void)number;
    if (!is_failed(verdict))
        return;
    fprintf(out, "%s:%d: %s: %s (%s, %s) failed\n", trial->path,
            trial->the_case->line, trial->the_case->name, solver->name,
            solver->style, solver->language->name);
    print_lines(out, "  ", text_of(verdict));
}

static void print_count(FILE *out, int count, const char *what,
                        const char *separator)
{
    const char *plural = count == 1                    ? ""
                         : strcmp(what, "search") == 0 ? "es"
                                                       : "s";
    fprintf(out, "%d %s%s%s", count, what, plural, separator);
}

static void report_text(FILE *out, const Trial *trials,
                        const Verdicts *verdicts, const Tally *tally)
{
    report_each(out, trials, verdicts, tally, text_each);
    print_count(out, tally->cases, "case", ", ");
    print_count(out, tally->searches, "search", ", ");
    print_count(out, tally->languages, "language", ": ");
    print_count(out, tally->runs, "run", ", ");
    fprintf(out, "%d passed, %d failed", tally->passed,
            tally->failed + tally->ended_badly);
    if (tally->ended_badly > 0)
        fprintf(out, " (%d crashed or out of time or memory)",
                tally->ended_badly);
    fprintf(out, ", %d skipped as refused by the search\n", tally->skipped);
    if (tally->untraced > 0)
        fprintf(
            out,
            "of %d the work was not compared: more than %d squares expanded\n",
            tally->untraced, TRACE_LIMIT);
}

/* What would begin a directive is escaped, and what escapes. */
static void print_tap(FILE *out, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '#' || *text == '\\')
            fputc('\\', out);
        fputc(*text, out);
    }
}

static void tap_each(FILE *out, int number, const Trial *trial,
                     const Solver *solver, const Verdict *verdict)
{
    fprintf(out, "%s %d - ", is_failed(verdict) ? "not ok" : "ok", number);
    print_tap(out, trial->the_case->name);
    fprintf(out, " %s %s %s%s\n", solver->name, solver->style,
            solver->language->name,
            verdict->kind == ENDING_REFUSED ? " # SKIP refused by the search"
                                            : "");
    print_lines(out, "# ", text_of(verdict));
}

static void report_tap(FILE *out, const Trial *trials, const Verdicts *verdicts,
                       const Tally *tally)
{
    fprintf(out, "TAP version 13\n1..%d\n", tally->runs);
    report_each(out, trials, verdicts, tally, tap_each);
}

/* One that XML can have: a byte of no character is shown by its number.  Gives
 * the bytes that it took. */
static int print_character(FILE *out, const char *text)
{
    int length = utf8_character(text);
    if (length == 0)
        fprintf(out, "&#x%02x;", (unsigned char)*text);
    else if ((iscntrl((unsigned char)*text) && *text != '\n') ||
             strncmp(text, "\xef\xbf\xbe", 3) == 0 ||
             strncmp(text, "\xef\xbf\xbf", 3) == 0)
        fputc('?', out);
    else
        fprintf(out, "%.*s", length, text);
    return length == 0 ? 1 : length;
}

static void print_xml(FILE *out, const char *text)
{
    for (; *text != '\0'; text++)
        switch (*text) {
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '&':
            fputs("&amp;", out);
            break;
        case '"':
            fputs("&quot;", out);
            break;
        default:
            text += print_character(out, text) - 1;
        }
}

static void junit_each(FILE *out, int number, const Trial *trial,
                       const Solver *solver, const Verdict *verdict)
{
    static const char *const elements[ENDING_KINDS] = {
        [ENDING_WRONG] = "failure",
        [ENDING_DISAGREE] = "failure",
        [ENDING_REFUSED] = "skipped"};
    const char *element =
        elements[verdict->kind] == NULL ? "error" : elements[verdict->kind];
    (void)number;
    fprintf(out, "  <testcase classname=\"%s.%s.%s\" name=\"",
            solver->language->name, solver->style, solver->name);
    print_xml(out, trial->the_case->name);
    if (verdict->kind == ENDING_OK) {
        fputs("\"/>\n", out);
        return;
    }
    fprintf(out, "\"><%s>", element);
    print_xml(out, text_of(verdict));
    fprintf(out, "</%s></testcase>\n", element);
}

static void report_junit(FILE *out, const Trial *trials,
                         const Verdicts *verdicts, const Tally *tally)
{
    fprintf(out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<testsuite name=\"reitti check\" tests=\"%d\" failures=\"%d\" "
            "errors=\"%d\" "
            "skipped=\"%d\">\n",
            tally->runs, tally->failed, tally->ended_badly, tally->skipped);
    report_each(out, trials, verdicts, tally, junit_each);
    fputs("</testsuite>\n", out);
}

static const struct {
    const char *format;
    Report *report;
} reports[] = {
    {"text", report_text}, {"tap", report_tap}, {"junit", report_junit}};

Report *report_find(const char *format)
{
    for (size_t i = 0; i < sizeof reports / sizeof *reports; i++)
        if (strcmp(reports[i].format, format) == 0)
            return reports[i].report;
    return NULL;
}
