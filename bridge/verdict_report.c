/* verdict_report.c -- the verdicts of a check, as text, TAP or JUnit XML. */
#include "verdict_report.h"

#include <string.h>

static int run_count(const Tally *tally)
{
    return tally->outcomes[PASSED] + tally->outcomes[FAILED] + tally->outcomes[SKIPPED] +
           tally->outcomes[ENDED_BADLY];
}

/* Calls each() for every search of every trial. */
typedef void ReportEach(FILE *out, int number, const Trial *trial, const Search *search,
                        const Verdict *verdict);

static void report_each(FILE *out, const Trial *trials, const Verdicts *verdicts,
                        const Tally *tally, ReportEach *each)
{
    int number = 0;
    for (int i = 0; i < tally->trials; i++)
        for (int j = 0; j < trials[i].count; j++)
            each(out, ++number, &trials[i], trials[i].searches[j], &verdicts[i].verdict[j]);
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

static void text_each(FILE *out, int number, const Trial *trial, const Search *search,
                      const Verdict *verdict)
{
    (void)number;
    if (verdict->outcome != FAILED && verdict->outcome != ENDED_BADLY)
        return;
    fprintf(out, "%s:%d: %s: %s (%s, %s) failed\n", trial->path, trial->the_case->line,
            trial->the_case->name, search->name, search->style, search->lang);
    print_lines(out, "  ", verdict->text);
}

static void print_count(FILE *out, int count, const char *what, const char *separator)
{
    const char *plural = count == 1 ? "" : strcmp(what, "search") == 0 ? "es" : "s";
    fprintf(out, "%d %s%s%s", count, what, plural, separator);
}

static void report_text(FILE *out, const Trial *trials, const Verdicts *verdicts,
                        const Tally *tally)
{
    report_each(out, trials, verdicts, tally, text_each);
    print_count(out, tally->cases, "case", ", ");
    print_count(out, tally->searches, "search", ", ");
    print_count(out, tally->languages, "language", ": ");
    print_count(out, run_count(tally), "run", ", ");
    fprintf(out, "%d passed, %d failed", tally->outcomes[PASSED],
            tally->outcomes[FAILED] + tally->outcomes[ENDED_BADLY]);
    if (tally->outcomes[ENDED_BADLY] > 0)
        fprintf(out, " (%d crashed or out of time or memory)", tally->outcomes[ENDED_BADLY]);
    fprintf(out, ", %d skipped as too large for the search\n", tally->outcomes[SKIPPED]);
}

static void tap_each(FILE *out, int number, const Trial *trial, const Search *search,
                     const Verdict *verdict)
{
    bool failed = verdict->outcome == FAILED || verdict->outcome == ENDED_BADLY;
    fprintf(out, "%s %d - %s %s %s %s%s\n", failed ? "not ok" : "ok", number, trial->the_case->name,
            search->name, search->style, search->lang,
            verdict->outcome == SKIPPED ? " # SKIP too large for the search" : "");
    print_lines(out, "# ", verdict->text);
}

static void report_tap(FILE *out, const Trial *trials, const Verdicts *verdicts, const Tally *tally)
{
    fprintf(out, "TAP version 13\n1..%d\n", run_count(tally));
    report_each(out, trials, verdicts, tally, tap_each);
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
            if ((unsigned char)*text >= 0x7f) /* whatever its encoding, one character */
                fprintf(out, "&#x%02x;", (unsigned char)*text);
            else
                fputc(*text < ' ' && *text != '\n' ? '?' : *text, out);
        }
}

static void junit_each(FILE *out, int number, const Trial *trial, const Search *search,
                       const Verdict *verdict)
{
    static const char *const elements[] = {NULL, "failure", "skipped", "error"};
    (void)number;
    fprintf(out, "  <testcase classname=\"%s.%s.%s\" name=\"", search->lang, search->style,
            search->name);
    print_xml(out, trial->the_case->name);
    if (verdict->outcome == PASSED) {
        fputs("\"/>\n", out);
        return;
    }
    fprintf(out, "\"><%s>", elements[verdict->outcome]);
    print_xml(out, verdict->text);
    fprintf(out, "</%s></testcase>\n", elements[verdict->outcome]);
}

static void report_junit(FILE *out, const Trial *trials, const Verdicts *verdicts,
                         const Tally *tally)
{
    fprintf(out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<testsuite name=\"reitti check\" tests=\"%d\" failures=\"%d\" errors=\"%d\" "
            "skipped=\"%d\">\n",
            run_count(tally), tally->outcomes[FAILED], tally->outcomes[ENDED_BADLY],
            tally->outcomes[SKIPPED]);
    report_each(out, trials, verdicts, tally, junit_each);
    fputs("</testsuite>\n", out);
}

static const struct {
    const char *format;
    Report *report;
} reports[] = {{"text", report_text}, {"tap", report_tap}, {"junit", report_junit}};

Report *report_find(const char *format)
{
    for (size_t i = 0; i < sizeof reports / sizeof *reports; i++)
        if (strcmp(reports[i].format, format) == 0)
            return reports[i].report;
    return NULL;
}
