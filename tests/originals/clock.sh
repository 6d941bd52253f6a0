#!/bin/sh
# clock.sh BUILD -- what the clock of 2010 did not stand around is measured by itself: in
# both languages a search of style `original` has an overhead, and takes longer than that.
build=$1
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# No valgrind, which counts instructions and takes most of the time.
mkdir "$work/bin"
printf '#!/bin/sh\nexit 1\n' >"$work/bin/valgrind"
chmod +x "$work/bin/valgrind"

for game in rogue tactics city; do
    PATH=$work/bin:$PATH timeout 60 "$build/reitti" measure $game-1 --style original --plan smoke \
        --out "$work/$game.csv" 2>"$work/errors"
    is "$game: measured" 0 $?
    columns "$work/$game.csv" kind lang mode ending runs cpu_ns overhead_ns | tail -n +2 >"$work/rows"
    is "$game: all ended well" ok "$(cut -d , -f 4 "$work/rows" | sort -u)"
    is "$game: there is an overhead, and the search takes longer" "bridge prolog compile
bridge prolog optimize
cold c compile
cold c optimize
cold prolog compile
cold prolog optimize
run c compile
run c optimize
run prolog compile
run prolog optimize
tour c optimize
tour prolog optimize" "$(awk -F , '$7 > 0 && $6 / $5 > $7 { print $1, $2, $3 }' "$work/rows" | sort -u)"
    is "$game: in all rows that have been timed so" "" \
        "$(awk -F , '$1 ~ /^(run|cold|bridge|tour)$/ && !($7 > 0 && $6 / $5 > $7)' "$work/rows")"
done
echo "1..$number"
