#!/bin/sh
# new.sh BUILD -- reitti new writes a pair that is known at once and fails its cases; TAP.
case $1 in /*) build=$1 ;; *) build=$PWD/$1 ;; esac
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
reitti=$build/reitti
tree=$PWD
cd "$work" || exit 2
export REITTI_CACHE="$work/cache"
unset REITTI_SEARCHES

says() { # ARGUMENT...: what is told, and the exit status
    $reitti new "$@" >out 2>&1
    echo "$? $(head -1 out)"
}

is 'it writes two files' '0 mine.c' "$(says mine)"
is 'and says what to run next' "mine.pl,Write them, then:,\
  $reitti --searches . check --search mine,\
  $reitti --searches . measure --search mine --plan quick --out mine.csv,\
  $reitti --searches . report mine.csv --out mine-report" "$(tail -n +2 out | paste -sd ,)"
is 'the first of these fails, as nothing is written yet' '3 12 runs, 0 passed, 12 failed, 12 not written yet' \
    "$(sed -n 's/ check / check original /; s/^  \(.* check .*\)/\1/p' out | sh >said 2>&1
    echo "$? $(sed -n 's/.*languages: \(.*\) (.*/\1/p' said), $(grep -c '^  not written yet$' said) not written yet")"
is 'both halves may use all of the library' '#include <reitti.h>:- use_module(library(reitti)).' \
    "$(grep -h '^#include <reitti\|^:- use_module' mine.c mine.pl | tr -d '\n')"
cp mine.c kept
is 'it overwrites nothing' '2 reitti: mine.c: is there already; nothing was written' "$(says mine)"
touch half.pl
is 'and writes both files or none' '2 reitti: half.pl: is there already; nothing was written no half.c' \
    "$(says half) $([ -e half.c ] || echo no half.c)"
is 'what was there stays' "$(cat kept)" "$(cat mine.c)"
is 'a name that is none' "2 reitti: 'Mine' is not a name: up to 40 small letters, digits and _ are, a letter first" "$(says Mine)"
is 'nor is a path' "2 reitti: '../mine' is not a name: up to 40 small letters, digits and _ are, a letter first" "$(says ../mine)"
is 'a name that is taken' '2 reitti: the name is taken: there is a plain search greedy, c_impl/route/plain/greedy.c' "$(says greedy)"
is 'taken by one from outside' "2 reitti: the name is taken: there is a plain search mine, $work/mine.c" "$(
    rm half.pl
    says mine --searches .)"
is 'a name is needed' '2 reitti: one NAME; see reitti new --help' "$(says)"
is 'a problem that there is not' "2 reitti: --problem: no problem is called 'no'; see reitti list problems" "$(says a --problem no)"
is 'a game that there is not' "2 reitti: --game: no game is called 'no'; see reitti list games" "$(says a --game no)"
is 'a search that there is not' "2 reitti: --like: no search that can be copied is called 'no'; see reitti list searches" \
    "$(says a --like no)"
is 'one that needs the tree' '2 reitti: --like: shadowcast rests upon what only searches in the source tree have' \
    "$(says a --like shadowcast)"
is 'a style of 2010' '2 reitti: --style: a search is thesis, plain or tuned; those of style original are the programs of 2010' \
    "$(says a --style original)"
is 'where nothing can be written' 'reitti: a.c: No such file or directory 4' \
    "$(cd /proc && $reitti new a 2>&1 | tr '\n' ' '; cd /proc && $reitti new a 2>/dev/null; echo $?)"
says seen --problem sight --game rogue --style tuned >/dev/null
says copied --like uniform_cost >/dev/null
is 'problem, game, style, and a copy under another name' \
    'copied tuned c best,copied tuned prolog best,mine plain c,mine plain prolog,seen tuned c,seen tuned prolog' \
    "$($reitti --searches . list searches 2>&1 | grep -e reitti: -e '^copied' -e '^mine' -e '^seen' |
        awk '{ print $1, $2, $3 (/best/ ? " best" : "") }' | paste -sd ,)"
is 'which is right as what it is like' 0 "$($reitti --searches . check city-1 --search copied >/dev/null 2>&1; echo $?)"

# In a source tree: its places, with what the build has found there.
mkdir -p tree/build tree/tests tree/c_impl/route/plain tree/prolog_impl/route/plain
ln -s "$tree/tests/worlds" tree/tests/worlds
cp "$build/reitti" tree/build
cd tree || exit 2
reitti=build/reitti
is 'in the source tree it stands where such searches stand' \
    "$(printf '%s\n' ./c_impl/route/thesis/mine.c ./prolog_impl/route/thesis/mine.pl)" \
    "$($reitti new mine --style thesis >said; find . -name 'mine.*' | sort)"
is 'and is made first' '  make && build/reitti check --search mine' "$(sed -n 4p said)"
is 'by relative paths' '#include "../../moves.h"' "$(grep -m 1 include c_impl/route/thesis/mine.c)"
is 'in Prolog, too' ":- use_module('../../moves')." "$(grep moves prolog_impl/route/thesis/mine.pl)"
is 'told to its mirror' 'Mirror: c_impl/route/thesis/mine.c.' "$(grep Mirror prolog_impl/route/thesis/mine.pl)"
echo "1..$number"
