/** <module> Counts of texts and files, in terms that tests can be written in */
:- module(counting,
          [ source/3,                   % +Directory, +Extensions, -File
            counts/3,                   % +Language, +Text, -Counts
            text_count/3,               % +Language, +Codes, -Count
            squeezed_text/3,            % +Language, +Text, -Squeezed
            kinds/3                     % +Lines, +Kind, -Number
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(filesex), [directory_member/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../analysis/count/count').

%!  source(+Directory, +Extensions, -File) is nondet.
%
%   The files below Directory that end so; there is at least one.

source(Directory, Extensions, File) :-
    findall(Path,
            directory_member(Directory, Path,
                             [extensions(Extensions), recursive(true)]),
            Paths),
    (   Paths == []
    ->  existence_error(files, Directory)
    ;   member(File, Paths)
    ).

%!  counts(+Language, +Text, -Counts) is det.
%
%   Counts is n(Code, Comment, Blank, Tokens, Statements).

counts(Language, Text, n(Code, Comment, Blank, Tokens, Statements)) :-
    string_codes(Text, Codes),
    text_count(Language, Codes, Count),
    count_total([Count],
                total(1, Code, Comment, Blank, Tokens, Statements, _, _,
                      _)).

%!  text_count(+Language, +Codes, -Count) is det.

text_count(Language, Codes, Count) :-
    count_text(Language, 'tests/analysis/a_text', Codes, Count).

%!  squeezed_text(+Language, +Text, -Squeezed) is det.

squeezed_text(Language, Text, Squeezed) :-
    string_codes(Text, Codes),
    text_count(Language, Codes, count(_, _, _, _, Squeezed, _)).

%!  kinds(+Lines, +Kind, -Number) is det.
%
%   How many lines are of that kind.

kinds(Lines, Kind, Number) :-
    aggregate_all(count, member(Kind, Lines), Number).
