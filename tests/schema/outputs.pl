/** <module> Outputs of the command, held against analysis/formats.md

    swipl outputs.pl -- DIRECTORY

DIRECTORY has what schema.sh let the command write, each in a file named as its
section of that page.
*/
:- module(outputs, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(http/json), [json_read_dict/3]).
:- use_module(library(lists)).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(library(sgml), [load_xml/3]).
:- use_module(library(xpath)).
:- use_module('../../analysis/study/types', [typed/3]).
:- use_module(schema).

:- initialization(main, main).

main :-
    current_prolog_flag(argv, [Directory]),
    findall(Name-Goal, output(Directory, Name, Goal), Tests),
    length(Tests, Count),
    format("1..~d~n", [Count]),
    forall(nth1(Number, Tests, Name-Goal), run(Number, Name, Goal)).

run(Number, Name, Goal) :-
    (   catch(call(Goal, Mistakes), Exception, true)
    ->  true
    ;   Exception = failed
    ),
    (   var(Exception),
        Mistakes == []
    ->  format("ok ~d - ~w is as described~n", [Number, Name])
    ;   format("not ok ~d - ~w is as described~n", [Number, Name]),
        (   var(Exception)
        ->  forall(member(Mistake, Mistakes), say(Mistake))
        ;   format(string(Text), "~p", [Exception]),
            say(Text)
        )
    ).

say(Text) :-
    split_string(Text, "\n", "", Lines),
    forall(member(Line, Lines), format("# ~w~n", [Line])).

output(Directory, Section, outputs:csv_mistakes(Section, File)) :-
    member(Section, [ 'results.csv', 'pairs.csv', 'repeats.csv',
                      'systems.csv' ]),
    path(Directory, Section, File).
output(Directory, 'results.csv of merged shards',
       outputs:csv_mistakes('results.csv', File)) :-
    path(Directory, 'merged.csv', File).
output(Directory, 'solve --format json', solve_mistakes(File)) :-
    path(Directory, solve, File).
output(Directory, 'traces.json', traces_mistakes(File)) :-
    path(Directory, 'traces.json', File).
output(Directory, 'check --format junit', junit_mistakes(File)) :-
    path(Directory, 'check.junit', File).
output(Directory, 'check --format tap', tap_mistakes(File)) :-
    path(Directory, 'check.tap', File).
output(Directory, time, time_mistakes(File)) :-
    path(Directory, time, File).

path(Directory, Name, File) :-
    atomic_list_concat([Directory, /, Name], File).

file_lines(File, Lines) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines0),
    append(Lines, [""], Lines0).

objects(File, Objects) :-
    file_lines(File, Lines),
    maplist(object, Lines, Objects).

object(Line, Object) :-
    setup_call_cleanup(open_string(Line, In),
                       json_read_dict(In, Object, [null(null)]),
                       close(In)).

% ---- solve -------------------------------------------------------------------

%   Each problem has been asked, and each that was asked is described.

solve_mistakes(File, Mistakes) :-
    objects(File, Objects),
    findall(Mistake,
            ( member(Object, Objects),
              solve_mistake(Object, Mistake)
            ; described_problem(Name, _),
              \+ ( member(Object, Objects), problem_asked(Object, Name) ),
              format(string(Mistake), "~w has not been asked", [Name])
            ),
            Mistakes0),
    list_to_set(Mistakes0, Mistakes).

described_problem(Name, Cells) :-
    table_rows("solve", "problem", Rows),
    member([Cell|Cells], Rows),
    words(Cell, [Name]).

problem_asked(Object, Name) :-
    (   get_dict(problem, Object, Name0)
    ->  Name = Name0
    ;   Name = "route"
    ).

solve_mistake(Object, Mistake) :-
    problem_asked(Object, Name),
    (   described_problem(Name, Cells)
    ->  field_types("solve", "key", Common0),
        delete(Common0, "trace"-_, Common),
        problem_fields(Cells, Own),
        append(Common, Own, Fields),
        object_mistakes(Fields, Object, Mistakes),
        member(Mistake0, Mistakes),
        format(string(Mistake), "~w: ~w", [Name, Mistake0])
    ;   format(string(Mistake), "the problem ~w is not described", [Name])
    ).

problem_fields([Score, Work, Rows, Row, Step],
               [ Key-Cost, RowsKey-type(list(RowBase), []),
                 "trace"-type(list(StepBase), [missing])
               | Counts ]) :-
    named_type(Score, Key-Cost),
    split_string(Work, ",", " ", Works),
    maplist(work_type, Works, Counts),
    words(Rows, [RowsKey]),
    first_type(Row, RowBase),
    first_type(Step, StepBase).

%   "`cost` decimal, or null": a name and then its type.

named_type(Cell, Key-Type) :-
    words(Cell, [Key]),
    split_string(Cell, "`", " ", [_, _, Text]),
    type_read(Text, Type).

work_type(Cell, Key-type(Base, Others)) :-
    words(Cell, [Key]),
    split_string(Cell, "`", " ", [_, _, Text]),
    (   string_concat(Before, " or missing", Text)
    ->  Others = [missing]
    ;   Before = Text,
        Others = []
    ),
    type_read(Before, type(Base, [])).

%   What stands before the first comma or colon.

first_type(Cell, Base) :-
    split_string(Cell, ",:", " ", [Text|_]),
    type_read(Text, type(Base, [])).

% ---- the rest ----------------------------------------------------------------

traces_mistakes(File, Mistakes) :-
    objects(File, Objects),
    Objects = [_|_],
    field_types("traces.json", "key", Fields),
    maplist(object_mistakes(Fields), Objects, Lists),
    append(Lists, Mistakes0),
    list_to_set(Mistakes0, Mistakes).

junit_mistakes(File, Mistakes) :-
    load_xml(File, Document, [space(remove)]),
    field_types("check", "attribute", Fields),
    findall(Mistake, element_mistake(Document, Fields, Mistake), Mistakes0),
    list_to_set(Mistakes0, Mistakes).

element_mistake([Root], _, "the root is no testsuite") :-
    \+ Root = element(testsuite, _, _).
element_mistake(Document, Fields, Mistake) :-
    member(Name, [testsuite, testcase]),
    xpath(Document, //Name, element(_, Attributes, _)),
    (   member(Key=Value0, Attributes),
        format(string(Path), "~w/~w", [Name, Key]),
        \+ ( memberchk(Path-Type, Fields),
             attribute_value(Value0, Value),
             value_fits(Type, Value)
           ),
        format(string(Mistake), "~w cannot be ~w", [Path, Value0])
    ;   member(Path-_, Fields),
        split_string(Path, "/", "", [Element, Key0]),
        atom_string(Name, Element),
        atom_string(Key, Key0),
        \+ memberchk(Key=_, Attributes),
        format(string(Mistake), "~w is missing", [Path])
    ).
element_mistake(Document, _, Mistake) :-
    member(Count-Names, [ tests-[testcase], failures-[failure],
                          errors-[error], skipped-[skipped] ]),
    xpath(Document, //testsuite(@Count), Text),
    atom_number(Text, Said),
    aggregate_all(count,
                  ( member(Name, Names), xpath(Document, //Name, _) ),
                  Found),
    Said =\= Found,
    format(string(Mistake), "~w are ~d, not ~d", [Count, Found, Said]).
element_mistake(Document, _, Mistake) :-
    xpath(Document, //testcase, element(_, _, Children)),
    \+ Children == [],
    \+ ( Children = [element(Name, [], _)],
         memberchk(Name, [failure, error, skipped])
       ),
    format(string(Mistake), "children of a testcase: ~q", [Children]).

attribute_value(Atom, Value) :-
    (   atom_number(Atom, Value)
    ->  true
    ;   atom_string(Atom, Value)
    ).

tap_mistakes(File, Mistakes) :-
    file_lines(File, Lines),
    table_rows("check", "line", Rows),
    findall(Words,
            ( member([Cell|_], Rows),
              words(Cell, [Form]),
              split_string(Form, " ", "", Words)
            ),
            Forms),
    Lines = ["TAP version 13"|_],
    findall(Mistake,
            ( member(Line, Lines),
              split_string(Line, " ", "", Words),
              \+ ( member(Form, Forms), is_of_form(Form, Words) ),
              format(string(Mistake), "no such line: ~w", [Line])
            ),
            Mistakes).

is_of_form(["TEXT"], _).
is_of_form([Word|Form], [Word|Words]) :-
    !,
    is_of_form(Form, Words).
is_of_form(["NUMBER"|Form], [Word|Words]) :-
    number_word(Word),
    is_of_form(Form, Words).
is_of_form(["1..NUMBER"], [Word]) :-
    string_concat("1..", Number, Word),
    number_word(Number).
is_of_form([Stand|Form], [Word|Words]) :-
    memberchk(Stand, ["CASE", "SEARCH", "STYLE", "LANG"]),
    Word \== "",
    is_of_form(Form, Words).
is_of_form([], []).

number_word(Word) :-
    typed(ordinal, Word, Number),
    integer(Number).

time_mistakes(File, Mistakes) :-
    file_lines(File, Lines),
    append(_, ["", Heads|_], Lines),
    table_rows("time", "head", Rows),
    findall(Word, ( member([Cell|_], Rows), words(Cell, Words),
                    member(Word, Words) ), Described),
    atomic_list_concat(Described, ' ', Text),
    normalize_space(atom(Said), Heads),
    (   atom_concat(Text, Rest, Said),
        atom_concat(' ', _, Rest)
    ->  Mistakes = []
    ;   Mistakes = [Said]
    ).
