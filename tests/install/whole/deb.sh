#!/bin/sh
# deb.sh DIRECTORY -- the packages in DIRECTORY are installed into a small system of their
# own, and all works there; TAP.  Needs root, and the sources of packages that this
# system has.
packages=$1
. tests/is.sh
system=$(mktemp -d) || exit 2
umount_all() {
    for place in proc dev; do
        mountpoint -q "$system/$place" && umount -l "$system/$place"
    done
}
trap 'umount_all; rm -rf "$system"' EXIT
trap 'exit 2' HUP INT TERM
chmod 755 "$system"
# What this system gets its packages from.
mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep -m 1 debian)
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
debootstrap --variant=minbase "$suite" "$system" "$mirror" >"$packages/debootstrap.log" 2>&1
is "there is a small system" 0 $?
cp -r /etc/apt "$system/etc"
cp /etc/resolv.conf "$system/etc"
mount -t proc proc "$system/proc" && mount --rbind /dev "$system/dev" && mount --make-rslave "$system/dev"
in_system() {
    chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}
mkdir "$system/packages" && cp "$packages"/*.deb "$system/packages"
in_system sh -c 'apt-get update && apt-get install -y --no-install-recommends pkg-config gcc libc6-dev /packages/*.deb' >"$packages/apt.log" 2>&1
is "the packages are installed with what they need" 0 $?
is "no tree is there" "" "$(ls -d "$system$PWD" 2>/dev/null)"
mkdir "$system/tests" && cp tests/is.sh tests/install/whole/works.sh "$system/tests" && cp -r examples "$system/tests"
in_system sh /tests/works.sh /usr /tests/examples >"$packages/works" 2>&1
while IFS= read -r line; do
    case $line in
    'ok '* | 'not ok '*)
        number=$((number + 1))
        echo "$line" | sed "s/ok [0-9]* - /ok $number - packaged: /"
        ;;
    1..*) ;;
    *) echo "# $line" ;;
    esac
done <"$packages/works"
is "that was all" yes "$(grep -q '^1\.\.[1-9]' "$packages/works" && echo yes)"
in_system apt-get purge -y reitti libreitti1 libreitti-dev >"$packages/apt.log" 2>&1
is "nothing is left of them" "" "$(cd "$system" && find usr etc var/lib -path '*reitti*' ! -path 'var/lib/dpkg/*' | head)"
echo "1..$number"
