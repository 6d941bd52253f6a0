/** <module> Rows that make no sense are refused, with the file and the line */
:- module(study_refusal,
          [ csv_refuse/4                % +File, +Line, +Format, +Arguments
          ]).

%!  csv_refuse(+File, +Line, +Format, +Arguments)
%
%   @throws error(csv_error(File, Line, Message), _)

csv_refuse(File, Line, Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(csv_error(File, Line, Message), _)).

:- multifile prolog:error_message//1.

prolog:error_message(csv_error(File, Line, Message)) -->
    [ '~w:~d: ~s'-[File, Line, Message] ].
