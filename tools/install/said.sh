#!/bin/sh
# said.sh PREFIX -- what is left to do after installing there.
prefix=$1
swipl -g "findall(Dir, absolute_file_name(pack(.), Dir, [file_errors(fail), solutions(all)]), Dirs),
    maplist([Dir]>>writeln(Dir), Dirs)" -t halt 2>/dev/null | grep -qx "$prefix/share/swi-prolog/pack" || {
    echo "SWI-Prolog does not look for packs in $prefix; add this to its init.pl:"
    echo "  :- attach_packs('$prefix/share/swi-prolog/pack')."
}
