/** <module> What crosses a module's border is taken apart only at home

A square may be taken apart anywhere.
*/
:- module(test_opaque, []).
:- use_module(library(plunit)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(files).

%   home(Functor, Arity, File): terms that only that file makes or takes apart.

home(world,    8, 'prolog_impl/world.pl').
home(question, 2, 'prolog_impl/question.pl').
home(answer,   4, 'prolog_impl/answer.pl').
home(trace,    2, 'prolog_impl/answer.pl').
home(case,     7, 'prolog_impl/cases.pl').
home(drawing,  4, 'prolog_impl/route/drawing.pl').
home(graph,    2, 'prolog_impl/kernels/graph.pl').
home(agenda,   3, 'prolog_impl/kernels/best_first.pl').
home(ground,   3, 'prolog_impl/units/ground.pl').
home(rra,      6, 'prolog_impl/units/rra.pl').
home(guide,    4, 'prolog_impl/play/guide.pl').
home(guides,   2, 'prolog_impl/play/guides.pl').
home(frame,    4, 'prolog_impl/play/frame.pl').
home(hunt,     5, 'prolog_impl/play/hunt.pl').
home(play,     5, 'prolog_impl/play/program.pl').

sources(Files) :-
    findall(File,
            ( member(Pattern, [ 'prolog_impl/*.pl', 'prolog_impl/*/*.pl',
                                'prolog_impl/*/*/*.pl', 'bridge/*/*.pl' ]),
              files(Pattern, Some),
              member(File, Some)
            ),
            Files).

%   taken_apart(+File, -Functor/Arity): such a term stands in the file.

taken_apart(File, Name/Arity) :-
    source_terms(File, Terms),
    sub_term(Sub, Terms),
    compound(Sub),
    compound_name_arity(Sub, Name, Arity),
    home(Name, Arity, _).

source_terms(File, Terms) :-
    setup_call_cleanup(open(File, read, In),
                       read_terms(In, Terms),
                       close(In)).

read_terms(In, Terms) :-
    read_term(In, Term, [module(test_opaque)]),
    (   Term == end_of_file
    ->  Terms = []
    ;   Terms = [Term|More],
        read_terms(In, More)
    ).

:- begin_tests(opaque).

test(terms_are_taken_apart_at_home_only, Elsewhere == []) :-
    sources(Files),
    length(Files, Count),
    Count > 40,
    findall(File-Term,
            ( member(File, Files),
              taken_apart(File, Term),
              Term = Name/Arity,
              \+ home(Name, Arity, File)
            ),
            Elsewhere).

test(each_is_taken_apart_at_home, Never == []) :-
    findall(Name/Arity,
            ( home(Name, Arity, File),
              \+ taken_apart(File, Name/Arity)
            ),
            Never).

:- end_tests(opaque).
