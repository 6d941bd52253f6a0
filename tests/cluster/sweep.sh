#!/bin/sh
# sweep.sh BUILD [PLAN] -- sweeps by Slurm and by GNU parallel over ssh, on this machine's
# loopback; TAP.  `make test-cluster` runs it, by hand: it takes as long as the plan (quick)
# twice.
#
# Whatever the times are worth here, the rows are those of a study in one piece.
build=$1
plan=${2:-quick}
. tests/is.sh
work=$(mktemp -d) || exit 2
cluster=$work/cluster
. tests/cluster/slurm.sh
. tests/cluster/ssh.sh
reitti=$(pwd)/$build/reitti

clean_up() {
    [ -z "$sweeper" ] || kill $sweeper 2>/dev/null
    cluster_stop
    ssh_stop
    [ -n "$KEEP" ] || rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 2' HUP INT TERM

# What was measured, once each.
keys() { # FILE
    columns "$1" kind file case search style lang mode | sort -u
}

rows() { # FILE
    grep -cv -e '^#' -e '^kind,' "$1" 2>/dev/null || echo 0
}

# Waits, for ten minutes at most.
until_true() { # COMMAND...
    for _ in $(seq 1200); do
        "$@" && return 0
        sleep 0.5
    done
    return 1
}

# So many rows of a shard are there.
has_rows() { # NUMBER COUNT
    [ "$(cat "$work/study/shard-$1"-of-4.*.csv 2>/dev/null | grep -cv -e '^#' -e '^kind,')" -ge "$2" ]
}

has_job() {
    [ -s "$work/study/slurm.job" ]
}

is_said() { # WORDS
    grep -q "$1" "$work/said"
}

sweep() {
    "$reitti" sweep --slurm --plan "$plan" --shards 4 --out "$work/study" "$@"
}

mkdir "$cluster"
cluster_start
is "a Slurm of two nodes runs" 0 $?
echo "# the plan $plan in one piece"
"$reitti" measure --plan "$plan" --seed 1 --out "$work/whole.csv" 2>/dev/null
is "the plan is measured in one piece" 0 $?

# ---- four shards, of which the second is killed half-way ------------------------------
sweep --detach >"$work/said" 2>&1
is "a sweep may be left to Slurm" "0 1" "$? $(grep -c 'Slurm goes on alone' "$work/said")"
# What runs behind a script does not hear Ctrl-C unless it is told to.
(exec env --default-signal=INT "$reitti" sweep --slurm --plan "$plan" --shards 4 \
    --out "$work/study") >"$work/said" 2>&1 &
sweeper=$!
until_true has_rows 1 1
is "another sweep at the same place is refused" \
    "reitti: $work/study: another sweep is at work here => 2" \
    "$(sweep 2>&1) => $(sweep 2>/dev/null; echo $?)"
kill -INT $sweeper
wait $sweeper
is "a sweep that is interrupted ends" 130 $?
is "and leaves its job" yes "$(has_job && echo yes)"
job=$(cat "$work/study/slurm.job")
sweep >"$work/said" 2>&1 &
sweeper=$!
until_true has_rows 2 30
scancel "${job}_2"
killed=$(cat "$work"/study/shard-2-of-4.*.csv)
wait $sweeper
is "a sweep of which a shard was killed ends well" 0 $?
is "it says which one is measured again" "reitti: 1 of 4 shards are to be measured: 2" \
    "$(grep 'to be measured' "$work/said")"
is "which had rows already" yes "$([ "$(echo "$killed" | wc -l)" -gt 30 ] && echo yes)"
whole=$work/study/results.csv
is "there are rows" yes "$([ "$(keys "$work/whole.csv" | wc -l)" -gt 50 ] && echo yes)"
is "the merged study has the rows of the one in one piece" "$(keys "$work/whole.csv" | cksum)" \
    "$(keys "$whole" | cksum)"
is "it is from both nodes" "host one two" \
    "$(columns "$whole" host | sort -u | tr '\n' ' ' | sed 's/ $//')"
is "no case is from two" "" \
    "$(columns "$whole" file case host | grep -v '^file,' | sort -u | cut -d, -f1,2 | uniq -d)"
echo "# $(rows "$whole") rows, $(keys "$whole" | wc -l) sorts; $(rows "$work/whole.csv") and" \
    "$(keys "$work/whole.csv" | wc -l) in one piece"
is "the job is over" no "$(has_job && echo yes || echo no)"
sum=$(cksum <"$whole")
sweep >"$work/said" 2>&1
is "a sweep that is complete is not measured again" "0 no $sum" \
    "$? $(is_said 'to be measured' && echo yes || echo no) $(cksum <"$whole")"

# ---- its report --------------------------------------------------------------------------
"$reitti" report "$work/study" >"$work/said" 2>&1
is "it has a report" "0 $work/study/index.html" "$? $(tail -n 1 "$work/said")"
mkdir "$work/build"
ln -s ../study "$work/build/study"
swipl -O -f none -F none --no-packs --on-error=status --on-warning=status -p foreign="$work/build" \
    tests/prolog/tap.pl -- tests/analysis/test_recompute.pl >"$work/said" 2>&1
is "its tables are what another program computes" "0 1" \
    "$(grep -c '^not ok' "$work/said") $(grep -c '^ok.*those_of_the_real_study_agree' "$work/said")"
is "each table says that there are several machines" "" \
    "$(grep -L 'Measured on 2 machines' "$work"/study/tables/*.md)"
if command -v pdflatex >/dev/null; then
    is "its tables can be typeset" 0 "$(tools/latex.sh "$work/study/tables" >/dev/null 2>&1; echo $?)"
fi

# ---- GNU parallel ------------------------------------------------------------------------
over_ssh() {
    "$reitti" sweep --parallel --hosts "$ssh_one,$ssh_two" rogue-1 tactics-1 city-1 --plan smoke \
        --search two_phase,astar,levelwise --style tuned --shards 4 --out "$work/parallel" "$@"
}
if ssh_start; then
    over_ssh >"$work/said" 2>&1
    is "a sweep over two hosts ends well" 0 $?
    "$reitti" measure rogue-1 tactics-1 city-1 --plan smoke --search two_phase,astar,levelwise \
        --style tuned --seed 1 --out "$work/few.csv" 2>/dev/null
    is "and has the rows of a study in one piece" "$(keys "$work/few.csv")" \
        "$(keys "$work/parallel/results.csv")"
    is "both hosts were used" 2 "$(grep -c 'Accepted publickey' "$work/ssh/log" |
        sed 's/^[2-9][0-9]*$/2/')"
else
    skip "a sweep over two hosts" "sshd does not start here"
fi
echo "1..$number"
