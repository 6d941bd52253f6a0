#!/bin/sh
# mutants.sh [-n] [BUILD [FOLDER]] -- proves that `reitti check` can fail.
#
# A check that passes says little unless it fails when something is wrong.  Each
# block of tests/mutants.txt is one small mistake; it is made in a copy of the
# project, built there in BUILD (a relative path), and has to be noticed.  The last
# line is "N killed, N survived, N explained".  With -n nothing is built: it only says
# which mistakes can no longer be made, since their text is not there any more.  Of a
# FOLDER only the mistakes in files that have it in their path are made.
#
# Plans of many units have one of several right ways to be wrong, and checkers may be
# too mild: where they are broken, `make crowds` has to pass as well, in small.
only_look=
[ "$1" != -n ] || { only_look=yes && shift; }
build=${1:-build}
folder=$2
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
    case $file in
    */units/*) crowds=$build/tests/bin/crowds ;;
    *) crowds= ;;
    esac
    make -s BUILD="$build" "$build/reitti" "$build/reitti.qlf" $crowds >make.log 2>&1 </dev/null
}

# Its last line says how many runs there were.  Of bounds that are wrong, it also has to
# say so: a check that lets one of them pass has another last line.
check() {
    timeout 60 "$build/reitti" check --time-limit 5 >check.log 2>&1 </dev/null
    checked=$?
    if [ $checked -eq 0 ] && [ -n "$crowds" ]; then
        timeout 60 "$crowds" 20 1 1 crowd.world >>check.log 2>&1 </dev/null || checked=1
    fi
    for cases in right wrong; do
        timeout 60 "$build/reitti" check tests/bounds/$cases.cases --time-limit 5 2>&1 </dev/null |
            tail -n 1
    done >summary
    grep ' runs, ' check.log >>summary
    return $checked
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

# A mutant is killed by wrong answers (1), crashes and time limits (3, 124), and where
# other runs pass than usual; by its mirror if it promises something else.  Any other
# status means that the cases were not put to the searches at all.
try() {
    cp "$file" original && replaced >mutated || return
    [ -z "$only_look" ] || { verdict=there && return; }
    cp mutated "$file"
    if compile; then
        check
        case $? in
        0) if cmp -s summary usual; then noticed=; else noticed=yes; fi ;;
        1 | 3 | 124) noticed=yes ;;
        2) noticed=$(grep -q 'its mirror' check.log && echo yes || echo unread) ;;
        *) noticed=unread ;;
        esac
        case $noticed,$reason in
        ,) verdict=SURVIVED ;;
        ,*) verdict=explained ;;
        yes,) verdict=killed ;;
        esac
    fi
    cp original "$file" # and not its time, so that it is compiled again
}

judge() {
    [ -n "$name" ] || return
    file=${name%%: *}
    case $file in
    *"$folder"*) ;;
    *) return ;;
    esac
    verdict=
    try
    verdict=${verdict:-BROKEN}
    [ "$verdict" = there ] || echo "$verdict $name${reason:+ ($reason)}"
    echo "$verdict" >>verdicts
    name=
}

count() {
    grep -c "^$1$" verdicts
}

file=/units/
if [ -z "$only_look" ] && ! { compile && check; }; then
    cat make.log check.log >&2
    echo "mutants.sh: the check has to pass before it can fail" >&2
    exit 2
fi
[ -n "$only_look" ] || mv summary usual
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
if [ -n "$only_look" ]; then
    echo "$(count there) can be made, $(count BROKEN) cannot"
    [ "$(count there)" -gt 0 ] && [ "$(count BROKEN)" -eq 0 ]
    exit
fi
echo "$(count killed) killed, $(count SURVIVED) survived, $(count explained) explained"
[ "$(count killed)" -gt 0 ] && [ "$(count SURVIVED)" -eq 0 ] && [ "$(count BROKEN)" -eq 0 ]
