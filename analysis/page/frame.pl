/** <module> What stands around the tables and figures of the page */
:- encoding(utf8).
:- module(page_frame,
          [ frame//1,                   % :Sections
            frame_contents//1,          % +Contents
            frame_fact/3,               % +Study, ?Key, -Value
            frame_environment//1,       % +Study
            frame_files//4              % +Raw, +Tables, +Figures, +Directory
          ]).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(library(filesex), [relative_file_name/3]).
:- use_module(library(http/html_write), [html//1, (html_meta)/1, op(_, _, _)]).
:- use_module(library(uri), [uri_encoded/3]).
:- use_module('../study/study').
:- use_module(inlined).

:- html_meta frame(html, ?, ?).

%   In the order in which the page has them.

styles(['page.css', 'first.css', 'tables.css', 'cards.css', 'player.css',
        'print.css']).
scripts(['tables.js', 'places.js', 'timeline.js', 'board.js', 'search.js',
         'plan.js', 'choices.js', 'readout.js', 'player.js', 'players.js']).

%!  frame(:Sections)// is det.
%
%   The whole page, with Sections in it.

frame(Sections) -->
    { styles(Styles),
      inlined_texts(Styles, Css),
      scripts(Scripts),
      inlined_texts(Scripts, Script)
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
                  body([ Sections,
                         footer(p('Made by Reitti. Every number of today is \c
                                   computed from the rows named above.')),
                         script(Script)
                       ])
                ])
         ]).

%!  frame_contents(+Contents)// is det.
%
%   Contents are Id-Title of the sections.

frame_contents(Contents) -->
    html(nav('aria-label'('Contents'), ul(\sequence(content, Contents)))).

content(Id-Title) -->
    { atom_concat(#, Id, Link) },
    html(li(a(href(Link), Title))).

%!  frame_fact(+Study, ?Key, -Value) is nondet.
%
%   What the study says of itself; of merged results, every value that a key
%   has.

frame_fact(Study, Key, Text) :-
    environment(Study, Key, Value),
    (   environment_differs(Study, Key, Values)
    ->  atomic_list_concat(Values, '; ', Text)
    ;   Text = Value
    ).

%!  frame_environment(+Study)// is det.

frame_environment(Study) -->
    { findall(Key-Value, frame_fact(Study, Key, Value), Entries) },
    html(section(id(environment),
                 [ h2('Environment'),
                   p('See on what machine, with what compilers and by what \c
                      plan this was measured.'),
                   \parts(Study),
                   \machines(Study),
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

machines(Study) -->
    { machines_note(Study, Note) },
    !,
    html(p(Note)).
machines(_) --> [].

%!  frame_files(+Raw, +Tables, +Figures, +Directory)// is det.
%
%   Links to the rows in the files Raw, relative to Directory, and to the files
%   of tables and figures.

frame_files(Raw, Tables, Figures, Directory) -->
    html(section(id(files),
                 [ h2('Files'),
                   p('See the rows themselves, and every table and figure \c
                      as a file.'),
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
