#!/bin/sh
# completion.sh REITTI bash|zsh -- completion of the command, made of what `--help` says.
reitti=$1
shell=$2
here=${0%/*}

told=$(mktemp) || exit 1
trap 'rm -f "$told"' EXIT
"$reitti" --help | awk -f "$here/help.awk" | sed -n 's/^item	//p' |
    while IFS='	' read -r name summary; do
        printf 'command\t%s\t%s\n' "$name" "$summary"
        "$reitti" "$name" --help | awk -f "$here/help.awk"
    done >"$told"
[ -s "$told" ] || exit 1
case $shell in
bash) echo '# Completion of reitti in bash, made of what reitti --help says.' ;;
zsh)
    echo '#compdef reitti'
    echo '# Made of what reitti --help says.'
    ;;
esac
echo
awk -v shell="$shell" -f "$here/completion.awk" "$told" || exit 1
echo
cat "$here/completion.$shell.in"
