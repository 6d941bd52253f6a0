#!/bin/sh
# run.sh BUILD... -- runs every test of each build, one more at a time than there are
# processors, as some wait for a terminal or a clock, and counts them.  The last line is
# "N passed, N failed".
#
# What takes longest comes first, so that nothing waits for it in the end.  What failed
# is said once more at the end, where it is found.  A program that plans nothing, or
# ends otherwise than by its plan, is a failure too.
said=$(mktemp) || exit 2
trap 'rm -f "$said"' EXIT

list() { # BUILD...: the commands, one a line
    # What does not depend on the build, or takes long: once is enough.
    if [ "$1" = build ]; then
        echo "tests/prolog/run.sh build tests/page"
        echo "tests/prolog/run.sh build tests/analysis"
        for script in tests/gallery/*.sh tests/study/*.sh tests/games/screen*.sh tests/page/*.sh \
            tests/tools/*.sh tests/guide/*.sh tests/schema/*.sh tests/growth/*.sh tests/outside/*.sh \
            tests/install/*.sh tests/originals/*.sh; do
            echo "$script build"
        done
    fi
    # What another compiler or a sanitizer may change: the C side, and the border.
    for build in "$@"; do
        case $build in
        build/clang) scripts= ;;
        build/sanitize) scripts=tests/command/transcripts.sh ;;
        *) scripts="tests/prolog/run.sh $(echo tests/command/*.sh) tests/games/programs.sh tests/games/transcripts.sh" ;;
        esac
        for script in $scripts; do
            echo "$script $build"
        done
        case $build in
        build) echo "$build/reitti check --format tap" ;;
        *) echo "$build/reitti check --format tap --lang c" ;;
        esac
        for program in "$build"/tests/bin/test_*; do
            [ ! -e "$program" ] || echo "$program"
        done
    done
}

# All that a test says is seen, but for its plan, what passed, and what a search refuses.
list "$@" |
    CMOCKA_MESSAGE_OUTPUT=TAP prove --norc --jobs "$(($(nproc) + 1))" --verbose --merge --exec 'sh -c' - 2>&1 |
    grep -av --line-buffered -e '^ok [0-9]* - [^#]*$' -e '# SKIP refused by the search$' -e '^1\.\.[1-9]' | tee "$said"
awk '
    / \.\.+ $/ { name = $0; sub(/ \.\.+ $/, ": ", name) }
    /^not ok / { print name $0 }
    /\.\. skipped: / { print; ended++ }
    / \(Wstat: / { print; failed += $NF; ended += $NF + 0 == 0 }
    /^Files=/ { sub(/.*Tests=/, ""); tests = $0 + 0 }
    END { print tests - failed " passed, " failed + ended " failed"; exit failed + ended > 0 || tests == 0 }' "$said"
