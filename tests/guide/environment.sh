#!/bin/sh
# environment.sh BUILD -- every environment variable and exit status that the sources know
# is in README.md and in the manual; TAP.
build=$1
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

sources() {
    grep -rhoE "getenv\(['\"][A-Z_]+" bridge c_impl prolog_impl | sed 's/.*[^A-Z_]//'
    grep -rhoE '"(REITTI|XDG)_[A-Z_]+"' bridge c_impl | tr -d '"'
}
readme() { # HEAD: the first cells of the table with that head
    awk -F '|' -v head=" $1 " '$2 == head { inside = 1; next } !/^\|/ { inside = 0 } inside && !/^\|-/ { print $2 }' README.md |
        tr -d '` ' | LC_ALL=C sort
}
manual() { # SECTION
    awk -v head=".SH $1" '/^\.SH / { inside = $0 == head } inside && /^\.B [A-Z0-9_]*$/ { print $2 }' tools/install/reitti.1.in |
        LC_ALL=C sort
}

readme variable >"$work/readme"
is "there are variables" yes "$([ "$(wc -l <"$work/readme")" -gt 8 ] && echo yes)"
is "README.md has all variables" "" "$(sources | LC_ALL=C sort -u | LC_ALL=C comm -23 - "$work/readme")"
is "so has the manual" "$(readme variable)" "$(manual ENVIRONMENT)"
is "both have all exit statuses" "0 1 2 3 4" "$(readme 'exit status' | xargs)"
is "and no other" "$(readme 'exit status')" "$(manual 'EXIT STATUS')"
is "no command has another" "" "$(for command in $("$build/reitti" --help | sed -n 's/^  \([a-z]*\)  *[a-z].*/\1/p'); do
    "$build/reitti" "$command" --help | tr '\n' ' ' | sed -n 's/.*Exit status: //p' | grep -oE '(^|[;,] )[0-9]+' | grep -vE '[0-4]$'
done)"
echo "1..$number"
