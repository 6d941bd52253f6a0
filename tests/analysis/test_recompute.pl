/** <module> The main tables, computed anew by a program in another language

recompute.perl shares no code with the analysis: from results.csv alone it gives
every ratio, time, exponent and noise floor with its interval, range and n.
*/
:- encoding(utf8).
:- module(test_recompute, []).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, last/2, member/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module('../../analysis/claims/original', []).    % its games come first
:- use_module('../../analysis/study/study').
:- use_module('../../analysis/tables/crowds', [crowds_table/2]).
:- use_module('../../analysis/tables/general').
:- use_module('../../analysis/tables/growth').
:- use_module('../../analysis/tables/noise').
:- use_module('../../analysis/tables/ratios').
:- use_module('../../analysis/tables/scenarios').
:- use_module('../../analysis/tables/times').
:- use_module('../../analysis/text/tables', [tables_save/2]).
:- use_module('../page/invented').
:- use_module('../page/reports', [hostile_study/1]).
:- use_module('../prolog/files', [build_directory/1]).
:- use_module(directories).
:- use_module(made_crowds, [made_crowds_study/2]).
:- use_module(made_levels).
:- use_module(made_up).

:- dynamic made/1.                      % Directory

set_up :-
    made(_),
    !.
set_up :-
    set_prolog_flag(float_overflow, infinity),  % as program.pl does
    lasting_directory(Directory),
    synthetic_study(Directory, 1, [processes(4), blocks(2)]),
    save_tables(Directory, Directory),
    assertz(made(Directory)).

%   The tables of the study in Directory, in Out/tables.

save_tables(Directory, Out) :-
    study_read(Directory, Study),
    findall(Table, main_table(Study, Table), Tables),
    directory_file_path(Out, tables, TablesDirectory),
    make_directory(TablesDirectory),
    tables_save(TablesDirectory, Tables).

main_table(Study, Table) :-
    ratios_table(Study, Table).
main_table(Study, Table) :-
    times_table(Study, Table).
main_table(Study, Table) :-
    scenarios_table(Study, Table).
main_table(Study, Table) :-
    growth_table(Study, Table).
main_table(Study, Table) :-
    noise_table(Study, Table).
main_table(Study, Table) :-
    Table = table(searches, _, _, _, _),
    general_table(Study, Table).
main_table(Study, Table) :-
    crowds_table(Study, Table).

%   recomputed(+Directory, +Out, -Status, -Lines): what it says of them.

recomputed(Directory, Out, Status, Lines) :-
    directory_file_path(Directory, 'results.csv', Results),
    directory_file_path(Out, tables, Tables),
    process_create(path(perl),
                   ['tests/analysis/recompute.perl', file(Results),
                    file(Tables)],
                   [ stdout(pipe(Text)), stderr(pipe(Errors)),
                     process(Process) ]),
    set_stream(Text, encoding(utf8)),
    call_cleanup(read_string(Text, _, Said), close(Text)),
    call_cleanup(read_string(Errors, _, Complaint), close(Errors)),
    process_wait(Process, exit(Status)),
    string_concat(Said, Complaint, All),
    split_string(All, "\n", "", Lines0),
    append(Lines, [""], Lines0),
    !.

%   All is as it should be, and as many numbers as that were compared.

agrees(Directory, Out, Least) :-
    recomputed(Directory, Out, Status, Lines),
    (   Status =:= 0
    ->  true
    ;   forall(( nth1(N, Lines, Line), N < 20 ), format("~w~n", [Line])),
        fail
    ),
    last(Lines, Last),
    split_string(Last, " ", "", [Count0, "compared,", "0", "wrong"]),
    number_string(Count, Count0),
    Count > Least.

%   damaged(+Damages, -Status, -Unnoticed): tables become others, as Damages,
%   Tables-Change, tell; of which ones nothing was said.

damaged(Damages, Status, Unnoticed) :-
    made(Directory),
    findall(damage(Table, Change, Name, Text),
            ( member(Tables-Change, Damages),
              member(Table, Tables),
              format(atom(Name), "tables/~w.csv", [Table]),
              file_text(Directory, Name, Text)
            ),
            Files),
    setup_call_cleanup(
        forall(member(damage(_, Change, Name, Text), Files),
               damage(Directory, Change, Name-Text)),
        recomputed(Directory, Directory, Status, Lines),
        forall(member(damage(_, _, Name, Text), Files),
               write_text(Directory, Name, Text))),
    findall(Table,
            ( member(damage(Table, _, _, _), Files),
              \+ ( member(Line, Lines), string_concat(Table, _, Line) )
            ),
            Unnoticed).

damage(Directory, Change, Name-Text0) :-
    split_string(Text0, "\n", "", Lines0),
    call(Change, Lines0, Lines),
    Lines \== Lines0,
    atomic_list_concat(Lines, '\n', Text),
    write_text(Directory, Name, Text).

%   The first number of the second row is a little larger.

larger_number([Heading, First, Line1|Lines], [Heading, First, Line|Lines]) :-
    split_string(Line1, ",", "", Fields0),
    append(Before, [Field0|Behind], Fields0),
    sub_string(Field0, _, _, _, "."),
    number_string(Number0, Field0),
    !,
    Number is Number0*(1+1.0e-7),
    number_string(Number, Field),
    append(Before, [Field|Behind], Fields),
    atomic_list_concat(Fields, ',', Line).

row_left_out([Heading, _|Lines], [Heading|Lines]).

row_twice([Heading, Line|Lines], [Heading, Line, Line|Lines]).

another_n(Lines0, Lines) :-
    maplist(another_count, Lines0, Lines).

another_count(Line0, Line) :-
    atomic_list_concat(Parts, '4×', Line0),
    atomic_list_concat(Parts, '5×', Line1),
    atom_string(Line1, Line).

%   The study that was made here, if there is one that can be read.

real_study(Directory) :-
    build_directory(Build),
    directory_file_path(Build, study, Directory),
    directory_file_path(Directory, 'results.csv', Results),
    exists_file(Results),
    catch(study_read(Directory, _), error(_, _), fail).

:- begin_tests(recompute, [setup(set_up)]).

test(the_tables_agree) :-
    made(Directory),
    agrees(Directory, Directory, 4000).

test(those_of_one_process_agree) :-
    with_directory(Directory,
                   ( synthetic_study(Directory, 2, [processes(1), blocks(2)]),
                     save_tables(Directory, Directory),
                     agrees(Directory, Directory, 4000)
                   )).

test(those_of_many_processes_agree) :-
    with_directory(Directory,
                   ( synthetic_study(Directory, 3,
                                     [ processes(33), blocks(1),
                                       styles([tuned]) ]),
                     save_tables(Directory, Directory),
                     agrees(Directory, Directory, 1500)
                   )).

test(those_of_namesakes_agree) :-
    with_directory(Directory,
                   ( hostile_study(Directory),
                     save_tables(Directory, Directory),
                     agrees(Directory, Directory, 8000)
                   )).

test(those_of_made_levels_agree) :-
    with_directory(Directory,
                   ( made_levels_study([], Directory),
                     save_tables(Directory, Directory),
                     agrees(Directory, Directory, 250)
                   )).

test(those_of_many_at_once_agree) :-
    with_directory(Directory,
                   ( made_crowds_study([], Directory),
                     save_tables(Directory, Directory),
                     agrees(Directory, Directory, 200)
                   )).

test(those_of_several_problems_agree) :-
    with_directory(Directory,
                   ( invented_study([maze, tower], Directory),
                     save_tables(Directory, Directory),
                     agrees(Directory, Directory, 500)
                   )).

:- if(real_study(_)).

test(those_of_the_real_study_agree) :-
    real_study(Directory),
    with_directory(Out,
                   ( save_tables(Directory, Out),
                     agrees(Directory, Out, 1000)
                   )).

:- endif.

%   Each in a table of its own.

test(every_damage_is_found, Status-Unnoticed == 1-[]) :-
    damaged([ [ 'ratios-tour', 'gain-same', 'times-new-world', scenarios,
                exponents, control ]-larger_number,
              ['ratios-same', 'gain-tour', 'times-tour']-row_left_out,
              ['ratios-first', 'gain-first', 'times-same']-row_twice,
              ['ratios-file', 'gain-file', 'times-file']-another_n ],
            Status, Unnoticed).

:- end_tests(recompute).
