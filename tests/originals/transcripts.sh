#!/bin/sh
# transcripts.sh BUILD -- plays the programs of 2010 and compares all that they print.
#
# GAME-LANGUAGE.input is what is typed, a paragraph for each run of the program;
# GAME-LANGUAGE.expected what comes of it, run after run, with T for the time.  What is
# typed is not echoed.  Both Prologs print the same, to the byte.
build=$1
. tests/is.sh
. tests/originals/common/programs.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

compare() { # GAME LANGUAGE SYSTEM
    files=tests/originals/$1-$2
    name="$1 prints what is expected, by $3"
    if ! is_there "$3"; then
        skip "$name" "gprolog is not installed"
        return
    fi
    number=$((number + 1))
    play "$1" "$3" <"$files.input" >"$work/actual"
    if cmp -s "$files.expected" "$work/actual"; then
        echo "ok $number - $name"
    else
        echo "not ok $number - $name"
        diff "$files.expected" "$work/actual" | sed 's/^/# /'
    fi
}

for game in rogue tactics city; do
    compare $game c c
    compare $game prolog swi
    compare $game prolog gnu
done
echo "1..$number"
