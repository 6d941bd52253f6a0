#!/bin/sh
# guide.sh BUILD -- does what the pages for users say, with an installed copy, and compares.
#
# The copy has no counted sizes, since counting takes long.
build=$1
prefix=$(mktemp -d) || exit 2
trap 'rm -rf "$prefix"' EXIT
trap 'exit 2' HUP INT TERM
version=$(sed -n 's/^VERSION *:= *//p' Makefile)

env -u MAKEFLAGS -u MAKELEVEL make -s BUILD="$build" "$build/install/reitti.pc" "$build/install/pack.pl" >&2 || exit 2
tools/install/list.sh "$build" "$version" | while read -r kind what place; do
    [ "$kind" = link ] || [ -e "$what" ] || continue
    echo "$kind $what $place"
done | env -u LIBDIR -u BASHDIR -u ZSHDIR -u DOCDIR -u DESTDIR PREFIX="$prefix" tools/install/install.sh install || exit 2

export PKG_CONFIG_PATH="$prefix/lib/pkgconfig"
export LD_LIBRARY_PATH="$prefix/lib"
export XDG_DATA_DIRS="$prefix/share"
perl tests/guide/guide.perl "$build" "$prefix/bin"
