/** <module> Tables and figures as blocks of the page

A long table is folded.  One that belongs to a scenario is shown with it.
*/
:- encoding(utf8).
:- module(page_blocks,
          [ table_block//1,             % +Scenario-Table
            figure_block//2             % +Directory, +Scenario-Figure
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(http/html_write), [html//1]).
:- use_module('../text/html').
:- use_module(glossary).
:- use_module(scenarios).
:- use_module(svg, [svg_inline//3]).

%   With more rows than this a table is folded.

short(12).

%!  table_block(+Block)// is det.
%
%   Block is Scenario-Table; Scenario is `none` for one that is always shown.

table_block(Scenario-Table) -->
    { in_scenario(Scenario, [class(block)], Attributes) },
    html(div(Attributes, \table(Table))).

table(table(_, Title, _, [], _)) -->
    !,
    html([h3(Title), p(class(note), 'The study has no rows for this.')]).
table(Table) -->
    { Table = table(_, Title, _, Rows, _),
      length(Rows, Count),
      short(Most),
      Count > Most
    },
    !,
    html(details(class(fold),
                 [ summary([ h3(Title), ' ',
                             span(class(count), '~D rows'-[Count]) ]),
                   \shown(Table) ])).
table(Table) -->
    { Table = table(_, Title, _, _, _) },
    html([h3(Title), \shown(Table)]).

shown(Table) -->
    { Table = table(Id, _, _, _, Note),
      maplist(table_link(Id), [csv, md, tex], [Csv, Markdown, Latex])
    },
    html([ \html_table(Table),
           p(class(note), \worded(Note)),
           p(class(files),
             [ 'This table as ', a(href(Csv), 'CSV'), ', ',
               a(href(Markdown), 'Markdown'), ', ', a(href(Latex), 'LaTeX') ])
         ]).

table_link(Id, Extension, Link) :-
    format(atom(Link), "tables/~w.~w", [Id, Extension]).

%!  figure_block(+Directory, +Block)// is det.
%
%   Block is Scenario-Figure, whose picture stands in plots/ of Directory.

figure_block(Directory, Scenario-figure(Id, Title, Caption, _, _, _)) -->
    { format(atom(File), "~w/plots/~w.svg", [Directory, Id]),
      atom_concat('figure-', Id, FigureId),
      format(string(Label), "~w. ~w", [Title, Caption]),
      in_scenario(Scenario, [class(block)], Attributes)
    },
    html(div(Attributes,
             figure(id(FigureId),
                    [ \svg_inline(File, Id, Label),
                      figcaption(\worded(Label)) ]))).
