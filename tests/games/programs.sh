#!/bin/sh
# programs.sh BUILD -- the standalone programs: options, worlds that cannot be played,
# odd input, from any directory, and the lists of the files they are made of.
build=$(cd "$1" && pwd)
here=$PWD
worlds=$here/tests/games/worlds
number=0
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

check() { # WHAT STATUS; the test command has just been run
    number=$((number + 1))
    if [ "$2" -eq 0 ]; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        sed 's/^/# /' "$work/difference"
    fi
}

# The programs of a game: four, or two where it has no thesis style.
programs() { # GAME
    case $1 in
    strategy) echo "$1 $1-prolog" ;;
    *) echo "$1 $1-thesis $1-prolog $1-thesis-prolog" ;;
    esac
}

# What is printed, in all programs of a game, with the exit status.
agree() { # WHAT GAME [OPTION...]; the input is the file `input`
    what=$1
    game=$2
    shift 2
    for program in $(programs "$game"); do
        "$build/$program" "$@" <"$work/input" >"$work/$program.out" 2>&1
        echo "=> $?" >>"$work/$program.out"
        sed -i -E 's/^(Time: |Plan by .*, ).*/\1T/' "$work/$program.out"
    done
    for program in $(programs "$game"); do
        diff "$work/$game.out" "$work/$program.out"
    done >"$work/difference"
    [ ! -s "$work/difference" ]
    check "$game: $what" $?
}

expect() { # WHAT GAME TEXT: what all have just printed
    printf '%s\n' "$3" | diff - "$work/$2.out" >"$work/difference"
    check "$2: $1, as expected" $?
}

refuses() { # WHAT TEXT OPTION...
    what=$1
    text=$2
    shift 2
    agree "$what" rogue "$@"
    expect "$what" rogue "rogue: $text
=> 2"
}

# The units that files belong to.  A C header without a .c is one where it has a mirror.
# Three may be in one program and not in the other: a checksum in rows.c needs `random`,
# and who asks `moves` or `line` in Prolog may have them in place in C.
units() { # FILES: the list of a program
    grep -v -e '/support/' -e '/moves\.' -e '/random\.' -e '/line\.' "$1" | while read -r file; do
        unit=${file#*_impl/}
        unit=${unit%.*}
        case $file in
        *.h) [ ! -e "c_impl/$unit.c" ] && [ -e "prolog_impl/$unit.pl" ] && echo "$unit" ;;
        *) echo "$unit" ;;
        esac
    done | LC_ALL=C sort -u
}

# The same in both languages, support apart.
alike() { # NAME
    units "$build/programs/$1.files" >"$work/c"
    units "$build/programs/$1-prolog.files" >"$work/prolog"
    diff "$work/c" "$work/prolog" >"$work/difference"
}

noted() { # NAME
    cat "$build/programs/$1.files" "$build/programs/$1-prolog.files" |
        xargs ls >/dev/null 2>"$work/difference" && grep -q '^c_impl/.*\.h$' "$build/programs/$1.files"
    check "$1: its files exist" $?
    [ "$(cat "$build/programs/$1.size")" -gt 10000 ] && [ "$(cat "$build/programs/$1-prolog.size")" -gt 10000 ]
    check "$1: its size is noted" $?
}

: >"$work/input"
: >"$work/difference"
for game in rogue tactics city; do
    agree 'help is the same' $game --help
    for style in tuned thesis; do
        name=$game-$style
        name=${name%-tuned}
        search=$("$build/reitti" list games | awk -v game=$game '$1 == game { print $2 }')
        for lang in c prolog; do
            program=$name-$lang
            program=${program%-c}
            "$build/$program" --version | grep -q "^$game .* ($search, $style, $lang)\$"
            check "$program is linked with the $style $search" $?
        done
        # One search, one game.
        alike "$name" &&
            [ "$(grep -E '^(play/(rogue|tactics|city)|route/.*/.*)$' "$work/c" | tr '\n' ' ')" = \
                "play/$game route/$style/$search " ]
        check "$name is made of the same units in both languages" $?
        noted "$name"
    done
done

# This one has all searches of its problem, and no other.
agree 'help is the same' strategy --help
for lang in c prolog; do
    program=strategy-$lang
    program=${program%-c}
    "$build/$program" --version | grep -q "^strategy .* (whca, tuned, $lang)\$"
    check "$program begins with the tuned whca" $?
done
alike strategy && [ "$(grep -E '^play/(rogue|tactics|city|strategy)$' "$work/c")" = play/strategy ] &&
    [ "$(grep -E '^[a-z]*/(plain|tuned|thesis)/' "$work/c")" = \
        "$(ls c_impl/units/*/*.c | sed 's|^c_impl/||; s|\.c$||' | LC_ALL=C sort)" ]
check 'strategy is made of the same units in both languages' $?
noted strategy

refuses 'unknown option' '--fly is not an option here; see rogue --help' --fly
refuses 'unknown letter' '-q is not an option here; see rogue --help' -q
refuses 'value missing' '--world needs a value; see rogue --help' --world
refuses 'value not wanted' '--help=now takes no value; see rogue --help' --help=now
refuses 'an operand' "'x' is too much; see rogue --help" x -w y
refuses 'no such file' 'none.world: No such file or directory' -wnone.world
refuses 'a directory' 'tests: Is a directory' --world=tests
refuses 'a broken world' 'tests/worlds/bad/tab.world:4: (1,1): no element has code 9' \
    --world tests/worlds/bad/tab.world
refuses 'a world of another game' 'tests/worlds/city.world: this is a world of city, not of rogue' \
    --wor tests/worlds/city.world
refuses 'nobody to hunt' "$worlds/alone.world: a world needs both @ and o to be played" \
    -w "$worlds/alone.world"
refuses 'both on different levels' \
    "$worlds/apart.world: @ and o must be on one level for the world to be played" -w "$worlds/apart.world"

odd() { # WHAT FORMAT
    printf "$2" >"$work/input"
    agree "$1" rogue
    agree "$1" tactics
    agree "$1" city
    agree "$1" strategy
}
odd 'no input' ''
odd 'a last line without newline' '5'
odd 'lines that end as on Windows' '5\r\n1\r\nt\r'
odd 'blanks and tabs' ' 1 \t\n\t2\n \n'
odd 'a NUL' '5\0\n\0\n1\n1\0\n'
odd 'bytes that are no text' '\377\376\n\303\251\n5\033[A\n'
odd 'a NUL in an order' 's 1\0\nu 1\0 1\nu 1 1\0\n'
odd 'numbers of all kinds in an order' 'u +1 1\nu 1e0 1\nu 0x1 1\nu 01 01\nu 1 --1\ns -1\ns 01\n. 007\n'
odd 'numbers of all kinds' '+1\n1e0\n0x1\n01\n1 2\n--1\n-\n-0\n1,1,1\n'
awk 'BEGIN { for (i = 0; i < 200000; i++) printf "7"; print ""; print "5" }' >"$work/input"
agree 'a very long line' rogue
agree 'a very long line' tactics

# Orders of all kinds from a seed, in a world of this size.
orders() { # SEED WIDTH HEIGHT
    awk -v state="$1" -v width="$2" -v height="$3" '
        function draw(n) { state = state * 48271 % 2147483647; return int(state * n / 2147483647) }
        BEGIN {
            theres = split("u u x w g m m m a a", there, " ")
            others = split("s *;s *;s;s 1;s 2 3;s 1 4 5;h;window 2;window 5;window 16;search ca;search hca;" \
                "search lra;search whca;search pibt;search lacam;search pathfinder;style plain;style tuned;t;p", other, ";")
            for (i = 0; i < 80; i++) {
                kind = draw(3)
                if (kind == 0) print draw(3) ? "." : ". " 1 + draw(5)
                else if (kind == 1) print there[1 + draw(theres)], 1 + draw(width), 1 + draw(height)
                else print other[1 + draw(others)]
            }
        }' >"$work/input"
}
seed=${REITTI_SEED:-$(date +%s)}
plans=0
for run in 1 2 3; do
    orders $((seed + run)) 24 12
    agree "random orders, REITTI_SEED=$seed, $run" strategy
    plans=$((plans + $(grep -c '^Plan by ' "$work/strategy.out")))
    orders $((seed + run)) 7 2
    agree "random orders in a corridor, REITTI_SEED=$seed, $run" strategy -w tests/worlds/strategy-bay.world
    orders $((seed + run)) 6 3
    agree "random orders in two yards, REITTI_SEED=$seed, $run" strategy -w "$worlds/yards.world"
done
[ "$plans" -gt 3 ]
check 'strategy: random orders are followed' $?

printf '6\n' >"$work/input"
cd / || exit 2
agree 'from any directory' rogue
grep -qF '(11,10)(11,9)(11,8)(10,7)(9,6)(8,5)(7,5)(6,4)(5,3)' "$work/rogue-prolog.out"
check 'rogue: plays in its own world from any directory' $?
for program in rogue rogue-prolog; do
    "$build/$program" <"$work/input" 2>&1 >/dev/full | grep -qx 'rogue: the output could not be written'
    check "$program: says that it cannot write" $?
done
echo "1..$number"
