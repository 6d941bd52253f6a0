#!/bin/sh
# run_one.sh COUNTS COMMAND -- runs one test, which prints TAP, and adds a line to the
# file of counts: how many passed and how many failed.
#
# One that ends otherwise than by its plan counts as one more failure.
output=$(mktemp) || exit 255
trap 'rm -f "$output"' EXIT
name=$2
CMOCKA_MESSAGE_OUTPUT=TAP sh -c "$2" >"$output" 2>&1 </dev/null
status=$?
planned=$(sed -n 's/^1\.\.\([0-9]*\).*/\1/p' "$output" | tail -n 1)
good=$(grep -c '^ok ' "$output")
bad=$(grep -c '^not ok ' "$output")
if [ "${planned:-0}" -eq 0 ] || [ $((good + bad)) -ne "${planned:-0}" ] ||
    { [ "$bad" -eq 0 ] && [ "$status" -ne 0 ]; }; then
    bad=$((bad + 1))
    echo "$name: ended with status $status after $good of ${planned:-no} tests" >>"$output"
fi
if [ "$bad" -gt 0 ]; then
    grep -v '^ok ' "$output" | sed "s|^|$name: |"
else
    echo "$name: $good passed"
fi
echo "$good $bad" >>"$1"
