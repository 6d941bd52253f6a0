#!/bin/sh
# refusals.sh BUILD -- what could not be asked of the programs of 2010: in both languages
# the search of style `original` refuses it, in the same words, with status 2.  What
# is just within their limits is answered.
build=$1
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
here=$work/here.world

# An empty room of that size is the world here; edge: what stands around it.
room() { # GAME LEVELS WIDTH HEIGHT EDGE
    awk -v game="$1" -v levels="$2" -v width="$3" -v height="$4" -v edge="$5" 'BEGIN {
        print "game " game
        for (level = 1; level <= levels; level++) {
            print "level " level
            for (y = 1; y <= height; y++) {
                for (x = 1; x <= width; x++)
                    printf "%s", x == 1 || x == width || y == 1 || y == height ? edge : "."
                print ""
            }
        }
    }' >"$here"
}

# A city is the world here, each row of which is a level.
city() { # ROW...
    echo "game city" >"$here"
    level=0
    for row in "$@"; do
        level=$((level + 1))
        printf 'level %d\n%s\n' $level "$row" >>"$here"
    done
}

# What each language says, or the cost of its route, and the exit status.
said() { # WORLD FROM TO [OPTION...]
    {
        "$build/reitti" solve "$@" --style original --lang both --format json 2>&1
        echo "=> $?"
    } | sed -E -e "s|^(reitti: )[^ ]*\.world: |\1|" -e 's/^reitti: [a-z_]+ \(original, ([a-z]+)\)/\1/' \
        -e 's/.*"lang":"([a-z]+)".*"cost":([0-9]+),.*/\1: \2/'
}

both() { # NAME EXPECTED STATUS WORLD FROM TO [OPTION...]
    name=$1
    expected="c: $2
prolog: $2
=> $3"
    shift 3
    is "$name" "$expected" "$(said "$@")"
}

refuses() { # NAME TEXT WORLD FROM TO [OPTION...]
    name=$1
    text=$2
    shift 2
    both "refused: $name" "$text" 2 "$@"
}

answers() { # NAME COST WORLD FROM TO [OPTION...]
    name=$1
    cost=$2
    shift 2
    both "answered: $name" "$cost" 0 "$@"
}

# ---- worlds -----------------------------------------------------------------------
corners="this program knows only corners that may be cut"
refuses "corners that block, rogue" "$corners" rogue-corner-block 1,1 4,4
refuses "corners that block, tactics" "$corners" tactics-fence-block 1,1 2,2
refuses "corners that block, city" "$corners" city-gap-block 2,1,3 2,1,1

size="of 12 x 12 squares"
room rogue 2 12 12 '#'
refuses "two levels, rogue" "this program takes at most 1 level $size" "$here" 1,2,2 1,5,2
room tactics 2 12 12 .
answers "two levels, tactics" 6 "$here" 2,2,2 2,5,2
room tactics 3 12 12 .
refuses "three levels, tactics" "this program takes at most 2 levels $size" "$here" 1,2,2 1,5,2
room city 4 12 12 '#'
answers "four levels, city" 3 "$here" 4,2,2 4,5,2
room city 5 12 12 '#'
refuses "five levels, city" "this program takes at most 4 levels $size" "$here" 1,2,2 1,5,2
for shape in "13 12" "12 13"; do
    room rogue 1 $shape '#'
    refuses "a level of $shape, rogue" "this program takes at most 1 level $size" "$here" 2,2 5,2
    room tactics 1 $shape '#'
    refuses "a level of $shape, tactics" "this program takes at most 2 levels $size" "$here" 2,2 5,2
    room city 1 $shape '#'
    refuses "a level of $shape, city" "this program takes at most 4 levels $size" "$here" 2,2 5,2
done

# Rogue and city need an edge that is closed, and get one where there is room for it.
edge="with an open edge this program takes at most 10 x 10 squares"
for shape in "11 11" "11 2" "2 11" "12 12"; do
    room rogue 1 $shape .
    refuses "an open edge around $shape, rogue" "$edge" "$here" 1,1 2,2
    room city 1 $shape .
    refuses "an open edge around $shape, city" "$edge" "$here" 1,1 2,2
    room tactics 1 $shape .
    answers "an open edge around $shape, tactics" 2 "$here" 1,1 2,2
done
room rogue 1 10 10 .
answers "an open edge around 10 10, rogue" 8 "$here" 1,1 10,10
room city 1 10 10 .
answers "an open edge around 10 10, city" 9 "$here" 1,1 10,10
room rogue 1 11 11 '#'
answers "a closed edge around 11 11, rogue" 7 "$here" 2,2 10,10
room city 1 11 11 '#'
answers "a closed edge around 11 11, city" 8 "$here" 2,2 10,10

# ---- questions --------------------------------------------------------------------
never="not a question for the program of 2010"
refuses "start = goal, rogue" "$never" rogue 10,11 10,11
refuses "start = goal, tactics" "$never" tactics 1,1,1 1,1,1
refuses "start = goal, city" "$never" city 1,2,2 1,2,2
refuses "no route, rogue" "$never" rogue 10,11 6,7
refuses "no route, tactics" "$never" tactics 1,7,10 1,1,1
refuses "no route, city" "$never" city-sealed 1,1,1 1,4,1
for question in "rogue 10,11 6,7" "tactics 1,7,10 1,1,1" "city 1,2,2 1,2,2"; do
    refuses "how it would be found, $question" "$never" $question --trace
done
answers "beside the player, rogue" 0 rogue 10,11 11,10

refuses "start on the stairs that are wanted" "$never" city 1,7,11 2,9,10
refuses "start on other stairs" "$never" city 2,7,11 3,2,2
refuses "start on stairs, goal on the same level" "$never" city 2,7,11 2,8,11
answers "goal on stairs" 22 city 1,2,2 2,11,2
refuses "goal at the foot of the stairs" "$never" city 1,2,2 2,7,11
refuses "goal at the head of the stairs" "$never" city 2,8,11 1,7,11
refuses "no stairs that way" "$never" city-wrong-way 2,2,1 3,1,1

city '.>.>.' '.<.<.'
refuses "two wanted stairs beside one square" "$never" "$here" 1,1,1 2,1,1
refuses "two wanted stairs beside one square, upwards" "$never" "$here" 2,1,1 1,1,1
answers "two stairs beside one square, but none is wanted" 2 "$here" 1,1,1 1,3,1
city '.>..>.' '.<..<.'
answers "two wanted stairs farther apart" 3 "$here" 1,1,1 2,1,1
city '.>>.' '.<<.'
answers "two wanted stairs in a row, no square being beside both" 3 "$here" 1,1,1 2,1,1
city '..>.' '.><.' '.<..'
answers "two stairs beside one square, of which one is wanted" 6 "$here" 1,1,1 3,1,1
city '....>' '.>.><' '.<.<.'
refuses "two wanted stairs beside one square, on the second level" "$never" "$here" 1,1,1 3,1,1
answers "the same where the second level is the last" 9 "$here" 1,1,1 2,1,1
echo "1..$number"
