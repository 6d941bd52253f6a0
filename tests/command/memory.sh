#!/bin/sh
# memory.sh BUILD [all] -- whichever allocation of the command fails, it says so and ends
# with status 3; it never crashes.
#
# After the first fifty, of which each fails in turn, ever fewer do, others in each run:
# most are made where those before them were.  `all` leaves none out, as `make soak` does.
number=0
sparse=${2:-50}
[ "$sparse" != all ] || sparse=1000000
chance=$(date +%S)

survives() { # ARGUMENT...
    number=$((number + 1))
    n=1
    while :; do
        actual=$(FAIL_AT=$n "$build/tests/bin/reitti_failing" "$@" 2>&1)
        status=$?
        [ $status -eq 0 ] && break
        if [ $status -ne 3 ] || [ "${actual%out of memory*}" = "$actual" ] || [ $n -gt 5000 ]; then
            echo "not ok $number - $* survives any failure"
            echo "# allocation $n, status $status: $actual"
            return
        fi
        n=$((n + 1))
        [ $n -le $sparse ] || n=$((n + (n + ${chance#0}) % (n / 25)))
    done
    if [ $n -gt 3 ]; then
        echo "ok $number - $* survives any failure"
    else
        echo "not ok $number - $* survives any failure, but there were only $n"
    fi
}

build=$1
survives solve rogue 10,11 3,2
survives solve tactics 1,1,1 1,10,10 --style thesis --trace
survives solve city 1,2,2 4,9,8 --format json
survives list worlds
survives check rogue-1 --lang c --search two_phase
survives solve rogue 10,11 3,2 --lang prolog
echo "1..$number"
