/** <module> The figures, drawn by gnuplot

Each is drawn by its script in plots/, as SVG and as PNG, from a data file
beside the pictures.  What a figure shows goes through that file only, never
into a command.  gnuplot may say that all is well when it is not, so the
pictures are looked at.
*/
:- encoding(utf8).
:- module(plots,
          [ figures/2,                  % +Study, -Figures
            figures_draw/2              % +Directory, +Figures
          ]).
:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_stream_to_codes/2]).
:- use_module('../text/files').
:- use_module(crowds, [crowds_figure/2]).
:- use_module(growth, [growth_figure/2]).
:- use_module(kinds, [kinds_figure/2]).
:- use_module(level, [level_figure/2]).
:- use_module(searches, [searches_figure/2]).
:- use_module(sizes, [sizes_figure/2]).
:- use_module(times, [gain_figure/2, times_figure/2]).
:- use_module(tradeoff, [tradeoff_figure/2]).

%!  figures(+Study, -Figures) is det.
%
%   As plots/shared.pl describes them; those with nothing to draw left out.

figures(Study, Figures) :-
    findall(Figure,
            ( figure(Study, Figure),
              Figure = figure(_, _, _, _, _, [_|_])
            ),
            Figures).

figure(Study, Figure) :-
    tradeoff_figure(Study, Figure).
figure(Study, Figure) :-
    times_figure(Study, Figure).
figure(Study, Figure) :-
    gain_figure(Study, Figure).
figure(Study, Figure) :-
    sizes_figure(Study, Figure).
figure(Study, Figure) :-
    growth_figure(Study, Figure).
figure(Study, Figure) :-
    kinds_figure(Study, Figure).
figure(Study, Figure) :-
    searches_figure(Study, Figure).
figure(Study, Figure) :-
    crowds_figure(Study, Figure).
figure(Study, Figure) :-
    level_figure(Study, Figure).

%!  figures_draw(+Directory, +Figures) is det.
%
%   ID.dat, ID.svg and ID.png of each.  Both pictures of a figure are drawn at
%   the same time.
%
%   @throws error(plot_error(File, Message), _)
%   @throws error(existence_error(program, gnuplot), _)

figures_draw(Directory, Figures) :-
    forall(member(Figure, Figures), draw(Directory, Figure)).

draw(Directory0, figure(Id, _, _, Script, Parameters, Lines)) :-
    absolute_file_name(Directory0, Directory),
    picture_file(Directory, Id, dat, Data),
    file_write(Data, write_lines(Lines)),
    maplist(start(Directory, Id, Script, Data, Parameters), [svg, png],
            Running),
    maplist(finish, Running).

picture_file(Directory, Id, Extension, File) :-
    file_name_extension(Id, Extension, Name),
    directory_file_path(Directory, Name, File).

start(Directory, Id, Script, Data, Parameters, Format,
      running(File, Process, Errors)) :-
    picture_file(Directory, Id, Format, File),
    (   exists_file(File)
    ->  delete_file(File)
    ;   true
    ),
    gnuplot(Program),
    scripts_directory(Scripts),
    file_name_extension(Script, gp, ScriptFile),
    append(['-d', '-c', ScriptFile, Format, file(File), file(Data)], Parameters,
           Arguments),
    process_create(Program, Arguments,
                   [ cwd(Scripts), stdin(null), stdout(null),
                     stderr(pipe(Errors)), process(Process) ]).

gnuplot(Program) :-
    (   absolute_file_name(path(gnuplot), Program0,
                           [access(execute), file_errors(fail)])
    ->  Program = Program0
    ;   throw(error(existence_error(program, gnuplot),
                    context(_, "no such program, and it draws the figures")))
    ).

scripts_directory(Directory) :-
    module_property(plots, file(Here)),
    file_directory_name(Here, Directory).

finish(running(File, Process, Errors)) :-
    call_cleanup(read_stream_to_codes(Errors, Codes), close(Errors)),
    process_wait(Process, Status),
    (   Status == exit(0),
        is_whole(File)
    ->  true
    ;   throw(error(plot_error(File, Codes), _))
    ).

%   Both formats end with a mark.

is_whole(File) :-
    exists_file(File),
    size_file(File, Size),
    Size > 12,
    file_name_extension(_, Format, File),
    end_mark(Format, Mark),
    From is Size-12,
    setup_call_cleanup(
        open(File, read, In, [type(binary)]),
        ( seek(In, From, bof, _),
          read_stream_to_codes(In, Codes)
        ),
        close(In)),
    append(_, Rest, Codes),
    append(Mark, _, Rest),
    !.

end_mark(svg, `</svg>`).
end_mark(png, `IEND`).

:- multifile prolog:error_message//1.

prolog:error_message(plot_error(File, Codes)) -->
    [ '~w could not be drawn: ~s'-[File, Codes] ].

write_lines(Lines, Out) :-
    maplist(write_line(Out), Lines).

%   Blocks are two empty lines apart, broken lines one.

write_line(Out, gap) :-
    !,
    format(Out, "~n~n", []).
write_line(Out, break) :-
    !,
    nl(Out).
write_line(Out, Values) :-
    maplist(field, Values, Fields),
    atomic_list_concat(Fields, '\t', Line),
    format(Out, "~w~n", [Line]).

%   gnuplot knows no double quote within quotes, so a curly one stands for it;
%   and it takes a backslash for the beginning of something else.  In a picture
%   it writes a `>` as it is, which XML forbids behind two brackets.

field(Value, Value) :-
    number(Value),
    !.
field('NaN', 'NaN') :- !.
field(Value, Field) :-
    format(atom(Text), "~w", [Value]),
    atomic_list_concat(Parts, ']]>', Text),
    atomic_list_concat(Parts, ']]›', Shown),
    atom_codes(Shown, Codes0),
    foldl(escape, Codes0, Codes, []),
    format(string(Field), "\"~s\"", [Codes]).

escape(Code, Codes, Rest) :-
    (   Code =:= 0'"
    ->  Codes = [0'”|Rest]
    ;   Code =:= 0'\\
    ->  Codes = [0'\\, 0'\\|Rest]
    ;   Code < 0'\s
    ->  Codes = [0'\s|Rest]
    ;   Codes = [Code|Rest]
    ).
