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

# What is printed, in all four programs of a game, with the exit status.
agree() { # WHAT GAME [OPTION...]; the input is the file `input`
    what=$1
    game=$2
    shift 2
    for program in "$game" "$game-thesis" "$game-prolog" "$game-thesis-prolog"; do
        "$build/$program" "$@" <"$work/input" >"$work/$program.out" 2>&1
        echo "=> $?" >>"$work/$program.out"
        sed -i -E 's/^Time: .*/Time: T/' "$work/$program.out"
    done
    for program in "$game-thesis" "$game-prolog" "$game-thesis-prolog"; do
        diff "$work/$game.out" "$work/$program.out"
    done >"$work/difference"
    [ ! -s "$work/difference" ]
    check "$game: $what" $?
}

expect() { # WHAT GAME TEXT: what all four have just printed
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
# Two may be in one program and not in the other: a checksum in rows.c needs `random`,
# and who asks `moves` in Prolog may have them in arrays of its own in C.
units() { # FILES: the list of a program
    grep -v -e '/support/' -e '/moves\.' -e '/random\.' "$1" | while read -r file; do
        unit=${file#*_impl/}
        unit=${unit%.*}
        case $file in
        *.h) [ ! -e "c_impl/$unit.c" ] && [ -e "prolog_impl/$unit.pl" ] && echo "$unit" ;;
        *) echo "$unit" ;;
        esac
    done | LC_ALL=C sort -u
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
        # The same units in both languages, support apart: one search, one game.
        units "$build/programs/$name.files" >"$work/c"
        units "$build/programs/$name-prolog.files" >"$work/prolog"
        diff "$work/c" "$work/prolog" >"$work/difference" &&
            [ "$(grep -E '^(play/(rogue|tactics|city)|route/.*/.*)$' "$work/c" | tr '\n' ' ')" = \
                "play/$game route/$style/$search " ]
        check "$name is made of the same units in both languages" $?
        cat "$build/programs/$name.files" "$build/programs/$name-prolog.files" |
            xargs ls >/dev/null 2>"$work/difference" && grep -q '^c_impl/.*\.h$' "$build/programs/$name.files"
        check "$name: its files exist" $?
        [ "$(cat "$build/programs/$name.size")" -gt 10000 ] &&
            [ "$(cat "$build/programs/$name-prolog.size")" -gt 10000 ]
        check "$name: its size is noted" $?
    done
done

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
}
odd 'no input' ''
odd 'a last line without newline' '5'
odd 'lines that end as on Windows' '5\r\n1\r\nt\r'
odd 'blanks and tabs' ' 1 \t\n\t2\n \n'
odd 'a NUL' '5\0\n\0\n1\n1\0\n'
odd 'bytes that are no text' '\377\376\n\303\251\n5\033[A\n'
odd 'numbers of all kinds' '+1\n1e0\n0x1\n01\n1 2\n--1\n-\n-0\n1,1,1\n'
awk 'BEGIN { for (i = 0; i < 200000; i++) printf "7"; print ""; print "5" }' >"$work/input"
agree 'a very long line' rogue
agree 'a very long line' tactics

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
