#!/bin/sh
# bounds.sh BUILD -- each thing that a case can bind is bound: who meets all of them
# passes, and who fails one of them is told so, and nobody else.
build=$1
. tests/is.sh

# The searches of 2010 and those that mend them, so that it can be told who must fail.
searches=two_phase,bit_frontier,astar,astar_chebyshev,levelwise,all_levels

# "CASE SEARCH" of all that are said so, in as many styles and languages as there are
# but for the originals, whose work and ties are their own.
verdicts() { # CASES FIRST-WORDS
    "$build/reitti" check "tests/bounds/$1.cases" --format tap --search "$searches" | sed -n "s/^$2 [0-9]* - //p" |
        grep -v ' original ' | cut -d ' ' -f 1,2 | sort -u
}

is "nobody fails a bound that is right" "" "$(verdicts right 'not ok')"
is "and there are some of every case" "$(grep -v '^;' tests/bounds/right.cases | cut -d ' ' -f 1 | sort)" \
    "$(verdicts right ok | cut -d ' ' -f 1 | uniq)"
is "who must fail a bound that is wrong fails it" \
    "$(awk '/^; / { for (i = 2; i <= NF; i++) who[i] = $i; count = NF; next }
        NF > 0 { for (i = 2; i <= count; i++) print $1, who[i] }' tests/bounds/wrong.cases | sort)" \
    "$(verdicts wrong 'not ok')"
is "in every style and language" "" \
    "$({ verdicts wrong ok; verdicts wrong 'not ok'; } | sort | uniq -d)"
echo "1..$number"
