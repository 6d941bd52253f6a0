# is.sh -- for scripts that test: a test a line, as TAP; the caller prints the plan.
#
# A script that looks for its own processes, among those of others, starts them with a
# variable of its own in their environment.
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

skip() { # NAME REASON
    number=$((number + 1))
    echo "ok $number - $1 # SKIP $2"
}

# The numbers of the processes that have such a variable.
marked() { # NAME=VALUE
    grep -lsz "^$1\$" /proc/[0-9]*/environ | sed 's/[^0-9]//g'
}

# Columns of a study, by their names; the names themselves are the first line.
columns() { # FILE NAME...
    study=$1
    shift
    grep -av '^#' "$study" | awk -F , -v names="$*" '
        BEGIN { count = split(names, name, " ") }
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i }
        {
            for (i = 1; i <= count; i++)
                printf "%s%s", i == 1 ? "" : ",", name[i] in column ? $column[name[i]] : "no column"
            print ""
        }'
}
