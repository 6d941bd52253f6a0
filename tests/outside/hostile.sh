#!/bin/sh
# hostile.sh BUILD -- what is wrong with a file from outside is told in one line, with
# its place, and everything else goes on; TAP.
case $1 in /*) reitti=$1/reitti ;; *) reitti=$PWD/$1/reitti ;; esac
. tests/is.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
cd "$work" || exit 2
mkdir plain searches
export REITTI_CACHE="$work/cache"
expected=expected

# A pair that is well, to be spoiled; the line of its declarations.
pair() { # NAME
    (cd searches && $reitti new "$1" >/dev/null) || exit 2
}
spoil_c() { # NAME MESSAGE TEXT
    pair "$1"
    printf '%b\n' "$3" >>"searches/$1.c"
    echo "$1.c$2" >>$expected
}
spoil_prolog() { # NAME MESSAGE TEXT
    pair "$1"
    printf '%b\n' "$3" >>"searches/$1.pl"
    echo "$1.pl$2" >>$expected
}
change() { # FILE MESSAGE SED-COMMAND
    pair "${1%.*}"
    sed -i "$3" "searches/$1"
    echo "$2" >>$expected
}
start='__attribute__((constructor)) static void start(void)'

spoil_c c_syntax ":47:9: error: expected expression before ';' token" 'int x = ;'
spoil_c c_warning ":47:12: error: 'unused' defined but not used [-Werror=unused-function]" \
    'static int unused(void) { return 1; }'
spoil_c c_exits ': ends the process as it is loaded' "$start { exit(0); }"
spoil_c c_crashes ': Aborted as it is loaded' "$start { abort(); }"
spoil_c c_loops ': out of processor time as it is loaded' "$start { for (volatile int i = 0;; i++); }"
spoil_c c_prints ': prints as it is loaded' "#include <stdio.h>\n$start { puts(\"hello\"); }"
spoil_c c_forks ': starts a process as it is loaded' "#include <unistd.h>\n$start { if (fork() < 0) abort(); }"
spoil_c c_closes ': closes descriptors that are not its own as it is loaded' \
    "#include <unistd.h>\n$start { for (int i = 0; i < 64; i++) close(i); }"
spoil_c c_moves ': changes the working directory as it is loaded' \
    "#include <unistd.h>\n$start { if (chdir(\"/\") != 0) abort(); }"
spoil_c c_lacks ':47: nowhere is not there for searches' \
    "int nowhere(void);\n$start { if (nowhere()) abort(); }"
spoil_c c_twice ':43: declares a second thing: one file, one of them' \
    "static Solver other;\n$start { other = this_solver; other.style = \"tuned\"; solver_register(&other); }"
spoil_prolog p_syntax ':24: Syntax error: Unexpected end of file' 'broken('
spoil_prolog p_warning ':24: Singleton variables: [X]' 'lonely(X).'
spoil_prolog p_halts ':24: ends the process as it is loaded' ':- halt.'
spoil_prolog p_loops ':24: out of processor time as it is loaded' ':- repeat, fail.'
spoil_prolog p_prints ':24: prints as it is loaded' ':- writeln(hello).'
spoil_prolog p_throws ':24: No permission to do this' ':- throw(format("No permission to do this", [])).'
spoil_prolog p_fails ':24: Goal (directive) failed: plain_p_fails:fail' ':- fail.'
spoil_prolog p_flags ': changes the Prolog flag occurs_check as it is loaded' ':- set_prolog_flag(occurs_check, true).'
spoil_prolog p_moves ':24: changes the working directory as it is loaded' ":- working_directory(_, '/')."
spoil_prolog p_twice ':24: declares a second thing: one file, one of them' \
    'solver:solver(p_twice, tuned, route, [], "", plain_p_twice).'
spoil_prolog p_lacks ':24: the project has no module nowhere' ':- use_module(reitti(nowhere)).'
change c_nothing.c 'c_nothing.c: declares nothing: it has no SOLVER(), GAME(), MAKER() or PROBLEM()' \
    's/^SOLVER(/Solver *c_nothing = \&(Solver){.language = \&language_c,/; s/\.release = free)/.release = free};/
    s/^static \(Status\|Answer\) \(prepare\|run\|trace\)/\1 \2/'
change p_nothing.pl 'p_nothing.pl: declares nothing: it has no clause of solver:solver/6, game:game/4, reitti_maker:maker/4 or problem:problem/6' \
    '/^solver:solver/,/)\.$/d'
change summary.pl "summary.c:43: says 'summary: what it does, in a line', but summary.pl:12 says 'summary: what it does'" 's/what it does, in a line", /what it does", /'
change promise.c "promise.c:43: says 'in rogue, eight ways: complete no, best no, same no, loose no', but promise.pl:12 says 'in rogue, eight ways: complete yes, best no, same no, loose no'" 's/, .complete = true//'
change problem.c "problem.c:43: says 'problem: sight', but problem.pl:12 says 'problem: route'" 's/"route"/"sight"/'
change other.pl "other.pl:12: declares 'another'; in a file of this name it would be 'other'" 's/solver(other/solver(another/'
change style.c "style.c:43: its style is 'mine', which is not thesis, plain or tuned" 's/"plain"/"mine"/'
sed -i 's/(style, plain/(style, mine/' searches/style.pl
change astar_of_ours.c 'astar_octile.pl:7: the name is taken: there is a module plain_astar_octile already' ''
mv searches/astar_of_ours.c searches/astar_octile.c
sed 's/astar_of_ours/astar_octile/' searches/astar_of_ours.pl >searches/astar_octile.pl
rm searches/astar_of_ours.pl
change taken.c 'greedy.c:43: the name is taken: there is a plain search greedy, c_impl/route/plain/greedy.c' ''
for side in c pl; do
    sed 's/"taken"/"greedy"/; s/(taken,/(greedy,/' searches/taken.$side >searches/greedy.$side
    rm searches/taken.$side
done
pair alone && rm searches/alone.pl
echo 'alone.c: has no mirror: there is no alone.pl' >>$expected
pair lonely && rm searches/lonely.c
echo 'lonely.pl: has no mirror: there is no lonely.c' >>$expected
pair fifo && rm searches/fifo.c && mkfifo searches/fifo.c
echo 'fifo.c: is not a file' >>$expected
pair upper && mv searches/upper.c searches/Upper.c && rm searches/upper.pl
echo "Upper.c: 'Upper' is not a name: small letters, digits and _ are" >>$expected
mkdir searches/directory.c
echo 'directory.c: is not a file' >>$expected
pair good

HOSTILE=$work $reitti --searches searches list searches >list 2>said
is 'what is left out makes list fail' 1 $?
sed "s|^reitti: $work/searches/||; s|$work/searches/||g" said | sort >got
# A loop on a machine that is busy runs out of time first.
sed -i 's/: out of time as/: out of processor time as/' got
sort -o $expected $expected
is 'each is told in a line, with its place' "$(cat $expected)" "$(cat got)"
is 'there is something to be told' yes "$([ "$(wc -l <$expected)" -gt 30 ] && echo yes)"
$reitti list searches >before
is 'all else goes on' 'good c,good prolog' \
    "$(diff before list | sed -n 's/^> \([a-z_]*\) *[a-z]* *\([a-z]*\) .*/\1 \2/p' | paste -sd ,)"
is 'nothing is left in the directory of the build but what is good' 'good' \
    "$(find cache -name '*.so' | sed 's|.*/||; s/-[0-9a-f]*\.so//')"
is 'nothing of theirs runs on' '' "$(marked "HOSTILE=$work")"
echo "1..$number"
