#!/bin/sh
# instructions.sh BUILD -- machine instructions of one run of each C search on each
# case of the original study, counted by callgrind: those of 101 runs less those of
# one, divided by 100.  The counts repeat exactly for one build.
#
# Prints: case, search, style, instructions; and for each search in both styles how
# many times fewer the tuned one takes.
build=$1
repeat=$build/tests/bin/repeat

count() { # RUNS WORLD FROM TO SEARCH STYLE
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$repeat" "$@" 2>&1 >/dev/null |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

grep -v '^;' tests/cases/original.cases | while read -r name world from to _; do
    game=$(sed -n 's/^game //p' "tests/worlds/$world.world")
    thesis=
    "$build/reitti" list searches | while read -r search style lang games _; do
        case $lang,$games in
        c,"$game"*) ;;
        *) continue ;;
        esac
        once=$(count 1 "tests/worlds/$world.world" "$from" "$to" "$search" "$style")
        many=$(count 101 "tests/worlds/$world.world" "$from" "$to" "$search" "$style")
        instructions=$(((many - once) / 100))
        ratio=
        [ "$search" = "$last" ] && ratio=$(awk "BEGIN { printf \"%.1f times fewer\", $thesis / $instructions }")
        printf '%-10s %-16s %-7s %8d  %s\n' "$name" "$search" "$style" "$instructions" "$ratio"
        last=$search
        thesis=$instructions
    done
done
