#!/bin/sh
# measure.sh BUILD -- studies that are killed and resumed, and what they may write to.
build=$1
here=$(pwd)
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

measure() {
    timeout 120 "$reitti" measure rogue-1 --plan smoke --search two_phase --style tuned "$@"
}

# The same where there is no valgrind, which takes most of the time.
mkdir "$work/bin"
printf '#!/bin/sh\nexit 1\n' >"$work/bin/valgrind"
chmod +x "$work/bin/valgrind"
quick() {
    PATH=$work/bin:$PATH measure "$@"
}

# What was measured, without the measurements.
keys() {
    columns "$1" kind file case problem game width height levels search style lang mode slot \
        process block ending | sort
}

# ---- killed and resumed -----------------------------------------------------------
reitti=$build/reitti
measure --out "$work/whole.csv" --seed 1 2>/dev/null
is "a study ends with status 0" 0 $?
delay=1
ended=137
kills=-1
while [ $ended -eq 137 ] && [ $delay -lt 21 ]; do
    kills=$((kills + 1))
    timeout -s KILL "0.$((delay * 7 % 10))" \
        "$reitti" measure rogue-1 --plan smoke --search two_phase --style tuned --resume \
        --out "$work/killed.csv" --seed 1 2>/dev/null
    ended=$?
    delay=$((delay + 1))
done
is "a study was killed" yes "$([ $kills -gt 0 ] && echo yes)"
measure --resume --out "$work/killed.csv" 2>/dev/null
is "a study that was killed and resumed has the same rows" \
    "$(keys "$work/whole.csv")" "$(keys "$work/killed.csv")"
is "no row of it is there twice" "" "$(keys "$work/killed.csv" | uniq -d)"
is "there are rows of every kind" \
    "bridge cold control growth instructions kind prepare read run tour work" \
    "$(keys "$work/whole.csv" | cut -d, -f1 | uniq | tr '\n' ' ' | sed 's/ $//')"
for writer in one other; do
    quick --resume --out "$work/shared.csv" --seed 1 2>"$work/$writer" &
done
wait
is "of two studies of one file the later goes on with what the earlier wrote" \
    "$(keys "$work/whole.csv" | grep -v ^instructions)" "$(keys "$work/shared.csv")"
is "and says that it waits" "reitti: $work/shared.csv is being written: waiting for its writer" \
    "$(cat "$work/one" "$work/other" | grep waiting)"
# The second waits for the first; meanwhile the third puts its file aside.
quick --out "$work/moved.csv" --seed 1 2>/dev/null &
until [ -s "$work/moved.csv" ]; do
    sleep 0.05
done
quick --resume --out "$work/moved.csv" 2>/dev/null &
sleep 0.2
quick --out "$work/moved.csv" --seed 3 2>/dev/null
wait
for file in moved.csv moved.csv.1; do
    is "a study that is put aside while it is written is whole, and so is the next: $file" \
        "$(keys "$work/whole.csv" | grep -v ^instructions)" "$(keys "$work/$file")"
done
sum=$(cksum <"$work/whole.csv")
measure --resume --out "$work/whole.csv" 2>/dev/null
is "a complete study is left alone" "$sum" "$(cksum <"$work/whole.csv")"
printf 'run,rogue-1,half a ro' >>"$work/whole.csv"
measure --resume --out "$work/whole.csv" 2>/dev/null
is "half a row at the end is cut off" "$sum" "$(cksum <"$work/whole.csv")"
quick --out "$work/whole.csv" --seed 1 2>"$work/said"
is "an older study is put aside" "$sum" "$(cksum <"$work/whole.csv.1")"
is "and it is said where" "reitti: what was in $work/whole.csv is now in $work/whole.csv.1" \
    "$(head -n 1 "$work/said")"
"$reitti" report "$work/whole.csv" "$work/whole.csv" >/dev/full 2>&1
is "a comparison that cannot be printed: status 4" 4 $?

# A verdict that comes last is not lost by killing who was to hear it.
late() {
    PATH=$work/bin:$PATH timeout 120 "$build/tests/gallery/reitti" measure "$work/late.cases" \
        --plan smoke --seed 1 --search c_right_three_times --resume --out "$1" 2>/dev/null
}
cp tests/gallery/gallery.world "$work"
grep '^gallery-across' tests/gallery/gallery.cases >"$work/late.cases"
late "$work/late.csv"
kills=0
for rows in 1 2 3 4 5 6; do
    rm -f "$work/cut.csv"
    late "$work/cut.csv" &
    for _ in $(seq 1000); do
        [ -e "$work/cut.csv" ] && [ "$(grep -cv '^[#k]' "$work/cut.csv")" -ge $rows ] && break
        sleep 0.005
    done
    pkill -KILL -f "^[^ ]*reitti measure .*$work/cut.csv" && kills=$((kills + 1))
    wait
    late "$work/cut.csv"
    is "a study of a search that is found out late, killed after row $rows, has the same rows" \
        "$(keys "$work/late.csv")" "$(keys "$work/cut.csv")"
done
is "and some of them were killed" yes "$([ $kills -gt 1 ] && echo yes)"

# ---- what is not a study is never touched -----------------------------------------
for text in 'nonsense\n' 'no end of line' '# ' '# reitti' '# reitti: notes' '# reitti: my\n# notes'; do
    for resume in --resume --seed=1; do
        printf '%b' "$text" >"$work/foreign"
        sum=$(cksum <"$work/foreign")
        is "$(printf '%b' "$text" | tr '\n' ' ') is not taken for a study, $resume" \
            "reitti: $work/foreign: not a study of reitti's; it is left as it is => 4" \
            "$(measure $resume --out "$work/foreign" 2>&1) => $(measure $resume --out "$work/foreign" \
                2>/dev/null; echo $?)"
        is "and is as it was" "$sum" "$(cksum <"$work/foreign")"
    done
done
is "nor is it put aside" "" "$(find "$work" -name 'foreign.*')"
mkfifo "$work/pipe"
is "a pipe is not waited for" "reitti: $work/pipe: not a study of reitti's; it is left as it is" \
    "$(timeout 10 "$reitti" measure rogue-1 --plan smoke --resume --out "$work/pipe" 2>&1)"
for bytes in 'foreign bytes' 'run,a\000b' '\000\000\000'; do
    cp "$work/whole.csv" "$work/longer.csv"
    printf '%b' "$bytes" >>"$work/longer.csv"
    lines=$(wc -l <"$work/whole.csv")
    sum=$(cksum <"$work/longer.csv")
    is "'$bytes' behind a study is not cut off" \
        "reitti: $work/longer.csv:$((lines + 1)): not a row of measurements" \
        "$(quick --resume --out "$work/longer.csv" 2>&1)"
    is "nor touched" "$sum" "$(cksum <"$work/longer.csv")"
done
sed '/^kind,/s/,file,/,/' "$work/whole.csv" >"$work/older.csv"
quick --resume --out "$work/older.csv" --seed 1 2>"$work/said"
is "a study of other columns is put aside, whole" \
    "$(sed '/^kind,/s/,file,/,/' "$work/whole.csv" | cksum)" "$(cksum <"$work/older.csv.1")"
is "and measured anew" "$(keys "$work/whole.csv")" "$(keys "$work/older.csv")"
ln -s /dev/full "$work/full.csv"
is "a device is not a study" 4 "$(measure --out "$work/full.csv" 2>/dev/null; echo $?)"
measure --out "$work" 2>/dev/null
is "results that cannot be written: status 4" 4 $?

# ---- names are not identities -----------------------------------------------------------
# Two files share the name of a case; the others look like levels to grow.
mkdir "$work/elsewhere"
printf 'rogue-1 rogue 10,11 4,2 9\nrogue-12x12 rogue 10,11 4,2 9\nrogue-exit rogue 10,11 3,2 10\n' \
    >"$work/mine.cases"
printf 'rogue-1 rogue 10,11 3,2 10\n' >"$work/elsewhere/mine.cases"
PATH=$work/bin:$PATH timeout 120 "$reitti" measure "$work/mine.cases" "$work/elsewhere/mine.cases" --plan smoke \
    --search two_phase --style tuned --seed 1 --out "$work/names.csv" 2>/dev/null
is "cases of one name are told apart by their files, and growing levels are still there" \
"growth,,rogue-12x12
growth,,rogue-16x16
run,$work/elsewhere/mine.cases,rogue-1
run,$work/mine.cases,rogue-1
run,$work/mine.cases,rogue-12x12
run,$work/mine.cases,rogue-exit" \
    "$(columns "$work/names.csv" kind file case | grep -E '^(run|growth),' | sort -u)"
is "each has the cost of its own file" "9 10" \
    "$(for file in "$work/mine.cases" "$work/elsewhere/mine.cases"; do
        columns "$work/names.csv" kind file case score | sed -n "s|^run,$file,rogue-1,||p" | sort -u
    done | tr '\n' ' ' | sed 's/ $//')"
(cd "$work" && PATH=$work/bin:$PATH timeout 120 "$here/$reitti" measure mine.cases ./mine.cases "$work/mine.cases" \
    --plan smoke --search two_phase --style tuned --seed 1 --out once.csv 2>/dev/null)
is "a file that is given thrice is measured once, whatever it is called" "3 $work/mine.cases" \
    "$(columns "$work/once.csv" kind lang mode file | sed -n 's/^work,c,optimize,//p' | uniq -c |
        sed 's/^ *//')"
sed -i 's/rogue-exit rogue 10,11 3,2 10/rogue-exit rogue 10,11 4,2 9/' "$work/mine.cases"
PATH=$work/bin:$PATH timeout 120 "$reitti" measure "$work/mine.cases" --plan smoke --search two_phase \
    --style tuned --resume --out "$work/once.csv" 2>"$work/said"
is "cases that were changed are measured anew" \
    "reitti: what was in $work/once.csv is now in $work/once.csv.1 9" \
    "$(head -n 1 "$work/said") $(columns "$work/once.csv" kind case score |
        sed -n 's/^run,rogue-exit,//p' | sort -u)"
long=$(head -c 300000 /dev/zero | tr '\0' n)
printf '%s rogue 10,11 4,2 9\n' "$long" >"$work/long.cases"
PATH=$work/bin:$PATH timeout 120 "$reitti" measure "$work/long.cases" --plan smoke --search two_phase --style tuned \
    --out "$work/long.csv" 2>/dev/null
is "a name may be as long as a line" "$long" "$(grep -m 1 '^run,' "$work/long.csv" | cut -d, -f3)"

# ---- counted beside a search that prints and reads -----------------------------------------
timeout 120 "$build/tests/gallery/reitti" measure tests/gallery/gallery.cases --plan smoke \
    --search c_forges,c_reads_input,all_levels --out "$work/counted.csv" 2>/dev/null
is "instructions are counted, whatever another search prints or reads" 4 \
    "$(columns "$work/counted.csv" kind search instructions |
        awk -F , '$1 == "instructions" && $2 == "all_levels" && $3 > 100' | wc -l)"

# ---- killed from outside ------------------------------------------------------------------
# Whoever kills a process of the study, its search is not to blame.
mark=REITTI_STUDY=$$
marked_quick() {
    env "$mark" PATH="$work/bin:$PATH" timeout 120 "$reitti" measure rogue-1 --plan smoke \
        --search two_phase --style tuned --seed 1 --out "$1" 2>/dev/null
}
samples() {
    for process in $(marked "$mark"); do
        tr '\0' ' ' <"/proc/$process/cmdline" | grep -q '^reitti sample' && echo "$process"
    done 2>/dev/null
}
marked_quick "$work/shot.csv" &
study=$!
shots=0
while kill -0 $study 2>/dev/null && [ $shots -lt 2 ]; do
    sample=$(samples | head -n 1)
    [ -n "$sample" ] && kill -KILL "$sample" 2>/dev/null && shots=$((shots + 1)) && sleep 0.3
done
wait $study
is "a study whose processes were shot has the same rows" \
    "$(keys "$work/whole.csv")" "$(keys "$work/shot.csv" | sed 's/,apart$/,/')"
is "and none of them twice" "" "$(keys "$work/shot.csv" | uniq -d)"
is "there were shots" 2 $shots
marked_quick "$work/gone.csv" &
until [ -n "$(samples)" ]; do
    sleep 0.1
done
pkill -KILL -f "^[^ ]*reitti measure .*$work/gone.csv"
sleep 2
is "a study that is killed leaves nothing running" "" "$(marked "$mark")"
echo "1..$number"
