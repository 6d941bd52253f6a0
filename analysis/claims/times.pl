/** <module> Rules about times and inferences

Times are those of the same question again and again, as the original took them.
They are compared by ratios; a ratio counts where its interval clears the noise
floor.
*/
:- module(claims_times,
          [ faster_pieces/3,            % +Study, +Subject, -Pieces
            harder_pieces/3,            % +Study, +Subject, -Pieces
            inferences_pieces/3,        % +Study, +Subject, -Pieces
            options_pieces/3            % +Study, +Subject, -Pieces
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/3, max_list/2, member/2, same_length/2]).
:- use_module(original).
:- use_module(original_cases, [original_cell/6]).
:- use_module(original_figures).
:- use_module('../study/statistics', [geometric_mean/2]).
:- use_module('../study/study').

%!  faster_pieces(+Study, +Subject, -Pieces) is det.
%
%   C is faster, case by case.

faster_pieces(Study, Subject, Pieces) :-
    findall(Piece,
            ( original_cell(Study, Case, Subject, prolog, optimize, Prolog),
              original_cell(Study, Case, Subject, c, optimize, C),
              ratio_piece(Study, Case, 'Prolog/C', Prolog, C, Piece)
            ),
            Pieces).

%!  harder_pieces(+Study, +Subject, -Pieces) is det.
%
%   Prolog takes longer from game to game; C stays below the clock of 2010.

harder_pieces(Study, Subject, Pieces) :-
    findall(Piece,
            ( easier(Easier, Harder),
              harder_piece(Study, Subject, Easier, Harder, Piece)
            ),
            PrologPieces),
    resolution_piece(Study, Subject, CPiece),
    append(PrologPieces, [CPiece], Pieces).

%!  inferences_pieces(+Study, +Subject, -Pieces) is det.
%
%   Prolog takes longer from game to game, by what it infers.

inferences_pieces(Study, Subject, Pieces) :-
    findall(Piece,
            ( easier(Easier, Harder),
              inferences_piece(Study, Subject, Easier, Harder, Piece)
            ),
            Pieces).

%!  options_pieces(+Study, +Subject, -Pieces) is det.
%
%   Prolog's options make no difference, case by case.

options_pieces(Study, Subject, Pieces) :-
    findall(Piece,
            ( original_case(_, _, Case),
              options_piece(Study, Subject, Case, Piece)
            ),
            Pieces).

%   The games in the order of how hard their searches are.

easier(Easier, Harder) :-
    findall(Game, original_game(Game, _), Games),
    append(_, [Easier, Harder|_], Games).

game_cells(Study, Subject, Game, Lang, Cells) :-
    findall(Cell,
            ( original_case(Game, _, Case),
              original_cell(Study, Case, Subject, Lang, optimize, Cell)
            ),
            Cells).

%   Times.

ratio_piece(Study, Case, What, Cell1, Cell2, piece(Answer, Figures)) :-
    (   ratio(Study, Cell1, Cell2, Estimate)
    ->  larger(Study, Case, Estimate, Answer),
        maplist(cell_words(Study), [Cell1, Cell2], Names),
        atomic_list_concat([Case, ' ', What], Label),
        Figures = [figure(Label, Estimate, Names)]
    ;   missing(Study, [Cell1, Cell2], Answer),
        Figures = []
    ).

larger(Study, What, Estimate, Answer) :-
    (   noise(Study, run, 0, _)
    ->  Answer = unclear('no control has measured the noise')
    ;   differs(Study, run, Estimate, Direction)
    ->  (   Direction == larger
        ->  Answer = yes
        ;   Answer = no
        )
    ;   Answer = unclear(What:'the interval does not clear the noise floor')
    ).

missing(Study, Cells, unclear(Why)) :-
    (   member(Cell, Cells),
        \+ estimate(Study, Cell, _)
    ->  cell_name(Study, Cell, Name),
        (   ended_badly(Study, Cell, Ending)
        ->  format(atom(Why), "~w ended: ~w", [Name, Ending])
        ;   format(atom(Why), "~w has no times", [Name])
        )
    ;   \+ one_machine(Study, Cells)
    ->  Why = 'these cases were measured on different machines'
    ;   Why = 'a time cannot be told from nothing'
    ).

harder_piece(Study, Subject, Easier, Harder, piece(Answer, Figures)) :-
    game_cells(Study, Subject, Easier, prolog, Cells1),
    game_cells(Study, Subject, Harder, prolog, Cells2),
    append(Cells2, Cells1, Cells),
    atomic_list_concat([Harder, '/', Easier], What),
    (   means_ratio(Study, Cells2, Cells1, Estimate)
    ->  larger(Study, What, Estimate, Answer),
        maplist(cell_words(Study), Cells, Names),
        atom_concat(What, ' in Prolog', Label),
        Figures = [figure(Label, Estimate, Names)]
    ;   missing(Study, Cells, Answer),
        Figures = []
    ).

%   The same by inferences, which are exact.

inferences_piece(Study, Subject, Easier, Harder, piece(Answer, Figures)) :-
    atomic_list_concat([Harder, '/', Easier, ' inferences'], Label),
    (   inferences(Study, Subject, Easier, Mean1, Names1),
        inferences(Study, Subject, Harder, Mean2, Names2)
    ->  Ratio is Mean2/Mean1,
        (   Ratio > 1
        ->  Answer = yes
        ;   Answer = no
        ),
        append(Names2, Names1, Names),
        Figures = [figure(Label, Ratio, Names)]
    ;   format(atom(Why), "~w were not counted", [Label]),
        Answer = unclear(Why),
        Figures = []
    ).

inferences(Study, Subject, Game, Mean, Names) :-
    game_cells(Study, Subject, Game, prolog, Cells),
    findall(Count-Words,
            ( member(cell(_, Case, Search, Style, Lang, Mode), Cells),
              Cell = cell(work, Case, Search, Style, Lang, Mode),
              work(Study, Cell, inferences, Count),
              cell_words(Study, Cell, Words)
            ),
            Counted),
    same_length(Counted, Cells),
    findall(Count, member(Count-_, Counted), Counts),
    findall(Words, member(_-Words, Counted), Names),
    geometric_mean(Counts, Mean).

%   The slowest of the C cases, against the clock of 2010.

resolution_piece(Study, Subject, piece(Answer, Figures)) :-
    findall(Cell, original_cell(Study, _, Subject, c, optimize, Cell), Cells),
    findall(High-(Cell-estimate(Value, Low, High)),
            ( member(Cell, Cells),
              estimate(Study, Cell, estimate(Value, Low, High))
            ),
            Times),
    (   same_length(Cells, Times),
        msort(Times, Sorted),
        append(_, [_-(Slowest-Estimate)], Sorted)
    ->  original_resolution(Ms),
        Estimate = estimate(_, Low, High),
        (   High < Ms*1000000
        ->  Answer = yes
        ;   Low > Ms*1000000
        ->  Answer = no
        ;   Answer = unclear('C may be above or below what the clock showed')
        ),
        cell_words(Study, Slowest, Name),
        Figures = [figure('slowest case in C', time(Estimate), [Name])]
    ;   missing(Study, Cells, Answer),
        Figures = []
    ).

%   The C search stands beside in each process, so what is compared is the
%   Prolog/C ratio of both ways.  No real difference: not more than what the
%   original itself saw and called none.  A real one clears the noise as well.

options_piece(Study, Subject, Case, piece(Answer, Figures)) :-
    original_cell(Study, Case, Subject, prolog, compile, P1),
    original_cell(Study, Case, Subject, c, compile, C1),
    original_cell(Study, Case, Subject, prolog, optimize, P2),
    original_cell(Study, Case, Subject, c, optimize, C2),
    (   ratio_of_ratios(Study, P1-C1, P2-C2, Estimate)
    ->  Estimate = estimate(_, Low, High),
        no_difference(Limit),
        noise_floor(Study, run, Floor),
        Clear is max(Limit, Floor),
        (   Low > 1/Limit,
            High < Limit
        ->  Answer = yes
        ;   ( High < 1/Clear ; Low > Clear )
        ->  Answer = no
        ;   Answer = unclear(Case:'the interval is too wide to tell')
        ),
        maplist(cell_words(Study), [P1, C1, P2, C2], Names),
        atom_concat(Case, ' compile/optimize', Label),
        Figures = [figure(Label, Estimate, Names)]
    ;   missing(Study, [P1, C1, P2, C2], Answer),
        Figures = []
    ).

no_difference(Limit) :-
    rule_original(options, Figures),
    findall(Ratio, member(figure(_, Ratio, _), Figures), Ratios),
    max_list(Ratios, Limit).
