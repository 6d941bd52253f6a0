/** <module> How wide the columns of a table are in LaTeX */
:- module(text_latex_measures,
          [ column_measure/4,           % +Number, +Column, +Cells, -Measure
            heading_words/2,            % +Heading, -Words
            cell_is_aligned/1           % +Cell
          ]).
:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists), [member/2]).
:- use_module(latex_escape, [text_pieces/2]).
:- use_module(latex_widths).
:- use_module(numbers).

%!  column_measure(+Number, +Column, +Cells, -Measure) is det.
%
%   measure(Number, Shape, Heading, Word, Width): the Shape is `left`, `right`
%   or `interval`; widths are at ten points, that of the widest piece that may
%   not be broken, and that of the whole.

column_measure(Number, column(Id, Head, Unit, Align), Cells,
               measure(Number, Shape, Heading, Word, Width)) :-
    heading_line(column(Id, Head, Unit, Align), Heading),
    heading_width(Heading, Heads),
    maplist(cell_text, Cells, Texts, Intervals0),
    findall(Bracketed,
            ( member(Interval, Intervals0),
              Interval \== none,
              format(string(Bracketed), "(~s)", [Interval])
            ),
            Intervals),
    widest(Texts, TextWidth),
    (   Intervals = [_|_]
    ->  Shape = interval,
        findall(Value,
                ( member(Cell, Cells),
                  cell_is_aligned(Cell),
                  cell_text(Cell, Value, _)
                ),
                Values),
        widest(Values, ValueWidth),
        widest(Intervals, IntervalWidth),
        Width is max(max(ValueWidth+3.5+IntervalWidth, TextWidth), Heads),
        Word = Width
    ;   Width is max(TextWidth, Heads),
        Shape = Align,
        (   Align == left
        ->  findall(Piece,
                    ( member(Text, Texts),
                      text_pieces(Text, Pieces),
                      member(Piece, Pieces)
                    ),
                    All),
            widest(All, PieceWidth),
            Word is max(PieceWidth, Heads)
        ;   Word = Width
        )
    ).

%!  cell_is_aligned(+Cell) is semidet.
%
%   It stands with its like below each other in a column with intervals.

cell_is_aligned(estimate(_, _, _)).
cell_is_aligned(integer(_)).
cell_is_aligned(number(_, _)).

%   A heading may be broken between words, but not to less than this.

heading_width(Heading, Width) :-
    heading_words(Heading, Words),
    widest(Words, WordWidth),
    text_width(Heading, Whole),
    Width is max(WordWidth, min(Whole, 50)).

%!  heading_words(+Heading, -Words) is det.

heading_words(Heading, Words) :-
    split_string(Heading, " ", "", Words).
