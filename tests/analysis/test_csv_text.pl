:- encoding(utf8).
/** <module> Reading comma-separated values
*/
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/csv_text').
:- use_module(studies).

records(Text, Comments, Records) :-
    Columns = [ column(name, text, required), column(size, number, required),
                column(note, text, optional)
              ],
    with_files(['t.csv'-Text], Directory,
               ( directory_file_path(Directory, 't.csv', File),
                 csv_read(File, Columns, Comments, Records)
               )).

:- begin_tests(csv_text).

test(plain, Records == [record(2, [a, 1, '']), record(3, [b, 2.5, ''])]) :-
    records("name,size\na,1\nb,2.5\n", [], Records).

test(columns_by_name, Records == [record(2, [a, 1, n])]) :-
    records("note,more,size,name\nn,x,1,a\n", _, Records).

test(comments, Comments-Records == [host-h, flags-'-O2: yes']-[]) :-
    records("# host: h\n#no key\n# flags: -O2: yes\nname,size\n",
            Comments, Records).

test(comments_between_rows, Records == [record(2, [a, 1, '']),
                                        record(5, [b, 2, ''])]) :-
    records("name,size\na,1\n# again: x\n\nb,2\n", [], Records).

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

test(not_a_number, [throws(error(csv_error(_, 2, _), _))]) :-
    records("name,size\na,many\n", _, _).

test(fields_written, Texts == ["a", "\"a,b\"", "\"say \"\"a\"\"\"", "12"]) :-
    findall(Text,
            ( member(Value, [a, 'a,b', 'say "a"', 12]),
              csv_field(Value, Text)
            ),
            Texts).

:- end_tests(csv_text).
