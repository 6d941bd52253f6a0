/** <module> Text in a part of the screen, in lines as wide as that is

What has no room is cut, and "…" stands for it.

A page is page(Row, Column, Width, Rows).  On it stand paragraphs,
paragraph(Lines, Pieces) of at most so many lines (0: as many as there are),
each on a new line.  A piece is Paint-Codes, which breaks at blanks and between
two squares, or kept(Blanks, Spans): spans, Paint-Codes, that stay together, so
many blanks behind what is before them.

What is shown are items at(Row, Column, Spans), as screen.pl has them.

Mirror: c_impl/play/page.c.
*/
:- module(reitti_page,
          [ page_items/3,               % +Page, +Paragraphs, -Items
            page_line/6,                % +Row, +Column, +Width, +Paint, +Text,
                                        % -Items
            page_lines/3                % +Text, +Width, -Count
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, sum_list/2]).

%!  page_items(+Page, +Paragraphs, -Items) is det.

page_items(Page, Paragraphs, Items) :-
    phrase(paragraphs(Paragraphs, Page, -1, 0, _), Items).

%!  page_line(+Row, +Column, +Width, +Paint, +Text, -Items) is det.
%
%   One line by itself.

page_line(Row, Column, Width, Paint, Text, Items) :-
    string_codes(Text, Codes),
    page_items(page(Row, Column, Width, 1), [paragraph(1, [Paint-Codes])],
               Items).

%!  page_lines(+Text, +Width, -Count) is det.
%
%   How many lines the text takes as a paragraph.

page_lines(Text, Width, Count) :-
    string_codes(Text, Codes),
    phrase(paragraphs([paragraph(0, [plain-Codes])],
                      page(0, 0, Width, 1 000 000), -1, 0, Line),
           _),
    Count is Line+1.

%   paragraphs(+Paragraphs, +Page, +Line0, +At0, -Line): the paragraph before
%   ended in that line, behind so many columns.

paragraphs([], _, Line, _, Line) -->
    [].
paragraphs([paragraph(Most, Pieces)|Paragraphs], Page, Line0, At0, Line) -->
    { Page = page(_, _, _, Rows),
      Line1 is Line0+1,
      (   Line1 < Rows
      ->  At1 = 0
      ;   At1 = At0
      ),
      (   ( Most =:= 0 ; Line1+Most > Rows )
      ->  Last is Rows-1
      ;   Last is Line1+Most-1
      ),
      foldl(piece_words, Pieces, Words, [])
    },
    words(Words, Page, Last, Line1, At1, Line2, At2),
    paragraphs(Paragraphs, Page, Line2, At2, Line).

%   piece_words(+Piece, -Words, ?Rest): words are word(Blanks, Spans), or what
%   is kept together.

piece_words(kept(Blanks, Spans), [kept(Blanks, Spans)|Words], Words).
piece_words(Paint-Codes, Words, Rest) :-
    phrase(text_words(Paint, Words, Rest), Codes).

text_words(Paint, Words, Rest) -->
    blanks(0, Blanks),
    word(Codes),
    (   { Codes == [] }
    ->  { Words = Rest }
    ;   { Words = [word(Blanks, [Paint-Codes])|Words1] },
        text_words(Paint, Words1, Rest)
    ).

blanks(Count0, Count) -->
    " ", !,
    { Count1 is Count0+1 },
    blanks(Count1, Count).
blanks(Count, Count) -->
    [].

%   As far as a blank, or the place between two squares.

word([Code|Codes]) -->
    [Code],
    { Code =\= 0'\s }, !,
    (   { Code =:= 0') },
        ahead(0'()
    ->  { Codes = [] }
    ;   word(Codes)
    ).
word([]) -->
    [].

ahead(Code), [Code] -->
    [Code].

%   words(+Words, +Page, +Last, +Line0, +At0, -Line, -At): the next word goes
%   behind At0 columns of Line0.  Behind what is cut, nothing comes any more.

words([], _, _, Line, At, Line, At) -->
    [].
words([Word|Words], Page, Last, Line0, At0, Line, At) -->
    { placed(Word, Page, Line0, At0, Line1, At1, Spans),
      Spans = [Paint-_|_]
    },
    (   { Line1 > Last }
    ->  sign(Page, Paint, Line0, At0),
        { Line = Line0,
          At = At0
        }
    ;   spans(Spans, Page, Last, Line1, At1, Line2, At2),
        (   { Line2 > Last }
        ->  { Line = Last,
              At = At2
            }
        ;   words(Words, Page, Last, Line2, At2, Line, At)
        )
    ).

%   Where a word goes, and its spans with the blanks before it.

placed(Word, page(_, _, Width, _), Line0, At0, Line, At, Spans) :-
    Word =.. [Kind, Blanks, Spans0],
    findall(Length, ( member(_-Codes, Spans0), length(Codes, Length) ),
            Lengths),
    sum_list(Lengths, Wide),
    (   At0 > 0,
        At0+Blanks+Wide > Width
    ->  Line is Line0+1,
        At = 0,
        Spans = Spans0
    ;   Line = Line0,
        At = At0,
        format(codes(Before), "~*c", [Blanks, 0'\s]),
        (   Kind == word
        ->  Spans0 = [Paint-_|_],
            Spans = [Paint-Before|Spans0]
        ;   At0 =:= 0
        ->  Spans = Spans0
        ;   Spans = [plain-Before|Spans0]
        )
    ).

%   A span that is wider than the page goes on in the next line; one that is
%   cut ends behind the last.

spans([], _, _, Line, At, Line, At) -->
    [].
spans([Paint-Codes|Spans], Page, Last, Line0, At0, Line, At) -->
    { Page = page(_, _, Width, _),
      Room is Width-At0,
      length(Codes, Length)
    },
    (   { Length =< Room }
    ->  item(Page, Line0, At0, Paint, Codes),
        { At1 is At0+Length },
        spans(Spans, Page, Last, Line0, At1, Line, At)
    ;   { length(First, Room),
          append(First, Rest, Codes)
        },
        item(Page, Line0, At0, Paint, First),
        (   { Line0 >= Last }
        ->  sign(Page, Paint, Line0, Width),
            { Line is Last+1,
              At = Width
            }
        ;   { Line1 is Line0+1 },
            spans([Paint-Rest|Spans], Page, Last, Line1, 0, Line, At)
        )
    ).

item(_, _, _, _, []) -->
    !.
item(page(Row0, Column0, _, _), Line, At, Paint, Codes) -->
    { Row is Row0+Line,
      Column is Column0+At
    },
    [at(Row, Column, [Paint-Codes])].

%   The sign stands behind what there is, or on its last character.

sign(Page, Paint, Line0, At0) -->
    { Page = page(_, _, Width, Rows),
      Line is min(Line0, Rows-1),
      At is min(At0, Width-1)
    },
    item(Page, Line, At, Paint, `\u2026`).
