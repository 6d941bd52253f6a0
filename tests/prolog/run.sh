#!/bin/sh
# run.sh BUILD [DIRECTORY] -- runs every plunit test here, or in the directory,
# against BUILD; TAP.
#
# Each file has a process of its own.  One that does not load, has no tests, or
# ends otherwise than by its plan counts as one more failure.
build=$(cd "$1" && pwd) || exit 2

# Sources are UTF-8, whatever the locale.
LC_ALL=C.UTF-8
export LC_ALL

# A library with the address sanitizer needs its runtime to come first.  Prolog
# itself frees little at its end.  What is freed is held back for a while only, since a
# test looks at how much memory is taken.  Only the tests here load the library; the
# others are of what always runs with -O.
sanitizer=
optimise=-O
[ -n "$2" ] || optimise=
[ -n "$2" ] || sanitizer=$(ldd "$build/reitti_c.so" | awk '/libasan/ { print $3 }')

for file in "${2:-tests/prolog}"/test_*.pl; do
    echo "begin $file"
    timeout 300 env LD_PRELOAD="$sanitizer" \
        ASAN_OPTIONS=detect_leaks=0:use_sigaltstack=0:quarantine_size_mb=16 \
        swipl $optimise --on-error=status --on-warning=status -f none -F none --no-packs \
        -p foreign="$build" tests/prolog/tap.pl -- "$file" 2>&1
    printf '\nend %d\n' $?
done | awk '
    /^begin / { file = $2; planned = seen = bad = 0; next }
    /^1\.\.[0-9]+$/ { planned = substr($0, 4) + 0; next }
    /^(not )?ok - / {
        seen++
        bad += /^not/
        sub(/ok - /, "ok " ++number " - ")
        print
        next
    }
    /^end [0-9]+$/ {
        if (planned == 0 || seen != planned || (bad == 0 && $2 != 0)) {
            bad++
            print "not ok " ++number " - " file " ends by its plan"
            print "# status " $2 " after " seen " of " planned " tests"
        }
        failed += bad
        next
    }
    /^# / { print; next }
    /./ { print "# " $0 }
    END { print "1.." number + 0; exit failed > 0 || number == 0 }'
