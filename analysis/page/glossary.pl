/** <module> The words that the page uses in a sense of its own

Where one of them first stands in a paragraph, it leads to the glossary.
*/
:- encoding(utf8).
:- module(page_glossary,
          [ glossary//0,
            worded//1                   % +Text
          ]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).

%   word(Id, Word, Forms, Meaning): Forms are the texts that become links; a
%   word of everyday has none.

word(original, "original", ["programs of 2010"],
     "The programs of 2010, rebuilt by what its text says of them, piece by \c
      piece; also a style of the tables.").
word(thesis, "thesis", ["thesis style", "means of 2010"],
     "A style: the algorithm written with the means of 2010 (lists of facts \c
      in Prolog, plain arrays and lists in C), doing equal work in both \c
      languages.").
word(plain, "plain", [],
     "A style: the shortest clear way in that language, as a good textbook \c
      would write it.").
word(tuned, "tuned", ["tuned"],
     "A style: as fast as we could make it in that language, with the same \c
      work square by square.").
word(search, "search", [],
     "An algorithm that answers questions about a world; it has one name in \c
      both languages and all styles.").
word(case, "case", [],
     "One question about one world, with the answer that is right.").
word(work, "equal work", ["equal work", "same work"],
     "Both languages expand the same squares in the same order. It is \c
      checked step by step, on cases and random worlds, before a time \c
      counts.").
word(expanded, "expanded", ["expanded"],
     "A square is expanded when the search looks at its neighbours. Squares \c
      that were reached and wait for it are the open list.").
word(kernel, "kernel", ["kernels", "kernel"],
     "Code that several searches of one language share, such as a queue. A \c
      search's size counts its kernels.").
word(border, "border", ["border"],
     "What a call of Prolog from C costs on top of the search: handing the \c
      question over and converting the answer.").
word(makespan, "makespan", [],
     "Where many move at once: the moment from which on all who arrive are at \c
      their goals. The sum is that of all their moments of arriving.").
word(scenario, "scenario", ["scenarios", "scenario"],
     "Who asks: the same search costs more or less by what was asked \c
      before. Every ratio belongs to one scenario.").
word(tour, "tour", ["tour"],
     "A scenario: many different questions in turn, asked of one prepared \c
      world, as a game does.").
word(same, "same", [],
     "A scenario: the same question again and again, which flatters what a \c
      processor can learn by heart.").
word(first, "first", [],
     "A scenario: the first question after preparing.").
word('new-world', "new world", ["new world"],
     "A scenario: preparing a world and asking one question.").
word(file, "file", [],
     "A scenario: reading a world's file, preparing it and asking one \c
      question.").
word(preparing, "preparing", ["preparing", "preparation"],
     "Making, once for each world, what a search needs of it: indexes, \c
      arrays, tables of neighbours.").
word(warm, "warm", ["warm"],
     "Run before in the same process, so that nothing is done for the first \c
      time.").
word(optimize, "optimize, compile", ["optimize"],
     "How Prolog was compiled: with SWI-Prolog's -O, which compiles \c
      arithmetic, or without.").
word(process, "process, block", ["processes"],
     "A process runs one search on one case in both languages, in turn; a \c
      block is some runs of it that are timed together. n is the number of \c
      processes.").
word(interval, "interval", ["95 % interval", "95 % intervals", "intervals",
                            "interval"],
     "Where the value lies with 95 % confidence, by drawing the processes \c
      again a thousand times.").
word(noise, "noise floor", ["noise floor", "the noise"],
     "How far a search measured against itself strays from 1. What is \c
      closer to 1 is not called a difference.").
word(mean, "geometric mean", ["geometric means", "geometric mean",
                              "geometric"],
     "The mean of ratios: twice as fast and half as fast cancel out.").
word(token, "token", ["tokens"],
     "A word, number, string or mark, as the language's reader sees it. \c
      Layout does not change how many there are.").
word(inference, "inference", ["inferences"],
     "A call of a predicate, as SWI-Prolog counts them; exactly \c
      repeatable.").
word(reconstruction, "reconstruction", ["reconstructions"],
     "A world of which the original's picture is lost, made anew by its \c
      description.").

%!  glossary// is det.

glossary -->
    { findall(word(Id, Word, Meaning), word(Id, Word, _, Meaning), Words0),
      sort(2, @=<, Words0, Words)
    },
    html(section(id(glossary),
                 [ h2('Glossary'),
                   p('Words that this page uses in a sense of its own.'),
                   dl(class(words), \sequence(entry, Words)) ])).

entry(word(Id, Word, Meaning)) -->
    { atom_concat('word-', Id, Place) },
    html([dt(id(Place), Word), dd(Meaning)]).

%!  worded(+Text)// is det.
%
%   The text, with each of the glossary's words a link where it first stands.

worded(Text0) -->
    { format(codes(Codes), "~w", [Text0]),
      phrase(pieces(start, [], Pieces), Codes)
    },
    sequence(piece, Pieces).

piece(text(Codes)) -->
    { string_codes(Text, Codes) },
    html(Text).
piece(word(Id, Codes)) -->
    { string_codes(Text, Codes),
      atom_concat('#word-', Id, Link)
    },
    html(a([href(Link), class(word)], Text)).

%   pieces(+Before, +Seen, -Pieces)//: Before is `inside` where the last
%   character is one of a word; Seen are the words that are links already.

pieces(_, _, []) --> \+ [_], !.
pieces(start, Seen, [word(Id, Form)|Pieces]) -->
    form(Id, Form),
    { \+ memberchk(Id, Seen) },
    ends_here,
    !,
    pieces(inside, [Id|Seen], Pieces).
pieces(_, Seen, Pieces) -->
    [Code],
    { within(Code) -> Before = inside ; Before = start },
    pieces(Before, Seen, Rest),
    { joined(Code, Rest, Pieces) }.

form(Id, Codes) -->
    { word(Id, _, Forms, _),
      member(Form, Forms),
      string_codes(Form, Codes)
    },
    literal(Codes).

literal([]) --> [].
literal([Code|Codes]) --> [Code], literal(Codes).

ends_here, [Code] --> [Code], !, { \+ within(Code) }.
ends_here --> [].

within(Code) :- code_type(Code, csym), !.
within(0'-).

joined(Code, [text(Codes)|Pieces], [text([Code|Codes])|Pieces]) :- !.
joined(Code, Pieces, [text([Code])|Pieces]).
