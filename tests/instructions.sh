#!/bin/sh
# instructions.sh BUILD -- machine instructions of one run of each C search on each
# case of the original study, counted by callgrind: those of 101 runs less those of
# one, divided by 100.  The counts repeat exactly for one build.
#
# Prints: case, search, style, instructions; and for each search in both styles how
# many times fewer the tuned one takes than that of the thesis.
build=$1
repeat=$build/tests/bin/repeat

count() { # RUNS WORLD SEARCH STYLE QUESTION...
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$repeat" "$@" 2>&1 >/dev/null |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

answers() { # WORLD SEARCH STYLE FROM TO: whether the search is one for this question
    "$build/reitti" solve "$1" "$4" "$5" --search "$2" --style "$3" </dev/null >/dev/null 2>&1
    [ $? -le 1 ]
}

grep -v '^;' tests/cases/original.cases | while read -r name world from to _; do
    world=tests/worlds/$world.world
    "$build/reitti" list searches | while read -r search style lang _; do
        [ "$lang" = c ] && answers "$world" "$search" "$style" "$from" "$to" || continue
        once=$(count 1 "$world" "$search" "$style" "$from" "$to")
        many=$(count 101 "$world" "$search" "$style" "$from" "$to")
        instructions=$(((many - once) / 100))
        ratio=
        case $style in
        thesis) thesis="$search $instructions" ;;
        tuned)
            [ "$search" = "${thesis% *}" ] &&
                ratio=$(awk "BEGIN { printf \"%.1f times fewer\", ${thesis#* } / $instructions }")
            ;;
        esac
        printf '%-10s %-16s %-7s %8d  %s\n' "$name" "$search" "$style" "$instructions" "$ratio"
    done
done
