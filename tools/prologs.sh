#!/bin/sh
# prologs.sh BUILD PROCESSES [GAME...] -- times the programs of 2010 in SWI-Prolog and,
# if it is there, in GNU Prolog, in turn, and prints rows of comma-separated values.
# GNU Prolog indexes facts by their first argument only, as Prologs of 2010 did.
build=$1
processes=$2
shift 2
[ $# -gt 0 ] || set -- $(cd prolog_impl/originals && basename -s .pl ./*.pl)
number=0
echo "system,version,game,case,process,block,runs,with_ms,without_ms,executable_bytes"

rows() { # SYSTEM VERSION GAME BYTES; the lines of original_clock.pl come in
    awk -F, -v head="$1,$2,$3" -v process="$number" -v bytes="$4" '
        { print head "," $1 "," process "," ++block[$1] "," $2 "," $3 "," $4 "," bytes }'
}

swi() { # GAME
    swipl -O -q -f none -F none --no-packs --on-error=status \
        -g "set_prolog_gc_thread(false), clock_main" -t halt \
        "prolog_impl/originals/$1.pl" "prolog_impl/support/original_$1.pl" \
        prolog_impl/support/original_clock.pl </dev/null |
        rows swi "$(swipl --version | awk '{ print $3 }')" "$1" \
            "$(wc -c <"$build/original-$1-prolog")"
}

gnu() { # GAME
    [ -x "$build/gnu/clock-$1" ] || return 0
    "$build/gnu/clock-$1" </dev/null |
        rows gnu "$(gplc --version 2>&1 | awk 'NR == 1 { print $NF }')" "$1" \
            "$(wc -c <"$build/gnu/original-$1.stripped")"
}

while [ "$number" -lt "$processes" ]; do
    number=$((number + 1))
    for game in "$@"; do
        if [ $((number % 2)) = 1 ]; then
            swi "$game"
            gnu "$game"
        else
            gnu "$game"
            swi "$game"
        fi
    done
done
