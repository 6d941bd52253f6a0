#!/bin/sh
# latex.sh BUILD -- the tables as LaTeX typesets them: all fit on A4; TAP.
#
# Where pdflatex is not installed, `make latex` installs it; tests do not.
. tests/is.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
LC_ALL=C.UTF-8 # sources are UTF-8, whatever the locale
export LC_ALL
prolog='swipl -O -f none -F none --no-packs --on-error=status --on-warning=status'
save="use_module('analysis/text/tables'), tables_save"

made() { # NAME GOAL: writes tables of a study that Goal makes in $work/NAME
    mkdir "$work/$1" "$work/$1/tables" &&
        $prolog -g "set_prolog_flag(float_overflow, infinity), use_module('tests/page/reports'),
            use_module('tests/page/invented'), use_module('tests/page/wide'),
            use_module('analysis/study/study'), use_module('analysis/tables/tables', [tables/2]),
            $2, $save('$work/$1/tables', Tables)" -t halt
}

study() { # NAME GOAL: the same, by the tables of a study
    made "$1" "$2, study_read('$work/$1', Study), tables(Study, Tables)"
}

fits() { # NAME: what is said of it, and how many pages
    tools/latex.sh "$work/$1/tables" 2>&1
    echo "status $?"
}

if ! command -v pdflatex >/dev/null; then
    for name in 'hostile names fit' 'several problems fit' 'what is too wide is divided' \
        'what does not fit is told' 'what LaTeX does not take is told'; do
        skip "$name" 'pdflatex is not installed'
    done
    echo "1..$number"
    exit
fi

study hostile "hostile_study('$work/hostile')"
is 'hostile names fit' 'status 0' "$(fits hostile)"

study invented "invented_study([maze, tower], '$work/invented')"
is 'several problems fit' 'status 0' "$(fits invented)"

made wide 'wide_tables(Tables)'
is 'what is too wide is divided' 'status 0' "$(fits wide)"

# The check itself would notice.
sed -i '/^\\begin{tabular}/i \\\\hbox to \\linewidth{\\rule{500pt}{1pt}}' "$work/wide/tables/empty.tex"
is 'what does not fit is told' 'Overfull
status 1' "$(fits wide | sed 's/ .*hbox .*//')"

printf '%s\n' '\nothing' >>"$work/wide/tables/empty.tex"
is 'what LaTeX does not take is told' '! Undefined control sequence.
status 1' "$(fits wide | grep -e '^! [A-Z]' -e ^status)"

echo "1..$number"
