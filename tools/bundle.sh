#!/bin/sh
# bundle.sh STUDY OUT PACKAGE... -- a study as one file that can be kept and cited.
#
# OUT/reitti-study-DATE-COMMIT.tar.gz has the rows, the sources that they were measured
# with, what machine and packages that was, the page, the tables and plots, and a sum of
# every file.  The same study gives the same bytes: order, times and owners are set.
study=$1
out=$2
shift 2
complain() {
    echo "bundle.sh: $1" >&2
    exit 2
}
value() { sed -n "s/^# $1: //p" "$study/results.csv" | tail -n 1; }

[ -f "$study/results.csv" ] || complain "there is no study in $study yet: make study"
[ -f "$study/index.html" ] || complain "$study has no page yet: make report"
commit=$(value commit)
case $commit in
*-dirty) complain "the sources were changed since commit ${commit%-dirty}: commit, and measure again" ;;
esac
full=$(git rev-parse --quiet --verify "$commit^{commit}") ||
    complain "the sources of the study, commit $commit, are not in this repository"
date=$(value date)
name=reitti-study-$(echo "$date" | cut -c 1-10)-$(echo "$full" | cut -c 1-12)
mkdir -p "$out" && scratch=$(mktemp -d "$out/bundle.XXXXXX") || exit 4
trap 'rm -rf "$scratch"' EXIT
trap 'exit 2' HUP INT TERM
bundle=$scratch/$name

fill() {
    mkdir -p "$bundle/rows" "$bundle/sources" "$bundle/environment" &&
        find "$study" -maxdepth 1 -type f \( -name '*.csv' -o -name traces.json \) -exec cp {} "$bundle/rows" \; &&
        cp -r "$study/tables" "$study/plots" "$bundle" && page >"$bundle/index.html" &&
        git show "$full:analysis/formats.md" >"$bundle/rows/formats.md" &&
        git show "$full:LICENSE" >"$bundle/LICENSE" &&
        git archive --prefix="reitti-$(value reitti)/" "$full" | gzip -n9 >"$bundle/sources/reitti.tar.gz" &&
        sed -n 's/^# //p' "$study/results.csv" >"$bundle/environment/study.txt" &&
        { tools/pins.sh "$@" || echo unknown; } >"$bundle/environment/packages.txt" &&
        cite >"$bundle/CITATION.cff" && describe >"$bundle/README.md"
}

# The page with its links to the rows, which stand in a folder of their own here.
page() {
    (cd "$bundle/rows" && printf '%s\n' *) | sed 's|.*|s,href="&",href="rows/&",g|' >"$scratch/links" &&
        sed -f "$scratch/links" "$study/index.html"
}

# As the sources are cited, but that this is data.
cite() {
    git show "$full:CITATION.cff" | awk -v date="${date%%T*}" -v commit="$full" '
        /^message:/ { print "message: If you use these measurements, please cite them."; next }
        /^title:/ { sub(/"/, "\"A study by "); print; next }
        /^type:/ { print "type: dataset"; next }
        /^(date-released|commit):/ { next }
        { print }
        /^version:/ { print "date-released: " date; print "commit: " commit }'
}

describe() {
    cat <<END
# A study by Reitti

The same searches in C and in Prolog, checked, counted and timed on the same cases.

Measured on ${date%%T*} on $(value machine), $(value cores) cores, with gcc $(value compiler) and $(value prolog), by
the plan \`$(value plan)\`; Reitti $(value reitti), commit $full.

| where | what |
|---|---|
| \`index.html\` | the page: the answer, figures, tables; one file that needs no network |
| \`rows/\` | all that was measured and counted; \`formats.md\` explains every column |
| \`tables/\`, \`plots/\` | made of the rows |
| \`environment/study.txt\` | machine, compiler, Prolog and plan, as the rows say it |
| \`environment/packages.txt\` | Debian's packages, with their versions |
| \`sources/reitti.tar.gz\` | the sources of that commit |
| \`CITATION.cff\` | how to cite this |
| \`SHA256SUMS\` | a sum of every file |

To see that it is whole:

    sha256sum --check --quiet SHA256SUMS

To make tables, plots and page once more, of these rows:

    tar -xzf sources/reitti.tar.gz && cd reitti-$(value reitti)
    make need-study all
    build/reitti report ../rows --out ../again

To measure anew, on another machine, and compare: \`make study\`, and \`build/reitti report ../rows build/study\`.
Work, inferences and sizes are the same everywhere; times are not, and their ratios nearly.
END
}

sums() {
    (cd "$bundle" && find . -type f ! -name SHA256SUMS -printf '%P\n' | LC_ALL=C sort | tr '\n' '\0' |
        xargs -0 sha256sum) >"$bundle/SHA256SUMS"
}

# What is only for this machine, or may differ from one time to the next, is set.
pack() {
    chmod -R u=rwX,go=rX "$bundle" &&
        tar -C "$scratch" --format=ustar --sort=name --mtime="$date" --owner=0 --group=0 --numeric-owner \
            -cf "$scratch/$name.tar" "$name" && gzip -n9 "$scratch/$name.tar" && mv "$scratch/$name.tar.gz" "$out"
}

fill "$@" && sums && pack || {
    echo "bundle.sh: $out/$name.tar.gz could not be made" >&2
    exit 4
}
echo "$out/$name.tar.gz"
