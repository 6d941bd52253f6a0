#!/bin/sh
# list.sh BUILD VERSION -- what an installed Reitti is made of, one thing a line:
# MODE FILE PLACE, or `link` TEXT PLACE.  A PLACE is below one of the directories that
# install.sh knows: bin, lib, include, share, man, bash, zsh, doc.
build=$1
version=$2
arch=$(swipl -g 'current_prolog_flag(arch, Arch), write(Arch)' -t halt) || exit 1

# Everything below DIRECTORY whose name fits.
below() { # DIRECTORY PATTERN PLACE
    find "$1" -type f -name "$2" | LC_ALL=C sort | while read -r file; do
        echo "644 $file $3${file#"$1"}"
    done
}

echo "755 $build/reitti bin/reitti"
for program in "$build"/original-*; do
    echo "755 $program lib/reitti/${program##*/}"
done
for made in reitti.qlf reitti_plain.qlf reitti.sum reitti_plain.sum reitti_c.so; do
    echo "644 $build/$made lib/reitti/$made"
done
echo "644 $build/install/commit lib/reitti/commit"

echo "644 $build/lib/libreitti.a lib/libreitti.a"
echo "644 $build/lib/libreitti.so.$version lib/libreitti.so.$version"
echo "link libreitti.so.$version lib/libreitti.so.${version%%.*}"
echo "link libreitti.so.${version%%.*} lib/libreitti.so"
echo "644 $build/install/reitti.pc lib/pkgconfig/reitti.pc"
for header in c_impl/*.h c_impl/support/*.h c_impl/kernels/*.h; do
    echo "644 $header include/reitti/${header#c_impl/}"
done

# The data are a pack of SWI-Prolog's, too.
below tests/worlds '*.world' share/reitti/worlds
below tests/cases '*' share/reitti/cases | grep -v '\.md '
below tests/maps '*.map*' share/reitti/maps
echo "644 tests/kinds.cases share/reitti/kinds.cases"
for counted in sizes pieces; do
    echo "644 $build/install/$counted.csv share/reitti/$counted.csv"
done
below analysis '*.*' share/reitti/analysis | grep -v '\.md \|page\.png '
below prolog_impl '*.pl' share/reitti/prolog_impl
below bridge '*.pl' share/reitti/bridge
echo "644 $build/install/pack.pl share/reitti/pack.pl"
echo "644 tools/pack/reitti.pl share/reitti/prolog/reitti.pl"
echo "link ../../../lib/reitti share/reitti/lib/$arch"
echo "link ../../reitti share/swi-prolog/pack/reitti"

below "$build/install/man" '*.1' man/man1
echo "644 $build/install/completion.bash bash/reitti"
echo "644 $build/install/completion.zsh zsh/_reitti"
tools/install/texts.sh README.md CHANGES CONTRIBUTING.md CITATION.cff LICENSE examples | LC_ALL=C sort -u |
    while read -r text; do
        echo "644 $text doc/$text"
    done
