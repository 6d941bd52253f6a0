/** <module> What cases, cells and sizes are called

A case is shown by its name alone where one file of the study has a case of that
name; one that is called by a number, as a row of a scenario, with the beginning
of its file's name before it.  A cell's name, its parts with blanks between
them, is how tables and claims say where a number comes from.  As words it is
the list of these parts, which may hold blanks themselves.
*/
:- module(study_names,
          [ case_label/3,               % +Study, +Case, -Label
            case_label_in/3,            % +Studies, +Case, -Label
            cell_name/3,                % +Study, +Cell, -Name
            cell_name_in/3,             % +Studies, +Cell, -Name
            cell_words/3,               % +Study, +Cell, -Words
            size_words/2                % +Key, -Words
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [member/2]).
:- use_module(rows).

%!  case_label(+Study, +Case, -Label) is det.

case_label(Study, Case, Label) :-
    case_label_in([Study], Case, Label).

%!  case_label_in(+Studies, +Case, -Label) is det.
%
%   For instance 'maze-1' or 'maze-1 (mine.cases)': with the file's own name
%   if another file has such a case, with its whole path if that other file is
%   called the same.

case_label_in(Studies, in(File, Name), Label) :-
    called(File, Name, Called),
    findall(Other,
            ( member(Study, Studies),
              study_case(Study, in(Other, Name)),
              Other \== File,
              called(Other, Name, Called)
            ),
            Others),
    (   ( File == '' ; Others == [] )
    ->  Label = Called
    ;   file_base_name(File, Base),
        (   member(Other, Others),
            file_base_name(Other, Base)
        ->  Shown = File
        ;   Shown = Base
        ),
        atomic_list_concat([Called, ' (', Shown, ')'], Label)
    ).

called(File, Name, Called) :-
    (   atom_number(Name, _),
        file_base_name(File, Base),
        split_string(Base, ".:", "", [Stem|_]),
        Stem \== ""
    ->  atomic_list_concat([Stem, Name], -, Called)
    ;   Called = Name
    ).

%!  cell_name(+Study, +Cell, -Name) is det.
%
%   For instance 'run maze-1 zigzag plain prolog optimize'.

cell_name(Study, Cell, Name) :-
    cell_name_in([Study], Cell, Name).

%!  cell_name_in(+Studies, +Cell, -Name) is det.

cell_name_in(Studies, Cell, Name) :-
    cell_words_in(Studies, Cell, Words),
    atomic_list_concat(Words, ' ', Name).

%!  cell_words(+Study, +Cell, -Words) is det.

cell_words(Study, Cell, Words) :-
    cell_words_in([Study], Cell, Words).

cell_words_in(Studies, cell(Kind, Case, Search, Style, Lang, Mode),
              [Kind, Label, Search, Style, Lang, Mode]) :-
    case_label_in(Studies, Case, Label).

%!  size_words(+Key, -Words) is det.
%
%   For instance [sizes, search, zigzag, plain, c, own].

size_words(Key, [sizes|Words]) :-
    Key =.. [_|Parts],
    exclude(==(''), Parts, Words).
