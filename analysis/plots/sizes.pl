/** <module> Lines and tokens of every search, as a figure */
:- encoding(utf8).
:- module(plots_sizes,
          [ sizes_figure/2              % +Study, -Figure
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../study/study').
:- use_module(shared).

%!  sizes_figure(+Study, -Figure) is det.

sizes_figure(Study, figure(sizes, "Lines and tokens of every search", Caption,
                           sizes, [900, Height, Margin, Count], Lines)) :-
    findall(Search-Style,
            ( listed_search(Study, Search, Style),
              Key = size(search, Search, Style, _, own, ''),
              once(size(Study, Key, lines, _))
            ),
            Counted),
    findall([Row, Label, Series, OwnLines, OwnTokens, AllLines, AllTokens,
             ""],
            ( nth1(Row, Counted, Search-Style),
              row_label(Search-Style, Label),
              member(Lang-Series, [c-0, prolog-1]),
              sizes(Study, Search, Style, Lang, own, OwnLines, OwnTokens),
              (   sizes(Study, Search, Style, Lang, all, AllLines, AllTokens)
              ->  true
              ;   AllLines = OwnLines,
                  AllTokens = OwnTokens
              )
            ),
            Lines),
    findall(Label, member([_, Label|_], Lines), Labels),
    label_margin(Labels, Margin),
    length(Counted, Count),
    Height is 100+30*Count,
    Caption = "One file each; crosses show it together with the kernels it \c
               shares with other searches.".

row_label(Search-Style, Label) :-
    format(string(Label), "~w ~w", [Search, Style]).

sizes(Study, Search, Style, Lang, Scope, Lines, Tokens) :-
    Key = size(search, Search, Style, Lang, Scope, ''),
    size(Study, Key, lines, Lines),
    size(Study, Key, tokens, Tokens),
    !.
