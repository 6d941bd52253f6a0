#!/bin/sh
# runner.sh -- tests/run.sh counts what passed and what failed, whatever a test does;
# TAP.
root=$PWD
. tests/is.sh
tree=$(mktemp -d) || exit 2
trap 'rm -rf "$tree"' EXIT
cd "$tree" || exit 2

program() { # FILE TEXT
    mkdir -p "$(dirname "$1")"
    printf '#!/bin/sh\n%s\n' "$2" >"$1"
    chmod +x "$1"
}

for file in prolog/run.sh command/memory.sh games/programs.sh games/transcripts.sh; do
    program "tests/$file" 'echo 1..2; echo ok 1 - a; echo ok 2 - b'
done
program other/reitti 'echo ok 1 - c; echo 1..1'

# What is said at the end if one program more has this text.
last() { # LINES TEXT
    program other/tests/bin/test_more "$2"
    "$root/tests/run.sh" other >said 2>&1
    echo "status $?" >>said
    tail -n "$1" said | sed 's/ *(Wstat: [^T]*Tests/ (Tests/'
}

is 'all pass' '10 passed, 0 failed
status 0' "$(last 2 'echo 1..1; echo ok 1 - d')"
is 'one fails, and is named' 'other/tests/bin/test_more: not ok 2 - e
other/tests/bin/test_more (Tests: 2 Failed: 1)
10 passed, 1 failed
status 1' "$(last 4 'echo 1..2; echo ok 1 - d; echo not ok 2 - e; exit 1')"
is 'one dies' 'other/tests/bin/test_more (Tests: 1 Failed: 0)
10 passed, 1 failed
status 1' "$(last 3 'echo 1..2; echo ok 1 - d; kill -KILL $$')"
is 'one ends badly' 'other/tests/bin/test_more (Tests: 1 Failed: 0)
10 passed, 1 failed
status 1' "$(last 3 'echo 1..1; echo ok 1 - d; exit 3')"
is 'one has no plan' 'other/tests/bin/test_more (Tests: 0 Failed: 0)
9 passed, 1 failed
status 1' "$(last 3 'echo nothing')"
is 'one plans nothing' '9 passed, 1 failed
status 1' "$(last 2 'echo 1..0')"
is 'one does more than it planned' 'other/tests/bin/test_more (Tests: 2 Failed: 1)
10 passed, 1 failed
status 1' "$(last 3 'echo 1..1; echo ok 1 - d; echo ok 2 - e')"
is 'all pass, though one says what is no text' '10 passed, 0 failed
status 0' "$(last 2 'echo 1..1; printf "\\0\\377\\n"; echo ok 1 - d')"
last 0 'echo 1..1; echo not ok 1 - d; echo cause >&2' >/dev/null
is 'what a failing test says is shown' 1 "$(grep -c '^cause$' said)"
last 0 'echo 1..2; echo ok 1 - d; echo ok 2 - e \# SKIP f' >/dev/null
is 'what is skipped is shown' 1 "$(grep -c '^ok 2 - e # SKIP f$' said)"

echo "1..$number"
