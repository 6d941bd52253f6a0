/** <module> The rules by which claims are judged

They look at the searches that the original used, on its six cases, in one of
the subjects that claims.pl names.  Times are compared by ratios; a ratio counts
where its interval clears the noise floor.  Whatever is missing makes a piece
unclear.
*/
:- module(claims_rules,
          [ rule_pieces/4,              % +Rule, +Study, +Subject, -Pieces
            rule_verdict/4,             % +Rule, +Subject, +Answers, -Verdict
            rule_remark/3               % +Rule, +Subject, -Remark
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/3, max_list/2, member/2, memberchk/2, same_length/2]).
:- use_module(original_figures).
:- use_module(repeats).
:- use_module(sizes).
:- use_module(original).
:- use_module(original_cases, [original_in/3]).
:- use_module('../study/statistics', [geometric_mean/2]).
:- use_module('../study/study').

%!  rule_pieces(+Rule, +Study, +Subject, -Pieces) is det.

rule_pieces(search_size(Column), Study, Subject, Pieces) :-
    size_pieces(search, Study, Subject, Column, Pieces).
rule_pieces(program_size(Column), Study, Subject, Pieces) :-
    size_pieces(program, Study, Subject, Column, Pieces).
rule_pieces(program_without_world(Column), Study, Subject, Pieces) :-
    size_pieces(without_world, Study, Subject, Column, Pieces).
rule_pieces(largest_difference(Column), Study, Subject, [Piece]) :-
    largest_piece(Study, Subject, Column, Piece).
rule_pieces(small_pieces(Column), Study, Subject, Pieces) :-
    size_pieces(neighbours, Study, Subject, Column, Pieces1),
    size_pieces(trace_back, Study, Subject, Column, Pieces2),
    append(Pieces1, Pieces2, Pieces).
rule_pieces(source_size, Study, Subject, Pieces) :-
    size_pieces(program, Study, Subject, line_bytes, Pieces).
rule_pieces(reuse, Study, Subject, Pieces) :-
    reuse_pieces(Study, Subject, Pieces).
rule_pieces(faster, Study, Subject, Pieces) :-
    findall(Piece,
            ( original_cell(Study, Case, Subject, prolog, optimize, Prolog),
              original_cell(Study, Case, Subject, c, optimize, C),
              ratio_piece(Study, Case, 'Prolog/C', Prolog, C, Piece)
            ),
            Pieces).
rule_pieces(harder, Study, Subject, Pieces) :-
    findall(Piece,
            ( easier(Easier, Harder),
              harder_piece(Study, Subject, Easier, Harder, Piece)
            ),
            PrologPieces),
    resolution_piece(Study, Subject, CPiece),
    append(PrologPieces, [CPiece], Pieces).
rule_pieces(harder_by_inferences, Study, Subject, Pieces) :-
    findall(Piece,
            ( easier(Easier, Harder),
              inferences_piece(Study, Subject, Easier, Harder, Piece)
            ),
            Pieces).
rule_pieces(options, Study, Subject, Pieces) :-
    findall(Piece,
            ( original_case(_, _, Case),
              options_piece(Study, Subject, Case, Piece)
            ),
            Pieces).
rule_pieces(repeats, Study, Subject, Pieces) :-
    repeats_pieces(Study, Subject, Pieces).
rule_pieces(tuning, Study, Subject, [piece(Answer, Figures)]) :-
    findall(Figure,
            ( tuning_ratio(Subject, Kind, Label, Side1, Side2),
              tuning_figure(Study, Kind, Label, Side1, Side2, Figure)
            ),
            Figures),
    findall(Label, tuning_ratio(Subject, _, Label, _, _), Labels),
    (   same_length(Figures, Labels)
    ->  Answer = yes
    ;   Answer = unclear('not all of it was measured')
    ).

%   The games in the order of how hard their searches are.

easier(Easier, Harder) :-
    findall(Game, original_game(Game, _), Games),
    append(_, [Easier, Harder|_], Games).

%!  rule_verdict(+Rule, +Subject, +Answers, -Verdict) is semidet.
%
%   Where the answers do not decide it.  The rebuilt programs were made to have
%   the sizes of 2010: that they do is no evidence.  A question is answered.

rule_verdict(Rule, original, Answers, 'by construction') :-
    is_aim(Rule),
    \+ memberchk(unclear(_), Answers).
rule_verdict(tuning, _, [yes], answered).

is_aim(search_size(_)).
is_aim(program_size(_)).
is_aim(program_without_world(_)).
is_aim(largest_difference(_)).
is_aim(small_pieces(_)).
is_aim(source_size).

%   Name is that of the case, as 2010 had it.

original_cell(Study, Name, Style, Lang, Mode,
              cell(run, Case, Search, Style, Lang, Mode)) :-
    original_case(Game, _, Name),
    original_game(Game, Search),
    original_in(Study, Name, Case).

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

%   The answer to the open question, over the six cases: tuning_ratio(Subject,
%   Kind, Label, Side1, Side2), by scenario.  What the rebuilt programs prepare
%   is the adapter's doing, and the first run alone tells of no scenario.

tuning_ratio(original, run, 'Prolog/C', original-prolog, original-c).
tuning_ratio(thesis, run, 'Prolog/C, the same question again and again',
             thesis-prolog, thesis-c).
tuning_ratio(thesis, cold, 'Prolog/C, the first question',
             thesis-prolog, thesis-c).
tuning_ratio(thesis, new_world, 'Prolog/C, a new world and one question',
             thesis-prolog, thesis-c).
tuning_ratio(tuned, run, 'Prolog/C, the same question again and again',
             tuned-prolog, tuned-c).
tuning_ratio(tuned, cold, 'Prolog/C, the first question',
             tuned-prolog, tuned-c).
tuning_ratio(tuned, new_world, 'Prolog/C, a new world and one question',
             tuned-prolog, tuned-c).
tuning_ratio(tuned, run,
             'thesis/tuned in Prolog, the same question again and again',
             thesis-prolog, tuned-prolog).
tuning_ratio(tuned, new_world,
             'thesis/tuned in Prolog, a new world and one question',
             thesis-prolog, tuned-prolog).
tuning_ratio(tuned, run, 'original/tuned in Prolog',
             original-prolog, tuned-prolog).
tuning_ratio(tuned, run, 'original/tuned in C', original-c, tuned-c).
tuning_ratio(tuned, run, 'tuned Prolog/C of 2010', tuned-prolog, original-c).

tuning_figure(Study, Kind, Label, Style1-Lang1, Style2-Lang2,
              figure(Label, Estimate, Names)) :-
    findall(Cell1-Cell2,
            ( original_cell(Study, Case, Style1, Lang1, optimize, Run1),
              original_cell(Study, Case, Style2, Lang2, optimize, Run2),
              of_kind(Kind, Run1, Cell1),
              of_kind(Kind, Run2, Cell2)
            ),
            Pairs),
    mean_ratio(Study, Pairs, Count, Estimate),
    length(Pairs, Count),
    findall(Name,
            ( member(Cell1-Cell2, Pairs),
              member(Cell, [Cell1, Cell2]),
              measured_cell(Cell, Measured),
              cell_words(Study, Measured, Name)
            ),
            Names).

of_kind(Kind, cell(_, Case, Search, Style, Lang, Mode),
        cell(Kind, Case, Search, Style, Lang, Mode)).

%   The cells that have the rows.

measured_cell(cell(new_world, Case, Search, Style, Lang, Mode), Cell) :-
    !,
    member(Kind, [prepare, cold]),
    Cell = cell(Kind, Case, Search, Style, Lang, Mode).
measured_cell(Cell, Cell).

%!  rule_remark(+Rule, +Subject, -Remark) is nondet.
%
%   What the figures do not say.

rule_remark(Rule, original,
            'these programs were rebuilt to have the sizes of 2010: no \c
             evidence') :-
    is_aim(Rule).
rule_remark(options, _,
            'SWI-Prolog\'s -O compiles arithmetic; it is not what Win-Prolog \c
             called optimize').
rule_remark(reuse, original,
            'we wrote these programs, by a description').
rule_remark(reuse, Subject,
            'of the searches, not of whole programs') :-
    Subject \== original.
rule_remark(tuning, _, 'geometric means over the six cases').
rule_remark(repeats, tuned, 'these searches leave no facts to remove').
