#!/bin/sh
# repeats.sh BUILD -- three questions in a row: what removes its facts answers them all,
# and once it does not, only the first; what has no facts answers them all.
build=$1
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

"$build/reitti" repeats --time-limit 0.5 >"$work/repeats" 2>"$work/errors"
is "repeats ends with status 0" 0 $?
is "and complains of nothing" "" "$(cat "$work/errors")"
is "the columns are those that are documented" \
    "file,game,search,style,lang,removal,question,case,ending" "$(head -n 1 "$work/repeats")"

# A line a search and removal: style, language, game, search, removal, then the endings.
tail -n +2 "$work/repeats" | awk -F , '
    {
        key = $4 " " $5 " " $2 " " $3 " " $6
        if (!(key in endings))
            keys[++count] = key
        asked[key] = asked[key] $7
        endings[key] = endings[key] " " $9
        if ($1 != "tests/cases/original.cases" || $8 != $2 "-" (2 - $7 % 2))
            print "not a case of its game:", $0
        if (index("123", asked[key]) != 1)
            print "out of order:", $0
    }
    END { for (i = 1; i <= count; i++) print keys[i] endings[keys[i]] }' >"$work/rows"

those() { # PATTERN REMOVAL: what is before the endings, but for the removal
    awk -v pattern="$1" -v removal="$2" '
        $0 ~ "^" pattern " " && $5 == removal { print $1, $2, $3, $4 }' "$work/rows" | sort
}

searches="original prolog city levelwise
original prolog rogue two_phase
original prolog tactics astar
thesis prolog city levelwise
thesis prolog rogue two_phase
thesis prolog tactics astar"
is "original and thesis are asked with their facts removed" "$searches" "$(those '.*' on)"
is "and without" "$searches" "$(those '.*' off)"
is "in C they have none to remove" "$(echo "$searches" | sed 's/ prolog / c /')" \
    "$(those '(original|thesis) c' none)"
is "nor has what is tuned, in both languages" "tuned c tuned prolog" \
    "$(those tuned none | cut -d ' ' -f 1,2 | uniq | xargs)"
is "with facts removed, or none, all three are answered" "" \
    "$(grep -E ' (on|none)( |$)' "$work/rows" | grep -v ' ok ok ok$')"
is "with facts kept the first is answered, and a later one is not" "" \
    "$(grep ' off ' "$work/rows" | grep -Ev ' off ok( ok)? (wrong|timeout|error|crashed)')"
is "every line is one of these" "" "$(grep -Ev ' (on|off|none)( [a-z]+)+$' "$work/rows")"

# ---- what is asked for ------------------------------------------------------------
only() { # COLUMN ARGUMENT...
    column=$1
    shift
    "$build/reitti" repeats --time-limit 0.5 "$@" 2>&1 | tail -n +2 | cut -d , -f "$column" | sort -u | xargs
}
is "--search: only that" "astar" "$(only 3 --search astar --lang c)"
is "--style: only that" "thesis" "$(only 4 --style thesis --lang c)"
is "--lang: only that" "prolog" "$(only 5 --style tuned --lang prolog)"
is "CASES: only those" "city-2" "$(only 8 city-2 --style tuned)"
is "of another problem nothing is asked" "" "$(only 1 pond-quarter)"
is "a question that is refused ends so" "refused" "$(only 9 rogue-same --style original)"

refused() { # TEXT ARGUMENT...
    text=$1
    shift
    is "repeats $*" "reitti: $text
=> 2" "$("$build/reitti" repeats "$@" 2>&1; echo "=> $?")"
}
refused "--fly is not an option here; see reitti repeats --help" --fly
refused "--jobs is not an option here; see reitti repeats --help" --jobs 2
refused "--search needs a value; see reitti repeats --help" --search
refused "no search fits --search none; see reitti list searches" --search none
refused "--style cannot be 'old'; see reitti repeats --help" --style old
refused "--lang cannot be 'ada'; see reitti repeats --help" --lang ada
refused "--time-limit cannot be '0'; see reitti repeats --help" --time-limit 0
refused "--time-limit cannot be 'x'; see reitti repeats --help" --time-limit x
refused "'none' is neither a cases file nor a case" none
refused "none.cases: No such file or directory" none.cases
is "repeats to where nothing can be written" \
    "reitti: the results could not be written: No space left on device
=> 4" "$("$build/reitti" repeats rogue-1 --style tuned 2>&1 >/dev/full; echo "=> $?")"
echo "1..$number"
