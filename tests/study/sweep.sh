#!/bin/sh
# sweep.sh BUILD -- sweeps, by engines that are made up but for the local one: what they
# leave and how they go on.  tests/cluster/ has real ones.
build=$1
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
reitti=$(pwd)/$build/reitti
unset REITTI_HOST SLURMD_NODENAME

# Without valgrind, which takes most of the time; and the report, but for what is asked.
mkdir "$work/bin"
program() { # NAME: its text is standard input
    { echo '#!/bin/sh'; cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}
echo 'exit 1' | program valgrind
echo 'shift $(($# - 1)); echo "report $1"' | program swipl
PATH=$work/bin:$PATH

# A shard with a case, one with a curve, and one that has nothing to do.
sweep() { # ENGINE DIRECTORY [OPTION...]
    engine=$1
    out=$2
    shift 2
    timeout 120 "$reitti" sweep "$engine" rogue-1 --plan smoke --search two_phase \
        --style tuned --shards 3 --out "$work/$out" "$@" 2>&1
}

keys() {
    columns "$1" kind file case search style lang mode slot process block ending | sort
}

timeout 120 "$reitti" measure rogue-1 --plan smoke --search two_phase --style tuned --seed 1 \
    --out "$work/whole.csv" 2>/dev/null

# ---- on this machine -----------------------------------------------------------------
sweep --local local >"$work/said"
is "a sweep ends with status 0" 0 $?
is "and with a report" "report $work/local" "$(tail -n 1 "$work/said")"
is "it says what it does" "reitti: 3 of 3 shards are to be measured: 1 2 3" "$(head -n 1 "$work/said")"
is "a shard may have nothing" "# complete: yes" "$(tail -n 1 "$work"/local/shard-3-*)"
is "its study has the rows of one in one piece" "$(keys "$work/whole.csv")" \
    "$(keys "$work/local/results.csv")"
sum=$(cksum <"$work/local/results.csv")
sweep --local local >"$work/said"
is "once more, nothing is measured" "0 $sum" \
    "$(grep -c 'to be measured' "$work/said") $(cksum <"$work/local/results.csv")"
is "what else is measured there is refused" \
    "reitti: $work/local: what is measured here is something else; another --out is needed" \
    "$(sweep --local local --seed 2)"
is "so is another sweep at the same time" "reitti: $work/local: another sweep is at work here => 2" \
    "$(flock "$work/local/sweep.lock" "$reitti" sweep --local rogue-1 --out "$work/local" 2>&1) => $(flock \
        "$work/local/sweep.lock" "$reitti" sweep --local rogue-1 --out "$work/local" 2>/dev/null; echo $?)"
shard=$(echo "$work"/local/shard-1-*)
grep -v '^# complete' "$shard" | head -n 28 >"$work/half"
cp "$work/half" "$shard"
sweep --local local >"$work/said"
is "a shard that was killed goes on where it stopped" \
    "reitti: 1 of 3 shards are to be measured: 1 $(cksum <"$work/half")" \
    "$(head -n 1 "$work/said") $(head -n 28 "$shard" | cksum)"
is "and all rows are there" "$(keys "$work/whole.csv")" "$(keys "$work/local/results.csv")"

# ---- engines that lose shards --------------------------------------------------------------
echo "echo \"\$*\" >>'$work/asked'" | program parallel
is "a shard that is lost too often ends the sweep, status 3" \
    "reitti: shard 1 is not complete after 2 tries; it said last:  => 3" \
    "$(sweep --parallel lost --tries 2 | tail -n 1) => $(sweep --parallel lost --tries 1 >/dev/null; echo $?)"
is "it was asked for each time" 3 "$(wc -l <"$work/asked")"
sweep --parallel lost --hosts a,b --tries 1 >/dev/null
is "hosts are told" \
    "--will-cite --quote --jobs=1 --sshlogin a,b sh $work/lost/shard.sh ::: 1 2 3" \
    "$(tail -n 1 "$work/asked")"

# A Slurm that has two nodes, and at first loses shard 2; its job has number 7.
program sbatch <<EOF
echo "\$*" >>'$work/jobs'
for word in "\$@"; do
    case \$word in --array=*) numbers=\$(echo "\${word#--array=}" | tr , ' ') ;; esac
    script=\$word
done
echo 7
for number in \$numbers; do
    [ \$number = 2 ] && mkdir '$work/lost-once' 2>/dev/null ||
        SLURM_ARRAY_TASK_ID=\$number SLURMD_NODENAME=node\$number sh "\$script"
done
EOF
echo "cat '$work/queue' 2>/dev/null || true" | program squeue
sweep --slurm slurm >"$work/said"
is "a shard that Slurm lost is asked for again" "--array=1,2,3 --array=2" \
    "$(grep -o -e '--array=[0-9,]*' "$work/jobs" | tr '\n' ' ' | sed 's/ $//')"
is "each has a node to itself" 2 "$(grep -c -e ' --exclusive ' "$work/jobs")"
is "that is said" "reitti: 1 of 3 shards are not complete, once more: 2" \
    "$(grep 'once more' "$work/said")"
is "all rows are there, from both nodes" "$(keys "$work/whole.csv") host node1 node2 " \
    "$(keys "$work/slurm/results.csv") $(columns "$work/slurm/results.csv" host | sort -u | tr '\n' ' ')"
is "no job is left" "" "$(ls "$work/slurm" | grep job)"
rm "$work"/slurm/shard-1-*
echo 7 >"$work/queue"
echo 7 >"$work/slurm/slurm.job"
is "a job that goes on is not started twice" \
    "reitti: Slurm goes on alone; the same command without --detach waits for it 2" \
    "$(sweep --slurm slurm --detach) $(wc -l <"$work/jobs")"
(sleep 1; rm "$work/queue") &
sweep --slurm slurm >"$work/said"
is "but waited for; then what is lacking is measured" "0 --array=1" \
    "$? $(tail -n 1 "$work/jobs" | grep -o -e '--array=[0-9,]*')"
wait
echo 'exit 3' | program sbatch
is "a Slurm that takes no job: one line" "reitti: sbatch did not take the job (exit status 3)" \
    "$(sweep --slurm refused | tail -n 1)"

# ---- what cannot be --------------------------------------------------------------------
is "one engine has to be named" \
    "reitti: one of --local, --parallel and --slurm is needed; see reitti sweep --help" \
    "$("$reitti" sweep rogue-1 2>&1)"
is "a directory that cannot be made: status 4" \
    "reitti: /proc/none: No such file or directory => 4" \
    "$("$reitti" sweep --local rogue-1 --out /proc/none 2>&1) => $("$reitti" sweep --local rogue-1 \
        --out /proc/none 2>/dev/null; echo $?)"
is "there are shards, or it is said" \
    "reitti: --shards cannot be '0'; see reitti sweep --help" \
    "$("$reitti" sweep --local --shards 0 2>&1)"
echo "1..$number"
