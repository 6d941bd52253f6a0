/** <module> What stands around the tables and figures of the page */
:- encoding(utf8).
:- module(page_frame,
          [ frame//3,                   % +Study, +Contents, :Sections
            frame_environment//1,       % +Study
            frame_files//4              % +Raw, +Tables, +Figures, +Directory
          ]).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(library(filesex), [directory_file_path/3, relative_file_name/3]).
:- use_module(library(http/html_write), [html//1, (html_meta)/1, op(_, _, _)]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(library(uri), [uri_encoded/3]).
:- use_module('../claims/reconstructions', [reconstruction_note/1]).
:- use_module('../study/study').

:- html_meta frame(+, +, html, ?, ?).

%!  frame(+Study, +Contents, :Sections)// is det.
%
%   The whole page, with Sections in it.  Contents are Id-Title of these.

frame(Study, Contents, Sections) -->
    { inlined('page.css', Css),
      inlined('page.js', Script)
    },
    html([ \['<!DOCTYPE html>\n'],
           html(lang(en),
                [ head([ meta(charset('utf-8')),
                         meta([ name(viewport),
                                content('width=device-width, \c
                                         initial-scale=1') ]),
                         title('Reitti: C and Prolog finding the way'),
                         link([rel(icon), href('data:,')]),
                         style(Css)
                       ]),
                  body([ \header(Study),
                         \contents(Contents),
                         Sections,
                         footer(p('Made by Reitti. Every number of today is \c
                                   computed from the rows named above.')),
                         script(Script)
                       ])
                ])
         ]).

inlined(Name, Text) :-
    module_property(page_frame, file(Here)),
    file_directory_name(Here, Directory),
    directory_file_path(Directory, Name, File),
    read_file_to_string(File, Text, [encoding(utf8)]).

header(Study) -->
    { reconstruction_note(Note),
      games(Study, Games),
      findall(Text, header_fact(Study, Text), Texts),
      (   Texts == []
      ->  Measured = ""
      ;   atomic_list_concat(Texts, ', ', Facts),
          format(string(Measured), " Measured: ~w.", [Facts])
      )
    },
    html(header([ h1('C and Prolog finding the way'),
                  p(class(lead),
                    [ 'The same searches for a way through the worlds of ',
                      Games, ', written in both languages, checked to do the \c
                      same work step by step, counted and timed; after a \c
                      study of 2010. ',
                      Note, Measured ])
                ])).

%   How many games the rows are about, in words.

games(Study, Text) :-
    findall(Game,
            ( member(Kind, [run, growth]), listed_game(Study, Kind, _, Game) ),
            Games0),
    sort(Games0, Games),
    length(Games, Count),
    (   Count =:= 1
    ->  Text = "one game"
    ;   nth1(Count, [_, two, three, four, five, six, seven, eight, nine], Word)
    ->  format(string(Text), "~w games", [Word])
    ;   Count =:= 0
    ->  Text = "games"
    ;   format(string(Text), "~d games", [Count])
    ).

header_fact(Study, Text) :-
    member(Key, [date, machine, prolog, compiler]),
    environment_text(Study, Key, Value),
    format(string(Text), "~w ~w", [Key, Value]).

%   Of merged results, every value that a key has.

environment_text(Study, Key, Text) :-
    environment(Study, Key, Value),
    (   environment_differs(Study, Key, Values)
    ->  atomic_list_concat(Values, '; ', Text)
    ;   Text = Value
    ).

contents(Contents) -->
    html(nav('aria-label'('Contents'), ul(\sequence(content, Contents)))).

content(Id-Title) -->
    { atom_concat(#, Id, Link) },
    html(li(a(href(Link), Title))).

%!  frame_environment(+Study)// is det.

frame_environment(Study) -->
    { findall(Key-Value, environment_text(Study, Key, Value), Entries) },
    html(section(id(environment),
                 [ h2('Environment'), \parts(Study),
                   dl(\sequence(entry, Entries)) ])).

entry(Key-Value) -->
    html([dt(Key), dd(Value)]).

%   Merged results must not look like those of one study.

parts(Study) -->
    { study_parts(Study, Count),
      Count > 1
    },
    !,
    { findall(Key, environment_differs(Study, Key, _), Keys),
      atomic_list_concat(Keys, ', ', Text)
    },
    html(p('The rows of ~d studies, taken as one. They differ in: ~w.'-
           [Count, Text])).
parts(_) --> [].

%!  frame_files(+Raw, +Tables, +Figures, +Directory)// is det.
%
%   Links to the rows in the files Raw, relative to Directory, and to the files
%   of tables and figures.

frame_files(Raw, Tables, Figures, Directory) -->
    html(section(id(files),
                 [ h2('Files'),
                   p([ 'The rows:', \sequence(rows_link(Directory), Raw),
                       '.' ]),
                   p([ 'The tables, as CSV, Markdown and LaTeX: ',
                       \sequence(table_links, Tables), 'and ',
                       a(href('tables/macros.tex'), 'macros.tex'),
                       ' with every cell as a LaTeX macro.' ]),
                   p(['The figures: ', \sequence(figure_links, Figures)])
                 ])).

rows_link(Directory, File) -->
    { relative(File, Directory, Link),
      file_base_name(File, Name)
    },
    html([' ', a(href(Link), Name)]).

table_links(table(Id, _, _, _, _)) -->
    links(Id, tables, [csv-csv, md-md, tex-tex]),
    html(', ').

figure_links(figure(Id, _, _, _, _, _)) -->
    links(Id, plots, [svg-svg, png-png, dat-data]),
    html(' ').

%   For instance "times (csv, md, tex)".

links(Id, Directory, Files) -->
    html([ Id, ' (', \sequence(link(Directory, Id), html(', '), Files), ')' ]).

link(Directory, Id, Extension-Word) -->
    { format(atom(Link), "~w/~w.~w", [Directory, Id, Extension]) },
    html(a(href(Link), Word)).

relative(File0, Directory, Link) :-
    absolute_file_name(File0, File),
    absolute_file_name(Directory, Base0),
    atom_concat(Base0, '/index.html', Base),
    relative_file_name(File, Base, Relative),
    uri_encoded(path, Relative, Link).
