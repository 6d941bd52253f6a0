#!/bin/sh
# man.sh REITTI VERSION DIRECTORY -- a man page for reitti and for each of its commands,
# made of what `--help` says, so that it says nothing else.
reitti=$1
version=$2
directory=$3
here=${0%/*}
date=$(date -u -d "@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}" +%Y-%m-%d)
mkdir -p "$directory" || exit 1
rm -f "$directory"/*.1

# What is only run by other commands has no help.
commands() {
    "$reitti" --help | awk -f "$here/help.awk" | sed -n 's/^item	//p' | while IFS='	' read -r name summary; do
        [ -z "$("$reitti" "$name" --help 2>/dev/null)" ] || printf '%s\t%s\n' "$name" "$summary"
    done
}

page() { # NAME SUMMARY < HELP
    awk -f "$here/help.awk" | awk -v name="$1" -v summary="$2" -v date="$date" -v version="$version" \
        -f "$here/page.awk" >"$directory/$1.1"
}

list=$(commands) && [ -n "$list" ] || exit 1
{
    "$reitti" --help || exit 1
} | page reitti 'compare ways of finding a way, in C and in Prolog' || exit 1
{
    cat "$here/reitti.1.in"
    echo '.SH SEE ALSO'
    echo "$list" | sed 's/	.*//' | LC_ALL=C sort | sed 's/.*/.BR reitti\\-& (1),/; $s/,$/./; $s/ (1)\./ (1)/'
} >>"$directory/reitti.1"
echo "$list" | while IFS='	' read -r name summary; do
    "$reitti" "$name" --help | page "reitti-$name" "$summary" || exit 1
done
