#!/bin/sh
# screen_fleet.sh BUILD -- plays strategy in the whole terminal, which is one of tmux.
#
# What the two languages show must be the same, but for times and the questions that
# only the C interface asks.
build=$(cd "$1" && pwd)
. tests/games/common/terminal.sh

# In a terminal of this size.
size() { # COLUMNS ROWS
    play "$1" "$2" strategy
    press 2 2 Enter 6 6 6 m .
    sees "strategy, $1 x $2, $lang: a turn" '^Plan: 6 of 6\|Turn 1: 1 moved'
    whole "strategy, $1 x $2, $lang" Strategy 'paused' '(7,7)' 'Turn 1:' 'makespan 3' '(tuned, prolog)' expanded 'wall'
    keep
}

# A button of the mouse, as a terminal tells it: 0 left, 2 right, 4 more with shift; then it
# is let go.
click() { # BUTTON COLUMN ROW, from 1
    for button in "$1" 3; do
        in_tmux send-keys -t game -l -- "$(printf '\033[M'; printf "\\$(printf '%03o' $((button + 32)))"; \
            printf "\\$(printf '%03o' $(($2 + 32)))"; printf "\\$(printf '%03o' $(($3 + 32)))")"
    done
}

strategy() {
    play 80 24 strategy
    sees "strategy, $lang: the level is drawn" '^\.\.\.1#\.\.\.\.\.####'
    sees "strategy, $lang: tells what is under the cursor" '^.* unit 1, to (4,5)'
    press Enter
    sees "strategy, $lang: selects" ' Selected: 1\.'
    press 3 2 2
    sees "strategy, $lang: a digit moves the cursor" '(5,8):'
    press m
    sees "strategy, $lang: sends" ' Unit 1 goes to (5,8)\.'
    press Right a
    sees "strategy, $lang: appends" ' Unit 1 then goes to (6,8)\.'
    sees "strategy, $lang: targets are marked" '^\.\.\.\.xx'
    keep
    press .
    sees "strategy, $lang: a turn" ' Turn 1: 1 moved, 5 of 6 at rest\.'
    sees "strategy, $lang: a plan" ' Plan: 6 of 6 arrive, makespan 3, sum 6\.'
    sees "strategy, $lang: the way is dotted" '^\.\.·\.xx'
    sees "strategy, $lang: time and work" '[0-9] .s [0-9]* expanded, [0-9]* estimated, '
    keep
    press -
    sees "strategy, $lang: slower" 'paused, 2 turns a second'
    press + + + + + +
    sees "strategy, $lang: faster, to a limit" 'paused, 64 turns a second'
    press Space
    sees "strategy, $lang: runs until all rest" ' All units rest\.'
    sees "strategy, $lang: and is ready for more" 'Turn 4, running'
    press h
    sees "strategy, $lang: halts" ' Unit 1 stays at (6,8)\.'
    press Tab
    sees "strategy, $lang: to the next unit" '^.* unit 2, to (4,7)'
    press i
    sees "strategy, $lang: selects two" ' Selected: 1 2\.'
    press '*'
    sees "strategy, $lang: selects all" ' Selected: 1 2 3 4 5 6\.'
    press Up Up Up Up Up Up m
    sees "strategy, $lang: sends all, who go at once" 'Turn [12][0-9], running'
    sees "strategy, $lang: until all rest" ' All units rest\.'
    keep
    press R
    [ "$lang" = c ] && sees "strategy, $lang: asks" 'Back to the beginning? (y/n)' && press y
    sees "strategy, $lang: begins again" 'Turn 0, paused'
    press Right u
    sees "strategy, $lang: no unit in a wall" 'Expected ground, but there is a wall at (5,5)\.'
    press Right u
    sees "strategy, $lang: a new unit" 'Unit 7 stands at (6,5)\.'
    press Right w
    sees "strategy, $lang: a wall" 'Wall at (7,5)\.'
    sees "strategy, $lang: the wall is drawn" '^\.\.\.1#7#'
    press g
    sees "strategy, $lang: ground" 'Ground at (7,5)\.'
    press Left x
    sees "strategy, $lang: removes a unit" 'Unit 7 is gone\.'
    press '>'
    sees "strategy, $lang: a larger window" 'Window 32 from the next turn on\.'
    press '<' '<'
    sees "strategy, $lang: a smaller window" 'Window 8 from the next turn on\.'
    keep
    press BSpace
    sees "strategy, $lang: selects nobody" 'Selected: none\.'
    click 0 4 7
    sees "strategy, $lang: the mouse selects" 'Selected: 1\.'
    click 4 21 7
    sees "strategy, $lang: the mouse selects two" 'Selected: 1 4\.'
    click 2 10 9
    sees "strategy, $lang: the mouse sends" 'Unit 1 goes to (10,7)\. Unit 4 goes to (9,8)\.'
    click 6 8 9
    sees "strategy, $lang: the mouse appends" 'Unit 1 then goes to (8,7)\. Unit 4 then'
    click 0 60 9
    press .
    sees "strategy, $lang: the mouse beside the level does nothing" 'Turn 1: 2 moved'
    keep
    press s
    sees "strategy, $lang: another search" 'ca (plain, c) finds the way now\.'
    keep
    press .
    sees "strategy, $lang: which plans the next turn" 'Turn 2: '
    press t
    sees "strategy, $lang: tells of all" '^4 (.*) to (9,8)(7,8)'
    keep
    press x '?'
    sees "strategy, $lang: helps" '^Select units, '
    keep
    press x x
    in_tmux resize-window -t game -x 30 -y 12
    sees "strategy, $lang: fits a narrow terminal" '^Turn 2, paused, 64 turns a…'
    keep
    in_tmux resize-window -t game -x 6 -y 3
    sees "strategy, $lang: fits a tiny one" '^......$'
    in_tmux resize-window -t game -x 80 -y 24
    sees "strategy, $lang: fits a larger one" '^?: help'
    press L
    [ "$lang" = c ] && sees "strategy, $lang: asks" 'Leave the game? (y/n)' && press y
    restored "strategy, $lang: left" 0
    start 80 24 "NO_COLOR=1 $build/reitti play strategy --lang $lang --search pibt --style plain"
    sees "strategy, $lang: without colour" 'pibt (plain, '
    [ "$lang" = c ] || press c
    press Enter Down Down m .
    sees "strategy, $lang: a turn without colour" 'Turn 1: '
    keep
}

# How it ends, and Ctrl-Z; nobody listens to the mouse then.
strategy_ends() {
    program=$build/strategy$suffix
    start 80 24 "$program --screen -w tests/worlds/strategy-bay.world"
    sees "strategy, $lang: begins" '^.* (4,1): ground'
    kill -TERM "$(in_tmux display -p -t game '#{pane_pid}' | xargs ps -o pid= --ppid)"
    restored "strategy, $lang: ended by TERM" "[1-9][0-9]*"
    [ "$(in_tmux display -p -t game '#{mouse_any_flag}')" = 0 ]
    result "strategy, $lang: the mouse is as before" $?
    start 80 24 "$program --screen"
    sees "strategy, $lang: begins" 'unit 1, to'
    press Space C-d
    restored "strategy, $lang: end of input" 0
    start 80 60 "TERM=nonsense $program --screen"
    sees "strategy, $lang: line by line in an unknown terminal" "^strategy: .*: line by line, then"
    sees "strategy, $lang: and is played so" '^Your orders (? for help):'
    start 80 24 "set -m; $program --screen; echo stopped; read x; fg"
    sees "strategy, $lang: begins" '^?: help'
    press '*'
    sees "strategy, $lang: selects" 'Selected: 1 2'
    press C-z
    sees "strategy, $lang: stops" '^stopped$'
    [ "$(in_tmux display -p -t game '#{alternate_on} #{cursor_flag} #{mouse_any_flag}')" = '0 1 0' ]
    result "strategy, $lang: the terminal is as before" $?
    press Enter
    sees "strategy, $lang: comes back" 'Selected: 1 2'
    [ "$(in_tmux display -p -t game '#{mouse_any_flag}')" = 1 ]
    result "strategy, $lang: with the mouse" $?
    press C-d
    restored "strategy, $lang: left" 0
}

in_tmux new-session -d -s wait cat
for lang in c prolog; do
    suffix=$([ $lang = c ] || echo -prolog)
    size 80 24
    size 40 12
    size 200 60
    strategy
    strategy_ends
done
diff "$work/c" "$work/prolog" >"$work/seen"
result 'both languages show the same' $?
echo "1..$number"
