#!/bin/sh
# places.sh BUILD -- files are installed where they should be, found from there, and leave
# nothing behind; TAP.
build=$(cd "$1" && pwd) || exit 2
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
work=$(cd "$work" && pwd -P)
install=$PWD/tools/install/install.sh

# ---- putting and taking away ------------------------------------------------------------
put() { # install|uninstall DESTDIR, with the list on standard input
    env -u LIBDIR -u BASHDIR -u ZSHDIR -u DOCDIR PREFIX=/opt/it DESTDIR="$2" "$install" "$1" 2>"$work/said"
}
below() {
    (cd "$1" && find . -mindepth 1 | LC_ALL=C sort | xargs)
}
echo text >"$work/file"
mkdir -p "$work/stage/opt/it/share/man"
echo theirs >"$work/stage/opt/it/share/theirs"
before=$(below "$work/stage")
printf '%s\n' "755 $work/file bin/tool" "644 $work/file man/man1/tool.1" "link tool bin/other" \
    "644 $work/file share/reitti/old/data" | put install "$work/stage"
is "what is listed is installed" "0 755 text tool" \
    "$? $(stat -c %a "$work/stage/opt/it/bin/tool") $(cat "$work/stage/opt/it/share/man/man1/tool.1") $(readlink "$work/stage/opt/it/bin/other")"
printf '%s\n' "755 $work/file bin/tool" "644 $work/file share/reitti/new" | put install "$work/stage"
is "of an older version nothing is left" "./opt/it/bin/tool ./opt/it/share/reitti/installed ./opt/it/share/reitti/new ./opt/it/share/theirs" \
    "$(cd "$work/stage" && find . -type f -o -type l | LC_ALL=C sort | xargs)"
touch "$work/stage/opt/it/bin/mine"
put uninstall "$work/stage" </dev/null
is "what others put there stays" "0 mine" "$? $(ls "$work/stage/opt/it/bin")"
rm -r "$work/stage/opt/it/bin"
is "and nothing else" "$before" "$(below "$work/stage")"
put uninstall "$work/stage" </dev/null
is "what is not installed is not taken away" 1 $?
is "a list that is wrong is noticed" 1 "$(echo "644 $work/none bin/none" | put install "$work/other"; echo $?)"
(cd "$work" && PREFIX=here DESTDIR='' "$install" install </dev/null 2>"$work/said")
is "PREFIX is absolute" 2 $?

# ---- found from where the command stands -------------------------------------------------
prefix=$work/prefix
mkdir -p "$prefix/bin" "$prefix/lib/reitti" "$prefix/share/reitti" "$work/own/worlds"
cp "$build/reitti" "$prefix/bin"
cp "$build/reitti.qlf" "$build/reitti_plain.qlf" "$build/reitti.sum" "$build/reitti_plain.sum" "$prefix/lib/reitti"
echo 1234567 >"$prefix/lib/reitti/commit"
cp -r tests/worlds tests/cases "$prefix/share/reitti"
mv "$prefix" "$work/moved"
reitti=$work/moved/bin/reitti
unset REITTI_DATA
cd / || exit 2
is "an installed command knows its commit" "commit 1234567" "$($reitti --version | grep -o 'commit [^)]*')"
is "it has its cases" "passed" "$($reitti check rogue-1 --search two_phase | grep -o ' 0 failed' >/dev/null && echo passed)"
is "which are called as in the tree" "tests/cases/original.cases" \
    "$($reitti measure rogue-1 --plan smoke --search two_phase --style tuned --out "$work/rows.csv" >/dev/null 2>&1
        grep '^run,' "$work/rows.csv" | cut -d , -f 2 | sort -u)"
printf 'game city\nlevel 1\n..\n' >"$work/own/worlds/mine.world"
is "REITTI_DATA is looked into before" "mine" "$(REITTI_DATA=$work/own $reitti list worlds 2>&1 | sed 's/ .*//')"
is "what it lacks is where it was" "$($reitti list cases | wc -l)" "$(REITTI_DATA=$work/own $reitti list cases 2>/dev/null | wc -l)"
is "so it is in the tree" "mine" "$(REITTI_DATA=$work/own "$build/reitti" list worlds 2>&1 | sed 's/ .*//')"
echo "1..$number"
