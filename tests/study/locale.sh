#!/bin/sh
# locale.sh BUILD -- nothing that is read or written depends on the user's locale.
#
# Finnish has a decimal comma, Turkish an i without a dot.
build=$1
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

# Instructions are counted for one search only: valgrind takes long.
mkdir "$work/bin"
printf '#!/bin/sh\nexit 1\n' >"$work/bin/valgrind"
chmod +x "$work/bin/valgrind"

study() { # LOCALE
    LC_ALL=$1 PATH=$work/bin:$PATH "$build/reitti" measure --plan smoke --seed 1 --out "$work/$1.csv" &&
        LC_ALL=$1 "$build/reitti" measure rogue-1 --search two_phase --style tuned --plan smoke \
            --seed 1 --out "$work/$1-counted.csv"
}

# Kind, file, case, search, style, language and mode of all rows.
keys() {
    for file in "$work/$1.csv" "$work/$1-counted.csv"; do
        columns "$file" kind file case search style lang mode
    done | sort -u
}

# What passes of a script's tests in another locale: their number, or what does not.
passed() { # SCRIPT LOCALE
    LC_ALL=$2 "$1" "$build" | awk '/^ok / { passed++ } /^not ok / { print } END { print passed + 0 }'
}

export LOCPATH="$work"
for locale in fi_FI tr_TR; do
    localedef -i $locale -f UTF-8 "$work/$locale.UTF-8"
    is "$locale.UTF-8 is made" yes "$([ -d "$work/$locale.UTF-8" ] && echo yes)"
done
is "this locale has a decimal comma" "0,5" "$(LC_ALL=fi_FI.UTF-8 awk 'BEGIN { printf "%.1f", 0.5 }' \
    2>/dev/null | grep , || LC_ALL=fi_FI.UTF-8 /usr/bin/printf '%.1f' 0,5)"

is "all is built where the locale is C" 0 "$(env -u MAKEFLAGS -u MAKELEVEL LC_ALL=C \
    make BUILD="$work/build" "$work/build/reitti.qlf" "$work/build/rogue-prolog" >"$work/said" 2>&1; echo $?)"
for locale in C fi_FI.UTF-8; do
    study $locale 2>"$work/said"
    is "a study in $locale ends with status 0" 0 $?
done
is "there is something to compare" yes "$([ "$(keys C | wc -l)" -gt 300 ] && echo yes)"
# What disturbs one study does not disturb all three at the same place.
is "no search is much slower warm than cold" "" "$(awk -F , '
    /^kind,/ { for (i = 1; i <= NF; i++) column[$i] = i; next }
    { cell = $column["file"] "," $column["case"] "," $column["search"] "," $column["style"] "," \
          $column["lang"] "," $column["mode"] }
    $1 == "cold" { cold[FILENAME, cell] = $column["cpu_ns"] }
    $1 == "run" || $1 == "growth" { warm[cell] = 1
        compared += (FILENAME, cell) in cold
        slower[cell] += $column["cpu_ns"] / $column["runs"] > 3 * cold[FILENAME, cell] }
    END { for (cell in warm) if (slower[cell] >= 2) print cell
          if (compared < 200) print compared + 0 " compared" }
    ' "$work/C.csv" "$work/fi_FI.UTF-8.csv")"
# A game is played by the programs of both languages, or of C; a thesis style has its own.
games=0
for file in tests/games/*.txt; do
    read -r kind game _ <"$file"
    programs=$([ -e "$build/$game-thesis" ] && echo 2 || echo 1)
    [ "$kind" != '$' ] || programs=$((2 * programs))
    games=$((games + programs))
done
commands=$(cat tests/command/*.txt | grep -c '^\$ ')
is "the study in Finnish has the rows of that in C" "$(keys C)" "$(keys fi_FI.UTF-8)"
is "and a report" 0 "$(LC_ALL=fi_FI.UTF-8 "$build/reitti" report "$work/fi_FI.UTF-8.csv" \
    --out "$work/report" >/dev/null 2>&1; echo $?)"
for locale in fi_FI.UTF-8 tr_TR.UTF-8; do
    is "the games say the same in $locale" "$games" \
        "$(passed tests/games/transcripts.sh $locale)"
    is "and so does the command" "$commands" \
        "$(passed tests/command/transcripts.sh $locale)"
done
echo "1..$number"
