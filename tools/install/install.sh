#!/bin/sh
# install.sh install|uninstall < LIST -- puts everything that list.sh lists into its
# place, or takes it away.
#
# PREFIX, LIBDIR, BASHDIR, ZSHDIR and DOCDIR say where, DESTDIR stands in front of all of
# them.  Which files and directories were made is noted in share/reitti/installed:
# what is taken away is that, and no directory that was there before or has anything
# else in it.
: "${PREFIX:=/usr/local}"
: "${LIBDIR:=$PREFIX/lib}"
: "${BASHDIR:=$PREFIX/share/bash-completion/completions}"
: "${ZSHDIR:=$PREFIX/share/zsh/site-functions}"
: "${DOCDIR:=$PREFIX/share/doc/reitti}"
notes=$DESTDIR$PREFIX/share/reitti/installed

case $PREFIX in
/*) ;;
*)
    echo "PREFIX is '$PREFIX'; it has to begin with a slash" >&2
    exit 2
    ;;
esac

# Only libraries for the linker go where these are looked for.
place_of() { # PLACE
    case $1 in
    lib/reitti/* | bin/* | share/* | include/*) echo "$PREFIX/$1" ;;
    lib/*) echo "$LIBDIR/${1#lib/}" ;;
    man/*) echo "$PREFIX/share/$1" ;;
    bash/*) echo "$BASHDIR/${1#bash/}" ;;
    zsh/*) echo "$ZSHDIR/${1#zsh/}" ;;
    doc/*) echo "$DOCDIR/${1#doc/}" ;;
    *)
        echo "$1 has no place" >&2
        return 1
        ;;
    esac
}

# Makes it with those above, and notes what was not there.
make_directory() { # DIRECTORY
    [ -d "$DESTDIR$1" ] && return
    case $1 in
    */*[!/]*) make_directory "${1%/*}" || return ;;
    esac
    mkdir "$DESTDIR$1" && echo "directory $1" >>"$new"
}

put() { # MODE FILE PLACE
    place=$(place_of "$3") && make_directory "${place%/*}" || return
    if [ "$1" = link ]; then
        ln -sfn "$2" "$DESTDIR$place"
    else
        install -m "$1" "$2" "$DESTDIR$place"
    fi && echo "file $place" >>"$new"
}

# Takes away what is noted: files first, then directories, the deepest first.
take_away() { # NOTES
    sed -n 's/^file //p' "$1" | while read -r place; do
        rm -f "$DESTDIR$place"
    done
    sed -n 's/^directory //p' "$1" | LC_ALL=C sort -r | while read -r place; do
        rmdir "$DESTDIR$place" 2>/dev/null
    done
    return 0
}

new=$(mktemp) || exit 1
trap 'rm -f "$new"' EXIT
trap 'exit 1' HUP INT TERM
umask 022

case $1 in
install)
    # What an earlier version left is gone, and what it made is ours still.
    if [ -e "$notes" ]; then
        grep '^directory ' "$notes" >>"$new"
        sed -n 's/^file //p' "$notes" | while read -r place; do
            rm -f "$DESTDIR$place"
        done
    fi
    while read -r mode file place; do
        put "$mode" "$file" "$place" || exit 1
    done || exit 1
    echo "file $PREFIX/share/reitti/installed" >>"$new"
    install -m 644 "$new" "$notes"
    ;;
uninstall)
    if [ ! -e "$notes" ]; then
        echo "there is no $notes: nothing was installed there" >&2
        exit 1
    fi
    cp "$notes" "$new" && take_away "$new"
    ;;
esac
