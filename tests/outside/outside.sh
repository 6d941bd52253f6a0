#!/bin/sh
# outside.sh BUILD -- two files in any directory are a search like any other, and leave
# nothing behind when they go; TAP.
case $1 in /*) reitti=$1/reitti ;; *) reitti=$PWD/$1/reitti ;; esac
. tests/is.sh
tree=$PWD
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
cd "$work" || exit 2
export REITTI_CACHE="$work/cache"
search=bellman_ford
# Instructions are not counted: valgrind takes long.
mkdir bin mine && printf '#!/bin/sh\nexit 1\n' >bin/valgrind && chmod +x bin/valgrind
PATH=$work/bin:$PATH
cp "$tree"/examples/searches/$search.* mine

listed() { # ARGUMENT...: how often it is listed, and the exit status
    "$@" >said 2>&1
    status=$?
    echo "$(grep -c "^$search " said) $status"
}

$reitti list >before
is 'it is listed, --searches before the command' '2 0' "$(listed $reitti --searches mine list searches)"
is 'or after it' '2 0' "$(listed $reitti list searches --searches=mine)"
is 'or in the environment' '2 0' "$(REITTI_SEARCHES=/nowhere/at/all:mine listed $reitti list searches | sed 's/ 1/ 0/')"
is 'a directory that is not there is told, and fails' 'reitti: nowhere: No such file or directory,1' \
    "$($reitti --searches nowhere --searches mine list searches 2>&1 >/dev/null; echo $?)" 2>/dev/null || true
