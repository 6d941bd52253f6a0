/** <module> In which sections of the page tables and figures stand */
:- encoding(utf8).
:- module(page_sections,
          [ section/5                   % ?Id, ?Title, ?Intro, ?Tables, ?Figures
          ]).

%!  section(?Id, ?Title, ?Introduction, ?Tables, ?Figures) is nondet.
%
%   The introduction says what to see.  Tables and Figures are lists of ids;
%   one that depends on the scenario stands there by its stem.

section(claims, "The conclusions of 2010, checked",
        "See which conclusions of 2010 survive: each is a rule over the rows \c
         of this study, judged on the programs of 2010, rebuilt, on programs \c
         with the means of 2010 that do equal work in both languages, and on \c
         tuned ones. Only ratios and orders are compared with 2010, never \c
         times.",
        [claims, layout, 'original-judgements'], []).
section(rebuilt, "The programs of 2010, rebuilt",
        "See how close the six rebuilt programs come to what the text of 2010 \c
         says of the lost ones, piece by piece; they still do what those did \c
         wrong.",
        ['original-fit', 'original-work', 'original-systems'], []).
section(languages, "The languages compared",
        "See how much longer Prolog takes than C for the same answer, and how \c
         much that depends on who asks: choose a scenario, and plots and \c
         tables change together.",
        [scenarios, ratios], [tradeoff, times]).
section(tuning, "The question left open: Prolog when it is optimised",
        "See how many times as fast the same algorithm becomes when it is \c
         written for speed, in each language, and from which question on \c
         preparing for it pays.",
        ['break-even', gain], [gain]).
section(original, "The original's tables, 2010 and today",
        "See what the original printed beside today's programs. Its times \c
         were taken on another machine by a coarse clock: only ratios and \c
         orders may be compared.",
        ['original-programs', 'original-searches', 'original-times'], []).
section(sizes, "Sizes",
        "See how long each search and program is in either language, kernels \c
         included; lines depend on layout, tokens do not.",
        [sizes, programs], [sizes]).
section(times, "Times",
        "See the times themselves with their intervals, what is paid once, \c
         and what the border between the languages costs.",
        [times, border, control], []).
section(growth, "Growth",
        "See how times grow with the size of a level: the exponent is that \c
         of the number of squares, 1 where twice the squares take twice the \c
         time.",
        [exponents, growth], [growth]).
section(work, "Work",
        "See what one run does, apart from any clock: squares, inferences, \c
         machine instructions.",
        [work], []).
section(routes, "Routes and endings",
        "See how often a search that does not promise the best route misses \c
         it, and which runs did not end well.",
        [pairs, endings], []).
section(general, "General searches",
        "See what the textbook's searches find and what it costs them on \c
         kinds of level that were made for it, how they grow there, and what \c
         becomes of what was said of them before this study.",
        [searches, 'kinds-exponents', 'kinds-growth', abstractions,
         'general-claims'],
        [searches, kinds]).
section(crowds, "Many units at once",
        "See who brings how many to their goals when all move at once, how \c
         that and the time for it go with their number, and what becomes of \c
         what was said of it before this study. The player above shows the \c
         plans.",
        [crowds, 'crowds-exponents', 'crowds-cases', 'crowds-claims'],
        [crowds]).
section(traces, "Where the verdicts come from",
        "See every number behind a verdict, with the names of its rows.",
        ['claims-numbers', 'general-numbers', 'crowds-numbers'], []).
