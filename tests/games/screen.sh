#!/bin/sh
# screen.sh BUILD -- plays in the whole terminal, which is one of tmux.
#
# What the two languages show must be the same, but for times and the questions that
# only the C interface asks.
build=$(cd "$1" && pwd)
. tests/games/common/terminal.sh

# The games in a terminal of this size.
size() { # COLUMNS ROWS
    play "$1" "$2" rogue
    press 6
    sees "rogue, $1 x $2, $lang: a turn" 'You move right to'
    keep
    whole "rogue, $1 x $2, $lang" Rogue '(4,2),' '1' 'turn' '(11,10)' two_phase '(tuned, prolog)' squares '= water'
    press w Right Right Right
    sees "rogue, $1 x $2, $lang: watches" '3 of 53 squares'
    keep
    press End
    sees "rogue, $1 x $2, $lang: to the end" '53 of 53 squares'
    press Left
    sees "rogue, $1 x $2, $lang: one back" '52 of 53 squares'
    keep
    press q '?'
    sees "rogue, $1 x $2, $lang: helps" '^Any key'
    keep
    while grep -q '^Any key shows more' "$work/seen"; do
        press x
        settle
        in_tmux capture-pane -p -t game >"$work/seen"
        keep
    done
    grep -q 'leave the game' "$work/seen"
    result "rogue, $1 x $2, $lang: helps to the end" $?
    play "$1" "$2" tactics
    press Enter 3 3 2 2 2 2 2 2
    sees "tactics, $1 x $2, $lang: a way" '16 AP: '
    whole "tactics, $1 x $2, $lang" Tactics '(1,3,9)' 'mercenary' '16 AP' '(tuned, prolog)' 'wall' 'enemy'
    keep
    press s
    sees "tactics, $1 x $2, $lang: another search" 'astar_chebyshev'
    keep
    press d
    sees "tactics, $1 x $2, $lang: distances" '^++++0####000'
    keep
    play "$1" "$2" city
    press Enter '>' '>' '>' l l l l l l l j j j j j j
    sees "city, $1 x $2, $lang: a way" '31 steps'
    whole "city, $1 x $2, $lang" City '(4,9,8)' 'dwarf' '31 steps' '(tuned, prolog)' 'wall' 'player'
    keep
}

rogue() {
    play 80 24 rogue
    press Right
    sees "rogue, $lang: an arrow moves" 'You move right to (4,2)\.'
    sees "rogue, $lang: the creature hunts" 'The creature moves to (11,10)\.'
    sees "rogue, $lang: its route is drawn" '^#\.=\.\.\.xx\.=\.#'
    sees "rogue, $lang: distances are told" '^#\.=\.\.\.xx\.=\.#  #9=998766=6#'
    sees "rogue, $lang: squares expanded" '[0-9] .s 53 squares'
    keep
    press l
    sees "rogue, $lang: a letter of vi moves" 'You move right to (5,2)\.'
    press 4
    sees "rogue, $lang: a digit moves" 'You move left to (4,2)\.'
    press Up
    sees "rogue, $lang: a wall stops" 'You bump into the wall\.'
    press .
    sees "rogue, $lang: waits" 'You wait\.'
    keep
    press v
    sees "rogue, $lang: another style" 'two_phase (thesis, c) finds the way now\.'
    keep
    press c
    sees "rogue, $lang: another language" 'two_phase (thesis, prolog) finds the way now\.'
    keep
    press 1
    sees "rogue, $lang: goes on" 'You move down and left'
    press 5 5 5 5 5 5
    sees "rogue, $lang: is caught" 'caught after [0-9]*\.'
    keep
    press R
    [ "$lang" = c ] && sees "rogue, $lang: asks" 'Back to the beginning? (y/n)' && press y
    sees "rogue, $lang: begins again" '  0$'
    press w
    sees "rogue, $lang: nothing to watch" 'Nobody has asked the way yet\.'
    press s
    sees "rogue, $lang: another search" 'uniform_cost (plain, prolog) finds the way now\.'
    press s v
    sees "rogue, $lang: no other style" 'There is no other style here\.'
    in_tmux resize-window -t game -x 30 -y 12
    sees "rogue, $lang: fits a narrow terminal" '^You are at (3,2), the creatur…'
    keep
    in_tmux resize-window -t game -x 40 -y 8
    sees "rogue, $lang: fits a smaller terminal" '^You are at (3,2), the creature is at…'
    keep
    in_tmux resize-window -t game -x 6 -y 3
    sees "rogue, $lang: fits a tiny one" '^#.@...$'
    in_tmux resize-window -t game -x 80 -y 24
    sees "rogue, $lang: fits a larger one" '^?: help'
    press L
    [ "$lang" = c ] && sees "rogue, $lang: asks" 'Leave the game? (y/n)' && press y
    restored "rogue, $lang: left" 0
}

# One program by itself: how it ends.
ends() {
    program=$build/rogue$suffix
    for end in INT TERM HUP QUIT USR1 ALRM ABRT; do
        start 80 24 "$program --screen"
        sees "rogue, $lang: begins" 'You are at'
        case $end in
        INT) press C-c ;;
        *) kill -$end "$(in_tmux display -p -t game '#{pane_pid}' | xargs ps -o pid= --ppid)" ;;
        esac
        restored "rogue, $lang: ended by $end" "[1-9][0-9]*"
    done
    start 80 24 "$program --screen"
    sees "rogue, $lang: begins" 'You are at'
    press s
    sees "rogue, $lang: has one search" 'There is no other search here\.'
    press C-d
    restored "rogue, $lang: end of input" 0
    if [ "$lang" = c ]; then
        start 80 24 "$program --screen"
        sees "rogue, $lang: begins" 'You are at'
        press R
        sees "rogue, $lang: asks" 'Back to the beginning? (y/n)'
        press C-d
        restored "rogue, $lang: end of input at a question" 0
    fi
    start 80 24 "$program --screen -w tests/worlds/rogue-wide-block.world; $program --screen </dev/null"
    sees "rogue, $lang: refuses a world without both" 'a world needs both @ and o'
    sees "rogue, $lang: refuses what is no terminal" 'rogue: --screen needs a terminal; see rogue --help'
    for term in nonsense dumb; do
        start 80 60 "TERM=$term $program --screen"
        sees "rogue, $lang: line by line in a terminal called $term" "^rogue: .*: line by line, then"
        sees "rogue, $lang: and is played so" '^Your turn (? for help):'
    done
    sees "rogue, $lang: says what is wrong with it" '^rogue: the terminal cannot be drawn on: line by line, then'
    start 80 60 "TERM=nonsense $build/reitti play rogue --lang $lang"
    sees "reitti play, $lang: an unknown terminal" "^reitti: no terminal is known as 'nonsense': line by line, then"
    sees "reitti play, $lang: and is played so" '^Your turn (? for help):'
}

# Ctrl-Z gives the terminal back until fg; the shell must know of jobs for that.
stops() { # WHAT COMMAND
    start 80 24 "set -m; $2; echo stopped; stty -a | grep -o ' icanon\| echo '; read x; fg"
    sees "$1: begins" '^?: help'
    press 6
    sees "$1: a turn" 'You move right to (4,2)\.'
    press C-z
    sees "$1: stops" '^stopped$'
    sees "$1: the terminal echoes" '^ echo$'
    grep -q '^ icanon$' "$work/seen" &&
        [ "$(in_tmux display -p -t game '#{alternate_on} #{cursor_flag}')" = '0 1' ]
    result "$1: the terminal is as before" $?
    press Enter
    sees "$1: comes back" 'You move right to (4,2)\.'
    sees "$1: with its level" '^#\.=\.\.\.xx\.=\.#'
    press 6
    sees "$1: goes on" 'You move right to (5,2)\.'
    press C-d
    restored "$1: left" 0
}

tactics() {
    play 80 24 tactics
    press Enter
    sees "tactics, $lang: has a start" 'The mercenary stands at (1,1,1)'
    press 3 3 3 3 n n Down Down Down Right Right Right
    sees "tactics, $lang: the route follows the cursor" '30 AP: (1,2,2)(1,2,3)(1,1,4)'
    sees "tactics, $lang: the goal is marked" '^\.\.\.&\.#\.E/X&T'
    keep
    press Enter
    sees "tactics, $lang: walks" 'The mercenary walked to (1,10,10) for'
    press Right
    sees "tactics, $lang: tells terrain" 'at (1,11,10): fence, 6'
    press Right
    sees "tactics, $lang: refuses obstacles" '(1,12,10) cannot be entered: tree\.'
    press '>'
    sees "tactics, $lang: shows the other level" 'Level 2 of 2, at (2,12,10): air'
    keep
    press Left Left Left
    sees "tactics, $lang: refuses the other level" '(2,9,10) is on another level than'
    press BSpace
    sees "tactics, $lang: another start" 'Where does the mercenary stand?'
    press '?'
    sees "tactics, $lang: helps, in lines that fit" '^First .* the$'
    keep
    press x
    sees "tactics, $lang: goes back" 'Where does the mercenary stand?'
    press q
    restored "tactics, $lang: left" 0
    start 80 24 "NO_COLOR=1 $build/reitti play tactics --lang $lang"
    sees "tactics, $lang: without colour" 'Where does the mercenary stand?'
    press c c
    [ "$lang" = c ] || press c
    press Enter Down Right
    sees "tactics, $lang: the route without colour" '2 AP: (1,2,2)'
    sees "tactics, $lang: the distances without colour" 'Distances: + is 10 or more'
    keep
    # A long route is cut, and says so.
    play 40 12 city
    press Enter '>' '>' '>' l l l l l l l j j j j j j
    sees "city, $lang: a long route is cut with a sign" '(1,.*)…$'
}

city() {
    play 80 24 city
    sees "city, $lang: tells the square" '(1,2,2): floor$'
    press Enter
    sees "city, $lang: has a start" 'The dwarf stands at'
    press 3 5 # both at once, faster than the way between is looked for
    sees "city, $lang: hurries" '1 step\.'
    press BSpace y Enter
    sees "city, $lang: has another start" '(1,2,2)\.  Where to?'
    press '>' '>' '>' l l l l l l l j j j j j j
    sees "city, $lang: the route follows the cursor" '31 steps: (1,3,3)(1,4,4)'
    sees "city, $lang: all levels are side by side" '^Level 1       Level 2       Level 3       Level 4'
    keep
    press '<'
    sees "city, $lang: goes to other levels" 'Level 3 of 4'
    keep
    press L
    restored "city, $lang: left" 0
}

# A world that is larger than the terminal: it scrolls to where the player is, and says so.
large() {
    for shape in '30 12' '80 24' '200 60'; do
        start $shape "$build/reitti play rogue --lang $lang -w '$work/large.world'"
        sees "large world, $shape, $lang: shows the player" '@'
        [ "$lang" = c ] && press c
        press c
        press 3 3 3
        sees "large world, $shape, $lang: moves" 'You are at (53,33)'
        sees "large world, $shape, $lang: says what is seen" 'Seen: .*of [69]0'
        keep
    done
}

awk 'BEGIN {
    print "game rogue\nlevel 1"
    for (y = 1; y <= 60; y++) {
        row = ""
        for (x = 1; x <= 90; x++)
            row = row (x == 50 && y == 30 ? "@" : x == 2 && y == 2 ? "o" : (x * y) % 7 == 3 ? "#" : ".")
        print row
    }
}' >"$work/large.world"

in_tmux new-session -d -s wait cat
for lang in c prolog; do
    suffix=$([ $lang = c ] || echo -prolog)
    size 80 24
    size 40 12
    size 200 60
    rogue
    ends
    stops "rogue, $lang" "$build/rogue$suffix --screen"
    stops "reitti play, $lang" "$build/reitti play rogue --lang $lang"
    tactics
    city
    large
    # The command takes the whole terminal, unless it is told not to.
    start 80 24 "$build/reitti play rogue --lang $lang --style thesis"
    sees "reitti play, $lang: whole terminal" "two_phase (thesis, $lang)"
    start 80 24 "$build/reitti play tactics --lang $lang --search astar_chebyshev"
    sees "reitti play, $lang: any search" "astar_chebyshev (tuned, $lang)"
    start 80 24 "$build/reitti play rogue --lang $lang --line"
    sees "reitti play, $lang: line by line" '^Your turn (? for help):'
    press 6 Enter
    sees "reitti play, $lang: a turn" '^Its route: (11,10)(11,9)(11,8)(10,7)(9,6)(8,5)(7,5)(6,4)(5,3)'
done
diff "$work/c" "$work/prolog" >"$work/seen"
result 'both languages show the same' $?
echo "1..$number"
