# page.awk -- a man page from what help.awk makes of one command's help.
#
# -v name=reitti-solve -v summary='…' -v date=… -v version=…; -v also='…', further names
# for SEE ALSO.  Sections that say what holds for all commands are in reitti(1).
BEGIN { FS = "\t" }

function roff(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    if (text ~ /^['.]/)
        text = "\\&" text
    return text
}

function section(title) {
    if (title != open)
        print ".SH " title
    open = title
}

# Sentences of a paragraph begin on lines of their own.
function say(text) {
    text = roff(text)
    gsub(/\.  /, ".\n", text)
    gsub(/\n\./, "\n\\\\\\&.", text)
    print text
}

NR == 1 {
    print ".\\\" Made from what reitti --help says."
    print ".TH " toupper(name) " 1 \"" date "\" \"Reitti " version "\" \"User Commands\""
    section("NAME")
    print roff(name) " \\- " roff(summary)
}
$1 == "usage" {
    section("SYNOPSIS")
    split($2, word, " ")
    if (usages++)
        print ".br"
    bold = name ~ /-/ ? word[1] " " word[2] : word[1]
    print ".B " roff(bold)
    if (length($2) > length(bold))
        say(substr($2, length(bold) + 2))
    next
}
$1 == "text" && NF == 1 { parted = 1; next }
$1 == "text" {
    if (open == "SYNOPSIS" || open == "OPTIONS")
        section(open == "OPTIONS" ? "NOTES" : "DESCRIPTION")
    else if (parted)
        print ".PP"
    parted = 0
    say($2)
    next
}
{ parted = 0 }
$1 == "item" { print ".TP"; print ".B " roff($2); say($3); next }
$1 == "option" {
    section("OPTIONS")
    print ".TP"
    value = $4 == "" ? "" : "\\ \\fI" roff($4) "\\fR"
    long = "\\fB" roff("--" $3) "\\fR"
    print ($2 == "" ? long : "\\fB" roff("-" $2) "\\fR, " long) value
    say($5)
    next
}
$1 == "status" { section("EXIT STATUS"); say($2) ; next }
END {
    if (name != "reitti") {
        section("ENVIRONMENT")
        print "Environment variables are listed in\n.BR reitti (1)."
        section("SEE ALSO")
        print ".BR reitti (1)" also
    }
}
