#!/bin/sh
# showcase.sh STUDY -- puts a study's main results into README.md, between its marks, and
# a picture of its page beside the page's sources; nothing there is typed by hand.
study=$1
picture=analysis/page/page.png
marks='<!-- results -->'
value() { sed -n "s/^# $1: //p" "$study/results.csv" | tail -n 1; }

[ -f "$study/tables/scenarios.md" ] && [ -f "$study/index.html" ] || {
    echo "showcase.sh: $study is not a study with a report" >&2
    exit 2
}
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT

chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --no-first-run \
    --disable-background-networking --disable-component-update --disable-sync \
    --force-prefers-reduced-motion --user-data-dir="$scratch/browser" \
    --window-size=1400,1050 --screenshot="$scratch/page.png" \
    "file://$(realpath "$study")/index.html" 2>/dev/null || exit 3
mv "$scratch/page.png" $picture

{
    echo "$marks"
    echo
    echo "Measured on $(value date | cut -c 1-10) on $(value machine), $(value cores) cores, with gcc $(value compiler)"
    echo "and $(value prolog), at commit $(value commit), by the plan \`$(value plan)\`, $(value processes) processes:"
    echo
    sed 1,2d "$study/tables/scenarios.md" # the table without its heading
    echo
    echo "$marks"
} >"$scratch/results"
awk -v marks="$marks" -v results="$scratch/results" '
    $0 == marks && !inside { while ((getline line < results) > 0) print line; inside = 1; next }
    $0 == marks { inside = 0; found = 1; next }
    !inside
    END { exit !found }' README.md >"$scratch/README.md" || {
    echo "showcase.sh: README.md has no two lines '$marks'" >&2
    exit 2
}
cp "$scratch/README.md" README.md
