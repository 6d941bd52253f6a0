#!/bin/sh
# deb.sh DIRECTORY VERSION -- builds Debian's packages of the sources as they are now, in
# DIRECTORY, and lets lintian look at them.
directory=$1
version=$2
sources=$directory/reitti-$version
rm -rf "$sources" && mkdir -p "$sources" || exit 1
if git ls-files >/dev/null 2>&1; then
    git ls-files -z --cached --others --exclude-standard
else
    find . -name build -prune -o -type f -print0
fi | xargs -0 cp --parents -t "$sources" || exit 1
cp -r tools/debian "$sources/debian" && rm "$sources/debian/deb.sh" || exit 1
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}"
cat >"$sources/debian/changelog" <<END
reitti ($version) unstable; urgency=medium

  * What has changed is in /usr/share/doc/reitti/CHANGES.

 -- $(sed -n 's/^Maintainer: //p' tools/debian/control)  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
END
cd "$sources" || exit 1
unset MAKEFLAGS MAKELEVEL CI
DEB_BUILD_OPTIONS="noautodbgsym parallel=$(nproc)" dpkg-buildpackage -us -uc -b >../log 2>&1 || {
    tail -n 30 ../log >&2
    exit 1
}
cd .. && lintian --allow-root --fail-on error --profile debian ./*.changes && ls -- *.deb
