#!/bin/sh
# shards.sh BUILD -- a study in parts, on several machines, and what becomes of them.
build=$1
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
reitti=$(pwd)/$build/reitti
asked="rogue-1 tactics-1 --plan smoke --search two_phase,astar --style tuned"

# Without valgrind, which takes most of the time.
mkdir "$work/bin"
printf '#!/bin/sh\nexit 1\n' >"$work/bin/valgrind"
chmod +x "$work/bin/valgrind"
PATH=$work/bin:$PATH

# shard HOST I/N FILE [OPTION...]
shard() {
    host=$1
    part=$2
    file=$3
    shift 3
    REITTI_HOST=$host timeout 120 "$reitti" measure $asked --shard "$part" --out "$file" "$@" 2>/dev/null
}

merge() {
    "$reitti" merge $asked --from "$work/parts" "$@" 2>&1
}

# What was measured, without the measurements.
keys() {
    columns "$1" kind file case problem game search style lang mode slot process block ending | sort
}

# Rows of a file, and lines of its head.
count() {
    grep -cv '^[#k]' "$1"
}

# ---- the parts ----------------------------------------------------------------------
timeout 120 "$reitti" measure $asked --seed 1 --out "$work/whole.csv" 2>/dev/null
mkdir "$work/parts"
for i in 1 2 3; do
    shard node$((i % 2)) $i/3 "$work/parts"
    is "shard $i ends with status 0" 0 $?
done
is "a shard has a name of its own in a directory" \
    "shard-1-of-3.node1.csv shard-2-of-3.node0.csv shard-3-of-3.node1.csv" \
    "$(ls "$work/parts" | tr '\n' ' ' | sed 's/ $//')"
is "none of them has nothing" 3 \
    "$(for file in "$work"/parts/*; do [ "$(count "$file")" -gt 10 ] && echo yes; done | wc -l)"
is "every row is in one shard, and in no other" "$(keys "$work/whole.csv")" \
    "$(for file in "$work"/parts/*; do keys "$file" | grep -v ^kind,; done |
        { cat; keys "$work/whole.csv" | grep ^kind,; } | sort)"
is "a case is in one shard, with its styles, languages and controls" "" \
    "$(for file in "$work"/parts/*; do
        columns "$file" file case | sed '/^file,/d; s/-[0-9]*x[0-9]*$//' | sort -u
    done | sort | uniq -d)"
mkdir "$work/other"
REITTI_HOST=node1 timeout 120 "$reitti" measure tactics-1 rogue-1 --search two_phase,astar --style tuned \
    --plan smoke --shard 3/3 --out "$work/other" 2>/dev/null
is "in whatever order they are asked for" "$(keys "$work"/parts/shard-3-*)" "$(keys "$work"/other/*)"
sum=$(cksum <"$work/parts/shard-1-of-3.node1.csv")
shard node1 1/3 "$work/parts" --resume
is "a complete shard is left alone" "$sum" "$(cksum <"$work/parts/shard-1-of-3.node1.csv")"
for part in 0/2 3/2 1 1/ /2 a/b 1/2/3 -1/2 +1/2 1/0 1/20000 ''; do
    is "'$part' is no part: one line and status 2" \
        "reitti: --shard cannot be '$part'; see reitti measure --help => 2" \
        "$("$reitti" measure $asked --shard "$part" 2>&1) => $("$reitti" measure $asked --shard "$part" \
            2>/dev/null; echo $?)"
done
is "a shard has no budget" \
    "reitti: --budget is for a study in one piece, not for a shard" \
    "$("$reitti" measure $asked --shard 1/2 --budget 9 2>&1)"

# ---- one study ----------------------------------------------------------------------
is "merging says nothing" "" "$(merge)"
whole=$work/parts/results.csv
is "the merged study has the same rows" "$(keys "$work/whole.csv")" "$(keys "$whole")"
is "each says which machine it is from" "host node0 node1" \
    "$(columns "$whole" host | sort -u | tr '\n' ' ' | sed 's/ $//')"
is "its head tells of both" "# hosts: node1 node0 # machine@node0 # machine@node1" \
    "$(grep -e '^# hosts' -e '^# machine@' "$whole" | sed 's/@\([^:]*\):.*/@\1/' | sort |
        tr '\n' ' ' | sed 's/ $//')"
is "it is as its format is described" "[]" "$(swipl -f none -F none --no-packs --on-error=status -g \
    "csv_mistakes(\"results.csv\", '$whole', Mistakes), print(Mistakes)" -t halt tests/schema/schema.pl 2>&1)"
sum=$(cksum <"$whole")
shard other 1/3 "$work/parts"
merge
is "a shard that was measured twice counts once" "$sum" "$(cksum <"$whole")"
cp "$whole" "$work/again.csv"
timeout 120 "$reitti" measure $asked --resume --out "$work/again.csv" 2>"$work/said"
is "a merged study does not go on as one of this machine" \
    "reitti: what was in $work/again.csv is now in $work/again.csv.1" "$(head -n 1 "$work/said")"
"$reitti" report "$whole,$work/whole.csv" --out "$work/page" >/dev/null 2>"$work/said"
is "nor is it taken together with another" "2 yes" \
    "$? $(grep -q 'are of several machines, node1 node0$' "$work/said" && echo yes)"
is "a study in one piece is not replaced" \
    "reitti: $work/whole.csv: not merged of shards; it is left as it is" \
    "$(merge --out "$work/whole.csv")"

# ---- what is missing, and what does not belong ------------------------------------------
rm "$work"/parts/shard-2-*
merge >"$work/said"
is "rows that are missing: status 1" 1 $?
is "each of them is told" \
    "$(keys "$work/whole.csv" | grep -vFxf "$(keys "$whole" >"$work/keys"; echo "$work/keys")" |
        cut -d, -f3 | sort -u)" \
    "$(sed -n 's/^reitti: missing: .* \([^ ]*\) [^ ]* tuned .*, process 1$/\1/p' "$work/said" | sort -u)"
is "and the shard" "reitti: shard 2/3 is not complete" "$(tail -n 1 "$work/said")"
shard node0 2/3 "$work/parts"
head -n 40 "$work/parts/shard-2-of-3.node0.csv" >"$work/half"
cp "$work/half" "$work/parts/shard-2-of-3.node0.csv"
is "half a shard is not complete" "reitti: shard 2/3 is not complete" "$(merge | tail -n 1)"
shard node0 2/3 "$work/parts" --resume
is "it goes on where it stopped" "$(cat "$work/half")" \
    "$(head -n 40 "$work/parts/shard-2-of-3.node0.csv")"
is "and then it is whole" "" "$(merge)"
is "so that all rows are there" "$(keys "$work/whole.csv")" "$(keys "$whole")"
first=$work/parts/shard-1-of-3.other.csv
for key in build commit plan seed cases prolog; do
    mkdir -p "$work/$key"
    cp "$work"/parts/shard-2-* "$work/$key"
    sed "s/^# $key: .*/# $key: other/" "$first" >"$work/$key/shard-1-of-3.other.csv"
    is "shards of different $key are refused, in one line" \
        "differ in $key, 'other' and '$(sed -n "s/^# $key: //p" "$first")' => 2 1" \
        "$("$reitti" merge $asked --from "$work/$key" 2>&1 | sed 's/.*: they //') => $("$reitti" merge \
            $asked --from "$work/$key" 2>"$work/said"; echo $?) $(wc -l <"$work/said")"
done
shard node0 1/2 "$work/parts"
is "so are those of another division" \
    "reitti: $work/parts/shard-1-of-3.node1.csv: this is one of 3 shards, not of 2" "$(merge)"
rm "$work"/parts/shard-1-of-2*
is "and those of another plan than is asked for" "2 yes" \
    "$("$reitti" merge rogue-1 --plan quick --from "$work/parts" 2>"$work/said"; echo $?) $(grep -q \
        "of plan 'smoke', not of 'quick' as is asked for$" "$work/said" && echo yes)"
is "no shards are no study" "reitti: there is no shard yet" \
    "$("$reitti" merge $asked --from "$work/bin" 2>&1)"
echo "1..$number"
