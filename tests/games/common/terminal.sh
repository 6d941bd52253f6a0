# terminal.sh -- for scripts that play in the whole terminal, which is one of tmux: a test
# a line, as TAP; the caller prints the plan, and says which `build` and `lang`.
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

# What stands in a terminal, each character with its looks: how those were told, and where
# there is nothing to see, depends on what stood there before.
looks() {
    awk 'BEGIN { escape = sprintf("%c", 27) }
        {
            count = split($0, parts, escape)
            line = shown = ""
            for (i = 1; i <= count; i++) {
                text = parts[i]
                if (i > 1) {
                    end = index(text, "m")
                    codes = split(substr(text, 2, end - 2), code, ";")
                    if (codes == 0) bold = dim = bar = fore = back = ""
                    for (j = 1; j <= codes; j++) {
                        c = code[j] + 0
                        if (c == 0) bold = dim = bar = fore = back = ""
                        else if (c == 1) bold = "b"
                        else if (c == 2) dim = "d"
                        else if (c == 7) bar = "r"
                        else if (c >= 30 && c <= 39) fore = c == 39 ? "" : "f" c
                        else if (c >= 40 && c <= 49) back = c == 49 ? "" : "g" c
                    }
                    text = substr(text, end + 1)
                }
                look = bold dim bar fore back
                if (text ~ /^ *$/ && bar back == "") look = shown
                if (text != "" && look != shown) line = line "{" look "}"
                if (text != "") shown = look
                line = line text
            }
            sub(/[ ]+$/, "", line)
            print line
        }'
}

# Waits until the game waits for a key and tmux has shown all: a process that lacks a
# processor is not asleep.  They are asked twice, as the kernel hands on what is written.
settle() {
    set -- $(in_tmux display -p -t game '#{pid} #{pane_tty}')
    asleep=0
    tries=0
    while [ $asleep -lt 2 ] && [ $tries -lt 400 ]; do
        sleep 0.03
        tries=$((tries + 1))
        asleep=$((asleep + 1))
        ! ps -o stat= -p "$1" -t "$2" | grep -q '^[RD]' || asleep=0
    done
}

# Keeps what the terminal shows now, colours included, for the comparison of the languages.
keep() {
    settle
    in_tmux capture-pane -e -p -t game | looks | sed -E 's/ *[0-9]+(\.[0-9])? (ns|µs|ms|s)( |…)/ T\3/' >>"$work/$lang"
    in_tmux display -p -t game '#{?cursor_flag,#{cursor_x} #{cursor_y},none}' >>"$work/$lang"
}

# Starts a game by C with Prolog beside it, whose interface it ever is.
play() { # COLUMNS ROWS GAME [OPTION...]
    columns=$1
    rows=$2
    game=$3
    shift 3
    start "$columns" "$rows" "$build/reitti play $game --lang $lang $*"
    sees "$game, $lang: begins" '^?: help'
    [ "$lang" = c ] && press c && sees "$game, $lang: the other language" '^[^?].*(tuned, prolog)\|prolog) finds'
    press c
    sees "$game, $lang: by C" '(tuned, c)\|c) finds'
}

# Each of the words is seen, or a sign says that something is not; and nothing has pushed
# the first and the last line off the screen.
whole() { # WHAT TITLE WORD...
    what=$1
    title=$2
    shift 2
    settle
    in_tmux capture-pane -p -t game >"$work/seen"
    missing=
    for word in "$@"; do
        grep -qFe "$word" "$work/seen" || missing="$missing $word"
    done
    head -n 1 "$work/seen" | grep -q "^$title" && tail -n 1 "$work/seen" | grep -q '^?: help' &&
        { [ -z "$missing" ] || sed '1d;$d' "$work/seen" | grep -q '…$'; }
    result "$what: nothing is cut without a sign" $?
    for line in 1 '$'; do
        width=$(sed -n "${line}p" "$work/seen" | wc -m)
        [ "$width" -le $((columns + 1)) ] && { [ "$width" -le "$columns" ] || sed -n "${line}p" "$work/seen" | grep -q '…$'; }
        result "$what: line $line ends with a sign, or before the edge" $?
    done
}
