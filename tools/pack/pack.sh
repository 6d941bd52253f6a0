#!/bin/sh
# pack.sh DIRECTORY PACK_PL -- all that SWI-Prolog's pack of Reitti is made of.
directory=$1
rm -rf "$directory" && mkdir -p "$directory/prolog" "$directory/tests" || exit 1
cp --parents -r LICENSE c_impl prolog_impl bridge/c_from_prolog bridge/prolog_from_c/prolog_rows.[ch] \
    bridge/prolog_from_c/prolog_terms.[ch] examples "$directory" || exit 1
rm -rf "$directory/c_impl/play" "$directory/prolog_impl/play" "$directory/tests"
cp -r tests/worlds tests/cases tests/maps "$directory" && rm -rf "$directory/worlds/bad"
cp tools/pack/reitti.pl "$directory/prolog" && cp tools/pack/Makefile.pack "$directory/Makefile" &&
    cp tools/pack/README.md "$directory" && cp "$2" "$directory/pack.pl"
