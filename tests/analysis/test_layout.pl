/** <module> Layout changes lines, and nothing else that is counted */
:- module(test_layout, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module(library(plunit)).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil),
              [read_file_to_codes/3, read_stream_to_codes/2]).
:- use_module('../../analysis/count/count').
:- use_module('../../analysis/count/layout').
:- use_module('../../analysis/count/prolog_clauses').
:- use_module('../../analysis/count/prolog_tokens').
:- use_module(counting).

c_file(File) :-
    solver_file(c_impl, c, File).

prolog_file(File) :-
    solver_file(prolog_impl, pl, File).

%   SIDE/PROBLEM/STYLE/NAME: what is compared most.

solver_file(Side, Extension, File) :-
    source(Side, [Extension], File),
    atomic_list_concat([_, _, _, _], /, File).

style('LLVM').
style('GNU').
style('Google').
style('Mozilla').
style('WebKit').

%   Each file in two of the styles, each style on every fifth file and more.

c_file_in(File, [Style1, Style2]) :-
    findall(One, c_file(One), Files),
    findall(Style, style(Style), Styles),
    nth0(Place, Files, File),
    Place1 is Place mod 5,
    Place2 is (Place+2) mod 5,
    nth0(Place1, Styles, Style1),
    nth0(Place2, Styles, Style2).

%   Sorting what is included would be more than layout.

formatted(File, Style, Codes) :-
    format(atom(Option),
           "--style={BasedOnStyle: ~w, ColumnLimit: 60, SortIncludes: Never}",
           [Style]),
    setup_call_cleanup(
        process_create(path('clang-format'), [Option, File],
                       [stdout(pipe(Out)), process(Process)]),
        read_stream_to_codes(Out, Codes),
        close(Out)),
    process_wait(Process, exit(0)).

%   All but bytes and lines, and those.

kept(count(_, _, Tokens, Statements, Squeezed, _),
     kept(Tokens, Statements, Squeezed)).

changed(count(Bytes, Lines, _, _, _, _), Bytes-Lines).

%   Other blanks, in turn, wherever there are some, and behind commas.

laid_out_anew(Codes, Tokens, Text) :-
    string_codes(Text0, Codes),
    with_output_to(string(Text), lay_out(Tokens, Text0, 0, 0)).

lay_out([], _, _, _) :-
    write(" % the end").
lay_out([token(_, Start, End, Codes)|Tokens], Text, Last, Turn) :-
    (   Start > Last
    ->  layout(Turn, Layout),
        write(Layout)
    ;   true
    ),
    Length is End-Start,
    sub_string(Text, Start, Length, _, Token),
    write(Token),
    (   Codes == `,`
    ->  write("\n")
    ;   true
    ),
    Next is (Turn+1) mod 5,
    lay_out(Tokens, Text, End, Next).

layout(0, " ").
layout(1, "\n\n    ").
layout(2, " % it's /* \"\n").
layout(3, "\t/* 0'\n\n % */ ").
layout(4, "\r\n").

%   All C of the project, as it is and laid out to another width: what is kept,
%   also of each part of the programs of 2010, and all lines.

all_c(Files) :-
    findall(File, source(c_impl, [c, h], File), Files).

%   Folders of different styles.

original_or_kernel(File) :-
    member(Folder, ['c_impl/originals', 'c_impl/kernels']),
    source(Folder, [c, h], File).

sources(Directory, Files, Sources) :-
    findall(Source,
            ( member(File, Files),
              directory_file_path(Directory, File, Path),
              source_read(Path, Source)
            ),
            Sources).

counted(Sources, Kept, Lines) :-
    findall(KeptParts, ( member(Source, Sources), parts(Source, KeptParts) ),
            Kept),
    aggregate_all(sum(Count),
                  ( member(Source, Sources), source_lines(Source, all, Count) ),
                  Lines).

parts(Source, All-Parts) :-
    Source = source(_, File, _, _, _, Named),
    source_count(Source, all, Whole),
    kept(Whole, All),
    findall(Name-Kept,
            ( member(part(Name, _), Named),
              (   sub_atom(File, _, _, _, '/originals/')
              ->  source_count(Source, only([Name]), Count),
                  kept(Count, Kept)
              ;   Kept = not_looked_at
              )
            ),
            Parts).

clauses(File, Codes, Terms) :-
    prolog_clauses(File, Codes, Clauses, _),
    findall(Term, member(clause(Term, _, _), Clauses), Terms).

:- begin_tests(layout).

test(c_in_other_styles,
     [forall(c_file_in(File, Two)), AllKept == [Expected]]) :-
    count_file(File, Count),
    kept(Count, Expected),
    changed(Count, Before),
    findall(Kept-Changed,
            ( member(Style, Two),
              formatted(File, Style, Codes),
              count_text(c, File, Codes, Count1),
              kept(Count1, Kept),
              changed(Count1, Changed)
            ),
            Styles),
    setof(Kept, Changed^member(Kept-Changed, Styles), AllKept),
    \+ forall(member(_-Changed, Styles), Changed == Before).

%   So no count by tokens depends on the width, nor any verdict by it.

test(all_c_in_other_widths, [Kept60, Kept120] == [Kept, Kept]) :-
    all_c(Files),
    length(Files, Count),
    Count > 80,
    sources('.', Files, Sources),
    counted(Sources, Kept, Lines),
    with_layout('.', Files, 60, Copy60, sources(Copy60, Files, Sources60)),
    with_layout('.', Files, 120, Copy120, sources(Copy120, Files, Sources120)),
    counted(Sources60, Kept60, Lines60),
    counted(Sources120, Kept120, Lines120),
    Lines60 > Lines,
    Lines120 < Lines.

test(the_width_is_all_that_changes, Lines80 == Lines) :-
    findall(File, original_or_kernel(File), Files),
    sources('.', Files, Sources),
    with_layout('.', Files, 80, Copy, sources(Copy, Files, Sources80)),
    counted(Sources, Kept, Lines),
    counted(Sources80, Kept, Lines80).

test(a_layout_that_fails_is_an_error, error(_)) :-
    with_layout('.', ['c_impl/no_such_file.c'], 60, _, true).

test(prolog_laid_out_anew, [forall(prolog_file(File)), Kept == Expected]) :-
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    prolog_pieces(File, Codes, Pieces),
    prolog_tokens(Pieces, Tokens),
    laid_out_anew(Codes, Tokens, Text),
    string_codes(Text, Codes1),
    count_file(File, Count),
    count_text(prolog, File, Codes1, Count1),
    kept(Count, Expected),
    kept(Count1, Kept),
    \+ ( changed(Count, Changed),
         changed(Count1, Changed)
       ).

test(squeezed_prolog_reads_the_same, forall(prolog_file(File))) :-
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    count_file(File, count(_, _, Tokens, Statements, Squeezed, _)),
    string_codes(Squeezed, SqueezedCodes),
    clauses(File, Codes, Terms),
    clauses(File, SqueezedCodes, Terms1),
    Terms =@= Terms1,
    count_text(prolog, File, SqueezedCodes,
               count(_, _, Tokens, Statements, _, _)).

test(squeezed_c_has_the_same_tokens,
     [forall(c_file(File)), Kept == Expected]) :-
    count_file(File, Count),
    Count = count(_, _, _, _, Squeezed, _),
    string_codes(Squeezed, Codes),
    count_text(c, File, Codes, Count1),
    kept(Count, Expected),
    kept(Count1, Kept).

:- end_tests(layout).
