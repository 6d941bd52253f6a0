#!/bin/sh
# transcripts.sh BUILD -- does what stands in tests/command/*.txt and compares.
#
# `$ COMMAND` is run by the shell, with the build's reitti in the PATH; the lines
# below it are what must be printed, standard error included, and `=> N` the exit
# status if it is not 0.  `;` lines are comments.  $scratch is a directory for the
# commands' own files, which is SCRATCH in what they print.
build=$(cd "$1" && pwd)
PATH=$build:$build/tests/bin:$PATH
number=0
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
newline='
'

# Empty lines count between lines, not around them.
trim() {
    awk 'NF { if (seen && !/^=> /) while (empty-- > 0) print ""; print; seen = 1; empty = 0; next }
        { empty++ }'
}

finish() {
    [ -z "$command" ] && return
    number=$((number + 1))
    actual=$( (eval "$command" 2>&1; echo "=> $?") | sed "s|$scratch|SCRATCH|g" | trim)
    case $expected in
    *"=> "*) ;;
    *) expected="$expected$newline=> 0" ;;
    esac
    expected=$(printf '%s\n' "$expected" | trim)
    if [ "$actual" = "$expected" ]; then
        printf '%s\n' "ok $number - $command"
    else
        printf '%s\n' "not ok $number - $command"
        printf '%s\n' "$file expected:" "$expected" "but got:" "$actual" | sed 's/^/# /'
    fi
}

for file in tests/command/*.txt; do
    command=
    while IFS= read -r line; do
        case $line in
        '$ '*)
            finish
            command=${line#\$ }
            expected=
            ;;
        ';'*) ;;
        *) expected="$expected$newline$line" ;;
        esac
    done <"$file"
    finish
    command=
done
echo "1..$number"
