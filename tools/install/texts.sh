#!/bin/sh
# texts.sh FILE... -- these texts, and what they link to, and what that links to, one a
# line; a directory stands for what is in it.
links() { # FILE: what it links to, from the project's root
    case $1 in
    *.md) ;;
    *) return ;;
    esac
    grep -o '](\([^)#: ]*\)[)#]' "$1" | sed 's/^](//; s/[)#]$//' | while read -r link; do
        [ -z "$link" ] || realpath -m --relative-to=. "$(dirname "$1")/$link"
    done
}

seen=' '
while [ $# -gt 0 ]; do
    text=$1
    shift
    case $seen in
    *" $text "*) continue ;;
    esac
    seen="$seen$text "
    [ -e "$text" ] || continue
    if [ -d "$text" ]; then
        set -- "$@" $(find "$text" -type f)
    else
        echo "$text"
        set -- "$@" $(links "$text")
    fi
done
