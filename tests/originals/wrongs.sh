#!/bin/sh
# wrongs.sh BUILD -- what the programs of 2010 did wrong the rebuilt ones still do.
#
# What C does where it reads outside its arrays is up to the compiler, so this is for the
# plain build alone, and all that is asked is that it does not come back with a route.
# Prolog fails, or goes on for ever.  All of it has little time and memory.
build=$1
. tests/is.sh
. tests/originals/common/programs.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
if [ "$build" != build ]; then
    skip "what was wrong is wrong" "only with the plain build"
    echo "1..$number"
    exit
fi

each() { # FUNCTION SYSTEM...
    what=$1
    shift
    for system in "$@"; do
        if is_there "$system"; then
            $what "$system"
        else
            skip "$what, by $system" "gprolog is not installed"
        fi
    done
}

# What is said goes to the files `printed` and `errors`.
run() { # GAME SYSTEM SECONDS KILOBYTES; the input is the file `input`
    sh -c 'ulimit -c 0; ulimit -v "$1"; LOCALSZ=4096 exec timeout "$2" "$3"' - \
        "$4" "$3" "$(program_of "$1" "$2")" <"$work/input" >"$work/printed" 2>"$work/errors"
}

# The last line: nothing was said after it.
last() {
    tail -n 1 "$work/printed"
}

# Numbers as they are typed.  C asks whether to go on.
numbers() { # SYSTEM NUMBER...
    by=$1
    shift
    if [ "$by" = c ]; then
        echo "$@" n
    else
        printf '%s.\n' "$@"
    fi
}

# How a question ends.
ending() { # SECONDS GAME SYSTEM NUMBER...
    seconds=$1
    game=$2
    by=$3
    shift 3
    numbers "$by" "$@" >"$work/input"
    run "$game" "$by" "$seconds" 1000000
    status=$?
    if grep -q '^Route: (' "$work/printed"; then
        echo "a route"
    elif [ "$by" = c ] && [ $status -eq 0 ]; then
        echo "the end, without a route"
    else
        echo "no route"
    fi
}

finds() { # GAME SYSTEM NUMBER...
    ending 10 "$@"
}

gives_up() { # GAME SYSTEM NUMBER...
    ending 1 "$@"
}

# ---- no route ---------------------------------------------------------------------
no_route() { # SYSTEM
    is "tactics: within the limits there is a route, by $1" \
        "a route" "$(finds tactics "$1" 1 1 1 1 10 10)"
    is "tactics: out of the house there is none, by $1" \
        "no route" "$(gives_up tactics "$1" 1 7 10 1 1 1)"
    is "tactics: to the roof there is none, by $1" \
        "no route" "$(gives_up tactics "$1" 1 1 1 2 7 9)"
    is "city: within the limits there is a route, by $1" \
        "a route" "$(finds city "$1" 1 2 2 4 9 8)"
    is "city: where no stairs lead there is none, by $1" \
        "no route" "$(gives_up city "$1" 1 2 2 0 2 2)"
    is "city: from the stairs that are wanted there is none, by $1" \
        "no route" "$(gives_up city "$1" 1 7 11 2 9 10)"
    is "city: to the start itself there is none, by $1" \
        "no route" "$(gives_up city "$1" 1 2 2 1 2 2)"
    is "city: to the foot of the stairs there is none, by $1" \
        "no route" "$(gives_up city "$1" 1 2 2 2 7 11)"
}
each no_route c swi gnu

# ---- a start outside the level ----------------------------------------------------
# It is taken for a square.  Prolog fails where it looks for its element.
is "tactics: from outside the level there is a route, by c" \
    "a route" "$(finds tactics c 1 13 1 1 10 10)"
is "city: from outside the level there is none, by c" "no route" "$(gives_up city c 1 13 2 1 11 3)"
outside() { # SYSTEM
    is "tactics: from outside the level there is none, by $1" \
        "no route" "$(gives_up tactics "$1" 1 13 1 1 10 10)"
    is "tactics: and nothing is said of it, by $1" "Level: x: y: " "$(last)"
    is "city: from outside the level there is none, by $1" \
        "no route" "$(gives_up city "$1" 1 13 2 1 11 3)"
    is "city: and nothing is said of it, by $1" "Y of the goal? " "$(last | grep -o 'Y of the goal? $')"
}
each outside swi gnu

# ---- one question -----------------------------------------------------------------
one_question() { # SYSTEM
    is "tactics: one question is answered and the next not read, by $1" "Action points: 30" \
        "$(numbers "$1" 1 1 1 1 10 10 1 12 1 1 10 10 | play tactics "$1" |
            grep -e '^Action points' -e '^=>')"
    is "city: one question is answered and the next not read, by $1" "(4,9,8)" \
        "$(numbers "$1" 1 2 2 4 9 8 4 11 11 1 9 8 | play city "$1" |
            sed -n -e 's/^Route: .*(/(/p' -e '/^=>/p')"
}
each one_question swi gnu

# ---- rogue ------------------------------------------------------------------------
end_of_input() { # SYSTEM
    is "rogue: the end of the input is a command like others, by $1" 1000 \
        "$(timeout 10 "$(program_of rogue "$1")" 2>/dev/null </dev/null |
            grep -m 1000 -c 'There is no such command\.$')"
}
each end_of_input c swi gnu

# What comes of so many turns of waiting.
game_of() { # TURNS SYSTEM
    awk -v turns="$1" -v stop="$([ "$2" = c ] || echo .)" -v quit="$([ "$2" = c ] && echo L y || echo quit.)" '
        BEGIN {
            for (i = 0; i < turns; i++)
                print "5" stop
            print quit
        }' >"$work/input"
    run rogue "$2" 10 150000
    last | grep -o 'Goodbye\.$' || grep -ioa -m 1 'stack' "$work/errors" | tr S s
}
is "rogue: a game of 1000 turns is nothing to C" Goodbye. "$(game_of 1000 c)"
long_game() { # SYSTEM
    is "rogue: a game of 10 turns fits the stack, by $1" Goodbye. "$(game_of 10 "$1")"
    is "rogue: a game of 1000 turns does not, by $1" stack "$(game_of 1000 "$1")"
}
each long_game swi gnu
echo "1..$number"
