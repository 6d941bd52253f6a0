# is.sh -- for scripts that test: a test a line, as TAP; the caller prints the plan.
number=0

is() { # NAME EXPECTED ACTUAL
    number=$((number + 1))
    if [ "$2" = "$3" ]; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        printf 'expected:\n%s\nactual:\n%s\n' "$2" "$3" | sed 's/^/# /'
    fi
}
