:- encoding(utf8).
/** <module> Reading comma-separated values
*/
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/csv').
:- use_module(studies).

records(Text, Comments, Records) :-
    Columns = [ column(name, text, required), column(size, decimal, required),
                column(note, text, optional)
              ],
    with_files(['t.csv'-Text], Directory,
               ( directory_file_path(Directory, 't.csv', File),
                 csv_read(File, Columns, Comments, Records)
               )).

:- begin_tests(csv).

test(plain, Records == [record(2, [a, 1, '']), record(3, [b, 2.5, ''])]) :-
    records("name,size\na,1\nb,2.5\n", [], Records).

test(columns_by_name, Records == [record(2, [a, 1, n])]) :-
    records("note,more,size,name\nn,x,1,a\n", _, Records).

test(comments, Comments-Records == [host-h, flags-'-O2: yes']-[]) :-
    records("# host: h\n#no key\n# flags: -O2: yes\nname,size\n",
            Comments, Records).

test(comments_between_rows, Comments-Records == [again-x]
                                               -[ record(2, [a, 1, '']),
                                                  record(5, [b, 2, '']) ]) :-
    records("name,size\na,1\n# again: x\n\nb,2\n", Comments, Records).

test(quotes, Records == [record(2, ['a,"b"', 1, '']),
                         record(3, ['', 2, ''])]) :-
    records("name,size\n\"a,\"\"b\"\"\",1\n\"\",2\n", _, Records).

test(newline_in_quotes, Records == [record(2, ['a\nb', 1, '']),
                                    record(4, [c, 2, ''])]) :-
    records("name,size\n\"a\nb\",1\nc,2\n", _, Records).

test(carriage_returns, Records == [record(2, [a, 1, ''])]) :-
    records("name,size\r\na,1\r\n", _, Records).

test(letters, Records == [record(2, ['é', 1, ''])]) :-
    records("name,size\né,1\n", _, Records).

test(letters_of_every_length,
     Records == [record(2, ['aé€𝄞ÿ\x7f\\x80\\x7ff\\x800\\xffff\\x10000\', 1,
                            ''])]) :-
    records("name,size\naé€𝄞ÿ\x7f\\x80\\x7ff\\x800\\xffff\\x10000\,1\n", _,
            Records).

test(not_utf8,
     [ forall(member(Bytes, [[0xff], [0xc3], [0xc3, 0x41], [0xa9], [0xc0, 0x80],
                             [0xe0, 0x80, 0xaf], [0xf8, 0x88, 0x80, 0x80]])),
       throws(error(csv_error(_, 2, "this is not UTF-8"), _)) ]) :-
    string_codes(Bad, Bytes),
    format(string(Text), "name,size\n~w,1\n", [Bad]),
    with_files([], Directory,
               ( directory_file_path(Directory, 't.csv', File),
                 setup_call_cleanup(open(File, write, Out, [encoding(octet)]),
                                    write(Out, Text),
                                    close(Out)),
                 csv_read(File, [column(name, text, required)], _, _)
               )).

test(empty_number, Records == [record(2, [a, '', ''])]) :-
    records("name,size\na,\n", _, Records).

test(last_line_is_incomplete, Records == [record(2, [a, 1, ''])]) :-
    records("name,size\na,1\nb,2", _, Records).

test(column_missing,
     [throws(error(csv_error(_, 3, "there is no column 'size'"), _))]) :-
    records("# a: b\n# c: d\nname,note\na,n\n", _, _).

test(header_missing, [throws(error(csv_error(_, 2, _), _))]) :-
    records("# a: b\n", _, _).

test(too_few_fields, [throws(error(csv_error(_, 3, _), _))]) :-
    records("name,size\na,1\nb\n", _, _).

test(too_many_fields,
     [throws(error(csv_error(_, 2, "3 fields where there are 2 columns"),
                   _))]) :-
    records("name,size\na,1,2\n", _, _).

%   However much follows it.

test(stray_quote, [throws(error(csv_error(_, 2, _), _))]) :-
    findall("b,2\n", between(1, 30000, _), Lines),
    atomic_list_concat(["name,size\na\"b,1\n"|Lines], Text),
    records(Text, _, _).

test(not_a_number,
     [ forall(member(Field, ["many", "-1", "1e3", "0x1f", "1r3", " 1", "1 ",
                             "1.2.3", ".", "1.", ".5", "inf", "0'a", "١"])),
       throws(error(csv_error(_, 2, _), _)) ]) :-
    format(string(Text), "name,size\na,~w\n", [Field]),
    records(Text, _, _).

%   The value of a field of that type.

typed(Type, Field, Value) :-
    format(string(Text), "c,d\n~w,x\n", [Field]),
    with_files(['t.csv'-Text], Directory,
               ( directory_file_path(Directory, 't.csv', File),
                 csv_read(File, [column(c, Type, required)], _,
                          [record(_, [Value0])])
               )),
    Value = Value0.

test(types, Values == [12, 1.5, two_phase2, b, '']) :-
    findall(Value,
            ( member(Type-Field, [ whole-"12", decimal-"1.5", name-"two_phase2",
                                   one_of([a, b])-"b", one_of([a, ''])-"" ]),
              typed(Type, Field, Value)
            ),
            Values).

test(not_of_the_type,
     [ forall(member(Type-Field,
                     [ whole-"1.5", whole-"-1", name-"", name-"Two", name-"2a",
                       name-"a-b", name-"é", filled-"", one_of([a, b])-"c",
                       one_of([a, b])-"" ])),
       Value == refused ]) :-
    catch(typed(Type, Field, Value), error(csv_error(_, 2, _), _),
          Value = refused).

test(what_it_must_be,
     [throws(error(csv_error(_, 2, "'c' must be one of: a, b, not 'x'"),
                   _))]) :-
    typed(one_of([a, b]), "x", _).

test(why_a_column_is_missing,
     [throws(error(csv_error(_, 1, "there is no column 'd': it is new"),
                   _))]) :-
    with_files(['t.csv'-"c\n1\n"], Directory,
               ( directory_file_path(Directory, 't.csv', File),
                 csv_read(File, [column(d, text, required("it is new"))], _, _)
               )).

:- end_tests(csv).
