/* judge.c -- what is to be said of the replies to one trial. */
#include "judge.h"

#include "difference.h"
#include "judge_alone.h"

#include <stdlib.h>
#include <string.h>

bool judge_agree(const Reply *a, const Reply *b)
{
    return answer_equal(&a->answer, &b->answer) &&
           (!a->traced || !b->traced ||
            (rows_equal(&a->trace.steps, &b->trace.steps) &&
             rows_equal(&a->trace.left, &b->trace.left)));
}

/* The languages of 2010 did not do the same work. */
static bool agree(const Trial *trial, const Reply *a, const Reply *b)
{
    return solver_is_original(trial->solvers[0])
               ? rows_equal(&a->answer.rows, &b->answer.rows)
               : judge_agree(a, b);
}

/* Who passed has a voice; one whose work could not be looked at only if
 * nobody's could. */
static int find_voices(const Trial *trial, const Reply *replies,
                       const Verdict *verdicts, bool *voices)
{
    int traced = 0;
    int count = 0;
    for (int i = 0; i < trial->count; i++)
        traced += verdicts[i].kind == ENDING_OK && !replies[i].untraced;
    for (int i = 0; i < trial->count; i++) {
        voices[i] = verdicts[i].kind == ENDING_OK &&
                    (traced == 0 || !replies[i].untraced);
        count += voices[i];
    }
    return count;
}

/* With how many voices this one agrees, its own included. */
static int count_agreeing(const Trial *trial, const Reply *replies,
                          const bool *voices, int which)
{
    int count = 0;
    for (int i = 0; i < trial->count; i++)
        count += voices[i] &&
                 (i == which || agree(trial, &replies[i], &replies[which]));
    return count;
}

/* Compares those that passed: one that differs from most is wrong; where there
 * is no majority, nobody can tell who is. */
static void compare(const Trial *trial, const Reply *replies, Verdict *verdicts,
                    FILE **texts)
{
    int agreeing[TRIAL_SOLVERS] = {0};
    bool has_voice[TRIAL_SOLVERS];
    int voices = find_voices(trial, replies, verdicts, has_voice);
    int most = 0;
    for (int i = 0; i < trial->count; i++) {
        if (verdicts[i].kind != ENDING_OK)
            continue;
        agreeing[i] = count_agreeing(trial, replies, has_voice, i);
        most = agreeing[i] > most ? agreeing[i] : most;
    }
    bool decided = 2 * most > voices;
    for (int i = 0; i < trial->count; i++) {
        int other = -1; /* of those it differs from, one that most agree with */
        if (verdicts[i].kind != ENDING_OK || agreeing[i] == voices ||
            (decided && agreeing[i] == most))
            continue;
        for (int k = 0; k < trial->count; k++)
            if (agreeing[k] > (other < 0 ? 0 : agreeing[other]) &&
                !agree(trial, &replies[i], &replies[k]))
                other = k;
        fputs(decided
                  ? "not the work that the others did\n"
                  : "both can be right, but they did not do the same work\n",
              texts[i]);
        difference_print(texts[i], trial, trial->solvers[other],
                         &replies[other], trial->solvers[i], &replies[i]);
        verdicts[i].kind = decided ? ENDING_WRONG : ENDING_DISAGREE;
    }
}

void judge_replies(const Trial *trial, const Reply *replies, Verdict *verdicts)
{
    FILE *texts[TRIAL_SOLVERS] = {NULL};
    size_t size;
    for (int i = 0; i < trial->count; i++) {
        verdicts[i] = (Verdict){.kind = ENDING_OUT_OF_MEMORY};
        texts[i] = open_memstream(&verdicts[i].text, &size);
        if (texts[i] != NULL)
            verdicts[i].kind =
                judge_alone(trial, trial->solvers[i], &replies[i], texts[i]);
    }
    compare(trial, replies, verdicts, texts);
    for (int i = 0; i < trial->count; i++)
        if (texts[i] != NULL)
            fclose(texts[i]);
}

Ending verdict_ending(const Verdict *verdict)
{
    const char *text = verdict->text == NULL ? "out of memory" : verdict->text;
    return ending_make(verdict->kind, "%.*s", (int)strcspn(text, "\n"), text);
}
