#!/bin/sh
# bundle.sh BUILD -- a study as one file to keep; the versions that are said.
here=$(pwd)
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

# ---- a project and a study of it, both small -----------------------------------------
mkdir -p "$work/project/analysis" "$work/study/tables" "$work/study/plots" "$work/out"
cp -r tools LICENSE CITATION.cff "$work/project"
cp analysis/formats.md "$work/project/analysis"
cd "$work/project" || exit 2
git init -q . && git add . && git -c user.name=a -c user.email=b commit -q -m project
commit=$(git rev-parse --short=7 HEAD)

study() { # COMMIT
    printf '# %s\n' 'reitti: 1.0.0' "commit: $1" 'date: 2026-11-19T08:00:00Z' 'machine: it' 'plan: quick' >"$work/study/results.csv"
    printf 'kind,file\nrun,x\n' >>"$work/study/results.csv"
}
for file in pairs.csv traces.json index.html results.csv.1 tables/one.md plots/one.svg; do
    echo "<a href=\"$file\">" >"$work/study/$file"
done
echo '<a href="pairs.csv"><a href="results.csv"><a href="tables/one.md">' >"$work/study/index.html"

bundle() { # OUT
    tools/bundle.sh "$work/study" "$work/$1" sed 2>"$work/said"
}

study "$commit"
made=$(bundle out)
is "a bundle is made" "0 reitti-study-2026-11-19-$(git rev-parse HEAD | cut -c 1-12).tar.gz" "$? $(basename "$made")"
sleep 1.1 # times in archives have seconds
touch "$work/study/pairs.csv"
is "the same study gives the same bytes" yes "$(umask 077 && bundle again >/dev/null; cmp "$made" "$work/again/$(basename "$made")" && echo yes)"
tar -xzf "$made" -C "$work"
cd "$work/$(basename "$made" .tar.gz)" || exit 2
is "it has all that belongs to a study" "CITATION.cff LICENSE README.md SHA256SUMS environment/packages.txt \
environment/study.txt index.html plots/one.svg rows/formats.md rows/pairs.csv rows/results.csv rows/traces.json \
sources/reitti.tar.gz tables/one.md" "$(find . -type f -printf '%P\n' | LC_ALL=C sort | xargs)"
is "its sums are right, and of all other files" "0 13" "$(sha256sum --check --quiet --strict SHA256SUMS >/dev/null; echo $?) $(wc -l <SHA256SUMS)"
is "the page finds its rows and tables" "rows/pairs.csv rows/results.csv tables/one.md" \
    "$(grep -o 'href="[^"]*"' index.html | sed 's/.*="\(.*\)"/\1/' | xargs ls | xargs)"
is "packages have versions" yes "$(grep -q '^sed=[0-9]' environment/packages.txt && echo yes)"
is "the sources are those of the commit" yes "$(tar -xzf sources/reitti.tar.gz && cmp reitti-1.0.0/LICENSE LICENSE && echo yes)"
is "it is cited as data" "type: dataset|commit: $(git -C "$work/project" rev-parse HEAD)|date-released: 2026-11-19" \
    "$(grep '^type:' CITATION.cff)|$(grep '^commit:' CITATION.cff)|$(grep '^date-released:' CITATION.cff)"
echo >>rows/pairs.csv
is "a changed file is seen" 1 "$(sha256sum --check --quiet SHA256SUMS >/dev/null 2>&1; echo $?)"

# ---- what is no study to cite --------------------------------------------------------
cd "$work/project" || exit 2
study "$commit-dirty"
is "changed sources are refused" "2 bundle.sh: the sources were changed since commit $commit: commit, and measure again" \
    "$(bundle no; echo "$? $(cat "$work/said")")"
study 0000000
is "so are sources that are not there" "2 bundle.sh: the sources of the study, commit 0000000, are not in this repository" \
    "$(bundle no; echo "$? $(cat "$work/said")")"
rm "$work/study/results.csv"
is "and no study" "2 bundle.sh: there is no study in $work/study yet: make study" "$(bundle no; echo "$? $(cat "$work/said")")"
is "nothing is left of them" "" "$(ls "$work/no" 2>/dev/null)"

# ---- versions ------------------------------------------------------------------------
cd "$here" || exit 2
version=$(sed -n 's/^VERSION *:= *//p' Makefile)
is "the version is a semantic one" 0 "$(echo "$version" | grep -qxE '[0-9]+\.[0-9]+\.[0-9]+'; echo $?)"
is "CITATION.cff has it" "version: \"$version\"" "$(grep '^version:' CITATION.cff)"
is "CHANGES begins with it" "$version" "$(grep -m1 -E '^[0-9]+\.' CHANGES | cut -d ' ' -f 1)"
echo "1..$number"
