#!/bin/sh
# outside.sh BUILD -- two files in any directory are a search like any other, games,
# makers and problems, too, and leave nothing behind when they go; TAP.
case $1 in /*) build=$1 ;; *) build=$PWD/$1 ;; esac
. tests/is.sh
reitti=$build/reitti
tree=$PWD
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
cd "$work" || exit 2
export REITTI_CACHE="$work/cache"
unset REITTI_SEARCHES
search=bellman_ford
# Instructions are not counted: valgrind takes long.
mkdir bin mine && printf '#!/bin/sh\nexit 1\n' >bin/valgrind && chmod +x bin/valgrind
PATH=$work/bin:$PATH
cp "$tree"/examples/searches/$search.* mine

listed() { # COMMAND...: how often the search is listed, the exit status, what is told
    said=$("$@" 2>errors)
    status=$?
    echo "$(echo "$said" | grep -c "^$search ") $status$(cat errors)"
}

$reitti list >before
is 'it is listed, --searches before the command' '2 0' "$(listed $reitti --searches mine list searches)"
is 'after it' '2 0' "$(listed $reitti list searches --searches=mine)"
is 'in the environment' '2 0' "$(listed env REITTI_SEARCHES=:mine: $reitti list searches)"
is 'and by two ways at once' '2 0' "$(listed env REITTI_SEARCHES=mine $reitti --searches ./mine list searches)"
is 'a directory that is not there is told, and fails' '2 1reitti: nowhere: No such file or directory' \
    "$(listed $reitti --searches nowhere list searches --searches mine)"
is 'a file is no directory' "0 1reitti: $work/before: Not a directory" \
    "$(listed $reitti --searches before list searches)"
is 'the option needs a value' '0 2reitti: --searches needs the name of a directory' \
    "$(listed $reitti list searches --searches)"
mkdir ./'-my  searches (2)' 'a:b' "$(printf 'latin\351')"
cp mine/* ./'-my  searches (2)'
is 'names may have blanks and begin with -' '2 0' "$(listed $reitti --searches '-my  searches (2)' list searches)"
is 'but no colon' "0 1reitti: a:b: the name of a directory of searches is UTF-8, without ':' and control characters" \
    "$(listed $reitti --searches a:b list searches)"
is 'and they are UTF-8' '0 1reitti: latin: the name of a directory of searches is UTF-8' \
    "$(listed $reitti --searches "$(printf 'latin\351')" list searches | tr -d '\351' | cut -d, -f 1)"

# What was built is used as long as nothing changes.
built=$(stat -c %y cache/*.so | sort)
$reitti --searches mine list searches >/dev/null
is 'it is compiled once' "$built" "$(stat -c %y cache/*.so | sort)"
is 'without a place to keep it, it is built for once, and goes' '2 0 0' \
    "$(listed env REITTI_CACHE=/dev/null/a HOME=/dev/null XDG_CACHE_HOME= TMPDIR="$work" $reitti --searches mine list searches) \
$(find . -maxdepth 1 -name 'reitti-*' | wc -l)"
is 'kept in the cache of the user otherwise' 2 \
    "$(env -u REITTI_CACHE XDG_CACHE_HOME="$work/xdg" $reitti --searches mine list searches >/dev/null; ls xdg/reitti | wc -l)"

is 'it is solved in both languages' 'bellman_ford (plain, c): 10 steps, 68 squares expanded,bellman_ford (plain, prolog): 10 steps, 68 squares expanded' \
    "$($reitti --searches mine solve rogue 10,11 3,2 --search $search --lang both | grep '(plain' | paste -sd ,)"
is 'it passes every case of the original' '12 runs, 12 passed' \
    "$($reitti --searches mine check original --search $search | sed -n 's/.*languages: \(.* passed\), 0 failed.*/\1/p')"
is 'it is traced' 2 "$($reitti --searches mine traces city-1 --search $search | wc -l)"
for lang in c prolog; do
    printf '1\n2\n2\n4\n9\n8\n' | $reitti --searches mine play city --search $search --line --lang $lang |
        sed -n '/^Route/,$p' | sed 's/[0-9.]* [mµ]*s\>//' >played.$lang
done
is 'it is played, in both languages alike' yes "$([ -s played.c ] && cmp -s played.c played.prolog && echo yes)"

measure() {
    $reitti --searches mine measure city-1 --search $search,all_levels --plan smoke --seed 1 --resume --out mine.csv 2>&1 |
        grep -v 'about\|instructions'
}
measure >said
is 'it is measured, beside one of the project' 'all_levels,c,ok all_levels,prolog,ok bellman_ford,c,ok bellman_ford,prolog,ok' \
    "$(columns mine.csv kind search lang ending | sed -n 's/^run,//p' | sort -u | paste -sd ' ')"
is 'and not again, as long as it is the same' 'reitti: mine.csv is complete; remove it to measure again' "$(measure)"
sed -i 's/got cheaper tells/became cheaper tells/' mine/$search.*
is 'but once it was changed' 'reitti: what was in mine.csv is now in mine.csv.1' "$(measure)"

# One that does not do the same work in both languages: only its own row fails.
sed -i 's/Known =< ByHere/Known < ByHere/' mine/$search.pl
is 'what does not do the same work fails' 'bellman_ford' \
    "$($reitti --searches mine check city-1 --search $search,all_levels --format tap |
        sed -n 's/^not ok [0-9]* - city-1 \([a-z_]*\).*/\1/p' | sort -u)"
is 'and is told with a command that repeats it' "$search (plain, prolog)" \
    "$($reitti --searches mine check city-1 --search $search | sed -n "s|^  repeat: \(.*\)reitti solve|\1$reitti solve|p" | grep -m 1 'lang prolog' |
        sh | sed -n '1s/:.*//p')"

rm mine/$search.*
$reitti --searches mine list >after 2>&1
is 'without its files it is gone' "$(cat before)" "$(cat after)"
is 'and what was built of it' '' "$(find cache -name '*.so' | while read -r library; do
    grep -q "$work/mine" "${library%.so}.made" && echo "$library"
done)"

# A game, a maker, a problem and its search, out of their places in a tree.
for part in game maker problem; do
    for file in $(cd "$tree/tests/growth/$part" && find . -name '*.c' -o -name '*.pl'); do
        sed "s|#include \"\(\.\./\)*|#include \"|; s|'\(\.\./\)\{1,\}\([^']*\)'|reitti(\2)|" \
            "$tree/tests/growth/$part/$file" >"mine/${file##*/}"
    done
    find "$tree/tests/growth/$part" -name '*.cases' -o -name '*.world' | xargs -r -I % cp % .
done
sed -i 's/ dropped_meadow / dropped_meadow.world /' dropped_game.cases
is 'a game, a maker, a problem and its search are there' \
    'games dropped_game,makers dropped_maker,problems dropped_problem,searches dropped_look,searches dropped_look' \
    "$(for kind in games makers problems searches; do
        $reitti --searches mine list $kind 2>&1 | sed -n "s/^\(dropped_[a-z]*\|reitti:.*\) .*/$kind \1/p"
    done | paste -sd ,)"
$reitti --searches mine check dropped_game.cases dropped_problem.cases >said 2>&1
is 'their cases are right' '0 0 failed' "$? $(grep -o ' 0 failed' said | tr -d '\n' | sed 's/^ //')"
is 'the maker makes worlds' '........ ########' "$($reitti --searches mine world dropped_maker:8x9 | tail -2 | paste -sd ' ')"
sed -i 's/"pushes"/"pulls"/; s/\.unit = "[a-z]*"/.unit = "other"/' mine/dropped_game.c
is 'halves of a game that differ are told' yes \
    "$($reitti --searches mine list games 2>&1 | grep -q "dropped_game.c:[0-9]*: says 'unit: other', but dropped_game.pl:[0-9]* says 'unit: " && echo yes)"
echo "1..$number"
