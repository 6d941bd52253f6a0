# completion.awk -- completion for bash or zsh from what help.awk makes of all commands'
# help; a line `command NAME SUMMARY` stands in front of what belongs to each.
#
# -v shell=bash or zsh.  What may stand behind an option, or as an argument, goes by what
# the help calls it; where it names a few words, by these.
BEGIN { FS = "\t"; quote = "'" }

# What `reitti list` calls it, `files`, `directories`, or `words` and these; or nothing.
function values(value, words,    found) {
    if (value ~ /^(NAME|SEARCH|NAME,\.\.\.)$/)
        return "searches"
    if (value ~ /^(WORLD|CASES|GAME|PROBLEM|PLAN)$/)
        return tolower(value) (value == "CASES" ? "" : "s")
    if (value ~ /^(FILE|FILE\.scen|RESULTS|BEFORE|AFTER)$/)
        return "files"
    if (value == "DIR")
        return "directories"
    if (value != "" && match(words, /([a-z0-9]+, )*[a-z0-9]+ or [a-z0-9]+/)) {
        found = substr(words, RSTART, RLENGTH)
        gsub(/, | or /, " ", found)
        return "words " found
    }
    return ""
}

function quoted(text) {
    gsub(quote, quote "\\" quote quote, text)
    return quote text quote
}

# In zsh's specifications a colon and a bracket mean something.
function described(text) {
    gsub(/[:\[\]]/, "\\\\&", text)
    return text
}

$1 == "command" { command = $2; names[++count] = command; summary[command] = $3; next }
$1 == "usage" {
    form = $2
    if (match(form, /\[[a-z]+(\|[a-z]+)+\]/)) {
        given = substr(form, RSTART + 1, RLENGTH - 2)
        gsub(/\|/, " ", given)
        words[command] = " words " given
    }
    gsub(/[^A-Za-z.]/, " ", form)
    parts = split(form, word, / +/)
    for (i = 1; i <= parts; i++) {
        sub(/\.\.\.$/, "", word[i])
        kind = word[i] ~ /^[A-Z]/ ? values(word[i], "") : ""
        if (kind != "" && !((command, kind) in taken)) {
            taken[command, kind] = 1
            arguments[command] = arguments[command] " " kind
        }
    }
    next
}
$1 == "option" {
    kind = values($4, $5)
    if (shell == "bash") {
        options[command] = options[command] " --" $3
        if ($4 != "")
            behind[command] = behind[command] "    " command "/--" $3 \
                ($2 == "" ? "" : " | " command "/-" $2) ") kind=" quoted(kind == "" ? "nothing" : kind) " ;;\n"
    } else {
        spec = "[" described($5) "]"
        if ($4 != "")
            spec = spec ":" described($4) ":" (kind == "" ? " " : " _reitti_values " kind)
        if ($2 == "")
            line = quoted("--" $3 ($4 == "" ? "" : "=") spec)
        else
            line = quoted("(-" $2 " --" $3 ")") "{-" $2 ($4 == "" ? "" : "+") ",--" $3 ($4 == "" ? "" : "=") "}" quoted(spec)
        behind[command] = behind[command] "        " line " \\\n"
    }
}
END {
    if (shell == "bash")
        for (i = 1; i <= count; i++) {
            all = all behind[names[i]]
            commands = commands " " names[i]
        }
    if (shell == "bash") {
        print "_reitti_commands=" quoted(substr(commands, 2)) "\n"
        print "_reitti_behind() { # COMMAND/OPTION: sets kind\n    case $1 in"
        printf "%s", all
        print "    *) return 1 ;;\n    esac\n}\n"
        print "_reitti_of() { # COMMAND: sets options and kinds\n    case $1 in"
        for (i = 1; i <= count; i++)
            print "    " names[i] ") options=" quoted(substr(options[names[i]], 2)) \
                " kinds=" quoted(substr(arguments[names[i]] words[names[i]], 2)) " ;;"
        print "    esac\n}"
    } else {
        print "_reitti_commands=("
        for (i = 1; i <= count; i++)
            print "    " quoted(names[i] ":" described(summary[names[i]]))
        print ")\n\n_reitti_arguments() { # COMMAND\n    case $1 in"
        for (i = 1; i <= count; i++) {
            given = arguments[names[i]] words[names[i]]
            sub(/^ /, "", given)
            print "    " names[i] ")\n        _arguments -s \\\n" behind[names[i]] \
                "        " quoted("*:argument: _reitti_values " (given == "" ? "nothing" : given)) "\n        ;;"
        }
        print "    esac\n}"
    }
}
