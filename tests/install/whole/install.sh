#!/bin/sh
# install.sh BUILD -- Reitti is installed, the sources go away, all works, and nothing is
# left when it is taken away; the same for a stage, and for the pack; TAP.
build=$1
root=$PWD
number=0
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
work=$(cd "$work" && pwd -P)
cp tests/is.sh tests/install/whole/works.sh "$work"
cp -r examples "$work"
. "$work/is.sh"
unset MAKEFLAGS MAKELEVEL LIBDIR BASHDIR ZSHDIR DOCDIR

# A copy with what is built, so that little is made again.
copy() { # DIRECTORY
    mkdir -p "$1/$build" &&
        git ls-files -z --cached --others --exclude-standard | xargs -0 cp -a --parents -t "$1" &&
        for made in "$build"/*; do
            case ${made##*/} in
            sanitize | clang | tests | units | deb | pack) ;;
            *) cp -a "$made" "$1/$build" ;;
            esac
        done
}
copy "$work/tree" || exit 2
mkdir "$work/prefix" "$work/stage"
(cd "$work/tree" && make -s install PREFIX="$work/prefix/usr") >"$work/said" 2>&1
is "it is installed" 0 $?
sed 's/^/# /' "$work/said"
is "what is left to do is said" yes "$(grep -q 'attach_packs' "$work/said" && echo yes)"
(cd "$work/tree" && make -s install DESTDIR="$work/stage" PREFIX=/usr LIBDIR=/usr/lib/there) >"$work/said" 2>&1
is "it is installed into a stage" 0 $?
is "no path of the stage is in it" "" "$(grep -rlIF "$work" "$work/stage" | head -n 3)"
is "nor of the sources" "" "$(grep -rlIF "$root" "$work/stage" | head -n 3)"
mv "$work/tree" "$work/away"
mv "$work/prefix/usr" "$work/prefix/moved"

# The tree itself is hidden, too, where that is allowed.
hidden() { # COMMAND...
    unshare -m sh -c 'mount -t tmpfs none "$1" && cd / && shift && exec "$@"' - "$root" "$@"
}
hidden true 2>/dev/null || hidden() { (cd / && "$@"); }
cd / || exit 2
hidden sh "$work/works.sh" "$work/prefix/moved" "$work/examples" >"$work/works" 2>&1
sed -n '/^1\.\./!s/^\(not \)\{0,1\}ok [0-9]* - /\1ok - installed: /p; /^#/p' "$work/works" >"$work/lines"
while IFS= read -r line; do
    case $line in
    '#'*) echo "$line" ;;
    *)
        number=$((number + 1))
        echo "$line" | sed "s/ok - /ok $number - /"
        ;;
    esac
done <"$work/lines"
is "that was all" yes "$(grep -q '^1\.\.[1-9]' "$work/works" && echo yes)"
is "from the stage it works, too" 0 \
    "$(hidden "$work/stage/usr/bin/reitti" check rogue-1 --lang c >/dev/null 2>&1; echo $?)"

# ---- taken away ------------------------------------------------------------------------
mv "$work/prefix/moved" "$work/prefix/usr"
(cd "$work/away" && make -s uninstall PREFIX="$work/prefix/usr" && make -s uninstall DESTDIR="$work/stage" PREFIX=/usr LIBDIR=/usr/lib/there)
is "it is taken away" 0 $?
is "nothing is left" "" "$(cd "$work" && find prefix stage -mindepth 1)"

# ---- the pack --------------------------------------------------------------------------
(cd "$work/away" && make -s pack) >"$work/said" 2>&1
is "the pack is made" 0 $?
pack=$(ls "$work/away/$build"/reitti-*.tgz)
swi() {
    XDG_DATA_HOME=$work/home hidden swipl -f none "$@" </dev/null 2>&1
}
cp "$pack" "$work"
swi -g "pack_install('$work/${pack##*/}', [interactive(false)])" -t halt >"$work/said"
is "and installed by Prolog" 1 "$(find "$work/home" -name reitti_c.so | wc -l)"
is "what it solves" "c-9 prolog-9" \
    "$(swi -g "use_module(library(reitti)), forall(member(L, [c, prolog]),
        ( reitti_solve(rogue, [(10,11), (4,2)], A, [lang(L)]), get_dict(score, A, N), print(L-N), nl ))" -t halt | xargs)"
is "what it checks" "ok" "$(swi -g "use_module(library(reitti)), reitti_check(city, []), print(ok)" -t halt)"
echo "1..$number"
