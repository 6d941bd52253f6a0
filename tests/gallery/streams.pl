/** <module> Solvers that meddle with what others read and write */
:- module(gallery_streams, []).
:- use_module(library(lists), [member/2]).
:- use_module(library(unix), [dup/2]).
:- use_module(deeds, [long_text/1]).

:- multifile gallery:deed/2.

gallery:deed(prolog_closes_all, run) :-
    forall(between(3, 63, Descriptor),
           catch(dup(0, Descriptor), _, true)).
gallery:deed(prolog_closes_streams, run) :-
    close(user_output),
    close(user_error).
gallery:deed(prolog_redirects, run) :-
    open_null_stream(Null),
    set_stream(Null, alias(user_output)),
    set_stream(Null, alias(user_error)),
    set_output(Null).
gallery:deed(prolog_babbles, run) :-
    long_text(Text),
    forall(between(1, 4, _),
           ( format("~s~n", [Text]),
             format(user_error, "~s~n", [Text])
           )).
gallery:deed(prolog_forges, run) :-
    forall(member(Out, [user_output, user_error]),
           ( format(Out, "~nnot ok 1 - gallery-down prolog_forges \c
                          tuned prolog~n", []),
             format(Out, "# out of time~n", []),
             format(Out, "run,gallery,gallery-down,route,city,8,7,2,", []),
             format(Out, "prolog_forges,", []),
             format(Out, "tuned,prolog,optimize,,1,1,timeout~n", []),
             flush_output(Out)
           )).
