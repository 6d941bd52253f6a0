#!/bin/sh
# browser.sh BUILD -- the page of a made-up study in headless Chromium; TAP.
#
# One case of the study has a name full of markup.  The command makes the report,
# where the locale knows nothing of the letters in its arguments.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
LC_ALL=C.UTF-8 # sources are UTF-8, whatever the locale
export LC_ALL
prolog='swipl -O -f none -F none --no-packs --on-error=status --on-warning=status'

$prolog -g "use_module('tests/page/reports'), hostile_study('$work/é, è')" -t halt &&
    LC_ALL=C "$1/reitti" report "$work/é, è" --out "$work" >"$work/said" || exit 1

{
    echo '<!DOCTYPE html><meta charset="utf-8"><pre id="tap"></pre>'
    for width in 400 1400; do
        echo "<iframe src=\"index.html\" width=\"$width\" height=\"900\"></iframe>"
    done
    echo '<script>'
    cat tests/page/probe.js
    echo '</script>'
} >"$work/probe.html"

timeout 120 chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
    --disable-background-networking --disable-component-update --disable-sync \
    --user-data-dir="$work/browser" --allow-file-access-from-files --enable-logging=stderr \
    --virtual-time-budget=20000 --dump-dom "file://$work/probe.html" \
    >"$work/dom" 2>"$work/log"

# The lines of TAP, unescaped, and one more test: that the console stayed silent.
sed -n '/<pre id="tap">/,/<\/pre>/p' "$work/dom" |
    sed 's/.*<pre id="tap">//; s/<\/pre>.*//; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g' >"$work/tap"
planned=$(sed -n 's/^1\.\.//p' "$work/tap")
grep -v '^1\.\.' "$work/tap"
last=$((${planned:-0} + 1))
if grep -q ':CONSOLE' "$work/log"; then
    echo "not ok $last - the console stays silent"
    grep ':CONSOLE' "$work/log" | sed 's/^/# /'
else
    echo "ok $last - the console stays silent"
fi
[ -n "$planned" ] && echo "1..$last"
