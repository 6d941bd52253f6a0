# programs.sh -- for scripts that run the programs of 2010; `build` is the caller's.

# System: c, swi or gnu.
program_of() { # GAME SYSTEM
    case $2 in
    c) echo "$build/original-$1" ;;
    swi) echo "$build/original-$1-prolog" ;;
    gnu) echo "$build/gnu/original-$1" ;;
    esac
}

# Where this fails, what is asked of the system is to be skipped.
is_there() { # SYSTEM
    [ "$1" != gnu ] || command -v gplc >/dev/null
}

# What the program prints in each run, a run for each paragraph of the input.  Time is T.
play() { # GAME SYSTEM <INPUT
    awk -v RS= -v program="timeout 10 $(program_of "$1" "$2") 2>&1 || echo \"=> \$?\"" '
        { print | program; close(program) }' |
        sed -E 's/^(Time:|The search took) [0-9]+ ms/\1 T ms/'
}
