/** <module> How long a source file is, in several ways

A source is a file that was read, with its tokens, lines and named parts.  A
count is count(Bytes, Lines, Tokens, Statements, Squeezed, LineBytes): Lines has
the kind of each line, Squeezed is the text that squeeze.pl leaves, as a string,
and LineBytes are those of the lines that are not of comments only.
*/
:- module(count,
          [ language/2,                 % +File, -Language
            source_read/2,              % +File, -Source
            source_make/4,              % +Language, +File, +Codes, -Source
            source_words/3,             % +Source, -Name, -Words
            source_count/3,             % +Source, +Selection, -Count
            source_lines/3,             % +Source, +Selection, -Count
            source_text/3,              % +Source, +Names, -Text
            count_file/2,               % +File, -Count
            count_text/4,               % +Language, +File, +Codes, -Count
            count_total/2               % +Counts, -Total
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(readutil), [read_file_to_codes/3]).
:- use_module(c_statements).
:- use_module(c_tokens).
:- use_module(line_kinds).
:- use_module(parts).
:- use_module(prolog_tokens).
:- use_module(selection).
:- use_module(squeeze).

%!  language(+File, -Language) is det.
%
%   By its name: `c` or `prolog`.

language(File, Language) :-
    file_name_extension(_, Extension, File),
    (   language_of(Extension, Language0)
    ->  Language = Language0
    ;   domain_error(source_file, File)
    ).

language_of(c, c).
language_of(h, c).
language_of(pl, prolog).

%!  source_read(+File, -Source) is det.

source_read(File, Source) :-
    language(File, Language),
    read_file_to_codes(File, Codes, [encoding(utf8), newline(posix)]),
    source_make(Language, File, Codes, Source).

%!  source_make(+Language, +File, +Codes, -Source) is det.
%
%   As if the file had these codes.

source_make(Language, File, Codes,
            source(Language, File, Codes, Tokens, Lines, Parts)) :-
    pieces(Language, File, Codes, Pieces, Tokens),
    line_kinds(Codes, Pieces, Kinds),
    lines(Kinds, Codes, 0, Lines),
    parts(Language, Tokens, Parts).

pieces(c, _, Codes, Pieces, Tokens) :-
    c_pieces(Codes, Pieces),
    c_tokens(Pieces, Tokens).
pieces(prolog, File, Codes, Pieces, Tokens) :-
    prolog_pieces(File, Codes, Pieces),
    prolog_tokens(Pieces, Tokens).

%   The lines with where they start and end.

lines([], _, _, []).
lines([Kind|Kinds], Codes0, Start, [line(Kind, Start, End)|Lines]) :-
    (   append(Before, [0'\n|Codes], Codes0)
    ->  length(Before, Length)
    ;   length(Codes0, Length),
        Codes = []
    ),
    End is Start+Length+1,
    lines(Kinds, Codes, End, Lines).

%!  source_words(+Source, -Name, -Words) is nondet.
%
%   The words in the part of that Name, or what Name stands for.

source_words(source(_, _, _, Tokens, _, Parts), Name, Words) :-
    (   member(Part, Parts),
        Part = part(Name, _),
        part_words(Part, Tokens, Words)
    ;   alias(Tokens, Name, Word),
        Words = [Word]
    ).

%!  source_count(+Source, +Selection, -Count) is det.
%
%   Selection is
%
%     - `all`;
%     - only(Names): the parts of these names, which must be there, with the
%       blank lines between them;
%     - without(Names): all but those of them that are there, and the blank
%       lines behind them;
%     - rest(Lists): what only(Names) leaves for each of the lists of names.

source_count(source(Language, File, Codes, Tokens0, Lines0, Parts), Selection,
             count(Bytes, Lines, TokenCount, Statements, Squeezed,
                   LineBytes)) :-
    selected(Selection, source(File, Lines0, Parts), Wanted, Ranges, Places),
    findall(Token,
            ( member(Token, Tokens0),
              Token = token(_, Start, End, _),
              is_wanted(Wanted, Ranges, Start, End)
            ),
            Tokens),
    findall(Kind-(Start-End),
            ( member(line(Kind, Start, End), Lines0),
              is_wanted(Wanted, Places, Start, End)
            ),
            Wholes),
    findall(Kind, member(Kind-_, Wholes), Lines),
    findall(Place,
            ( member(Kind-Place, Wholes),
              counts_as(Kind, As),
              As \== comment
            ),
            Counted),
    bytes(Wanted, Ranges, Codes, Bytes),
    bytes(inside, Counted, Codes, LineBytes),
    aggregate_all(count,
                  ( member(token(Kind, _, _, _), Tokens),
                    Kind \== newline
                  ),
                  TokenCount),
    statements(Language, Tokens, Statements),
    squeezed(Language, Tokens, SqueezedCodes),
    string_codes(Squeezed, SqueezedCodes).

%!  source_text(+Source, +Names, -Text) is det.
%
%   The parts of these names, which must be there, as they stand in the file.

source_text(source(_, File, Codes, _, Lines, Parts), Names, Text) :-
    selected(only(Names), source(File, Lines, Parts), inside, _, Places),
    cut_out(Places, 0, Codes, Cut),
    string_codes(Text, Cut).

%!  source_lines(+Source, +Selection, -Count) is det.
%
%   Only how many lines that is, all but comments.

source_lines(source(_, File, _, _, Lines, Parts), Selection, Count) :-
    selected(Selection, source(File, Lines, Parts), Wanted, _, Places),
    aggregate_all(count,
                  ( member(line(Kind, Start, End), Lines),
                    counts_as(Kind, As),
                    As \== comment,
                    is_wanted(Wanted, Places, Start, End)
                  ),
                  Count).

%   The ranges are in order; the last line may have no end.

bytes(Wanted, Ranges, Codes, Bytes) :-
    cut_out(Ranges, 0, Codes, Inside),
    utf8_length(Inside, Length),
    (   Wanted == inside
    ->  Bytes = Length
    ;   utf8_length(Codes, All),
        Bytes is All-Length
    ).

cut_out([], _, _, []).
cut_out([From-To|Ranges], At, Codes0, Cut) :-
    Skipped is From-At,
    Count is To-From,
    length(Before, Skipped),
    append(Before, Codes1, Codes0),
    !,
    take(Count, Codes1, Cut, More, Codes),
    cut_out(Ranges, To, Codes, More).

take(0, Codes, More, More, Codes) :- !.
take(_, [], More, More, []) :- !.
take(Count, [Code|Codes0], [Code|Cut], More, Codes) :-
    Left is Count-1,
    take(Left, Codes0, Cut, More, Codes).

%   A statement of Prolog is a clause or a directive.

statements(c, Tokens, Statements) :-
    c_statements(Tokens, Statements).
statements(prolog, Tokens, Statements) :-
    aggregate_all(count, member(token(end, _, _, _), Tokens), Statements).

%!  count_file(+File, -Count) is det.
%!  count_text(+Language, +File, +Codes, -Count) is det.
%
%   All of a file, or as if it had these codes.

count_file(File, Count) :-
    source_read(File, Source),
    source_count(Source, all, Count).

count_text(Language, File, Codes, Count) :-
    source_make(Language, File, Codes, Source),
    source_count(Source, all, Count).

utf8_length(Codes, Bytes) :-
    setup_call_cleanup(
        open_null_stream(Null),
        ( set_stream(Null, encoding(utf8)),
          format(Null, "~s", [Codes]),
          byte_count(Null, Bytes)
        ),
        close(Null)).

%!  count_total(+Counts, -Total) is det.
%
%   Total is total(Files, Code, Comment, Blank, Tokens, Statements, Bytes,
%   LineBytes, Squeezed) of all of them; Squeezed is the length of their texts
%   deflated together.

count_total(Counts, total(Files, Code, Comment, Blank, Tokens, Statements,
                          Bytes, LineBytes, Squeezed)) :-
    length(Counts, Files),
    findall(Kind,
            ( member(count(_, Lines, _, _, _, _), Counts),
              member(Line, Lines),
              counts_as(Line, Kind)
            ),
            Kinds),
    aggregate_all(count, member(code, Kinds), Code),
    aggregate_all(count, member(comment, Kinds), Comment),
    aggregate_all(count, member(blank, Kinds), Blank),
    aggregate_all(r(sum(T), sum(S), sum(B), sum(L)),
                  member(count(B, _, T, S, _, L), Counts),
                  r(Tokens, Statements, Bytes, LineBytes)),
    findall(Text, member(count(_, _, _, _, Text, _), Counts), Texts),
    atomic_list_concat(Texts, "\n", All),
    string_codes(All, Codes),
    deflated_length(Codes, Squeezed).

counts_as(code, code).
counts_as(comment, comment).
counts_as(hollow, comment).
counts_as(blank, blank).
