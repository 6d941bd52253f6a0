/** <module> A report that cannot be written: status 4, and one line */
:- encoding(utf8).
:- module(test_unwritten, []).
:- use_module(library(filesex), [directory_file_path/3, link_file/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../analysis/directories').
:- use_module('../analysis/made_up').
:- use_module(reports).

%   Goal with a small study and a directory for its report.

:- meta_predicate with_study(-, -, 0).

with_study(Directory, Out, Goal) :-
    with_directory(Directory,
                   ( synthetic_study(Directory, 1,
                                     [ processes(2), blocks(2),
                                       styles([tuned]), games([rogue]) ]),
                     directory_file_path(Directory, out, Out),
                     call(Goal)
                   )).

one_line(Said) :-
    split_string(Said, "\n", "", [Line, ""]),
    string_concat("reitti: ", _, Line).

:- begin_tests(unwritten).

%   A disk is full where a name leads to /dev/full.

test(disk_full,
     [ forall(member(Name, [ 'tables/macros.tex',
                             'plots/times-tour.dat', 'index.html' ])),
       Status-Said == 4-Expected ]) :-
    with_study(Directory, Out,
               ( forall(member(Part, ['', '/tables', '/plots']),
                        ( atom_concat(Out, Part, Made),
                          make_directory(Made)
                        )),
                 format(atom(New), "~w/~w.new", [Out, Name]),
                 link_file('/dev/full', New, symbolic),
                 report(Directory, Out, Status, Said)
               )),
    format(string(Expected), "reitti: ~w/~w: No space left on device~n",
           [Out, Name]).

test(standard_output_full,
     Status-Said ==
         4-"reitti: standard output: No space left on device\n") :-
    with_study(Directory, Out,
               report('>/dev/full', Directory, Out, Status, Said)).

test(nowhere_to_write,
     [ forall(member(Name, ['/proc/reitti', '/dev/null/out'])),
       Status == 4 ]) :-
    with_study(Directory, _, report(Directory, Name, Status, Said)),
    one_line(Said).

test(a_file_in_the_way, Status == 4) :-
    with_study(Directory, _,
               ( directory_file_path(Directory, 'results.csv/out', Out),
                 report(Directory, Out, Status, Said)
               )),
    one_line(Said).

test(a_figure_that_cannot_be_drawn, Status == 4) :-
    with_study(Directory, Out,
               ( make_directory(Out),
                 directory_file_path(Out, plots, Plots),
                 make_directory(Plots),
                 directory_file_path(Plots, 'times-tour.svg', File),
                 make_directory(File),
                 report(Directory, Out, Status, Said)
               )),
    one_line(Said),
    has(Said, "times-tour.svg").

%   Killed when it has begun to write that file, and is far from its end.  It
%   leaves only what the next one replaces, and no temporary files.

test(killed_reports_leave_nothing,
     [ forall(member(File, [ 'tables/claims.md',
                             'plots/tradeoff-tour.dat' ])),
       Left-News == []-[] ]) :-
    with_directory(Temporary,
        with_study(Directory, Out,
            ( format(atom(Prefix), "TMPDIR='~w' sh -c '~w' sh '~w/~w'",
                     [ Temporary,
                       'file=$1; shift; "$@" & \c
                        while kill -0 $! && ! [ -e "$file" ]; do \c
                        sleep 0.02; done; kill -9 $!; wait $!',
                       Out, File ]),
              report(Prefix, Directory, Out, Status, _),
              Status =:= 128+9,
              directory_files(Temporary, Files),
              findall(Name,
                      ( member(Name, Files), \+ member(Name, ['.', '..']) ),
                      Left),
              report(Directory, Out, 0, _),
              atom_concat(Out, '/*/*.new', Pattern),
              expand_file_name(Pattern, News)
            ))).

:- end_tests(unwritten).
