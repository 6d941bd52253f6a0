#!/bin/sh
# pins.sh PACKAGE... -- the versions of Debian's packages that are installed, of these and
# of all that they need, as `PACKAGE=VERSION`, one a line.
command -v apt-cache >/dev/null || {
    echo "pins.sh: this system has no apt-cache" >&2
    exit 1
}
apt-cache depends --recurse --installed --no-recommends --no-suggests --no-enhances --no-conflicts \
    --no-breaks --no-replaces "$@" | grep '^[a-z0-9]' | LC_ALL=C sort -u |
    xargs dpkg-query -W -f '${db:Status-Status} ${Package}=${Version}\n' 2>/dev/null |
    sed -n 's/^installed //p' | LC_ALL=C sort -u
