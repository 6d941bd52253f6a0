/* keys.c -- what may be pressed in every game.
 *
 * Mirror: prolog_impl/play/keys.pl.
 */
#include "keys.h"

#include "help.h"
#include "screen.h"
#include "watch.h"

static void change(Guides *guides, Change what, KeysText *said)
{
    Error error;
    if (guides_change(guides, what, &error) == STATUS_OK)
        snprintf(said->text, sizeof said->text, "%s finds the way now.",
                 guide_name(&guides->now).text);
    else
        snprintf(said->text, sizeof said->text, "%s.", error.text);
}

bool keys_press(View *view, int *key, const char *help, KeysText *said)
{
    Guides *guides = &view->program->guides;
    bool asked = guides->now.asked;
    *said->text = '\0';
    switch (*key) {
    case 's':
        change(guides, CHANGE_SEARCH, said);
        return true;
    case 'v':
        change(guides, CHANGE_STYLE, said);
        return true;
    case 'c':
        change(guides, CHANGE_LANGUAGE, said);
        return true;
    case 'd':
        view->swapped = !view->swapped;
        return true;
    case 'w':
        if (asked)
            *key = watch_search(view);
        else
            snprintf(said->text, sizeof said->text,
                     "Nobody has asked the way yet.");
        return true;
    case '?':
        help_show(help);
        return true;
    default:
        return false;
    }
}
