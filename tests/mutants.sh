#!/bin/sh
# mutants.sh [BUILD] -- proves that `reitti check` can fail.
#
# A check that passes says little unless it fails when something is wrong.  Each
# block of tests/mutants.txt is one small mistake; it is made in a copy of the
# project, built there in BUILD (a relative path), and has to be noticed.  The last
# line is "N killed, N survived, N explained".
build=${1:-build}
list=$PWD/tests/mutants.txt
newline='
'
case $build in
/*) echo "mutants.sh: $build is not relative: mistakes belong into the copy" >&2 && exit 2 ;;
esac
copy=$(mktemp -d) || exit 2
trap 'rm -rf "$copy"' EXIT
trap 'exit 2' HUP INT TERM
cp -R Makefile bridge c_impl prolog_impl tests tools "$copy" && cd "$copy" || exit 2
unset MAKEFLAGS # one job, and no other BUILD

compile() {
    make -s BUILD="$build" "$build/reitti" "$build/reitti.qlf" >make.log 2>&1 </dev/null
}

check() {
    timeout 60 "$build/reitti" check --time-limit 5 >check.log 2>&1 </dev/null
}

# Prints the file with the text replaced.  The text has to occur once, or as often
# as it takes to replace the occurrence that was asked for.
replaced() {
    find=$find with=$with nth=$nth awk '
        { text = text $0 "\n" }
        END {
            find = ENVIRON["find"]
            for (from = 1; at = index(substr(text, from), find); from += at)
                place[++count] = from + at - 1
            nth = ENVIRON["nth"] == "" && count == 1 ? 1 : ENVIRON["nth"]
            if (find == "" || !(nth in place))
                exit 1
            printf "%s%s%s", substr(text, 1, place[nth] - 1), ENVIRON["with"],
                substr(text, place[nth] + length(find))
        }' "$file"
}

# A mutant is killed by wrong answers (1), crashes and time limits (3, 124).  Any
# other status means that the cases were not put to the searches at all.
try() {
    cp "$file" original && replaced >mutated || return
    cp mutated "$file"
    if compile; then
        check
        case $? in
        0) if [ -n "$reason" ]; then verdict=explained; else verdict=SURVIVED; fi ;;
        1 | 3 | 124) [ -n "$reason" ] || verdict=killed ;;
        esac
    fi
    cp original "$file" # and not its time, so that it is compiled again
}

judge() {
    [ -n "$name" ] || return
    file=${name%%: *}
    verdict=
    try
    verdict=${verdict:-BROKEN}
    echo "$verdict $name${reason:+ ($reason)}"
    echo "$verdict" >>verdicts
    name=
}

count() {
    grep -c "^$1$" verdicts
}

if ! { compile && check; }; then
    cat make.log check.log >&2
    echo "mutants.sh: the check has to pass before it can fail" >&2
    exit 2
fi
: >verdicts
name=
while IFS= read -r line || [ -n "$line" ]; do
    case $line in
    '- '*) find=$find${find:+$newline}${line#- } ;;
    '+ '*) with=$with${with:+$newline}${line#+ } ;;
    '@ '*) nth=${line#@ } ;;
    '= '*) reason=${line#= } ;;
    ';'* | '') ;;
    *)
        judge
        name=$line find='' with='' nth='' reason=''
        ;;
    esac
done <"$list"
judge
echo "$(count killed) killed, $(count SURVIVED) survived, $(count explained) explained"
[ "$(count killed)" -gt 0 ] && [ "$(count SURVIVED)" -eq 0 ] && [ "$(count BROKEN)" -eq 0 ]
