#!/bin/sh
# pipes.sh BUILD -- where nobody reads on, every command and program ends quietly; TAP.
#
# The reader is gone before the first byte: nothing is said, and the status is that of
# results that could not be written.  The programs of 2010 are left to the signal.
. tests/is.sh
build=$1
reitti=$build/reitti
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkfifo "$work/pipe"

ends() { # EXPECTED COMMAND...
    expected=$1
    shift
    : <"$work/pipe" &
    exec 9>"$work/pipe"
    wait $!
    said=$("$@" 2>&1 >&9 9>&- </dev/null; echo "status $?")
    exec 9>&-
    is "$(echo "$*" | sed "s|$work|DIR|g; s|$build/||")" "$expected" "$said"
}

quietly() { # COMMAND...
    ends 'status 4' "$@"
}

for command in $("$reitti" --help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
    [ -z "$("$reitti" "$command" --help)" ] || quietly "$reitti" "$command" --help
done
quietly "$reitti" --help
quietly "$reitti" --version
for what in problems games worlds searches cases; do
    quietly "$reitti" list $what
done
quietly "$reitti" solve rogue 10,11 3,2
quietly "$reitti" solve rogue 10,11 3,2 --lang prolog --trace
quietly "$reitti" solve rogue 10,11 3,2 --lang both --format json
for format in text tap junit; do
    quietly "$reitti" check rogue-1 --format $format
done
quietly "$reitti" pairs
quietly "$reitti" repeats

"$reitti" measure rogue-1 --search two_phase --style tuned --plan smoke --out "$work/results.csv" 2>/dev/null
quietly "$reitti" report "$work"
quietly "$reitti" report --claims "$work"
quietly "$reitti" report "$work" "$work"
quietly "$reitti" report --all "$work" "$work"

for game in rogue tactics city; do
    quietly "$reitti" play $game --line
    quietly "$reitti" play $game --lang prolog --line
    for program in $game $game-thesis $game-prolog $game-thesis-prolog; do
        quietly "$build/$program"
        quietly "$build/$program" --help
        quietly "$build/$program" --version
    done
    quietly "$build/original-$game-prolog"
done
for lang in c prolog; do
    quietly "$reitti" play strategy --lang $lang --line
done
for program in strategy strategy-prolog; do
    quietly "$build/$program"
    quietly "$build/$program" --help
done
ends 'status 141' "$build/original-rogue"
ends 'status 141' "$build/original-tactics"

quietly swipl -f none -F none --no-packs --on-error=status --on-warning=status analysis/sizes.pl -- . "$build"

echo "1..$number"
