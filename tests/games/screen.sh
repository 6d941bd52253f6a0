#!/bin/sh
# screen.sh BUILD -- plays in the whole terminal, which is one of tmux.
#
# What the two languages show must be the same, but for the questions that only the C
# programs ask.
build=$(cd "$1" && pwd)
number=0
work=$(mktemp -d) || exit 2
trap 'in_tmux kill-server 2>/dev/null; rm -rf "$work"' EXIT

in_tmux() { # the session `wait` keeps the server alive between games
    env -u TMUX SHELL=/bin/sh tmux -S "$work/tmux" -f /dev/null "$@"
}

# Starts a terminal of this size with the command in it; a shell stays behind it.
start() { # COLUMNS ROWS COMMAND
    in_tmux kill-session -t game 2>/dev/null
    in_tmux new-session -d -s game -x "$1" -y "$2" \
        "trap : INT; $3; echo \"ended \$?\"; stty -a | grep -o ' icanon\| echo '; exec cat"
}

# Looks at the terminal until it shows a line that fits, for up to 20 seconds.
sees() { # WHAT PATTERN
    number=$((number + 1))
    tries=0
    until in_tmux capture-pane -p -t game >"$work/seen" 2>&1 && grep -qe "$2" "$work/seen"; do
        tries=$((tries + 1))
        if [ $tries -ge 400 ]; then
            echo "not ok $number - $1"
            sed 's/^/# /' "$work/seen"
            return 1
        fi
        sleep 0.05
    done
    echo "ok $number - $1"
}

press() {
    in_tmux send-keys -t game -- "$@"
}

# The terminal is as it was before: the usual screen, its cursor, echo and lines.
restored() { # WHAT STATUS
    sees "$1: ends" "^ended $2\$"
    sees "$1: the terminal echoes again" '^ echo$'
    grep -q '^ icanon$' "$work/seen" &&
        [ "$(in_tmux display -p -t game '#{alternate_on} #{cursor_flag}')" = '0 1' ]
    result "$1: the terminal is as before" $?
}

result() { # WHAT STATUS
    number=$((number + 1))
    if [ "$2" -eq 0 ]; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        sed 's/^/# /' "$work/seen"
    fi
}

# Keeps what the terminal shows now, colours included, for the comparison of the languages.
keep() {
    in_tmux capture-pane -e -p -t game >>"$work/$lang"
    in_tmux display -p -t game '#{cursor_flag}' >>"$work/$lang"
}

rogue() {
    program=$build/rogue$suffix
    start 80 24 "$program --screen"
    sees "rogue, $lang: begins" '^You are at (3,2), the creature is at (10,11)\.'
    keep
    press Right
    sees "rogue, $lang: an arrow moves" '^You move right to (4,2)\.'
    sees "rogue, $lang: the creature hunts" '^The creature moves to (11,10)\.'
    sees "rogue, $lang: its route is drawn" '^#\.=\.\.\.xx\.=\.#'
    keep
    press l
    sees "rogue, $lang: a letter of vi moves" '^You move right to (5,2)\.'
    press 4
    sees "rogue, $lang: a digit moves" '^You move left to (4,2)\.'
    press Up
    sees "rogue, $lang: a wall stops" '^You bump into the wall\.'
    press .
    sees "rogue, $lang: waits" '^You wait\.'
    keep
    press '?'
    sees "rogue, $lang: helps" '^Any key goes back'
    keep
    press x
    sees "rogue, $lang: goes back" '^You wait\.'
    in_tmux resize-window -t game -x 40 -y 8
    sees "rogue, $lang: fits a smaller terminal" '^You are at (4,2), the creature is at ([0-9,]*$'
    in_tmux resize-window -t game -x 6 -y 3
    sees "rogue, $lang: fits a tiny one" '^#..@..$'
    in_tmux resize-window -t game -x 80 -y 24
    sees "rogue, $lang: fits a larger one" '^arrows'
    press R
    [ "$lang" = c ] && sees "rogue, $lang: asks" '^Back to the beginning? (y/n)' && press y
    sees "rogue, $lang: begins again" '^You are at (3,2), the creature is at (10,11)\.'
    press L
    [ "$lang" = c ] && sees "rogue, $lang: asks" '^Leave the game? (y/n)' && press y
    restored "rogue, $lang: left" 0
    for end in INT TERM HUP QUIT USR1 ALRM ABRT; do
        start 80 24 "$program --screen"
        sees "rogue, $lang: begins" '^You are at'
        case $end in
        INT) press C-c ;;
        *) kill -$end "$(in_tmux display -p -t game '#{pane_pid}' | xargs ps -o pid= --ppid)" ;;
        esac
        restored "rogue, $lang: ended by $end" "[1-9][0-9]*"
    done
    start 80 24 "$program --screen"
    sees "rogue, $lang: begins" '^You are at'
    press C-d
    restored "rogue, $lang: end of input" 0
    if [ "$lang" = c ]; then
        start 80 24 "$program --screen"
        sees "rogue, $lang: begins" '^You are at'
        press R
        sees "rogue, $lang: asks" '^Back to the beginning? (y/n)'
        press C-d
        restored "rogue, $lang: end of input at a question" 0
    fi
    start 80 24 "$program --screen -w tests/worlds/rogue-wide-block.world; $program --screen </dev/null"
    sees "rogue, $lang: refuses a world without both" 'a world needs both @ and o'
    sees "rogue, $lang: refuses what is no terminal" 'rogue: --screen needs a terminal; see rogue --help'
    start 80 24 "TERM=dumb $program --screen"
    sees "rogue, $lang: refuses a poor terminal" 'rogue: --screen needs a terminal that can do more'
    [ "$lang" = prolog ] && return # it asks no list of terminals
    start 80 24 "TERM=none $program --screen -w tests/games/worlds/bumps.world"
    sees "rogue, $lang: refuses an unknown terminal" "^rogue: --screen: no terminal is known as 'none'"
}

tactics() {
    program=$build/tactics$suffix
    start 80 24 "$program --screen"
    sees "tactics, $lang: asks" '^Where does the mercenary stand?'
    keep
    press Enter
    sees "tactics, $lang: has a start" '^The mercenary stands at (1,1,1)'
    press 3 3 3 3 n n Down Down Down Right Right Right
    sees "tactics, $lang: the route follows the cursor" '^30 AP: (1,2,2)(1,2,3)(1,1,4)'
    sees "tactics, $lang: the goal is marked" '^\.\.\.&\.#\.E/X&T'
    keep
    press Enter
    sees "tactics, $lang: walks" '^The mercenary walked to (1,10,10) for 30 AP\.'
    press Right
    sees "tactics, $lang: tells terrain" 'at (1,11,10): fence, 6 AP to enter'
    press Right
    sees "tactics, $lang: refuses obstacles" '^(1,12,10) cannot be entered: tree\.'
    press '>'
    sees "tactics, $lang: shows the other level" '^Level 2 of 2, at (2,12,10): air'
    keep
    press Left Left Left
    sees "tactics, $lang: refuses the other level" '^(2,9,10) is on another level than (1,10,10)'
    press BSpace
    sees "tactics, $lang: another start" '^Where does the mercenary stand?'
    press '?'
    sees "tactics, $lang: helps, in lines that fit" '^First .* the$'
    keep
    press x
    sees "tactics, $lang: goes back" '^Where does the mercenary stand?'
    press q
    restored "tactics, $lang: left" 0
    start 80 24 "NO_COLOR=1 $program --screen"
    sees "tactics, $lang: without colour" '^Where does the mercenary stand?'
    press Enter Down Right
    sees "tactics, $lang: the route without colour" '^2 AP: (1,2,2)'
    keep
}

city() {
    program=$build/city$suffix
    start 80 24 "$program --screen"
    sees "city, $lang: asks" '^Where does the dwarf stand?'
    sees "city, $lang: tells the square" '^Level 1 of 4, at (1,2,2): floor$'
    press Enter
    sees "city, $lang: has a start" '^The dwarf stands at (1,2,2)'
    press 3 5 # both at once, faster than the way between is looked for
    sees "city, $lang: hurries" '^The dwarf walked to (1,3,3) for 1 steps'
    press BSpace y Enter
    sees "city, $lang: has another start" '^The dwarf stands at (1,2,2)'
    press '>' '>' '>' l l l l l l l j j j j j j
    sees "city, $lang: the route follows the cursor" '^31 steps: (1,3,3)(1,4,4)'
    keep
    press '<'
    sees "city, $lang: shows the route on other levels" '^Level 3 of 4'
    keep
    press L
    restored "city, $lang: left" 0
}

# A world that is larger than the terminal: it scrolls to where the player is.
large() {
    start 30 12 "$build/rogue$suffix --screen -w '$work/large.world'"
    sees "large world, $lang: shows the player" '@'
    keep
    press 3 3 3
    sees "large world, $lang: moves" '^You are at (53,33)'
    keep
    press q
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
    rogue
    tactics
    city
    large
    # The command takes the whole terminal, unless it is told not to.
    start 80 24 "$build/reitti play rogue --lang $lang --style thesis"
    sees "reitti play, $lang: whole terminal" '^arrows'
    start 80 24 "$build/reitti play rogue --lang $lang --line"
    sees "reitti play, $lang: line by line" '^Your turn (? for help):'
    press 6 Enter
    sees "reitti play, $lang: a turn" '^Its route: (11,10)(11,9)(11,8)(10,7)(9,6)(8,5)(7,5)(6,4)(5,3)'
done
diff "$work/c" "$work/prolog" >"$work/seen"
result 'both languages show the same' $?
echo "1..$number"
