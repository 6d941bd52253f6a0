#!/bin/sh
# run.sh BUILD... -- runs every test of each build, as many at a time as there are
# processors, and counts them.  The last line is "N passed, N failed".
#
# What takes longest comes first, so that nothing waits for it in the end.  What failed
# is said once more at the end, where it is found.
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

list() { # BUILD...: the commands, one a line
    # What does not depend on the build, or takes long: once is enough.
    if [ "$1" = build ]; then
        echo "tests/prolog/run.sh build tests/analysis"
        for script in tests/gallery/*.sh tests/study/*.sh tests/games/screen.sh tests/page/*.sh tests/tools/*.sh; do
            echo "$script build"
        done
        echo "tests/gallery/gallery.sh build/sanitize"
        echo "tests/prolog/run.sh build tests/page"
    fi
    for build in "$@"; do
        echo "tests/prolog/run.sh $build"
        for script in tests/command/*.sh tests/games/programs.sh tests/games/transcripts.sh; do
            echo "$script $build"
        done
        echo "$build/reitti check --format tap"
        for program in "$build"/tests/bin/test_*; do
            echo "$program"
        done
    done
}

{
    list "$@" | xargs -n 1 -d '\n' -P "$(nproc)" tests/run_one.sh "$work/counts" ||
        { echo "0 1" >>"$work/counts" && echo 'tests/run.sh: a test did not run'; }
} | tee "$work/said"
grep ': \(not ok\|ended with status\|a test did not run\)' "$work/said"
awk '{ passed += $1; failed += $2 }
    END { print passed + 0 " passed, " failed + 0 " failed"; exit failed > 0 || passed == 0 }' "$work/counts"
