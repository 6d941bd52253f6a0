/** <module> Ratios as marks on a line

A strip is one row of a drawing: an SVG as wide as the place that it gets, on
which ratios stand as marks with their intervals, on a logarithmic axis.  Rows
below each other make a plot; the axis comes last.  Places are percentages and
heights are pixels, so nothing in it grows or shrinks with the page.

A mark is mark(Series, Value, Title, Link).  Series is a word: first.css knows
its colour, and shape//1 its shape.  Value is estimate(Value, Low, High), a
number, or above(Number): somewhere from there on.  Link is where it leads.
*/
:- encoding(utf8).
:- module(page_strips,
          [ strip_axis/2,               % +Values, -Axis
            strip//3,                   % +Axis, +Band, +Marks
            strip_scale//1,             % +Axis
            strip_key//2,               % +Series, +Words
            strip_bound_key//2          % +Series, +Words
          ]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [max_list/2, member/2, min_list/2, nth0/3]).
:- use_module('../text/numbers', [fixed/3, is_finite/1]).

%!  strip_axis(+Values, -Axis) is det.
%
%   From below the least value to above the greatest, with 1 on it.

strip_axis(Values, axis(Low, High)) :-
    findall(Log,
            ( member(Value, Values),
              end(Value, Number),
              is_finite(Number),
              Number > 0,
              Log is log10(Number)
            ),
            Logs),
    min_list([0.0|Logs], Least),
    max_list([0.0|Logs], Most),
    Room is 0.06*max(0.5, Most-Least),
    Low is Least-Room,
    High is Most+Room.

end(estimate(Value, Low, High), Number) :-
    !,
    member(Number, [Value, Low, High]).
end(above(Number), Number) :- !.
end(Number, Number).

place(axis(Low, High), Value, Percent) :-
    place_number(axis(Low, High), Value, Place),
    percent(Place, Percent).

place_number(axis(Low, High), Value, Place) :-
    Place is 100*(log10(Value)-Low)/(High-Low).

percent(Place, Percent) :-
    format(atom(Percent), "~2f%", [Place]).

%!  strip(+Axis, +Band, +Marks)// is det.
%
%   Each mark in a lane of its own, in their order.  Band is a factor: what is
%   closer to 1 is shaded; `none` for none.

strip(Axis, Band, Marks) -->
    { length(Marks, Count),
      Height is 10+9*max(1, Count),
      format(atom(Style), "min-height: ~dpx", [Height]),
      findall(Y-Mark,
              ( nth0(Place, Marks, Mark), Y is 9*Place-4.5*(Count-1) ),
              Lanes)
    },
    html(div([class(line), style(Style)],
             svg([class(strip), width('100%'), height('100%')],
                 [ \band(Axis, Band), \grid(Axis),
                   svg([y('50%'), overflow(visible)],
                       \sequence(lane(Axis), Lanes)) ]))).

band(_, none) --> !.
band(Axis, Floor) -->
    { Least is 1/Floor,
      place_number(Axis, Least, From),
      place_number(Axis, Floor, To),
      Width is To-From,
      percent(From, X),
      percent(Width, W)
    },
    html(rect([class(band), x(X), width(W), height('100%')], [])).

grid(Axis) -->
    { findall(Value, ticked(Axis, Value, _), Values) },
    sequence(grid_line(Axis), Values).

grid_line(Axis, Value) -->
    { place(Axis, Value, X),
      (   Value =:= 1
      ->  Class = one
      ;   Class = grid
      )
    },
    html(line([class(Class), x1(X), x2(X), y1(0), y2('100%')], [])).

%   Powers of ten; on a short axis, what lies between them as well.

ticked(axis(Low, High), Value, Text) :-
    digits(High-Low, Digits),
    From is floor(Low),
    To is ceiling(High),
    between(From, To, Power),
    member(Digit, Digits),
    Value is Digit*10.0**Power,
    Log is log10(Value),
    Log >= Low,
    Log =< High,
    (   Value < 1000
    ->  format(atom(Text), "~g", [Value])
    ;   fixed(Value, 0, Text)
    ).

digits(Span, Digits) :-
    (   Span > 1.6
    ->  Digits = [1]
    ;   Span > 0.8
    ->  Digits = [1, 2, 5]
    ;   Digits = [1, 1.5, 2, 3, 4, 6, 8]
    ).

lane(Axis, Y-mark(Series, Value, Title, Link)) -->
    html(a([href(Link), class([mark, Series])],
           [title(Title), \mark(Value, Series, Axis, Y)])).

mark(above(Least), _, Axis, Y) -->
    !,
    { place(Axis, Least, X),
      Top is Y-4,
      Bottom is Y+4
    },
    html([ line([class(bound), x1(X), x2('100%'), y1(Y), y2(Y)], []),
           line([class(range), x1(X), x2(X), y1(Top), y2(Bottom)], []) ]).
mark(estimate(Value, Low, High), Series, Axis, Y) -->
    !,
    range(Axis, Low, High, Y),
    mark(Value, Series, Axis, Y).
mark(Value, Series, Axis, Y) -->
    { place(Axis, Value, X) },
    html(svg([x(X), y(Y), overflow(visible)], \shape(Series))).

range(Axis, Low, High, Y) -->
    { is_finite(High),
      Low > 0,
      !,
      place(Axis, Low, X1),
      place(Axis, High, X2)
    },
    html(line([class(range), x1(X1), x2(X2), y1(Y), y2(Y)], [])).
range(_, _, _, _) --> [].

%   Told apart without colours, too.

shape(Series) -->
    { strip_shape(Series, Path) },
    html(path([class(shape), d(Path)], [])).

strip_shape(Series, Path) :-
    (   known_shape(Series, Path0)
    ->  Path = Path0
    ;   Path = 'M-4 0h8M0 -4v8'
    ).

known_shape('2010', 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z').
known_shape('2009', 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z').
known_shape(measured, 'M-3.6 -3.6h7.2v7.2h-7.2z').
known_shape(original, 'M0 -4.8L4.8 0L0 4.8L-4.8 0z').
known_shape(thesis, 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z').
known_shape(tuned, 'M-3.6 -3.6h7.2v7.2h-7.2z').

%!  strip_scale(+Axis)// is det.
%
%   The numbers below the last row.

strip_scale(Axis) -->
    { findall(Value-Text, ticked(Axis, Value, Text), Ticks) },
    html(svg([class([strip, scale]), width('100%'), height(18)],
             \sequence(tick(Axis), Ticks))).

tick(Axis, Value-Text) -->
    { place(Axis, Value, X) },
    html(text([x(X), y(13), 'text-anchor'(middle)], Text)).

%!  strip_key(+Series, +Words)// is det.
%
%   What a series stands for, with its shape.

strip_key(Series, Words) -->
    html(span(class(key),
              [ svg([ class([mark, Series]), width(12), height(12),
                      'aria-hidden'(true) ],
                    svg([x(6), y(6), overflow(visible)], \shape(Series))),
                ' ', Words ])).

%!  strip_bound_key(+Series, +Words)// is det.
%
%   The same of a mark above(Number).

strip_bound_key(Series, Words) -->
    html(span(class(key),
              [ svg([ class([mark, Series]), width(22), height(12),
                      'aria-hidden'(true) ],
                    [ line([class(bound), x1(1), x2(22), y1(6), y2(6)], []),
                      line([class(range), x1(1), x2(1), y1(2), y2(10)], []) ]),
                ' ', Words ])).
