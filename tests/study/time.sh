#!/bin/sh
# time.sh BUILD -- reitti time: a line a search, the fastest first, every answer checked.
build=$1
. tests/is.sh

is "a question that cannot be asked" "reitti: (1,1) cannot be entered: wall
=> 2" \
    "$("$build/reitti" time rogue 1,1 3,2 2>&1; echo "=> $?")"
is "a question without an end" "reitti: expected WORLD FROM TO; see reitti time --help
=> 2" \
    "$("$build/reitti" time rogue 1,1 2>&1; echo "=> $?")"
is "a search that is not one for the game" \
    "reitti: none of these searches is one for route in rogue
=> 2" \
    "$("$build/reitti" time rogue 10,11 3,2 --search levelwise 2>&1; echo "=> $?")"

said=$("$build/reitti" time rogue 10,11 3,2 --style tuned --search two_phase,bit_frontier)
is "all that was asked for is timed: status 0" 0 $?
is "a line for each search in each language" "bit_frontier c,bit_frontier prolog,two_phase c,two_phase prolog" \
    "$(echo "$said" | awk '$2 == "tuned" { print $1, $3 }' | sort | paste -s -d ,)"
is "the first takes as long as the fastest, and none less than the one before" "1.00 yes" \
    "$(echo "$said" | awk '$2 == "tuned" { ratio = $(NF - 3); if (first == "") first = ratio
        if (ratio < last) wrong = 1; last = ratio } END { print first, wrong ? "no" : "yes" }')"
is "their work is that of solve" "63 63 64 64" \
    "$(echo "$said" | awk '$2 == "tuned" { print $NF }' | sort | paste -s -d ' ')"
is "one language alone" "c" \
    "$("$build/reitti" time city 1,2,2 4,9,8 --style tuned --lang c --search all_levels | awk '$2 == "tuned" { print $3 }')"

said=$("$build/tests/gallery/reitti" time tests/gallery/gallery.world 1,7,2 1,2,2 \
    --search c_wrong_cost,c_exits 2>/dev/null)
is "one that does not answer right has no time: status 1" 1 $?
is "and the line says why" \
    "c_exits c no-answer:,c_wrong_cost c wrong:" \
    "$(echo "$said" | awk '$3 == "c" && $4 ~ /:$/ { print $1, $3, $4 }' | sort | paste -s -d ,)"
echo "1..$number"
