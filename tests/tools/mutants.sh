#!/bin/sh
# mutants.sh BUILD -- every mistake of tests/mutants.txt can still be made: the text that
# it changes is there.  `make mutants` makes them.
. tests/is.sh
is "every mistake can be made" "" "$(tests/mutants.sh -n | grep -v ' can be made, 0 cannot$')"
echo "1..$number"
