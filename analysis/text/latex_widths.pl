/** <module> How wide text is in LaTeX's own font

In points, at a size of ten, from the widths of the letters; other sizes in
proportion.  Good to a few percent, which is enough to choose a layout.
*/
:- encoding(utf8).
:- module(text_latex_widths,
          [ text_width/2,               % +Text, -Points
            widest/2                    % +Texts, -Points
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [max_list/2, member/2]).

%!  text_width(+Text, -Points) is det.

text_width(Text, Points) :-
    format(codes(Codes), "~w", [Text]),
    foldl(add_width, Codes, 0, Thousandths),
    Points is Thousandths/100.0.

add_width(Code, Width0, Width) :-
    (   code_width(Code, Own)
    ->  true
    ;   Code < 256
    ->  Own = 600
    ;   Own = 4500                      % written as U+ and digits
    ),
    Width is Width0+Own.

%!  widest(+Texts, -Points) is det.

widest(Texts, Points) :-
    maplist(text_width, Texts, Widths),
    max_list([0.0|Widths], Points).

:- table code_width/2.

code_width(Code, Width) :-
    width(Width, Codes),
    member(Code, Codes).

%   In thousandths of the size.

width(278, `!',.:;[]|il`).
width(306, `fj`).
width(333, ` -`).
width(361, `I_`).
width(389, `()rst`).
width(444, `cez`).
width(472, `?`).
width(500, `0123456789$*/"\\^~{}\`ago–`).
width(514, `J`).
width(528, `kqvxy`).
width(556, `Sbdhnpuµ`).
width(611, `Z`).
width(625, `L`).
width(653, `F`).
width(681, `EP`).
width(708, `B`).
width(722, `CTw`).
width(736, `R`).
width(764, `D`).
width(750, `AHNUVXY`).
width(778, `&+=<>@GKOQ×≥≤`).
width(833, `#%m`).
width(917, `M`).
width(1000, `—²`).
width(1028, `W`).
