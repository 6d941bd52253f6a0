#!/bin/sh
# lint.sh -- tools/lint.pl finds each mistake that it looks for, and none in an honest
# tree; TAP.
root=$PWD
. tests/is.sh
tree=$(mktemp -d) || exit 2
trap 'rm -rf "$tree"' EXIT
mkdir "$tree/honest" && cd "$tree/honest" || exit 2

put() { # FILE LINE...
    file=$1
    shift
    mkdir -p "$(dirname "$file")"
    printf '%s\n' "$@" >>"$file"
}

lint() {
    swipl -f none -F none --no-packs --on-error=status --on-warning=status \
        "$root/tools/lint.pl" -- "$@" 2>&1
    echo "status $?"
}

# Lines are added to a file of the honest tree, and lint says so.
says() { # NAME EXPECTED FILE LINE...
    name=$1 expected=$2
    shift 2
    rm -rf ../tried && cp -R ../honest ../tried && cd ../tried || exit 2
    put "$@"
    is "$name" "$expected" "$(lint)"
    cd ../honest || exit 2
}

wrong() { # NAME MISTAKE FILE LINE...
    name=$1 mistake=$2
    shift 2
    says "$name" "$(printf '%s\nstatus 1' "$mistake")" "$@"
}

right() { # NAME FILE LINE...
    name=$1
    shift
    says "$name" 'status 0' "$@"
}

lines() { # COUNT TEXT
    yes "$2" | head -n "$1"
}

put c_impl/status.h
put c_impl/support/error.h '#include "../status.h"'
put c_impl/world.h '#include "support/error.h"'
put c_impl/world.c '#include "world.h"' '#include <stdio.h>'
put c_impl/cases.h '#include "world.h"'
put c_impl/reitti.h '#include "cases.h"'
put c_impl/games/rogue.c '#include "../world.h"'
put c_impl/games/tactics.c '#include "../world.h"'
put c_impl/kernels/flood.h '#include "../world.h"'
put c_impl/route/route.h '#include "../world.h"'
put c_impl/route/route.c '#include "route.h"'
put c_impl/route/tuned/two_phase.c '#include "../route.h"' '#include "../../kernels/flood.h"'
put c_impl/sight/sight.h
put c_impl/sight/sight.c '#include "sight.h"'
put c_impl/play/rogue.c '#include "../reitti.h"'
put prolog_impl/world.pl ':- module(world, []).' ':- use_module(library(lists)).'
put prolog_impl/cases.pl ':- module(cases, []).' ':- use_module(world, []).'
put prolog_impl/route/tuned/two_phase.pl ':- module(two_phase, []).' ":- use_module('../../world')."
put bridge/process/clock.h '#include "../../c_impl/world.h"'
put bridge/prolog_from_c/prolog_call.h '#include <SWI-Prolog.h>'
put bridge/check/trial.h '#include "../process/clock.h"' '#include "../../c_impl/reitti.h"'
put bridge/measure/plan.c '#include "../check/trial.h"'
put bridge/command/command.h
put bridge/command/check.c '#include "command.h"' '#include "../check/trial.h"'
put analysis/text/numbers.pl ':- module(numbers, []).'
put analysis/study/rows.pl ':- module(rows, []).' ":- use_module('../text/numbers')."
put analysis/claims/rules.pl ':- module(rules, []).' ":- use_module(['../study/rows'])." \
    'claim(rogue, two_phase).'
put analysis/report.pl ':- module(report, []).' ':- reexport(claims/rules).'

is 'an honest tree passes' 'status 0' "$(lint)"

# ---- arrows ---------------------------------------------------------------------
wrong 'a cycle of headers and files' \
    'c_impl/cases.h:1: a cycle: c_impl/cases -> c_impl/world -> c_impl/cases' \
    c_impl/world.c '#include "cases.h"'
wrong 'a cycle of modules' \
    'prolog_impl/cases.pl:2: a cycle: prolog_impl/cases -> prolog_impl/world -> prolog_impl/cases' \
    prolog_impl/world.pl ':- use_module(cases).'
wrong 'only the command complains' \
    'bridge/check/trial.h:3: check may not use command: bridge/command/command' \
    bridge/check/trial.h '#include "../command/command.h"'
wrong 'a check measures nothing' \
    'bridge/check/trial.h:3: check may not use measure: bridge/measure/row' \
    bridge/check/trial.h '#include "../measure/row.h"'
wrong 'a kernel knows no problem' \
    'c_impl/kernels/flood.h:2: kernels may not use problem(route): c_impl/route/route' \
    c_impl/kernels/flood.h '#include "../route/route.h"'
wrong 'a problem knows no other' \
    'c_impl/sight/sight.h:2: problem(sight) may not use problem(route): c_impl/route/route' \
    c_impl/sight/sight.h '#include "../route/route.h"'
wrong 'a solver knows no other problem' \
    'c_impl/route/tuned/two_phase.c:3: solver(route) may not use problem(sight): c_impl/sight/sight' \
    c_impl/route/tuned/two_phase.c '#include "../../sight/sight.h"'
wrong 'the core knows no game' \
    'c_impl/world.c:3: core may not use games: c_impl/games/city' \
    c_impl/world.c '#include "games/city.h"'
wrong 'support knows no core' \
    'c_impl/support/error.h:2: support may not use core: c_impl/text' \
    c_impl/support/error.h '#include "../text.h"'
wrong 'only the foreign interface knows SWI-Prolog' \
    'bridge/check/trial.h:3: check may not use swi: SWI-Prolog' \
    bridge/check/trial.h '#include <SWI-Prolog.h>'
wrong 'rows know no claims' \
    'analysis/study/rows.pl:3: study may not use claims: analysis/claims/sizes' \
    analysis/study/rows.pl ":- use_module('../claims/sizes', [claim/2])."
wrong 'what is not there' 'bridge/measure/plan.c:2: there is no bridge/measure/row' \
    bridge/measure/plan.c '#include "row.h"'
wrong 'a folder of no layer' 'bridge/other/new:1: no layer has this unit' bridge/other/new.c

# ---- shape ----------------------------------------------------------------------
wrong 'a long file' "tests/long.sh:1: 301 lines, and no 'long because' in its head" \
    tests/long.sh "$(lines 301 true)"
right 'a long file with a reason' tests/long.sh \
    '# This file is long because of its table.' "$(lines 300 true)"
right 'a file of 300 lines' tests/long.sh "$(lines 300 true)"
wide=$(lines 79 x | tr -d '\n')
wrong 'a wide line' 'bridge/measure/plan.c:2: 81 columns' bridge/measure/plan.c "//$wide"
right 'a line of 80 characters, not bytes' bridge/measure/plan.c "/$wide" "ä$wide"

# ---- names ----------------------------------------------------------------------
wrong 'a game as a text' 'bridge/measure/plan.c:2: names the game rogue' \
    bridge/measure/plan.c 'bool b = strcmp(name, "rogue") == 0;' 'puts("rogue");'
wrong 'games in a list' 'bridge/measure/plan.c:2: names the game rogue
bridge/measure/plan.c:2: names the game tactics' \
    bridge/measure/plan.c 'puts("Plays rogue or tactics.");'
wrong 'a problem in a path' 'bridge/measure/plan.c:3: names the problem route' \
    bridge/measure/plan.c '/* " */' 'char q = '\''"'\'', *path = "c_impl/route/%s";'
wrong 'a solver as any word' 'bridge/measure/plan.c:2: names the solver two_phase' \
    bridge/measure/plan.c 'extern int two_phase;'
wrong 'a solver in a text' 'bridge/measure/plan.c:2: names the solver two_phase' \
    bridge/measure/plan.c 'puts("like two_phase");'
wrong 'a problem as an atom' 'analysis/study/rows.pl:4: names the problem sight' \
    analysis/study/rows.pl "quote(0'\", 0'')." 'rows_of(sight).'
wrong 'a game as a quoted atom' "analysis/study/rows.pl:3: names the game rogue" \
    analysis/study/rows.pl "rows_of('rogue')."
right 'words that are names of other things too' bridge/measure/plan.c \
    '/* Like "rogue" or two_phase. */' 'Route route = {0}; // "route"' \
    'puts("no route"); puts("no-route"); sight(route.cost);'
right 'a functor is no name' analysis/study/rows.pl '% "rogue"' 'sight(Route) :- route(Route).'

# ---- repeats --------------------------------------------------------------------
stretch() { # COUNT: so many lines
    seq "$1" | sed 's/.*/    line(&);/'
}
put bridge/measure/plan.c "$(stretch 20)"
wrong 'a stretch that stands twice' \
    'bridge/check/trial.h:3: stands again at bridge/measure/plan.c:2' \
    bridge/check/trial.h "$(stretch 20 | sed 's/ //g')"
right 'a shorter one' bridge/check/trial.h "$(stretch 11)"

# ---- pictures -------------------------------------------------------------------
mkdir ../pictures
is 'pictures of the parts and of the layers' 'status 0
analysis.dot bridge.dot c_impl.dot layers.dot prolog_impl.dot
  "check" -> "process"' \
    "$(lint ../pictures; cd ../pictures && echo *.dot && grep '"check" -> "process"' layers.dot)"

echo "1..$number"
