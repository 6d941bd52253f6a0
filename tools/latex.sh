#!/bin/sh
# latex.sh DIRECTORY -- makes all.pdf of the all.tex there.  Fails, and says why, where
# LaTeX does, and where something is wider or higher than its page by more than a point.
cd "$1" || exit 2
rm -f all.pdf all.aux all.lot
max_print_line=1000 # lest messages be broken into lines
export max_print_line
for run in 1 2 3 4; do
    if ! pdflatex -interaction=nonstopmode -halt-on-error all.tex >/dev/null 2>&1; then
        grep -a -A 3 '^!' all.log >&2
        exit 1
    fi
    grep -aq -e 'Rerun to get' -e 'Table widths have changed' all.log || break
done
awk '
    match($0, /^Overfull .[hv]box \([0-9.]+pt/) {
        over = substr($0, RSTART, RLENGTH)
        sub(/.*\(/, "", over)
        if (over + 0 > 1) { print; bad = 1 }
    }
    /Float too large|Missing character|undefined references|multiply defined/ { print; bad = 1 }
    END { exit bad }' all.log >&2
