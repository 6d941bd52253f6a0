#!/bin/sh
# browser.sh BUILD -- the page of a made-up study in headless Chromium; TAP.
#
# One case of the study has a name full of markup; its traces are those of real
# searches, and some plans that are made up.  The command makes the report, where the locale knows nothing of the
# letters in its arguments.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
LC_ALL=C.UTF-8 # sources are UTF-8, whatever the locale
export LC_ALL
prolog="swipl -O -p foreign=$1 -f none -F none --no-packs --on-error=status --on-warning=status"

$prolog -g "use_module('tests/page/reports'), hostile_study('$work/é, è'), hostile_traces('$work/é, è')" \
    -g "use_module('tests/page/made_plans'), plan_traces('$work/é, è')" -t halt &&
    LC_ALL=C "$1/reitti" report "$work/é, è" --out "$work" >"$work/said" || exit 1

# What every search of the traces answers to the original's cases, as an array of
# {"case":…,"answers":[…]}.
solved() {
    printf '['
    grep -v '^;' tests/cases/original.cases | while read -r name world from to _; do
        sed -n 's/^{"file":"tests.cases.original.cases","case":"'"$name"'",.*"search":"\([^"]*\)","style":"\([^"]*\)".*/\1 \2/p' \
            "$work/é, è/traces.json" | sort -u |
            while read -r search style; do
                printf '{"case":"%s","answers":[' "$name"
                "$1/reitti" solve "$world" "$from" "$to" --search "$search" --style "$style" \
                    --lang both --format json </dev/null 2>/dev/null | paste -sd,
                printf ']},'
            done
    done
    printf 'null]'
}

# The page in frames of two widths, and without scripts: only a frame can be
# narrower than a browser's window.
{
    echo '<!DOCTYPE html><meta charset="utf-8"><pre id="tap"></pre>'
    for width in 390 1400; do
        echo "<iframe src=\"index.html\" width=\"$width\" height=\"900\"></iframe>"
    done
    echo '<iframe src="index.html" width="1000" height="900" sandbox="allow-same-origin"></iframe>'
    echo '<script>const solved ='
    solved "$1"
    echo '</script>'
    for probe in tap tables page switch player plan; do
        echo '<script>'
        cat "tests/page/probe_$probe.js"
        echo '</script>'
    done
    echo '<script>'
    cat tests/page/probe.js
    echo '</script>'
} >"$work/probe.html"

browse() { # FILE OPTION...
    file=$1
    shift
    timeout 120 chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
        --disable-background-networking --disable-component-update --disable-sync \
        --user-data-dir="$work/browser" --allow-file-access-from-files --enable-logging=stderr \
        --window-size=2000,1000 --virtual-time-budget=60000 "$@" --dump-dom "file://$file"
}
browse "$work/probe.html" >"$work/dom" 2>"$work/log"
browse "$work/index.html" --force-prefers-reduced-motion >"$work/still" 2>>"$work/log"

# The lines of TAP, unescaped, and two more tests: that the page keeps still where
# a reader wants it to, and that the console stayed silent.
sed -n '/<pre id="tap">/,/<\/pre>/p' "$work/dom" |
    sed 's/.*<pre id="tap">//; s/<\/pre>.*//; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g' >"$work/tap"
planned=$(sed -n 's/^1\.\.//p' "$work/tap")
grep -v '^1\.\.' "$work/tap"
last=$((${planned:-0} + 1))
if ! grep -q 'aria-label="Pause"' "$work/still" &&
    [ "$(grep -o 'class="side finished"' "$work/still" | wc -l)" -eq 2 ]; then
    echo "ok $last - nothing moves where motion is not wanted, and the end is shown"
else
    echo "not ok $last - nothing moves where motion is not wanted, and the end is shown"
fi
last=$((last + 1))
# Of the frame without scripts the browser tells that it blocks them.
grep ':CONSOLE' "$work/log" | grep -v 'frame is sandboxed' >"$work/console"
if [ -s "$work/console" ]; then
    echo "not ok $last - the console stays silent"
    sed 's/^/# /' "$work/console"
else
    echo "ok $last - the console stays silent"
fi
[ -n "$planned" ] && echo "1..$last"
