#!/bin/sh
# agreement.sh BUILD -- both languages of style `original` refuse the same questions and
# answer the others with the same routes: in all cases, and in random worlds.  What they
# answer is as good as what style `thesis` does; A* may be dearer than need be.
#
# The random worlds are always the same ones; REITTI_SEED is the number of the first.  One
# that a test complains of is made again by random_world.awk.
build=$1
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
first=${REITTI_SEED:-1}
questions=8 # about each world
worlds=24   # of each game

# An answer a line: "COST ROUTE", "none", or "refused: WHY".
solve() { # WORLD QUESTIONS OPTION...
    asked=$1
    about=$2
    shift 2
    "$build/reitti" solve "$asked" - "$@" <"$about" 2>&1 | sed -E \
        -e 's/^reitti: (.*\.world: )?[a-z_]+ \(original, [a-z]+\): /refused: /' \
        -e 's/^[a-z_]+ \([a-z]+, [a-z]+\): //' -e 's/^no route, .*/none/' \
        -e 's/^([0-9]+) (steps?|AP), [0-9]+ squares? expanded:?/\1/'
}

# Adds to the file `answers`, for each question, with | between them: world, question, what
# both languages answer, the thesis, and the search that the cost is held to.
ask() { # WORLD QUESTIONS
    solve "$1" "$2" --search "$search" --style original --lang both | paste -d '|' - - >"$work/original"
    solve "$1" "$2" --search "$search" --style thesis >"$work/thesis"
    solve "$1" "$2" --search "$other" >"$work/other"
    sed "s#^#$1|#" "$2" | paste -d '|' - "$work/original" "$work/thesis" "$work/other" >>"$work/answers"
}

# The lines of `answers` for which the expression holds.
those() { # EXPRESSION
    awk -F '|' '
        {
            c = $3
            prolog = $4
            thesis = $5
            other = $6
            accepted = c !~ /^refused: /
            unanswerable = c == "refused: not a question for the program of 2010"
            split($2, square, " ")
            nowhere = square[1] == square[2]
            same_level = substr(square[1], 1, 2) == substr(square[2], 1, 2)
        }
        '"$1" "$work/answers"
}

agree() { # IN
    is "$game: both languages refuse or answer the same, in $1" "" \
        "$(those 'NF != 6 || c != prolog || c !~ /^(refused: .*|[0-9]+( \(.*\))?)$/')"
    case $game in
    tactics)
        is "tactics: no route is cheaper than the cheapest, in $1" "" \
            "$(those 'accepted && (other !~ /^[0-9]/ || c + 0 < other + 0)')"
        ;;
    *)
        is "$game: routes are as long as the thesis has them, in $1" "" \
            "$(those 'accepted && (thesis !~ /^[0-9]/ || c + 0 != thesis + 0)')"
        ;;
    esac
    [ "$game" = city ] ||
        is "$game: refused is what leads nowhere, in $1" "" \
            "$(those '(accepted || unanswerable) && unanswerable != (nowhere || thesis == "none")')"
}

# Whether there are so many, at least.
some() { # NAME LEAST EXPRESSION
    is "$game: there are $1" yes "$([ "$(those "$3" | wc -l)" -ge "$2" ] && echo yes)"
}

# World and question of the cases that ask for a route in one of the three games.
"$build/reitti" list worlds | awk '$2 ~ /^(rogue|tactics|city)$/ { print $1 }' >"$work/worlds"
awk 'FNR == 1 { problem = "route" }
    FILENAME ~ /worlds$/ { known[$1]; next }
    /^;/ || NF == 0 { next }
    $1 == "problem" { problem = $2; next }
    problem == "route" && $2 in known { print $2, $3, $4 }' "$work/worlds" tests/cases/*.cases >"$work/cases"

asked_of_all=0
for game in rogue tactics city; do
    case $game in
    rogue) search=two_phase other=two_phase ;;
    tactics) search=astar other=astar_chebyshev ;;
    city) search=levelwise other=levelwise ;;
    esac

    : >"$work/answers"
    for world in $("$build/reitti" list worlds | awk -v game=$game '$2 == game { print $1 }'); do
        awk -v world="$world" '$1 == world { print $2, $3 }' "$work/cases" >"$work/questions"
        [ ! -s "$work/questions" ] || ask "$world" "$work/questions"
    done
    agree "all cases"
    asked_of_all=$((asked_of_all + $(wc -l <"$work/answers")))

    : >"$work/answers"
    seed=$first
    while [ "$seed" -lt $((first + worlds)) ]; do
        awk -f tests/originals/random_world.awk -v seed="$seed" -v game=$game \
            -v questions=$questions -v folder="$work"
        ask "$work/$game-$seed.world" "$work/$game-$seed.questions"
        seed=$((seed + 1))
    done
    agree "random worlds"
    some "random questions that are answered" $((2 * worlds)) accepted
    some "random questions that are refused" $((worlds / 4)) unanswerable
    [ $game = tactics ] || some "random questions about worlds that are refused" 1 '!accepted && !unanswerable'
done
some "random questions that lead over stairs" $((worlds / 2)) 'accepted && !same_level'
is "every case was asked" "$(wc -l <"$work/cases")" $asked_of_all
echo "1..$number"
