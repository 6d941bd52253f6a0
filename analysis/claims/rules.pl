/** <module> The rules by which claims are judged

The claims are about programs as the original wrote them, so the rules look at
the thesis style of the searches that it used, on its six cases.  Times are
compared by ratios; a ratio counts where its interval clears the noise floor.
Whatever is missing makes a piece unclear.
*/
:- module(claims_rules,
          [ rule_pieces/3,              % +Rule, +Study, -Pieces
            rule_remark/2               % +Rule, -Remark
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/3, max_list/2, max_member/2, member/2, memberchk/2,
               same_length/2]).
:- use_module(original_figures).
:- use_module(sizes).
:- use_module(original).
:- use_module(original_cases, [original_in/3]).
:- use_module('../study/study').

%!  rule_pieces(+Rule, +Study, -Pieces) is det.

rule_pieces(search_size(Column), Study, Pieces) :-
    size_pieces(search, Study, Column, Pieces).
rule_pieces(program_size(Column), Study, Pieces) :-
    size_pieces(program, Study, Column, Pieces).
rule_pieces(program_without_world(Column), Study, Pieces) :-
    size_pieces(without_world, Study, Column, Pieces).
rule_pieces(faster, Study, Pieces) :-
    findall(Piece,
            ( original_cell(Study, Case, thesis, prolog, optimize, Prolog),
              original_cell(Study, Case, thesis, c, optimize, C),
              ratio_piece(Study, Case, 'Prolog/C', Prolog, C, Piece)
            ),
            Pieces).
rule_pieces(harder, Study, Pieces) :-
    findall(Game, original_game(Game, _), Games),
    findall(Piece,
            ( append(_, [Easier, Harder|_], Games),
              harder_piece(Study, Easier, Harder, Piece)
            ),
            PrologPieces),
    resolution_piece(Study, CPiece),
    append(PrologPieces, [CPiece], Pieces).
rule_pieces(options, Study, Pieces) :-
    findall(Piece,
            ( original_case(_, _, Case),
              options_piece(Study, Case, Piece)
            ),
            Pieces).
rule_pieces(repeats, Study, Pieces) :-
    findall(Piece,
            ( original_game(Game, _),
              repeats_piece(Study, Game, Piece)
            ),
            Tried),
    append(Tried, [piece(unclear('these searches remove their facts, and run \c
                                  in a loop; what becomes of one that does \c
                                  not is not tried'), [])],
           Pieces).
rule_pieces(tuning, Study, [piece(Answer, Figures)]) :-
    findall(Answer,
            ( original_cell(Study, Case, thesis, prolog, optimize, Thesis),
              original_cell(Study, Case, tuned, prolog, optimize, Tuned),
              ratio_piece(Study, Case, gain, Thesis, Tuned, piece(Answer, _))
            ),
            Answers),
    worst(Answers, Answer),
    findall(Figure,
            ( tuning_ratio(Label, Style1-Lang1, Style2-Lang2),
              tuning_figure(Study, Label, Style1-Lang1, Style2-Lang2, Figure)
            ),
            Figures).

worst(Answers, Answer) :-
    (   memberchk(no, Answers)
    ->  Answer = no
    ;   memberchk(unclear(Why), Answers)
    ->  Answer = unclear(Why)
    ;   Answer = yes
    ).

%   Name is that of the case, as 2010 had it.

original_cell(Study, Name, Style, Lang, Mode,
              cell(run, Case, Search, Style, Lang, Mode)) :-
    original_case(Game, _, Name),
    original_game(Game, Search),
    original_in(Study, Name, Case).

game_cells(Study, Game, Lang, Cells) :-
    findall(Cell,
            ( original_case(Game, _, Case),
              original_cell(Study, Case, thesis, Lang, optimize, Cell)
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
    (   \+ control(Study, _, _)
    ->  Answer = unclear('no control has measured the noise')
    ;   differs(Study, Estimate, Direction)
    ->  (   Direction == larger
        ->  Answer = yes
        ;   Answer = no
        )
    ;   format(atom(Why), "~w: the interval does not clear the noise floor",
               [What]),
        Answer = unclear(Why)
    ).

missing(Study, Cells, unclear(Why)) :-
    (   member(Cell, Cells),
        \+ estimate(Study, Cell, _)
    ->  cell_name(Study, Cell, Name),
        (   ended_badly(Study, Cell, Ending)
        ->  format(atom(Why), "~w ended: ~w", [Name, Ending])
        ;   format(atom(Why), "~w has no times", [Name])
        )
    ;   Why = 'a time cannot be told from nothing'
    ).

harder_piece(Study, Easier, Harder, piece(Answer, Figures)) :-
    game_cells(Study, Easier, prolog, Cells1),
    game_cells(Study, Harder, prolog, Cells2),
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

%   The slowest of the C cases, against the clock of 2010.

resolution_piece(Study, piece(Answer, Figures)) :-
    findall(Cell, original_cell(Study, _, thesis, c, optimize, Cell), Cells),
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

options_piece(Study, Case, piece(Answer, Figures)) :-
    original_cell(Study, Case, thesis, prolog, compile, P1),
    original_cell(Study, Case, thesis, c, compile, C1),
    original_cell(Study, Case, thesis, prolog, optimize, P2),
    original_cell(Study, Case, thesis, c, optimize, C2),
    (   ratio_of_ratios(Study, P1-C1, P2-C2, Estimate)
    ->  Estimate = estimate(_, Low, High),
        no_difference(Limit),
        noise_floor(Study, Floor),
        Clear is max(Limit, Floor),
        (   Low > 1/Limit,
            High < Limit
        ->  Answer = yes
        ;   ( High < 1/Clear ; Low > Clear )
        ->  Answer = no
        ;   format(atom(Why), "~w: the interval is too wide to tell", [Case]),
            Answer = unclear(Why)
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

%   The thesis style keeps everything in facts and removes them itself.

repeats_piece(Study, Game, piece(Answer, Figures)) :-
    game_cells(Study, Game, prolog, Cells),
    findall(Runs-Name,
            ( member(Cell, Cells),
              rows(Study, Cell, Rows),
              member(Row, Rows),
              row_value(Row, runs, Runs),
              cell_words(Study, Cell, Name)
            ),
            All),
    (   member(Cell, Cells),
        ended_badly(Study, Cell, Ending)
    ->  broken(Study, Cell, Ending, Answer),
        Figures = []
    ;   max_member(Most-Name, All),
        Most > 1
    ->  Answer = yes,
        atom_concat(Game, ': runs in one block, all of them right:', Label),
        Figures = [figure(Label, count(Most), [Name])]
    ;   format(atom(Why), "~w was not run in a loop", [Game]),
        Answer = unclear(Why),
        Figures = []
    ).

%   A search that answers once, but not again, speaks against the claim; one
%   whose answers are right, but not its work, does not.

broken(Study, Cell, Ending, Answer) :-
    Cell = cell(_, Case, Search, Style, Lang, Mode),
    (   Ending \== disagree,
        ending(Study, cell(cold, Case, Search, Style, Lang, Mode), ok, _)
    ->  Answer = no
    ;   cell_name(Study, Cell, Name),
        format(atom(Why), "~w ended: ~w", [Name, Ending]),
        Answer = unclear(Why)
    ).

%   The answer to the open question, over the six cases.

tuning_ratio('thesis/tuned in Prolog', thesis-prolog, tuned-prolog).
tuning_ratio('thesis/tuned in C', thesis-c, tuned-c).
tuning_ratio('Prolog/C in thesis style', thesis-prolog, thesis-c).
tuning_ratio('Prolog/C in tuned style', tuned-prolog, tuned-c).
tuning_ratio('tuned Prolog/thesis C', tuned-prolog, thesis-c).

tuning_figure(Study, Label, Style1-Lang1, Style2-Lang2,
              figure(Label, Estimate, Names)) :-
    findall(Cell1-Cell2,
            ( original_cell(Study, Case, Style1, Lang1, optimize, Cell1),
              original_cell(Study, Case, Style2, Lang2, optimize, Cell2)
            ),
            Pairs),
    mean_ratio(Study, Pairs, Count, Estimate),
    length(Pairs, Count),
    findall(Name,
            ( member(Cell1-Cell2, Pairs),
              member(Cell, [Cell1, Cell2]),
              cell_words(Study, Cell, Name)
            ),
            Names).

%!  rule_remark(+Rule, -Remark) is semidet.
%
%   What the figures do not say.

rule_remark(tuning,
            'a question has no verdict: what is judged is whether tuning \c
             makes Prolog faster in each of the six cases').
