/** <module> How long a source file is, in several ways

A count is count(Bytes, Lines, Tokens, Statements, Squeezed): Lines has the
kind of each line, and Squeezed is the text that squeeze.pl leaves, as a string.
*/
:- module(count,
          [ language/2,                 % +File, -Language
            count_file/2,               % +File, -Count
            count_text/4,               % +Language, +File, +Codes, -Count
            count_total/2               % +Counts, -Total
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_file_to_codes/3]).
:- use_module(c_statements).
:- use_module(c_tokens).
:- use_module(line_kinds).
:- use_module(prolog_tokens).
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

%!  count_file(+File, -Count) is det.

count_file(File, Count) :-
    language(File, Language),
    read_file_to_codes(File, Codes, [encoding(utf8), newline(posix)]),
    count_text(Language, File, Codes, Count).

%!  count_text(+Language, +File, +Codes, -Count) is det.
%
%   As if the file had these codes.

count_text(Language, File, Codes,
           count(Bytes, Lines, TokenCount, Statements, Squeezed)) :-
    pieces(Language, File, Codes, Pieces, Tokens, Statements),
    utf8_length(Codes, Bytes),
    line_kinds(Codes, Pieces, Lines),
    aggregate_all(count,
                  ( member(token(Kind, _, _, _), Tokens),
                    Kind \== newline
                  ),
                  TokenCount),
    squeezed(Language, Tokens, SqueezedCodes),
    string_codes(Squeezed, SqueezedCodes).

%   A statement of Prolog is a clause or a directive.

pieces(c, _, Codes, Pieces, Tokens, Statements) :-
    c_pieces(Codes, Pieces),
    c_tokens(Pieces, Tokens),
    c_statements(Tokens, Statements).
pieces(prolog, File, Codes, Pieces, Tokens, Statements) :-
    prolog_pieces(File, Codes, Pieces),
    prolog_tokens(Pieces, Tokens),
    aggregate_all(count, member(token(end, _, _, _), Tokens), Statements).

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
%   Squeezed) of all of them; Squeezed is the length of their texts deflated
%   together.

count_total(Counts, total(Files, Code, Comment, Blank, Tokens, Statements,
                          Bytes, Squeezed)) :-
    length(Counts, Files),
    findall(Kind,
            ( member(count(_, Lines, _, _, _), Counts),
              member(Line, Lines),
              counts_as(Line, Kind)
            ),
            Kinds),
    aggregate_all(count, member(code, Kinds), Code),
    aggregate_all(count, member(comment, Kinds), Comment),
    aggregate_all(count, member(blank, Kinds), Blank),
    aggregate_all(r(sum(T), sum(S), sum(B)),
                  member(count(B, _, T, S, _), Counts),
                  r(Tokens, Statements, Bytes)),
    findall(Text, member(count(_, _, _, _, Text), Counts), Texts),
    atomic_list_concat(Texts, "\n", All),
    string_codes(All, Codes),
    deflated_length(Codes, Squeezed).

counts_as(code, code).
counts_as(comment, comment).
counts_as(hollow, comment).
counts_as(blank, blank).
