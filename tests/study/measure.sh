#!/bin/sh
# measure.sh BUILD -- studies that are killed, resumed, and that meet bad searches.
#
# The bad searches are put into a copy of the project, two files each, as anybody
# would add one.
build=$1
number=0
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

is() { # NAME EXPECTED ACTUAL
    number=$((number + 1))
    if [ "$2" = "$3" ]; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        printf 'expected:\n%s\nactual:\n%s\n' "$2" "$3" | sed 's/^/# /'
    fi
}

measure() {
    timeout 120 "$reitti" measure rogue-1 --plan smoke --search two_phase --style tuned "$@"
}

# What was measured, without the measurements.
keys() {
    grep -v '^#' "$1" | cut -d, -f1-14 | sort
}

# ---- killed and resumed -----------------------------------------------------------
reitti=$build/reitti
measure --out "$work/whole.csv" --seed 1 2>/dev/null
is "a study ends with status 0" 0 $?
delay=1
ended=137
while [ $ended -eq 137 ] && [ $delay -lt 60 ]; do
    timeout -s KILL "0.$((delay * 7 % 10))" \
        "$reitti" measure rogue-1 --plan smoke --search two_phase --style tuned --resume \
        --out "$work/killed.csv" --seed 1 2>/dev/null
    ended=$?
    delay=$((delay + 1))
done
measure --resume --out "$work/killed.csv" 2>/dev/null
is "a study that was killed and resumed has the same rows" \
    "$(keys "$work/whole.csv")" "$(keys "$work/killed.csv")"
is "no row of it is there twice" "" "$(keys "$work/killed.csv" | uniq -d)"
is "there are rows of every kind" \
    "bridge cold control growth instructions kind prepare run work" \
    "$(keys "$work/whole.csv" | cut -d, -f1 | uniq | tr '\n' ' ' | sed 's/ $//')"
for writer in one other; do
    measure --resume --out "$work/shared.csv" --seed 1 2>"$work/$writer" &
done
wait
is "of two studies of one file the later goes on with what the earlier wrote" \
    "$(keys "$work/whole.csv")" "$(keys "$work/shared.csv")"
is "and says that it waits" "reitti: $work/shared.csv is being written: waiting for its writer" \
    "$(cat "$work/one" "$work/other" | grep waiting)"
sum=$(cksum <"$work/whole.csv")
measure --resume --out "$work/whole.csv" 2>/dev/null
is "a complete study is left alone" "$sum" "$(cksum <"$work/whole.csv")"
printf 'run,rogue-1,half a ro' >>"$work/whole.csv"
measure --resume --out "$work/whole.csv" 2>/dev/null
is "half a row at the end is cut off" "$sum" "$(cksum <"$work/whole.csv")"
measure --out "$work/whole.csv" --seed 1 2>"$work/said"
is "an older study is put aside" "$sum" "$(cksum <"$work/whole.csv.1")"
is "and it is said where" "reitti: what was in $work/whole.csv is now in $work/whole.csv.1" \
    "$(head -n 1 "$work/said")"
"$reitti" report "$work/whole.csv" "$work/whole.csv" >/dev/full 2>&1
is "a comparison that cannot be printed: status 4" 4 $?
echo 'nonsense' >"$work/nonsense.csv"
is "another file is not taken for a study" \
    "reitti: $work/nonsense.csv:1: not a row of measurements" \
    "$(measure --resume --out "$work/nonsense.csv" 2>&1)"
measure --out "$work" 2>/dev/null
is "results that cannot be written: status 4" 4 $?

# ---- bad searches -------------------------------------------------------------------
add() { # NAME C-STATEMENT PROLOG-GOAL: what each does instead of answering
    cat >"$work/project/c_impl/tuned/$1.c" <<END
#include "../kernels/breadth_first.h"
#include <stdlib.h>
static Route run(void *prepared, Square start, Square goal)
{
    $2
    return flood_route(prepared, start, goal, true);
}
SEARCH(.name = "$1", .style = "tuned", .summary = "misbehaves",
       .promises = {{"city", false, false}}, .prepare = flood_prepare, .run = run,
       .footprint = flood_footprint, .release = flood_release)
END
    cat >"$work/project/prolog_impl/tuned/$1.pl" <<END
:- module(tuned_$1, []).
:- use_module('../kernels/breadth_first').
:- multifile search:search_declaration/5.
search:search_declaration($1, tuned, tuned_$1, [promise(city, false, false)], "misbehaves").
prepare(World, Flood) :- flood_prepare(World, true, Flood).
run(Flood, Start, Goal, Route) :- $3, flood_route(Flood, Start, Goal, Route).
footprint(Flood, Start, Goal, Footprint) :- flood_footprint(Flood, Start, Goal, Footprint).
release(_).
loop :- repeat, fail.
END
}

mkdir "$work/project" "$work/project/$build" || exit 2
cp -a Makefile analysis bridge c_impl prolog_impl tests tools "$work/project"
for part in "$build"/*; do
    case $part in
    */sanitize | */clang | */study) ;;
    *) cp -a "$part" "$work/project/$build" ;;
    esac
done
add crashes 'abort();' true
add loops 'volatile bool on = true; while (on);' true
add lies 'Route route = flood_route(prepared, start, goal, true); route.cost++; return route;' true
add halts '' halt
add throws '' 'throw(ball)'
add fails '' fail
add spins '' loop
add eats '' 'throw(error(resource_error(memory), _))'
(cd "$work/project" && make BUILD="$build" "$build/reitti" "$build/reitti.qlf" "$build/reitti_plain.qlf") \
    >"$work/log" 2>&1 || cat "$work/log"
reitti=$work/project/$build/reitti

# How each language ended on the case, and whether it has times.
endings() { # SEARCH
    timeout 120 "$reitti" measure city-1 --plan smoke --time-limit 1 --search "$1" \
        --out "$work/$1.csv" 2>&1 | grep -v '^reitti: [0-9]'
    for lang in c prolog; do
        ending=$(grep "^run,city-1,.*,$1,tuned,$lang,optimize," "$work/$1.csv" | cut -d, -f14 | sort -u)
        echo "$lang $ending"
    done
}

is "a crash in C costs C its times" "c crashed
prolog ok" "$(endings crashes)"
is "so does a loop" "c timeout
prolog ok" "$(endings loops)"
is "and a wrong answer" "c wrong
prolog ok" "$(endings lies)"
is "halt in Prolog is no answer" "c ok
prolog no-answer" "$(endings halts)"
is "an exception is an error" "c ok
prolog error" "$(endings throws)"
is "so is failure" "c ok
prolog error" "$(endings fails)"
is "a loop in Prolog runs out of time" "c ok
prolog timeout" "$(endings spins)"
is "what eats memory runs out of it" "c ok
prolog out-of-memory" "$(endings eats)"
is "what was thrown is kept" "Unknown message: ball" \
    "$(grep -m 1 ',error,' "$work/throws.csv" | cut -d, -f26)"
echo "1..$number"
