#!/bin/sh
# drop_in.sh BUILD -- a search, a game, a maker and a problem are added by their files alone,
# are found everywhere, and leave nothing behind when the files go; TAP.
#
# This is done in a copy of the project, with a copy of what is built, so that little
# has to be compiled.  Each folder here has the files of one thing in their places.
build=$1
. tests/is.sh
tree=$(mktemp -d) || exit 2
trap 'rm -rf "$tree"' EXIT
trap 'exit 2' HUP INT TERM
growth=$PWD/tests/growth

cp -a Makefile README.md analysis bridge c_impl prolog_impl tests tools "$tree" &&
    mkdir "$tree/build" "$tree/bin" || exit 2
for made in "$build"/*; do
    case ${made##*/} in
    sanitize | clang | study | units) ;;
    *) cp -a "$made" "$tree/build" ;;
    esac
done
cd "$tree" || exit 2
reitti=build/reitti

# Instructions are not counted: valgrind takes long.
printf '#!/bin/sh\nexit 1\n' >bin/valgrind
chmod +x bin/valgrind

builds() { # WHAT
    env -u MAKEFLAGS -u MAKELEVEL make -s $reitti build/reitti.qlf build/reitti_plain.qlf >said 2>&1 </dev/null
    status=$?
    grep 'error\|warning\|mirror' said | sed 's/^/# /'
    is "$1: builds" 0 $status
}

# A row of the list for each language, the others as they were.
lists() { # WHAT KIND PATTERN ROWS
    is "$1: is listed" "$4" "$($reitti list "$2" | grep -c "$3")"
}

# All that is known of the thing: it passes the check in both languages, and is measured.
does() { # WHAT CASE SEARCH RUNS
    $reitti check "$2" --search "$3" --format tap >tap 2>&1
    is "$1: is checked" "0 $4" "$? $(grep -c '^ok .* '"$3" tap)"
    rm -rf results.csv out
    PATH=$tree/bin:$PATH $reitti measure "$2" --search "$3" --plan smoke --seed 1 --out results.csv >said 2>&1
    is "$1: is measured" "0 c ok,prolog ok" \
        "$? $(awk -F , '/^kind,/ { for (i = 1; i <= NF; i++) column[$i] = i }
            $1 == "run" || $1 == "growth" { print $column["lang"] " " $column["ending"] }' results.csv |
            sort -u | paste -sd ,)"
    $reitti report results.csv --out out >said 2>&1
    is "$1: is in the tables" "0 yes" \
        "$? $(grep -qs "\(^\|,\)$2,$3," out/tables/times-same.csv && grep -qs ",$3," out/tables/growth.csv && echo yes)"
    is "$1: is on the page" yes "$(grep -qs "$3" out/index.html && echo yes)"
}

$reitti list >before 2>&1
is 'there is something before' 0 $?

cp -R "$growth/search/." .
builds 'a search'
lists 'a search' searches '^dropped_search .*tuned' 2
does 'a search' tactics-1 dropped_search 2
dropped=prolog_impl/route/tuned/dropped_search.pl
sed -i 's/without an estimate/with none/' $dropped
env -u MAKEFLAGS -u MAKELEVEL make -s build/reitti.qlf >/dev/null 2>&1 </dev/null
is 'a search: its languages say the same of it' \
    'reitti: c_impl/route/tuned/dropped_search.c and its mirror in prolog_impl/ do not have the same summary' \
    "$($reitti list searches 2>&1)"
echo 'broken(' >>$dropped
env -u MAKEFLAGS -u MAKELEVEL make -s build/reitti.qlf >said 2>&1 </dev/null
is 'a search: a syntax error names its file' yes "$(grep -q "^ERROR: $dropped:[0-9]" said && echo yes)"
cp "$growth/search/$dropped" $dropped

cp -R "$growth/game/." "$growth/maker/." "$growth/problem/." .
builds 'a game, a maker and a problem'
lists 'a game' games '^dropped_game ' 1
lists 'a game' worlds '^dropped_meadow ' 1
lists 'a game' cases '^dropped-meadow ' 1
does 'a game' dropped-meadow two_phase 2
is 'a game: only searches that fit it take it' 'bit_frontier breadth_first two_phase' \
    "$($reitti check dropped-meadow --format tap --style tuned |
        sed -n 's/^ok [0-9]* - dropped-meadow \([a-z_]*\).*/\1/p' | sort -u |
        grep -e '^breadth' -e frontier -e phase -e levels -e levelwise -e jump -e '^astar$' | paste -sd ' ')"

lists 'a maker' makers '^dropped_maker ' 1
is 'a maker: makes a world' '........ ########' "$($reitti world dropped_maker:8x9 | tail -2 | paste -sd ' ')"

lists 'a problem' problems '^dropped_problem ' 1
lists 'a problem' searches '^dropped_look .*tuned' 2
lists 'a problem' cases '^dropped-corner ' 1
does 'a problem' dropped-corner dropped_look 2
is 'a problem: is solved' '(2,3)(3,3)(3,2)' "$($reitti solve dropped_problem rogue 2,2 --lang prolog | grep '^(')"

for thing in search game maker problem; do
    (cd "$growth/$thing" && find . -type f) | xargs rm
done
builds 'without them'
$reitti list >after 2>&1
is 'without them: the list is as before' "$(cat before)" "$(cat after)"
is 'without them: nothing made has their names' '' "$(grep -la dropped_ $reitti build/*.qlf)"
echo "1..$number"
