#!/bin/sh
# run.sh BUILD... -- runs every test of each build and counts them.
#
# Each test program and script prints TAP.  One that ends otherwise than by its
# plan counts as one more failure.  The last line is "N passed, N failed".
passed=0
failed=0
output=$(mktemp)
trap 'rm -f "$output"' EXIT

run() { # NAME COMMAND...
    name=$1
    shift
    CMOCKA_MESSAGE_OUTPUT=TAP "$@" >"$output" 2>&1
    status=$?
    planned=$(sed -n 's/^1\.\.\([0-9]*\).*/\1/p' "$output" | tail -n 1)
    good=$(grep -c '^ok ' "$output")
    bad=$(grep -c '^not ok ' "$output")
    if [ "${planned:-0}" -eq 0 ] || [ $((good + bad)) -ne "${planned:-0}" ] ||
        { [ "$bad" -eq 0 ] && [ "$status" -ne 0 ]; }; then
        bad=$((bad + 1))
        echo "$name: ended with status $status after $good of ${planned:-no} tests"
    fi
    if [ "$bad" -gt 0 ]; then
        grep -v '^ok ' "$output" | sed "s|^|$name: |"
    else
        echo "$name: $good passed"
    fi
    passed=$((passed + good))
    failed=$((failed + bad))
}

for build in "$@"; do
    for program in "$build"/tests/bin/test_*; do
        run "$program" "$program"
    done
    for script in tests/command/*.sh tests/games/programs.sh tests/games/transcripts.sh; do
        run "$build $script" "$script" "$build"
    done
    run "$build tests/prolog" tests/prolog/run.sh "$build"
    run "$build reitti check" "$build/reitti" check --format tap
done
# What does not depend on the build, or takes long: once is enough.
if [ "$1" = build ]; then
    run tests/analysis tests/prolog/run.sh build tests/analysis
    run tests/page tests/prolog/run.sh build tests/page
    for script in tests/page/*.sh tests/games/screen.sh tests/study/*.sh; do
        run "$script" "$script" build
    done
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
