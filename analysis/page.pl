/** <module> The page: one file that needs nothing but a browser

Style and script are inlined, and so are the figures; only the links to raw rows
and table files lead out of it.
*/
:- encoding(utf8).
:- module(page,
          [ page_write/5                % +Study, +Tables, +Figures, +Raw, +Directory
          ]).
:- use_module(library(filesex), [directory_file_path/3, relative_file_name/3]).
:- use_module(library(lists), [member/2, memberchk/2, subtract/3]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(library(uri), [uri_encoded/3]).
:- use_module(page/svg, [svg_inline/4]).
:- use_module(study).
:- use_module(summary).
:- use_module(tables/cells, [reconstruction_note/1]).
:- use_module(table_text, [table_write/3]).
:- use_module(text/html, [html_escape/2]).

%!  page_write(+Study, +Tables, +Figures, +Raw, +Directory) is det.
%
%   Writes index.html in Directory, which has the figures' pictures in plots/ and
%   the tables' files in tables/.  Raw are the files with the study's rows.  The
%   page is complete before it gets its name.

page_write(Study, Tables, Figures, Raw, Directory) :-
    directory_file_path(Directory, 'index.html', File),
    atom_concat(File, '.new', New),
    setup_call_cleanup(
        open(New, write, Out, [encoding(utf8)]),
        write_page(Out, Study, Tables, Figures, Raw, Directory),
        close(Out)),
    rename_file(New, File).

write_page(Out, Study, Tables, Figures, Raw, Directory) :-
    write_head(Out),
    write_header(Out, Study),
    write_summary(Out, Study),
    findall(Id, member(table(Id, _, _, _, _), Tables), AllIds),
    findall(Id, ( section(_, _, _, Ids, _), member(Id, Ids) ), PlacedIds),
    subtract(AllIds, PlacedIds, OtherIds),
    forall(section(Section, Title, Intro, Ids, FigureIds),
           write_section(Out, Section, Title, Intro, Ids, FigureIds, Tables,
                         Figures, Directory)),
    (   OtherIds == []
    ->  true
    ;   write_section(Out, more, "More", "", OtherIds, [], Tables, Figures,
                      Directory)
    ),
    write_levels(Out, Figures, Directory),
    write_environment(Out, Study),
    write_files(Out, Raw, Tables, Figures, Directory),
    write_foot(Out).

%   section(Id, Title, Introduction, Tables, Figures)

section(claims, "The conclusions of 2010, checked",
        "Each is a rule over the rows of this study. Only ratios and orders are \c
         compared with 2010, never times. A verdict comes with the numbers it \c
         rests on; further below these are traced to their rows.",
        [claims], []).
section(languages, "The languages compared", "",
        [ratios], [tradeoff, times]).
section(tuning, "The question left open: Prolog when it is optimised", "",
        [gain], [gain]).
section(original, "The original's tables, 2010 and today",
        "What the original printed, beside today's programs. Its times were \c
         taken on another machine by a coarse clock: they stand beside today's, \c
         but only ratios and orders may be compared.",
        ['original-programs', 'original-searches', 'original-times'], []).
section(sizes, "Sizes", "", [sizes, programs], [sizes]).
section(times, "Times", "", [times, cold, control], []).
section(growth, "Growth", "", [exponents, growth], [growth]).
section(work, "Work", "", [work], []).
section(routes, "Routes and endings", "", [pairs, endings], []).
section(traces, "Where the verdicts come from",
        "Every number behind a verdict, with the names of its rows.",
        ['claims-numbers'], []).

write_head(Out) :-
    beside(page, 'page.css', Css),
    format(Out, "<!DOCTYPE html>~n<html lang=\"en\">~n<head>~n\c
                 <meta charset=\"utf-8\">~n\c
                 <meta name=\"viewport\" \c
                 content=\"width=device-width, initial-scale=1\">~n\c
                 <title>Reitti: C and Prolog finding the way</title>~n\c
                 <link rel=\"icon\" href=\"data:,\">~n\c
                 <style>~n~w</style>~n</head>~n<body>~n", [Css]).

beside(Module, Name, Text) :-
    module_property(Module, file(Here)),
    file_directory_name(Here, Directory),
    directory_file_path(Directory, Name, File),
    read_file_to_string(File, Text, [encoding(utf8)]).

write_header(Out, Study) :-
    format(Out, "<header>~n<h1>C and Prolog finding the way</h1>~n\c
                 <p class=\"lead\">The same searches for a way through the worlds \c
                 of three games, written in both languages and proved to do the \c
                 same work, counted and timed; after a study of 2010.", []),
    (   reconstruction_note(Note)
    ->  format(Out, " ~w", [Note])
    ;   true
    ),
    findall(Text, header_fact(Study, Text), Texts),
    (   Texts == []
    ->  true
    ;   atomic_list_concat(Texts, ', ', Facts0),
        html_escape(Facts0, Facts),
        format(Out, " Measured: ~w.", [Facts])
    ),
    format(Out, "</p>~n</header>~n", []),
    format(Out, "<nav aria-label=\"Contents\"><ul>~n\c
                 <li><a href=\"#summary\">Summary</a></li>~n", []),
    forall(( section(Id, Title0, _, _, _)
           ; member(Id-Title0, [ levels-"The cases solved",
                                 environment-"Environment", files-"Files" ])
           ),
           ( html_escape(Title0, Title),
             format(Out, "<li><a href=\"#~w\">~w</a></li>~n", [Id, Title])
           )),
    format(Out, "</ul></nav>~n", []).

header_fact(Study, Text) :-
    member(Key, [date, machine, prolog, compiler]),
    environment(Study, Key, Text).

write_summary(Out, Study) :-
    format(Out, "<section id=\"summary\">~n<h2>Summary</h2>~n<ul>~n", []),
    summary(Study, Sentences),
    forall(member(Sentence0, Sentences),
           ( html_escape(Sentence0, Sentence),
             format(Out, "<li>~w</li>~n", [Sentence])
           )),
    format(Out, "</ul>~n</section>~n", []).

write_section(Out, Id, Title0, Intro0, TableIds, FigureIds, Tables, Figures,
              Directory) :-
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
    ->  format(Out, "<p class=\"note\">The study has no rows for this.</p>~n", [])
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

write_environment(Out, Study) :-
    format(Out, "<section id=\"environment\">~n<h2>Environment</h2>~n<dl>~n", []),
    forall(environment(Study, Key0, Value0),
           ( (   environment_differs(Study, Key0, Values)
             ->  atomic_list_concat(Values, '; ', Value1)
             ;   Value1 = Value0
             ),
             html_escape(Key0, Key),
             html_escape(Value1, Value),
             format(Out, "<dt>~w</dt><dd>~w</dd>~n", [Key, Value])
           )),
    format(Out, "</dl>~n</section>~n", []).

write_files(Out, Raw, Tables, Figures, Directory) :-
    format(Out, "<section id=\"files\">~n<h2>Files</h2>~n<p>The rows:", []),
    forall(member(File, Raw),
           ( relative(File, Directory, Link),
             file_base_name(File, Name0),
             html_escape(Name0, Name),
             format(Out, " <a href=\"~w\">~w</a>", [Link, Name])
           )),
    format(Out, ".</p>~n<p>The tables, as CSV, Markdown and LaTeX: ", []),
    forall(member(table(Id, _, _, _, _), Tables),
           format(Out, "~w (<a href=\"tables/~w.csv\">csv</a>, \c
                        <a href=\"tables/~w.md\">md</a>, \c
                        <a href=\"tables/~w.tex\">tex</a>), ", [Id, Id, Id, Id])),
    format(Out, "and <a href=\"tables/macros.tex\">macros.tex</a> with every \c
                 cell as a LaTeX macro.</p>~n<p>The figures: ", []),
    forall(member(figure(Id, _, _, _, _, _), Figures),
           format(Out, "~w (<a href=\"plots/~w.svg\">svg</a>, \c
                        <a href=\"plots/~w.png\">png</a>, \c
                        <a href=\"plots/~w.dat\">data</a>) ", [Id, Id, Id, Id])),
    format(Out, "</p>~n</section>~n", []).

relative(File0, Directory, Link) :-
    absolute_file_name(File0, File),
    absolute_file_name(Directory, Base0),
    atom_concat(Base0, '/index.html', Base),
    relative_file_name(File, Base, Relative),
    uri_encoded(path, Relative, Encoded),
    html_escape(Encoded, Link).

write_foot(Out) :-
    beside(page, 'page.js', Script),
    format(Out, "<footer><p>Made by Reitti from the rows named above; no number \c
                 on this page was typed by hand.</p></footer>~n\c
                 <script>~n~w</script>~n</body>~n</html>~n", [Script]).
