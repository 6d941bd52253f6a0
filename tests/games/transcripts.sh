#!/bin/sh
# transcripts.sh BUILD -- plays the games of tests/games/*.txt and compares.
#
# A file begins with `$ GAME [OPTION...]`; the rest is what a terminal shows of the
# game, answers included.  They are put to all programs of the game, four or, where it
# has no thesis style, two, and each has to give the same text.  Only the time is left
# out, and for Prolog the questions whether to leave or begin again, which only the C
# programs ask; `c$` instead of `$` means a game that only they can play.
build=$(cd "$1" && pwd)
number=0
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# What stands behind the prompts.  A prompt with nothing behind it is an empty line,
# but just before the goodbye it is the end of the input.
answers() {
    awk '
        asked && !/^Goodbye\.$/ { print answer }
        { asked = 0 }
        match($0, /^Your (turn|orders) \(\? for help\): |^  (level|x|y) \(1 to [0-9]+\): |^[A-Z][a-z ]+\? \(y\/n\) /) {
            asked = 1
            answer = substr($0, RLENGTH + 1)
            if (answer != "") { print answer; asked = 0 }
        }' "$1"
}

without_times() {
    sed -E 's/^(Time: |Plan by .*, )[0-9]+(\.[0-9])? (ns|µs|ms|s)(\.?)$/\1T\4/'
}

without_confirmation() {
    awk '/^(Back to the beginning|Leave the game)\? / { asked = 1; next }
        asked && /^Expected y or n\.$/ { next }
        { asked = 0; print }'
}

play() { # PROGRAM
    number=$((number + 1))
    answers "$work/expected" >"$work/input"
    "$build/$1" $options <"$work/input" 2>&1 | without_times >"$work/actual"
    if cmp -s "$work/expected" "$work/actual"; then
        echo "ok $number - $file, $1"
    else
        echo "not ok $number - $file, $1"
        diff "$work/expected" "$work/actual" | sed 's/^/# /'
    fi
}

for file in tests/games/*.txt; do
    read -r kind game options <"$file"
    tail -n +2 "$file" >"$work/expected"
    play "$game"
    [ ! -e "$build/$game-thesis" ] || play "$game-thesis"
    [ "$kind" = '$' ] || continue
    without_confirmation <"$work/expected" >"$work/shorter"
    mv "$work/shorter" "$work/expected"
    play "$game-prolog"
    [ ! -e "$build/$game-thesis-prolog" ] || play "$game-thesis-prolog"
done
echo "1..$number"
