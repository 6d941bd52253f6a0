/** <module> What stands around the tables and figures of the page */
:- encoding(utf8).
:- module(page_frame,
          [ frame_head/1,               % +Out
            frame_header/3,             % +Out, +Study, +Sections
            frame_environment/2,        % +Out, +Study
            frame_files/5,              % +Out, +Raw, +Tables, +Figures, +Dir
            frame_foot/1                % +Out
          ]).
:- use_module(library(filesex), [directory_file_path/3, relative_file_name/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(library(uri), [uri_encoded/3]).
:- use_module('../study/study').
:- use_module('../claims/reconstructions', [reconstruction_note/1]).
:- use_module('../text/html', [html_escape/2]).

%!  frame_head(+Out) is det.

frame_head(Out) :-
    inlined('page.css', Css),
    format(Out, "<!DOCTYPE html>~n<html lang=\"en\">~n<head>~n\c
                 <meta charset=\"utf-8\">~n\c
                 <meta name=\"viewport\" \c
                 content=\"width=device-width, initial-scale=1\">~n\c
                 <title>Reitti: C and Prolog finding the way</title>~n\c
                 <link rel=\"icon\" href=\"data:,\">~n\c
                 <style>~n~w</style>~n</head>~n<body>~n", [Css]).

inlined(Name, Text) :-
    module_property(page_frame, file(Here)),
    file_directory_name(Here, Directory),
    directory_file_path(Directory, Name, File),
    read_file_to_string(File, Text, [encoding(utf8)]).

%!  frame_header(+Out, +Study, +Sections) is det.
%
%   Sections are Id-Title, for the contents.

frame_header(Out, Study, Sections) :-
    reconstruction_note(Note),
    format(Out, "<header>~n<h1>C and Prolog finding the way</h1>~n\c
                 <p class=\"lead\">The same searches for a way through the \c
                 worlds of three games, written in both languages and proved \c
                 to do the same work, counted and timed; after a study of \c
                 2010. ~w", [Note]),
    findall(Text, header_fact(Study, Text), Texts),
    (   Texts == []
    ->  true
    ;   atomic_list_concat(Texts, ', ', Facts0),
        html_escape(Facts0, Facts),
        format(Out, " Measured: ~w.", [Facts])
    ),
    format(Out, "</p>~n</header>~n", []),
    format(Out, "<nav aria-label=\"Contents\"><ul>~n", []),
    forall(member(Id-Title0, Sections),
           ( html_escape(Title0, Title),
             format(Out, "<li><a href=\"#~w\">~w</a></li>~n", [Id, Title])
           )),
    format(Out, "</ul></nav>~n", []).

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

%!  frame_environment(+Out, +Study) is det.

frame_environment(Out, Study) :-
    format(Out, "<section id=\"environment\">~n<h2>Environment</h2>~n", []),
    write_parts(Out, Study),
    format(Out, "<dl>~n", []),
    forall(environment_text(Study, Key0, Value0),
           ( html_escape(Key0, Key),
             html_escape(Value0, Value),
             format(Out, "<dt>~w</dt><dd>~w</dd>~n", [Key, Value])
           )),
    format(Out, "</dl>~n</section>~n", []).

%   Merged results must not look like those of one study.

write_parts(Out, Study) :-
    study_parts(Study, Count),
    (   Count > 1
    ->  findall(Key, environment_differs(Study, Key, _), Keys),
        atomic_list_concat(Keys, ', ', Text0),
        html_escape(Text0, Text),
        format(Out, "<p>The rows of ~d studies, taken as one. They differ in: \c
                     ~w.</p>~n", [Count, Text])
    ;   true
    ).

%!  frame_files(+Out, +Raw, +Tables, +Figures, +Directory) is det.
%
%   Links to the rows in the files Raw, relative to Directory, and to the files
%   of tables and figures.

frame_files(Out, Raw, Tables, Figures, Directory) :-
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
                        <a href=\"tables/~w.tex\">tex</a>), ",
                  [Id, Id, Id, Id])),
    format(Out, "and <a href=\"tables/macros.tex\">macros.tex</a> with every \c
                 cell as a LaTeX macro.</p>~n<p>The figures: ", []),
    forall(member(figure(Id, _, _, _, _, _), Figures),
           format(Out, "~w (<a href=\"plots/~w.svg\">svg</a>, \c
                        <a href=\"plots/~w.png\">png</a>, \c
                        <a href=\"plots/~w.dat\">data</a>) ",
                  [Id, Id, Id, Id])),
    format(Out, "</p>~n</section>~n", []).

relative(File0, Directory, Link) :-
    absolute_file_name(File0, File),
    absolute_file_name(Directory, Base0),
    atom_concat(Base0, '/index.html', Base),
    relative_file_name(File, Base, Relative),
    uri_encoded(path, Relative, Encoded),
    html_escape(Encoded, Link).

%!  frame_foot(+Out) is det.

frame_foot(Out) :-
    inlined('page.js', Script),
    format(Out, "<footer><p>Made by Reitti. Every number of today is computed \c
                 from the rows named above.</p></footer>~n\c
                 <script>~n~w</script>~n</body>~n</html>~n", [Script]).
