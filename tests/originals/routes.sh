#!/bin/sh
# routes.sh BUILD -- the six cases of 2010, which are in routes.txt: what the programs
# print, what the searches of all styles answer, and the work of those programs, which
# was not the same in both languages.
build=$1
. tests/is.sh
. tests/originals/common/programs.sh

cases() { # GAME
    awk -v game="$1" '$1 == game' tests/originals/routes.txt
}

expected() { # GAME
    cases "$1" | awk '{ print $5, $6 }'
}

# What is typed for both cases, a run each.
typed() { # GAME SYSTEM
    cases "$1" | awk -v game="$1" -v by="$2" '
        BEGIN {
            stop = by == "c" ? " " : ". "
            end = game == "rogue" ? (by == "c" ? "L y" : "quit.") : (by == "c" ? "n" : "")
        }
        { gsub(/,/, stop, $2); print $2 stop end "\n" }'
}

# Cost and route, as a program printed them: a square is a step where there are no
# action points.
printed() { # GAME SYSTEM
    typed "$1" "$2" | play "$1" "$2" | awk '
        function say() { if (route != "") print cost, route; route = "" }
        /^(Its route|Route): / { say(); route = $NF; cost = gsub(/\(/, "(", $NF) }
        /^Action points: / { cost = $NF }
        END { say() }'
}

solve() { # GAME STYLE LANGUAGE
    case $1 in
    rogue) search=two_phase ;;
    tactics) search=astar ;;
    city) search=levelwise ;;
    esac
    cases "$1" | awk '{ print $3, $4 }' |
        "$build/reitti" solve "$1" - --search "$search" --style "$2" --lang "$3" --format json 2>&1
}

# Cost and route, as a search answered.  The one level of rogue is not written.
answered() { # GAME STYLE LANGUAGE
    solve "$@" | sed -E 's/.*"cost":([0-9]+),.*"route":\[\[(.*)\]\]\}$/\1 (\2)/; s/\],\[/)(/g' |
        if [ "$1" = rogue ]; then sed 's/(1,/(/g'; else cat; fi
}

for game in rogue tactics city; do
    for system in c swi gnu; do
        name="$game: the program prints both routes, by $system"
        if is_there $system; then
            is "$name" "$(expected $game)" "$(printed $game $system)"
        else
            skip "$name" "gprolog is not installed"
        fi
    done
    for style in original thesis tuned; do
        for lang in c prolog; do
            is "$game: the search answers both routes, $style, $lang" \
                "$(expected $game)" "$(answered $game $style $lang)"
        done
    done
done
is "there were six cases" "2 2 2" "$(for game in rogue tactics city; do expected $game | wc -l; done | xargs)"

expanded() { # GAME LANGUAGE
    solve "$1" original "$2" | sed 's/.*"expanded":\([0-9]*\).*/\1/' | xargs
}

is "rogue: squares expanded where C sees the player" "53 63" "$(expanded rogue c)"
is "rogue: squares expanded where Prolog takes the player up" "63 66" "$(expanded rogue prolog)"
is "city: squares expanded where C sees the stairs" "101 78" "$(expanded city c)"
is "city: squares expanded where Prolog takes the stairs up" "126 98" "$(expanded city prolog)"
is "tactics: squares are expanded" 2 "$(expanded tactics c | grep -o '[1-9][0-9]*' | wc -l)"
is "tactics: as many in both languages" "$(expanded tactics c)" "$(expanded tactics prolog)"
echo "1..$number"
