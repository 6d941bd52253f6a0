#!/bin/sh
# exports.sh BUILD -- what the library exports is what its headers declare, by names that
# begin with reitti_; the headers are C and C++; TAP.
build=$1
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

exported() { # FILE OPTION...: of nm
    nm -g --defined-only -P "$@" | awk 'NF > 2 && $2 != "A" { sub(/@.*/, "", $1); print $1 }' | LC_ALL=C sort
}

# Each header by itself, with the names before it as every file has them.
headers=$(ls c_impl/*.h c_impl/support/*.h c_impl/kernels/*.h)
declared() {
    for header in $headers; do
        echo "#include \"$header\"" >"$work/one.c"
        gcc -std=c11 -include c_impl/public.h -I. -fsyntax-only -aux-info "$work/aux" "$work/one.c" &&
            sed -n "/^\/\* [./]*c_impl\/.* static /d; s/^\/\* [./]*c_impl\/[^ ]* \*\/ extern \(.*\);\$/\1/p" "$work/aux"
    done | sed -e 's/ (.*//' -e 's/.*[ *]//' | LC_ALL=C sort -u
}

shared=$(ls "$build"/lib/libreitti.so.*.*.*)
exported "$shared" -D >"$work/shared"
exported "$build/lib/libreitti.a" | LC_ALL=C sort >"$work/static"
declared >"$work/declared"
is "there are functions" yes "$([ "$(wc -l <"$work/declared")" -gt 200 ] && echo yes)"
is "all that is exported begins with reitti_" "" "$(grep -v '^reitti_' "$work/shared")"
is "what the headers declare is exported" "" "$(LC_ALL=C comm -23 "$work/declared" "$work/shared")"
is "the archive exports the same" "" "$(LC_ALL=C comm -3 "$work/static" "$work/shared")"
is "so does the command" "" \
    "$(exported "$build/reitti" -D | grep '^reitti_' | LC_ALL=C comm -13 - "$work/shared")"
is "public.h names nothing else" "" \
    "$(sed -n 's/^#define [a-z_0-9]* \(reitti_[a-z_0-9]*\)$/\1/p' c_impl/public.h | LC_ALL=C sort | LC_ALL=C comm -3 - "$work/shared")"
is "each of its names is the old one behind reitti_" "" \
    "$(sed -n 's/^#define \([a-z_0-9]*\) reitti_\([a-z_0-9]*\)$/\1 \2/p' c_impl/public.h | awk '$1 != $2')"
is "the library has its major version for a name" "libreitti.so.$(basename "$shared" | cut -d . -f 3)" \
    "$(readelf -d "$shared" | sed -n 's/.*soname: \[\(.*\)\]/\1/p')"

# ---- the headers, as others compile them ------------------------------------------------
all='-Wall -Wextra -Wpedantic -Werror -fsyntax-only -Ic_impl'
echo '#include <reitti.h>' >"$work/all.c"
cp "$work/all.c" "$work/all.cc"
is "reitti.h is C11" "" "$(gcc -std=c11 $all "$work/all.c" 2>&1)"
if command -v g++ >/dev/null; then
    is "and C++" "" "$(g++ -std=c++11 $all "$work/all.cc" 2>&1)"
else
    skip "and C++" "there is no g++"
fi
for header in $headers; do
    printf '#include <%s>\nextern int one;\n' "${header#c_impl/}" >"$work/one.c"
    gcc -std=c11 $all "$work/one.c" 2>&1
done >"$work/said"
is "every header stands alone" "" "$(cat "$work/said")"
echo "1..$number"
