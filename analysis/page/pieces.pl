/** <module> The pieces that the original compared, in both languages */
:- encoding(utf8).
:- module(page_pieces,
          [ pieces_side_by_side//1      % +Study
          ]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists),
              [list_to_set/2, member/2, memberchk/2, sum_list/2]).
:- use_module('../claims/original', [original_game/2, original_size/4]).
:- use_module('../study/cells', [lang_name/2]).
:- use_module('../study/study').

%!  pieces_side_by_side(+Study)// is det.
%
%   The short pieces first, each folded; nothing if the study has none.

pieces_side_by_side(Study) -->
    { findall(Length-piece(Game, Part, Texts),
              ( piece_texts(Study, Game, Part, Texts),
                findall(L, ( member(_-_-T, Texts), string_length(T, L) ), Ls),
                sum_list(Ls, Length)
              ),
              Keyed),
      keysort(Keyed, Sorted),
      findall(Piece, member(_-Piece, Sorted), Pieces),
      Pieces = [_|_]
    },
    !,
    html([ h3('Code side by side'),
           p('The pieces that the original compared, as they are counted; in \c
              brackets what it counted itself.'),
           div(class(pieces), \sequence(piece(Study), Pieces)) ]).
pieces_side_by_side(_) --> [].

piece_texts(Study, Game, Part, Texts) :-
    findall(G-P,
            ( original_game(G, _),
              pieces(Study, Row),
              row_value(Row, game, G),
              row_value(Row, part, P)
            ),
            All),
    list_to_set(All, Set),
    member(Game-Part, Set),
    findall(Lang-Path-Text,
            ( member(Lang, [c, prolog]),
              pieces(Study, Row),
              row_value(Row, game, Game),
              row_value(Row, part, Part),
              row_value(Row, lang, Lang),
              row_value(Row, path, Path),
              row_value(Row, text, Text)
            ),
            Texts).

piece(Study, piece(Game, Part, Texts)) -->
    { part_words(Part, Words),
      findall(Count,
              ( member(Lang, [c, prolog]),
                count_text(Study, Game, Part, Lang, Count)
              ),
              Counts0),
      atomic_list_concat(Counts0, '; ', Counts)
    },
    html(details(class([fold, piece]),
                 [ summary([ b([Game, ': ', Words]), ' ',
                             span(class(count), Counts) ]),
                   div(class(sides), \sequence(side(Texts), [c, prolog])) ])).

%   For instance "Prolog 24 lines (2010: 27), 301 tokens".

count_text(Study, Game, Part, Lang, Text) :-
    Key = size(program, Game, original, Lang, all, Part),
    once(size(Study, Key, lines, Lines)),
    once(size(Study, Key, tokens, Tokens)),
    lang_name(Lang, Name),
    (   original_size(Game, Lang, Part, Then)
    ->  format(atom(Of2010), " (2010: ~w)", [Then])
    ;   Of2010 = ''
    ),
    format(atom(Text), "~w ~D lines~w, ~D tokens",
           [Name, Lines, Of2010, Tokens]).

side(Texts, Lang) -->
    { lang_name(Lang, Name) },
    (   { memberchk(Lang-Path-Text, Texts) }
    ->  html(figure([ figcaption([b(Name), ' ', Path]),
                      pre([tabindex(0), 'aria-label'([Name, ' code'])],
                          code(Text)) ]))
    ;   html(figure([ figcaption(b(Name)),
                      p(class(note), 'No piece of its own: one goal.') ]))
    ).

part_words(search, "the search") :- !.
part_words(neighbours, "finding the neighbours to examine") :- !.
part_words(trace_back, "tracing the route back") :- !.
part_words(is_listed, "is a square on a list") :- !.
part_words(Part, Part).
