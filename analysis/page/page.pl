/** <module> The page: one file that needs nothing but a browser

Style and script are inlined, and so are the figures; only the links to raw rows
and table files lead out of it.
*/
:- encoding(utf8).
:- module(page,
          [ page_write/5                % +Study, +Tables, +Figures, +Raw, +Dir
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../text/files').
:- use_module(frame).
:- use_module(svg, [svg_inline/4]).
:- use_module(summary, [summary/2]).
:- use_module('../text/tables', [table_write/3]).
:- use_module('../text/html', [html_escape/2]).

%!  page_write(+Study, +Tables, +Figures, +Raw, +Directory) is det.
%
%   Writes index.html in Directory, which has the figures' pictures in plots/
%   and the tables' files in tables/.  Raw are the files with the study's rows.

page_write(Study, Tables, Figures, Raw, Directory) :-
    directory_file_path(Directory, 'index.html', File),
    file_write(File, write_page(Study, Tables, Figures, Raw, Directory)).

write_page(Study, Tables, Figures, Raw, Directory, Out) :-
    findall(Id-Title, contents(Id, Title), Contents),
    frame_head(Out),
    frame_header(Out, Study, Contents),
    write_summary(Out, Study),
    forall(section(Id, Title, Intro, TableIds, FigureIds),
           write_section(Out, section(Id, Title, Intro, TableIds, FigureIds),
                         Tables, Figures, Directory)),
    write_levels(Out, Figures, Directory),
    frame_environment(Out, Study),
    frame_files(Out, Raw, Tables, Figures, Directory),
    frame_foot(Out).

contents(summary, "Summary").
contents(Id, Title) :-
    section(Id, Title, _, _, _).
contents(levels, "The cases solved").
contents(environment, "Environment").
contents(files, "Files").

%   section(Id, Title, Introduction, Tables, Figures)

section(claims, "The conclusions of 2010, checked",
        "Each is a rule over the rows of this study. Only ratios and orders \c
         are compared with 2010, never times. A verdict comes with the \c
         numbers it rests on; further below these are traced to their rows.",
        [claims], []).
section(languages, "The languages compared", "",
        [ratios], [tradeoff, times]).
section(tuning, "The question left open: Prolog when it is optimised", "",
        [gain], [gain]).
section(original, "The original's tables, 2010 and today",
        "What the original printed, beside today's programs. Its times were \c
         taken on another machine by a coarse clock: they stand beside \c
         today's, but only ratios and orders may be compared.",
        ['original-programs', 'original-searches', 'original-times'], []).
section(sizes, "Sizes", "", [sizes, programs], [sizes]).
section(times, "Times", "", [times, cold, control], []).
section(growth, "Growth", "", [exponents, growth], [growth]).
section(work, "Work", "", [work], []).
section(routes, "Routes and endings", "", [pairs, endings], []).
section(traces, "Where the verdicts come from",
        "Every number behind a verdict, with the names of its rows.",
        ['claims-numbers'], []).

write_summary(Out, Study) :-
    format(Out, "<section id=\"summary\">~n<h2>Summary</h2>~n<ul>~n", []),
    summary(Study, Sentences),
    forall(member(Sentence0, Sentences),
           ( html_escape(Sentence0, Sentence),
             format(Out, "<li>~w</li>~n", [Sentence])
           )),
    format(Out, "</ul>~n</section>~n", []).

write_section(Out, section(Id, Title0, Intro0, TableIds, FigureIds), Tables,
              Figures, Directory) :-
    html_escape(Title0, Title),
    format(Out, "<section id=\"~w\">~n<h2>~w</h2>~n", [Id, Title]),
    (   Intro0 == ""
    ->  true
    ;   html_escape(Intro0, Intro),
        format(Out, "<p>~w</p>~n", [Intro])
    ),
    forall(( member(FigureId, FigureIds),
             member(Figure, Figures),
             Figure = figure(FigureId, _, _, _, _, _)
           ),
           write_figure(Out, Figure, Directory)),
    forall(( member(TableId, TableIds),
             member(Table, Tables),
             Table = table(TableId, _, _, _, _)
           ),
           write_table(Out, Table)),
    format(Out, "</section>~n", []).

write_table(Out, Table) :-
    Table = table(Id, Title0, _, Rows, Note0),
    html_escape(Title0, Title),
    format(Out, "<h3>~w</h3>~n", [Title]),
    (   Rows == []
    ->  format(Out, "<p class=\"note\">The study has no rows for this.</p>~n",
               [])
    ;   table_write(html, Out, Table),
        html_escape(Note0, Note),
        format(Out, "<p class=\"note\">~w</p>~n", [Note]),
        format(Out, "<p class=\"files\">This table as \c
                     <a href=\"tables/~w.csv\">CSV</a>, \c
                     <a href=\"tables/~w.md\">Markdown</a>, \c
                     <a href=\"tables/~w.tex\">LaTeX</a></p>~n", [Id, Id, Id])
    ).

write_figure(Out, figure(Id, Title, Caption0, _, _, _), Directory) :-
    format(atom(File), "~w/plots/~w.svg", [Directory, Id]),
    format(Out, "<figure id=\"figure-~w\">~n", [Id]),
    format(string(Label), "~w. ~w", [Title, Caption0]),
    svg_inline(Out, File, Id, Label),
    html_escape(Label, Caption),
    format(Out, "<figcaption>~w</figcaption>~n</figure>~n", [Caption]).

%   The figures that no section names: the solved cases.

write_levels(Out, Figures, Directory) :-
    format(Out, "<section id=\"levels\">~n<h2>The cases solved</h2>~n\c
                 <div class=\"levels\">~n", []),
    forall(( member(Figure, Figures),
             Figure = figure(Id, _, _, _, _, _),
             \+ ( section(_, _, _, _, FigureIds), memberchk(Id, FigureIds) )
           ),
           write_figure(Out, Figure, Directory)),
    format(Out, "</div>~n</section>~n", []).

