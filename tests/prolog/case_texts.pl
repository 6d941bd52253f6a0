/** <module> Cases from texts, for the tests that read them */
:- module(case_texts,
          [ cases_of/2,                 % +Text, -Cases
            answer/2                    % +Text, -Answer
          ]).
:- use_module('../../prolog_impl/cases_reader').
:- use_module(files).

cases_of(Text, Cases) :-
    with_file(Text, File, cases_read(File, Cases)).

%   "LINE: TEXT" of the error, or `accepted`.

answer(Text, Answer) :-
    with_file(Text, File,
              catch(( cases_read(File, _), Answer = accepted ),
                    error(cases_error(Line, Message), File),
                    format(string(Answer), "~d: ~s", [Line, Message]))).
