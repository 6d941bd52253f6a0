#!/bin/sh
# pages.sh BUILD -- the man pages and the completion say what the command says; TAP.
build=$(cd "$1" && pwd) || exit 2
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
PATH=$build:$PATH

tools/install/man.sh reitti 1.2.3 "$work/man"
is "man pages are made" 0 $?
for shell in bash zsh; do
    tools/install/completion.sh reitti $shell >"$work/$shell"
done
commands=$(reitti --help | sed -n 's/^  \([a-z]*\)  *[a-z].*/\1/p' | grep -vx instructions)
is "every command has one" "" \
    "$(for command in $commands; do [ -s "$work/man/reitti-$command.1" ] || echo "$command"; done)"

# ---- the options that a command takes, by trying all there are ------------------------
accepted() { # COMMAND: prints the long names
    for option in $(sed -n 's/^    {"\([a-z-]*\)", [a-z]*_argument.*/\1/p' bridge/command/options.c); do
        # A beginning stands for an option, too; what is said names it whole.
        reitti "$1" "--$option=no-such" --help 2>&1 </dev/null |
            grep -q -e "^reitti: --$option\(=no-such takes\| cannot\)" -e '^Usage:' && echo "$option"
    done | LC_ALL=C sort
}

helped() { # COMMAND
    reitti "$1" --help | awk -f tools/install/help.awk | sed -n 's/^option	[^	]*	\([^	]*\)	.*/\1/p' | LC_ALL=C sort
}

paged() { # COMMAND
    sed -n '/^\.SH OPTIONS/,/^\.SH [^O]/s/^\(\\fB[^ ]*, \)*\\fB\\-\\-\([a-z\\-]*\)\\fR.*/\2/p' "$work/man/reitti-$1.1" |
        sed 's/\\//g' | LC_ALL=C sort
}

completed() { # COMMAND: in bash
    bash -c '. "$1"; COMP_WORDS=(reitti "$2" --); COMP_CWORD=2; _reitti; printf "%s\n" "${COMPREPLY[@]}"' \
        - "$work/bash" "$1" 2>/dev/null | sed -n 's/^--//p' | LC_ALL=C sort
}

in_zsh() { # COMMAND
    sed -n "/^    $1)\$/,/^        ;;/p" "$work/zsh" | sed -n "s/.*{*--\([a-z-]*\)[]=}\[].*/\1/p; s/^ *'--\([a-z-]*\).*/\1/p" |
        LC_ALL=C sort -u
}

for command in $commands; do
    takes=$(accepted "$command")
    is "$command: help has every option" "$takes" "$(helped "$command")"
    is "$command: so has the man page" "$takes" "$(paged "$command")"
    is "$command: and completion" "$takes" "$(completed "$command")"
    is "$command: in zsh, too" "$takes" "$(in_zsh "$command")"
done

is "man finds nothing wrong" "" \
    "$(for page in "$work"/man/*.1; do LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l "$page" 2>&1 >/dev/null; done)"
is "bash finds nothing wrong" "" "$(bash -n "$work/bash" 2>&1)"
if command -v zsh >/dev/null; then
    is "nor zsh" "" "$(zsh -n "$work/zsh" 2>&1)"
else
    skip "nor zsh" "there is no zsh"
fi

# ---- what stands behind options, and words ---------------------------------------------
completes() { # WORD...: the last one is completed; one line
    bash -c 'f=$1; shift; . "$f"; COMP_WORDS=(reitti "$@"); COMP_CWORD=$#; _reitti
        echo "${COMPREPLY[*]}"' - "$work/bash" "$@" 2>/dev/null
}
is "commands" "solve sweep" "$(completes s | tr ' ' '\n' | grep '^s[ow]' | sort -u | xargs)"
is "searches" "levelwise" "$(completes solve --search levelw)"
is "the last of several" "astar,levelwise" "$(completes check --search astar,levelw)"
is "styles" "thesis tuned" "$(completes solve --style t)"
is "languages, behind a sign" "prolog" "$(completes solve --lang = pr)"
is "plans" "quick" "$(completes measure --plan q)"
is "games" "rogue" "$(completes play ro)"
cp examples/searches/bellman_ford.* "$work"
is "searches from outside" "bellman_ford" "$(REITTI_CACHE=$work/cache completes --searches "$work" solve --search bell)"
is "wherever they are named" "bellman_ford" \
    "$(REITTI_CACHE=$work/cache completes solve --searches = "$work" --search bell)"
is "their directories" "analysis" "$(completes --searches anal)"
is "behind a sign" "analysis" "$(completes --searches = anal)"
is "a command behind them" "measure" "$(completes --searches analysis meas)"
is "problems and worlds" "sight" "$(cd "$work" && completes solve sig)"
echo "1..$number"
