/** <module> Writing a file whole */
:- module(text_files,
          [ file_write/2                % +File, :Writer
          ]).

:- meta_predicate file_write(+, 1).

%!  file_write(+File, :Writer) is det.
%
%   The File, in UTF-8, has what call(Writer, Out) wrote.  It gets its name when
%   it is complete; what a killed program left beside it, the next one replaces.
%
%   @throws error(unwritten(File, Why), _)

file_write(File, Writer) :-
    atom_concat(File, '.new', New),
    catch(( setup_call_cleanup(
                open(New, write, Out, [encoding(utf8)]),
                once(call(Writer, Out)),    % so that it is closed at once
                close(Out)),
            rename_file(New, File)
          ),
          Error,
          (   Error = error(Formal, context(_, Why)),
              unwritten(Formal)
          ->  catch(delete_file(New), _, true),
              throw(error(unwritten(File, Why), _))
          ;   throw(Error)
          )).

unwritten(io_error(_, _)).
unwritten(existence_error(_, _)).
unwritten(permission_error(_, _, _)).

:- multifile prolog:error_message//1.

prolog:error_message(unwritten(File, Why)) -->
    [ '~w: ~w'-[File, Why] ].
