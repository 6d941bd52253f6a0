#!/bin/sh
# crowds.sh BUILD -- `make crowds`, in small: on a few random worlds every solver of many
# units agrees with itself in all styles and languages, and both checkers with each other;
# TAP.
. tests/is.sh
said=$(mktemp) || exit 2
trap 'rm -f "$said" "$said.world"' EXIT

"$1/tests/bin/crowds" 20 1 1 "$said.world" >"$said"
is 'both languages make and judge plans alike' 0 $?
is 'plans were damaged in every way, and refused for every reason' '16 9' \
    "$(awk '/^damaged/ { part = 1 } /^refused/ { part = 2 } $1 + 0 > 0 && !/worlds/ && !/right/ { count[part]++ }
        END { print count[1], count[2] }' "$said")"
is 'the world under way is kept' '; repeat: make crowds WORLDS=1 SEED=1 FIRST=20' "$(head -n 1 "$said.world")"
echo "1..$number"
