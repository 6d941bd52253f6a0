#!/bin/sh
# gallery.sh BUILD -- searches that misbehave, put to `reitti check` and `reitti measure`.
#
# Each must end as expected.txt says in the language where it misbehaves, and pass in
# the other; no process may be left of it.
build=$1
gallery=tests/gallery
reitti=$build/$gallery/reitti
memory="--memory-limit 128"
soon="--time-limit 1" # for those that may run out of time
late="--time-limit 20" # for the others, where the machine has other work as well
most=64 # living descendants of one search
jobs=$((2 * $(nproc))) # half of them wait
. tests/is.sh
work=$(mktemp -d) || exit 2

mark=REITTI_GALLERY=$$
clear_up() {
    rm -f "$work/watching"
    for process in $(marked "$mark"); do
        kill -KILL "$process" 2>/dev/null
    done
    wait
    rm -rf "$work"
}
trap clear_up EXIT
trap 'exit 2' HUP INT PIPE TERM

# ---- what is expected ---------------------------------------------------------------
case $build in
*sanitize*) # there is no memory limit
    memory=
    wanted='NF == 4'
    export ASAN_OPTIONS=abort_on_error=1:detect_leaks=0:symbolize=0 UBSAN_OPTIONS=abort_on_error=1
    ;;
*) wanted='NF >= 4' ;;
esac
left_out='^;'
if ! unshare -pf true 2>/dev/null && ! unshare -Upf true 2>/dev/null; then
    left_out='^;\|^c_leaves_orphan '
    skip 'c_leaves_orphan' 'only ends with its namespace, and there is none'
fi
grep -v "$left_out" $gallery/expected.txt | awk "$wanted" |
    awk '$2 == "both" { $2 = "c"; print; $2 = "prolog" } { print }' >"$work/expected"
entries=$(cut -d ' ' -f 1 "$work/expected" | uniq)

# The ending that a reason means, by the first that fits; any other is wrong.
endings='disagree      ^both can be right
timeout       ^(out of time|Time limit exceeded)
out-of-memory ^out of memory|^Stack limit|Not enough resources
crashed       ^(Aborted|Segmentation fault|Bus error|Floating point exception|Broken pipe|Killed|Terminated)
crashed       ^(CPU time limit exceeded|Alarm clock|Virtual timer expired|Trace/breakpoint trap|Hangup|Interrupt|User defined signal)
no-answer     ^(ended without an answer|closed what it should answer on)
error         ^had [0-9]+ processes|^what it said cannot be read|^an exception|^failed, where it must answer
error         ^[^ ]+/[0-9]+: |^Unknown |^Execution Aborted|^error|^it does not want to'

# Lines of TAP as "NAME LANG CASE/STYLE ENDING".
of_check() {
    awk -v endings="$endings" '
        BEGIN {
            count = split(endings, line, "\n")
            for (i = 1; i <= count; i++) {
                split(line[i], word, " ")
                ending[i] = word[1]
                pattern[i] = substr(line[i], index(line[i], "^"))
            }
        }
        function flush() { if (run != "") print run, said[run]++ ? "twice" : verdict; run = "" }
        /^ok [0-9]+ - / { flush(); run = $5 " " $7 " " $4 "/" $6; verdict = "passed" }
        /^not ok [0-9]+ - / { flush(); run = $6 " " $8 " " $5 "/" $7; verdict = "unexplained" }
        /^# / && run != "" && verdict == "unexplained" {
            verdict = "wrong"
            for (i = count; i >= 1; i--)
                if (substr($0, 3) ~ pattern[i])
                    verdict = ending[i]
        }
        END { flush() }' "$@"
}

# Rows of measurements in the same form; a case has many, which count once.
of_measure() {
    awk -F , '
        /^kind,/ { for (i = 1; i <= NF; i++) column[$i] = i; next }
        !/^#/ {
            print $column["search"], $column["lang"], $column["case"],
                $column["ending"] == "ok" ? "passed" : $column["ending"]
        }' "$@" | sort -u
}

# How every entry ended, "NAME LANG ENDING": "passed" if that is all, otherwise every
# other ending.  LEAST lines are due of each.
summary() { # LEAST
    awk -v least="$1" -v names="$entries" '
        { lines[$1 " " $2]++ }
        $4 != "passed" && !seen[$1, $2, $4]++ { bad[$1 " " $2] = bad[$1 " " $2] "+" $4 }
        END {
            split(names, name, "\n")
            for (i in name) { lines[name[i] " c"] += 0; lines[name[i] " prolog"] += 0 }
            for (run in lines) {
                ending = run in bad ? substr(bad[run], 2) : "passed"
                print run, lines[run] < least ? "missing" : ending
            }
        }' | sort
}

# Compares with a column of what is expected: a test for each entry, and one for all
# that had to pass.
compare() { # COMMAND COLUMN SUMMARY EXPECTED
    awk -v column="$2" '
        NR == FNR { actual[$1 " " $2] = $3; next }
        {
            fits = count = split(actual[$1 " " $2], part, "+")
            for (i = 1; i <= count; i++)
                fits = fits && index("|" $column "|", "|" part[i] "|")
            print $1, $column, fits ? $column : actual[$1 " " $2]
        }' "$3" "$4" >"$work/compared"
    while read -r name allowed actual; do
        is "$1: $name" "$allowed" "$actual"
    done <"$work/compared"
    is "$1: whoever is innocent passes" "" "$(awk 'NR == FNR { guilty[$1 " " $2]; next }
        !($1 " " $2 in guilty) && $3 != "passed" && $3 != "ok"' "$4" "$3")"
}

# ---- who is there --------------------------------------------------------------------
# The largest number of living descendants that a search had, to a file.  Below a command
# stands a keeper, and below that the search; all that it started is below the keeper.
watch() {
    while [ -e "$work/watching" ]; do
        cat /proc/[0-9]*/stat 2>/dev/null
        echo
        sleep 0.1
    done | awk '
        NF > 0 {
            pid = $1
            is_reitti[pid] = index($0, "(reitti)") > 0
            sub(/.*\) /, "")
            if ($1 != "Z") parent[pid] = $2
            next
        }
        {
            for (pid in parent) {
                keeper = below = 0
                for (above = pid; is_reitti[parent[above]]; above = parent[above])
                    { below = keeper; keeper = above }
                if (below) count[keeper]++
            }
            for (keeper in count)
                if (count[keeper] - 1 > most) most = count[keeper] - 1
            delete parent; delete is_reitti; delete count
        }
        END { print most + 0 }' >"$work/most"
}
: >"$work/watching"
watch &
watcher=$!

# Two seconds after a command nothing may be left of it.
nothing_left() { # COMMAND
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        processes=$(marked "$mark")
        [ -n "$processes" ] || break
        sleep 0.2
    done
    is "$1: no process is left" "" \
        "$(for process in $processes; do tr '\0' ' ' <"/proc/$process/cmdline"; done 2>/dev/null |
            head -c 200)"
    for process in $processes; do
        kill -KILL "$process" 2>/dev/null
    done
}

# Standard input says nothing and does not end.  What the searches call is in a
# directory of its own, without valgrind, which takes long.
mkdir "$work/bin"
ln -s /bin/sleep /bin/true /bin/sh "$work/bin"
mkfifo "$work/silence"
exec 9<>"$work/silence"

# Puts a command to each name on standard input, which is {} in its arguments.
put_to() { # ARGUMENT...
    cat >"$work/names"
    # shellcheck disable=SC2016 # they expand in that shell
    xargs -a "$work/names" -P "$jobs" -I {} \
        sh -c '"$@" >"$0/{}.out" 2>"$0/{}.err"; echo $? >"$0/{}.status"' "$work" \
        timeout -k 5 300 env "$mark" PATH="$work/bin" "$reitti" "$@" <&9 9<&-
}

# The names of a group, by a column of what is expected: "soon" for those that may run
# out of time, "alone" for those that fill the machine with processes if they are
# measured, else "late".
group() { # COLUMN GROUP
    awk -v column="$1" -v group="$2" -v crowds='_(fork|daemon|many)_' '
        $column == "-" { next }
        { mine = $column ~ /timeout/ ? "soon" : "late" }
        column == 4 && $1 ~ crowds { mine = "alone" }
        mine == group && !seen[$1]++ { print $1 }' "$work/expected"
}

# ---- solve -----------------------------------------------------------------------------
solve() { # SEARCH LANG
    "$reitti" solve $gallery/gallery.world 1,2,2 2,2,2 --search "$1" --lang "$2" --trace --format json 2>&1
}
for lang in c prolog; do
    is "solve: a trace in $lang is as long as the work" "920 920" \
        "$(solve repeats $lang | sed 's/.*"expanded":\([0-9]*\).*"trace":/\1 /; s/\[[^][]*\]/./g; s/[^0-9 .]//g' |
            awk '{ print $1, length($2) }')"
    is "solve: a trace in $lang has a limit, which is told" "a trace has at most 67108864" \
        "$(solve ${lang}_absurd_work $lang | sed 's/.*; //')"
done

# Whatever a wrong one claims is drawn or refused: nobody has looked at it yet.
is "solve: none of those that are wrong takes the command with it" "" \
    "$(awk '$3 ~ /^wrong/ && NF == 4 { print $1, $2 }' "$work/expected" | while read -r name lang; do
        "$reitti" solve $gallery/gallery.world 1,2,2 2,2,2 --search "$name" --lang "$lang" </dev/null >/dev/null 2>&1
        status=$?
        [ $status -le 3 ] || echo "$name $status"
    done)"

# What it prints to a file, and the command's own lines, stand behind each other.
"$reitti" check $gallery/gallery.cases --search c_babbles --lang c >"$work/log" 2>&1
is "check: the last line of a log is the command's" "2 cases, 1 search, 1 language: 2 runs, 2 passed" \
    "$(tail -n 1 "$work/log" | cut -d , -f 1-4)"

# ---- check -----------------------------------------------------------------------------
# Beside them are two that nobody disturbs.
check() { # GROUP JOBS LIMITS NAMES
    # shellcheck disable=SC2086 # the limits are several words
    echo "$1" | put_to check $gallery/gallery.cases --format tap $3 $memory --jobs "$2" \
        --search "$(printf '%s\n' "$4" | paste -sd ,)"
    is "check: some of $1 ended badly" 3 "$(cat "$work/$1.status")"
}
check soon $((2 * jobs)) "$soon" "$(group 3 soon; echo all_levels)"
check late "$jobs" "$late" "$(group 3 late; echo levelwise)"
of_check "$work"/*.out >"$work/runs"
case $build in
*sanitize*) ;;
*)
    is "the limit of Prolog's stacks follows that of memory" "32.0Mb 42.7Mb " \
        "$(for megabytes in 96 128; do
            "$reitti" check $gallery/gallery.cases --memory-limit $megabytes --search prolog_recurses |
                sed -n 's/^ *Stack limit (\(.*\)) exceeded$/\1/p' | sort -u
        done | tr '\n' ' ')"
    ;;
esac
summary 2 <"$work/runs" >"$work/checked"
compare check 3 "$work/checked" "$work/expected"
nothing_left check

# ---- measure ---------------------------------------------------------------------------
case $build in
*sanitize*) ;;
*)
    awk '$4 != "-"' "$work/expected" >"$work/to_measure"
    cp $gallery/gallery.world "$work"
    grep '^gallery-down' $gallery/gallery.cases >"$work/one.cases"
    measure() { # JOBS LIMITS; names on standard input
        jobs=$1
        # shellcheck disable=SC2086
        put_to measure "$work/one.cases" --plan smoke $2 $memory --search {} --out "$work/{}.csv"
    }
    group 4 soon | measure "$jobs" "$soon"
    group 4 late | measure "$jobs" "$late"
    group 4 alone | measure 1 "$late"
    entries=$(cut -d ' ' -f 1 "$work/to_measure" | uniq)
    of_measure "$work"/*.csv | summary 1 | sed 's/ passed$/ ok/' >"$work/measured"
    compare measure 4 "$work/measured" "$work/to_measure"
    is "measure: no run takes less than a nanosecond" "" "$(awk -F , '
        /^kind,/ { for (i = 1; i <= NF; i++) column[$i] = i; next }
        !/^#/ && $column["runs"] > 0 { rows++ }
        !/^#/ && $column["runs"] > 0 && $column["cpu_ns"] < $column["runs"]
        END { if (rows < 100) print rows + 0 " rows" }' "$work"/*.csv)"
    # What was cleared away before a block, it must not have to make anew: a run off the
    # clock does.
    is "measure: a slow search that is warm collects no garbage, and is faster than cold" "yes" \
        "$(awk -F , '
            /^kind,/ { for (i = 1; i <= NF; i++) column[$i] = i; next }
            /^#/ || $column["lang"] != "prolog" { next }
            $1 == "cold" { cold += $column["cpu_ns"]; colds++ }
            $1 == "run" || $1 == "growth" { warm += $column["cpu_ns"] / $column["runs"]; warms++ }
            $1 == "run" || $1 == "growth" { collections += $column["collections"] }
            END { fine = warms && colds && collections == 0 && warm / warms < cold / colds
                  print fine ? "yes" : warm / warms " " cold / colds " " collections }' \
            "$work/is_slow.csv")"
    nothing_left measure
    ;;
esac

rm "$work/watching"
wait "$watcher"
most_seen=$(cat "$work/most")
is "no search had more than $most descendants" yes \
    "$([ "$most_seen" -gt 0 ] && [ "$most_seen" -le $most ] && echo yes || echo "$most_seen")"
echo "1..$number"
