#!/bin/sh
# schema.sh BUILD -- what the command writes is what analysis/formats.md describes.
#
# The sizes and pieces are held against it in tests/analysis, where they are counted.
build=$1
reitti=$build/reitti
gallery=$build/tests/gallery/reitti # has searches that end in other ways than `ok`
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

# Instructions are counted for nothing: valgrind takes long.
mkdir "$work/bin" "$work/shards"
printf '#!/bin/sh\nexit 1\n' >"$work/bin/valgrind"
chmod +x "$work/bin/valgrind"

measure() { # COMMAND ARGUMENT...
    command=$1
    shift
    PATH=$work/bin:$PATH "$command" measure "$@" --plan smoke --seed 1 --time-limit 1 --out "$work/rows" 2>/dev/null
    cat "$work/rows"
    rm "$work/rows"
}

solve() { # ARGUMENT...
    "$reitti" solve "$@" --format json
}

measure "$reitti" rogue-1 --search two_phase --style tuned >"$work/results.csv"
{
    measure "$gallery" tests/gallery/gallery.cases --search c_aborts,claims_much
    measure "$reitti" bay --search whca --style tuned
    measure "$reitti" rogue-1 --search hierarchical_clique
} | grep -v -e '^#' -e '^kind,' >>"$work/results.csv"
"$reitti" measure rogue-1 --search two_phase --style tuned --plan smoke --seed 1 --shard 1/1 --out "$work/shards/" 2>/dev/null
"$reitti" merge rogue-1 --search two_phase --style tuned --plan smoke --from "$work/shards" --out "$work/merged.csv" 2>/dev/null
"$reitti" pairs rogue tactics >"$work/pairs.csv"
"$reitti" repeats --search two_phase >"$work/repeats.csv"
tools/prologs.sh "$build" 1 rogue >"$work/systems.csv"
{
    solve rogue 10,11 3,2 --lang both --trace
    solve rogue 10,11 3,2 --search hierarchical_clique --style plain
    solve rogue-sealed 3,3 1,1
    solve tests/maps/island.map 2,2 22,14
    solve tests/maps/island.map 1,1 3,3
    solve fill pond 4,4 5 --trace
    solve parts rogue 1 --trace
    solve sight rogue 10,11 5 --trace
    solve units strategy-bay 1,1 7,1 7,1 1,1 8 --trace
} >"$work/solve" 2>/dev/null
"$reitti" traces original --search two_phase,astar >"$work/traces.json"
for problem in fill parts sight units; do
    "$reitti" traces "$(awk '!/^(;|problem )/ { print $1; exit }' tests/cases/$problem.cases)" --style plain
done >>"$work/traces.json"
for format in junit tap; do
    "$gallery" check tests/gallery/gallery.cases city --search c_aborts,c_changes_world,levelwise \
        --format $format >"$work/check.$format" 2>/dev/null
done
"$reitti" time rogue 10,11 3,2 --search two_phase --style tuned >"$work/time" 2>/dev/null

swipl -f none -F none --no-packs --on-error=status --on-warning=status tests/schema/outputs.pl -- "$work"
