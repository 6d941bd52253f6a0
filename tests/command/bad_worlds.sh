#!/bin/sh
# bad_worlds.sh BUILD -- every bad world gives one line that names file and line.
number=0
for file in tests/worlds/bad/*.world; do
    number=$((number + 1))
    expected="reitti: $file:$(sed -n 's/^; error //p' "$file" | head -n 1)"
    actual=$("$1/reitti" solve "$file" 1,1 1,1 2>&1)
    status=$?
    if [ "$actual" = "$expected" ] && [ $status -eq 2 ]; then
        echo "ok $number - $file is refused"
    else
        echo "not ok $number - $file is refused"
        echo "# status $status: $actual"
    fi
done
echo "1..$number"
