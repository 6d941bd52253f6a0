# help.awk -- what `reitti COMMAND --help` says, one thing a line, in fields between tabs:
#   usage FORM | text LINE | item TERM WORDS | option SHORT LONG VALUE WORDS | status WORDS
# SHORT is a letter, LONG a word, VALUE what stands behind it; each may be empty.  `text`
# alone is the end of a paragraph.

function flush_kept() {
    if (kept != "")
        print kept
    kept = ""
}

function take(line) {
    sub(/^ +/, "", line)
    return line
}

# An option: -s, --search NAME   the search
function option(line,    short, long, value) {
    line = take(line)
    if (match(line, /^-[A-Za-z], /)) {
        short = substr(line, 2, 1)
        line = substr(line, RLENGTH + 1)
    }
    match(line, /^--[a-z-]+/)
    long = substr(line, 3, RLENGTH - 2)
    line = substr(line, RLENGTH + 1)
    if (match(line, /^ [A-Z][A-Z,./]*( |$)/)) {
        value = substr(line, 2, RLENGTH - 1)
        sub(/ $/, "", value)
        line = substr(line, RLENGTH + 1)
    }
    kept = "option\t" short "\t" long "\t" value "\t" take(line)
}

function item(line,    term) {
    line = take(line)
    match(line, /^[^ ]+( [^ ]+)*  +/)
    if (RLENGTH < 0)
        match(line, /^[^ ]+ /)
    term = substr(line, 1, RLENGTH)
    sub(/ +$/, "", term)
    kept = "item\t" term "\t" substr(line, RLENGTH + 1)
}

{ gsub(/\t/, " ") }
NR == 1 || (in_usage && /^ +(or: )?reitti /) {
    flush_kept()
    sub(/^(Usage:| +or:)? */, "")
    kept = "usage\t" $0
    in_usage = 1
    next
}
in_usage && /^ / { kept = kept " " take($0); next }
{ in_usage = 0 }
/^Exit status: / { flush_kept(); kept = "status\t" substr($0, 14); in_status = 1; next }
in_status && /[^ ]/ { kept = kept " " take($0); next }
/^ *$/ { in_status = 0; flush_kept(); print "text"; next }
/^  (-[A-Za-z], )?--[a-z]/ { flush_kept(); option($0); next }
/^  [^ ]/ { flush_kept(); item($0); next }
/^   / && kept != "" { kept = kept " " take($0); next }
{ flush_kept(); print "text\t" take($0) }
END { flush_kept() }
