#!/bin/sh
# works.sh PREFIX EXAMPLES -- an installed Reitti does all that it should, from any
# directory, without the sources; TAP.  is.sh stands beside this.
prefix=$1
examples=$2
. "${0%/*}/is.sh"
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
PATH=$prefix/bin:$PATH
unset REITTI_DATA REITTI_SEARCHES
cd / || exit 2

is "it is the one that was installed" "$prefix/bin/reitti" "$(command -v reitti)"
is "it knows its version" yes "$(reitti --version | grep -q '^reitti [0-9]*\.[0-9]*\.[0-9]* (commit ' && echo yes)"
is "list: there are worlds" yes "$([ "$(reitti list worlds | wc -l)" -gt 20 ] && echo yes)"
is "solve: in both languages" "9 9" "$(reitti solve rogue 10,11 4,2 --lang both --format json | sed 's/.*"cost":\([0-9]*\).*/\1/' | xargs)"
is "solve: a world that is made" 0 "$(reitti solve maze:16x16:7 1,1 16,16 >/dev/null; echo $?)"
reitti check >"$work/check" 2>&1
is "check: every case" "0 0 failed" "$? $(grep -o '\<0 failed' "$work/check")"
grep -v '^ok' "$work/check" | tail -n 3 | sed 's/^/# /'
for style in tuned original; do
    for language in c prolog; do
        is "play: in $language, $style" yes \
            "$(printf 'q\n' | timeout 60 reitti play rogue --lang $language --style $style 2>&1 | head -n 40 | grep -qi 'rogue' && echo yes)"
    done
done

reitti measure --plan quick --out "$work/rows.csv" >"$work/said" 2>&1
is "measure: the quick plan" 0 $?
is "whatever was in time went well" "" \
    "$(awk -F , '/^#/ { next } !column["ending"] { for (i = 1; i <= NF; i++) column[$i] = i; next }
        $column["ending"] !~ /^(ok|timeout|)$/ { print $column["search"], $column["ending"] }' "$work/rows.csv" | sort -u)"
is "cases are called as in the tree" yes "$(grep -q '^tour,tests/cases/original.cases,' "$work/rows.csv" && echo yes)"
reitti report "$work/rows.csv" --out "$work/out" >"$work/said" 2>&1
is "report: the page and its tables" "0 yes" "$? $([ -s "$work/out/index.html" ] && [ -s "$work/out/tables/times-same.csv" ] && echo yes)"
is "with the sizes that were counted" yes "$([ "$(wc -l <"$work/out/tables/sizes.csv")" -gt 10 ] && echo yes)"
is "and plots" yes "$(ls "$work/out/plots" | grep -q png && echo yes)"

# ---- the library, from C ---------------------------------------------------------------
pc() {
    PKG_CONFIG_PATH=$prefix/lib/pkgconfig:$(echo "$prefix"/lib/*/pkgconfig) pkg-config "$@" reitti
}
world=$prefix/share/reitti/worlds/rogue.world
expected='(11,10)(11,9)(11,8)(10,7)(9,6)(8,5)(7,5)(6,4)(5,3)'
if command -v gcc >/dev/null && pc --exists; then
    gcc -std=c11 -Wall -Wextra -Wpedantic -Werror "$examples/route.c" -o "$work/route" $(pc --cflags --libs) 2>"$work/said"
    is "a C program is compiled" "0 " "$? $(cat "$work/said")"
    is "ten statements of it solve a world" "$expected" \
        "$(LD_LIBRARY_PATH=$(pc --variable=libdir) "$work/route" "$world")"
    gcc "$examples/route.c" -o "$work/static" $(pc --cflags) "$(pc --variable=libdir)/libreitti.a" -lm 2>"$work/said"
    is "so it does with the archive" "$expected" "$("$work/static" "$world")"
    is "and needs no library then" "" "$(ldd "$work/static" | grep reitti)"
else
    skip "a C program is compiled" "there is no compiler"
fi

# ---- and from Prolog -------------------------------------------------------------------
swi() {
    XDG_DATA_DIRS=$prefix/share:/usr/share swipl -f none --on-error=status "$@" </dev/null 2>&1
}
is "five lines of Prolog do the same" "5 $expected" \
    "$(grep -c '^[^%]' "$examples/route.pl") $(swi "$examples/route.pl" "$world")"
is "and check, in both languages" "c prolog" \
    "$(swi -g "use_module(library(reitti)), reitti_check(rogue, V, [search(two_phase)]),
        forall(member(verdict(_, _, _, L, passed), V), (print(L), nl)), reitti_check(original, [])" -t halt | sort -u | xargs)"
is "a name that nothing has is told" "world nosuch,cases nosuch" \
    "$(swi -g "use_module(library(reitti)),
        forall(member(G, [reitti_world(nosuch, _), reitti_check(nosuch, [])]),
               catch(G, error(existence_error(K, N), _), (write(K-N), nl)))" -t halt | tr - ' ' | paste -sd ,)"
is "its predicates are documented" "" \
    "$(swi -g "use_module(library(pldoc)), doc_collect(true), use_module(library(reitti)), use_module(library(pldoc/doc_process)),
        forall(( module_property(reitti_library, exports(Es)), member(E, Es) ),
               ( doc_comment(reitti_library:E, _, _, _) -> true ; print(E), nl ))" -t halt | grep '^reitti_')"

# ---- what is read ----------------------------------------------------------------------
is "man pages" "reitti-check.1" "$(ls "$prefix/share/man/man1" | sed 's/\.gz$//' | grep -x reitti-check.1)"
docs=$prefix/share/doc/reitti
is "links between texts" "" \
    "$(cd "$docs" && find . -name '*.md' | while read -r text; do
        grep -o '](\([^)#: ]*\)[)#]' "$text" | sed 's/^](//; s/[)#]$//' | while read -r link; do
            [ -e "$(dirname "$text")/$link" ] || echo "$text: $link"
        done
    done)"
echo "1..$number"
