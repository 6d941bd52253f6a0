/** <module> The page: one file that needs nothing but a browser

Style and script are inlined, and so are the figures; only the links to raw rows
and table files lead out of it.
*/
:- encoding(utf8).
:- module(page,
          [ page_write/5                % +Study, +Tables, +Figures, +Raw, +Dir
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../text/files').
:- use_module('../text/html').
:- use_module(frame).
:- use_module(sections).
:- use_module(summary, [summary/2]).
:- use_module(svg, [svg_inline//3]).

%!  page_write(+Study, +Tables, +Figures, +Raw, +Directory) is det.
%
%   Writes index.html in Directory, which has the figures' pictures in plots/
%   and the tables' files in tables/.  Raw are the files with the study's rows.

page_write(Study, Tables, Figures, Raw, Directory) :-
    directory_file_path(Directory, 'index.html', File),
    file_write(File, write_page(Study, Tables, Figures, Raw, Directory)).

write_page(Study, Tables, Figures, Raw, Directory, Out) :-
    findall(Id-Title, contents(Id, Title), Contents),
    findall(Id, section(Id, _, _, _, _), Ids),
    html_save(Out,
              frame(Study, Contents,
                    [ \summary_list(Study),
                      \sequence(section(Tables, Figures, Directory), Ids),
                      \levels(Figures, Directory),
                      \frame_environment(Study),
                      \frame_files(Raw, Tables, Figures, Directory) ])).

contents(summary, "Summary").
contents(Id, Title) :-
    section(Id, Title, _, _, _).
contents(levels, "The cases solved").
contents(environment, "Environment").
contents(files, "Files").

summary_list(Study) -->
    { summary(Study, Sentences) },
    html(section(id(summary),
                 [h2('Summary'), ul(\sequence(sentence, Sentences))])).

sentence(Sentence) -->
    html(li(Sentence)).

section(Tables, Figures, Directory, Id) -->
    { section(Id, Title, Intro, TableIds, FigureIds),
      findall(Figure,
              ( member(FigureId, FigureIds),
                Figure = figure(FigureId, _, _, _, _, _),
                member(Figure, Figures)
              ),
              Drawn),
      findall(Table,
              ( member(TableId, TableIds),
                Table = table(TableId, _, _, _, _),
                member(Table, Tables)
              ),
              Shown)
    },
    html(section(id(Id),
                 [ h2(Title), \introduction(Intro),
                   \sequence(figure(Directory), Drawn),
                   \sequence(table, Shown) ])).

introduction("") --> !.
introduction(Text) --> html(p(Text)).

table(table(_, Title, _, [], _)) -->
    !,
    html([h3(Title), p(class(note), 'The study has no rows for this.')]).
table(Table) -->
    { Table = table(Id, Title, _, _, Note),
      maplist(table_link(Id), [csv, md, tex], [Csv, Markdown, Latex])
    },
    html([ h3(Title),
           \html_table(Table),
           p(class(note), Note),
           p(class(files),
             [ 'This table as ', a(href(Csv), 'CSV'), ', ',
               a(href(Markdown), 'Markdown'), ', ', a(href(Latex), 'LaTeX') ])
         ]).

table_link(Id, Extension, Link) :-
    format(atom(Link), "tables/~w.~w", [Id, Extension]).

figure(Directory, figure(Id, Title, Caption, _, _, _)) -->
    { format(atom(File), "~w/plots/~w.svg", [Directory, Id]),
      atom_concat('figure-', Id, FigureId),
      format(string(Label), "~w. ~w", [Title, Caption])
    },
    html(figure(id(FigureId),
                [\svg_inline(File, Id, Label), figcaption(Label)])).

%   The figures that no section names: the solved cases.

levels(Figures, Directory) -->
    { exclude(in_a_section, Figures, Drawn) },
    html(section(id(levels),
                 [ h2('The cases solved'),
                   div(class(levels), \sequence(figure(Directory), Drawn)) ])).

in_a_section(figure(Id, _, _, _, _, _)) :-
    section(_, _, _, _, FigureIds),
    memberchk(Id, FigureIds),
    !.
