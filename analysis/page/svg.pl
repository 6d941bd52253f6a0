/** <module> gnuplot's SVG made part of a page

Black becomes the colour of the page's text and white that of its paper, so that
figures suit a dark page too; ids get a prefix, since every file uses the same
ones.
*/
:- module(page_svg,
          [ svg_inline//3               % +File, +Id, +Label
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(http/html_write),
              [html//1, html_quoted_attribute//1]).
:- use_module(library(readutil), [read_file_to_string/3]).

%!  svg_inline(+File, +Id, +Label)// is det.
%
%   Label is what a screen reader says of it.

svg_inline(File, Id, Label) -->
    { svg(File, Id, Label, Text) },
    html(\[Text]).

svg(File, Id, Label0, Text) :-
    read_file_to_string(File, Text0, [encoding(utf8)]),
    once(sub_string(Text0, Before, _, _, "<svg")),
    sub_string(Text0, Before, _, 0, Text1),
    phrase(html_quoted_attribute(Label0), [Label]),
    format(string(Start), "<svg role=\"img\" aria-label=\"~w\"", [Label]),
    format(string(DoubleId), "id=\"~w-", [Id]),
    format(string(SingleId), "id='~w-", [Id]),
    format(string(Reference), "href='#~w-", [Id]),
    format(string(Url), "url(#~w-", [Id]),
    foldl(replace,
          [ "<svg"-Start,
            "id=\""-DoubleId, "id='"-SingleId,
            "href='#"-Reference, "url(#"-Url,
            "color=\"black\""-"color=\"inherit\"",
            "fill=\"black\""-"fill=\"currentColor\"",
            "fill = 'black'"-"fill='currentColor'",
            "stroke=\"black\""-"stroke=\"currentColor\"",
            "stroke='black'"-"stroke='currentColor'",
            "color='white'"-"class='paper'"
          ],
          Text1, Text2),
    without_titles(Text2, Text).

replace(Old-New, Text0, Text) :-
    atomic_list_concat(Pieces, Old, Text0),
    atomic_list_concat(Pieces, New, Text).

%   gnuplot titles every curve with its number, which would pop up as a hint.

without_titles(Text0, Text) :-
    atomic_list_concat([First|Pieces], "<title>", Text0),
    foldl(after_title, Pieces, Rest, []),
    atomic_list_concat([First|Rest], Text).

after_title(Piece, [After|Rest], Rest) :-
    atomic_list_concat([_|Afters], "</title>", Piece),
    atomic_list_concat(Afters, "</title>", After).
