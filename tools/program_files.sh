#!/bin/sh
# program_files.sh TRACE OBJECT... -- the project's files that a program is made of,
# one a line.
#
# TRACE is what the linker says it took: object files, and members of archives as
# (ARCHIVE)MEMBER.  OBJECT... are those it had to choose from; beside each stands the
# compiler's list of what it was made of (.d); what stands in front of every file is
# part of none.
trace=$1
shift
for object in "$@"; do
    member=${object##*/}
    if grep -qxF -e "$object" "$trace" || grep -q "^(.*)$member\$" "$trace"; then
        cat "${object%.o}.d"
    fi
done |
    sed -e 's/^[^ ]*://' -e 's/\\$//' | tr -s ' ' '\n' |
    sed -e ':again' -e 's|[^/]*/\.\./||' -e 't again' | grep '^c_impl/' | grep -vx c_impl/public.h | LC_ALL=C sort -u
