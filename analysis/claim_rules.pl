/** <module> The rules by which claims are judged

The claims are about programs as the original wrote them, so the rules look at
the thesis style of the searches that it used, on its six cases.  Times are
compared by ratios; a ratio counts where its interval clears the noise floor.
Whatever is missing makes a piece unclear.
*/
:- module(claim_rules,
          [ rule_pieces/3,              % +Rule, +Study, -Pieces
            rule_original/2,            % +Rule, -Figures
            rule_remark/2               % +Rule, -Remark
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/3, max_list/2, max_member/2, member/2, memberchk/2,
               same_length/2]).
:- use_module(original).
:- use_module(statistics, [geometric_mean/2]).
:- use_module(study).

%!  rule_pieces(+Rule, +Study, -Pieces) is det.

rule_pieces(search_size(Column), Study, Pieces) :-
    findall(Piece,
            ( original_game(Game, Search),
              size_piece(clearly_less, Game, Column,
                         counted(Study, search, Search, own), Piece)
            ),
            Pieces).
rule_pieces(program_size(Column), Study, Pieces) :-
    findall(Piece,
            ( original_game(Game, _),
              size_piece(more, Game, Column,
                         counted(Study, program, Game, all), Piece)
            ),
            Pieces).
rule_pieces(program_without_world(Column), Study, Pieces) :-
    findall(Piece,
            ( original_game(Game, _),
              size_piece(less, Game, Column, without_world(Study, Game), Piece)
            ),
            Pieces).
rule_pieces(faster, Study, Pieces) :-
    findall(Piece,
            ( original_cell(Case, thesis, prolog, optimize, Prolog),
              original_cell(Case, thesis, c, optimize, C),
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
            Pieces).
rule_pieces(tuning, Study, [piece(Answer, Figures)]) :-
    findall(Answer,
            ( original_cell(Case, thesis, prolog, optimize, Thesis),
              original_cell(Case, tuned, prolog, optimize, Tuned),
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

original_cell(Case, Style, Lang, Mode,
              cell(run, Case, Search, Style, Lang, Mode)) :-
    original_case(Game, _, Case),
    original_game(Game, Search).

game_cells(Game, Lang, Cells) :-
    findall(Cell,
            ( original_case(Game, _, Case),
              original_cell(Case, thesis, Lang, optimize, Cell)
            ),
            Cells).

%   Sizes.  Their goals give a size and the names of its rows, for a language.

size_piece(Wanted, Game, Column, Goal, piece(Answer, Figures)) :-
    (   call(Goal, Column, prolog, Prolog, Names1),
        call(Goal, Column, c, C, Names2),
        C > 0
    ->  Ratio is Prolog/float(C),
        size_answer(Wanted, Game, Ratio, Answer),
        append(Names1, Names2, Names),
        format(atom(Label), "~w Prolog/C ~w", [Game, Column]),
        Figures = [figure(Label, Ratio, Names)]
    ;   format(atom(Why), "~w was not counted in both languages", [Game]),
        Answer = unclear(Why),
        Figures = []
    ).

%   Clearly: by more than a tenth.

size_answer(clearly_less, Game, Ratio, Answer) :-
    (   Ratio < 0.9
    ->  Answer = yes
    ;   Ratio < 1
    ->  format(atom(Why), "~w is shorter, but not by a tenth", [Game]),
        Answer = unclear(Why)
    ;   Answer = no
    ).
size_answer(less, _, Ratio, Answer) :-
    (   Ratio < 1
    ->  Answer = yes
    ;   Answer = no
    ).
size_answer(more, _, Ratio, Answer) :-
    (   Ratio > 1
    ->  Answer = yes
    ;   Answer = no
    ).

counted(Study, Kind, Name, Scope, Column, Lang, Size, [RowName]) :-
    Key = size(Kind, Name, thesis, Lang, Scope, ''),
    named_size(Study, Key, Column, Size, RowName).

without_world(Study, Game, Column, Lang, Size, [Name1, Name2]) :-
    named_size(Study, size(program, Game, thesis, Lang, all, ''), Column,
               Whole, Name1),
    named_size(Study, size(program, Game, thesis, Lang, all, world), Column,
               World, Name2),
    Size is Whole-World.

named_size(Study, Key, Column, Size, Name) :-
    once(size(Study, Key, Column, Size)),
    size_name(Key, Name0),
    atomic_list_concat([Name0, ' ', Column], Name).

%   Times.

ratio_piece(Study, Case, What, Cell1, Cell2, piece(Answer, Figures)) :-
    (   ratio(Study, Cell1, Cell2, Estimate)
    ->  larger(Study, Case, Estimate, Answer),
        maplist(cell_name, [Cell1, Cell2], Names),
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
    ->  cell_name(Cell, Name),
        (   ending(Study, Cell, Ending, _),
            Ending \== ok
        ->  format(atom(Why), "~w ended: ~w", [Name, Ending])
        ;   format(atom(Why), "~w has no times", [Name])
        )
    ;   Why = 'a time cannot be told from nothing'
    ).

harder_piece(Study, Easier, Harder, piece(Answer, Figures)) :-
    game_cells(Easier, prolog, Cells1),
    game_cells(Harder, prolog, Cells2),
    append(Cells2, Cells1, Cells),
    atomic_list_concat([Harder, '/', Easier], What),
    (   means_ratio(Study, Cells2, Cells1, Estimate)
    ->  larger(Study, What, Estimate, Answer),
        maplist(cell_name, Cells, Names),
        atom_concat(What, ' in Prolog', Label),
        Figures = [figure(Label, Estimate, Names)]
    ;   missing(Study, Cells, Answer),
        Figures = []
    ).

%   The slowest of the C cases, against the clock of 2010.

resolution_piece(Study, piece(Answer, Figures)) :-
    findall(Cell, original_cell(_, thesis, c, optimize, Cell), Cells),
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
        cell_name(Slowest, Name),
        Figures = [figure('slowest case in C', time(Estimate), [Name])]
    ;   missing(Study, Cells, Answer),
        Figures = []
    ).

%   The C search stands beside in each process, so what is compared is the
%   Prolog/C ratio of both ways.  No real difference: not more than what the
%   original itself saw and called none, or what the noise hides.

options_piece(Study, Case, piece(Answer, Figures)) :-
    original_cell(Case, thesis, prolog, compile, P1),
    original_cell(Case, thesis, c, compile, C1),
    original_cell(Case, thesis, prolog, optimize, P2),
    original_cell(Case, thesis, c, optimize, C2),
    (   ratio_of_ratios(Study, P1-C1, P2-C2, Estimate)
    ->  Estimate = estimate(_, Low, High),
        no_difference(Study, Limit),
        (   Low > 1/Limit,
            High < Limit
        ->  Answer = yes
        ;   ( High < 1/Limit ; Low > Limit )
        ->  Answer = no
        ;   format(atom(Why), "~w: the interval is too wide to tell", [Case]),
            Answer = unclear(Why)
        ),
        maplist(cell_name, [P1, C1, P2, C2], Names),
        atom_concat(Case, ' compile/optimize', Label),
        Figures = [figure(Label, Estimate, Names)]
    ;   missing(Study, [P1, C1, P2, C2], Answer),
        Figures = []
    ).

no_difference(Study, Limit) :-
    noise_floor(Study, Floor),
    rule_original(options, Figures),
    findall(Ratio, member(figure(_, Ratio, _), Figures), Ratios),
    max_list([Floor|Ratios], Limit).

%   The thesis style keeps everything in facts and removes them itself.

repeats_piece(Study, Game, piece(Answer, Figures)) :-
    game_cells(Game, prolog, Cells),
    findall(Runs-Name,
            ( member(Cell, Cells),
              ending(Study, Cell, ok, _),
              rows(Study, Cell, Rows),
              member(Row, Rows),
              row_value(Row, runs, Runs),
              cell_name(Cell, Name)
            ),
            All),
    (   member(Cell, Cells),
        ending(Study, Cell, Ending, _),
        Ending \== ok
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

%   A search that answers once, but not again, speaks against the claim.

broken(Study, Cell, Ending, Answer) :-
    Cell = cell(_, Case, Search, Style, Lang, Mode),
    (   ending(Study, cell(cold, Case, Search, Style, Lang, Mode), ok, _)
    ->  Answer = no
    ;   cell_name(Cell, Name),
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
            ( original_cell(Case, Style1, Lang1, optimize, Cell1),
              original_cell(Case, Style2, Lang2, optimize, Cell2)
            ),
            Pairs),
    mean_ratio(Study, Pairs, Count, Estimate),
    length(Pairs, Count),
    findall(Name,
            ( member(Cell1-Cell2, Pairs),
              member(Cell, [Cell1, Cell2]),
              cell_name(Cell, Name)
            ),
            Names).

%!  rule_original(+Rule, -Figures) is det.
%
%   The same figures in 2010, as far as there are any.

rule_original(search_size(Column), Figures) :-
    original_sizes(Column, search, search, Figures).
rule_original(program_size(Column), Figures) :-
    original_sizes(Column, program, program, Figures).
rule_original(program_without_world(Column), Figures) :-
    original_sizes(Column, without_world, program, Figures).
rule_original(faster, Figures) :-
    findall(figure(Label, above(Ratio), [Source]),
            ( original_case(Game, Number, Case),
              original_time(Game, Number, prolog, optimize, Prolog),
              original_time(Game, Number, c, _, below(C)),
              Ratio is Prolog/C,
              atom_concat(Case, ' Prolog/C in 2010', Label),
              original_source(time, Source)
            ),
            Figures).
rule_original(harder, Figures) :-
    findall(Game, original_game(Game, _), Games),
    original_source(time, Source),
    findall(figure(Label, Ratio, [Source]),
            ( append(_, [Easier, Harder|_], Games),
              original_mean(Easier, Mean1),
              original_mean(Harder, Mean2),
              Ratio is Mean2/Mean1,
              format(atom(Label), "~w/~w in Prolog in 2010", [Harder, Easier])
            ),
            PrologFigures),
    original_resolution(Ms),
    append(PrologFigures, [figure('C in 2010', below_ms(Ms), [Source])],
           Figures).
rule_original(options, Figures) :-
    findall(figure(Label, Ratio, [Source]),
            ( original_case(Game, Number, Case),
              original_time(Game, Number, prolog, compile, Compile),
              original_time(Game, Number, prolog, optimize, Optimize),
              Ratio is Compile/float(Optimize),
              atom_concat(Case, ' compile/optimize in 2010', Label),
              original_source(time, Source)
            ),
            Figures).
rule_original(repeats, []).
rule_original(tuning, []).

%   The original counted lines only.  Without its world, a Prolog program was
%   held against the whole C++ one.

original_sizes(tokens, _, _, []).
original_sizes(lines, PrologWhat, CWhat, Figures) :-
    findall(figure(Label, Ratio, [Source]),
            ( original_game(Game, _),
              original_size(Game, prolog, PrologWhat, Prolog),
              original_size(Game, c, CWhat, C),
              Ratio is Prolog/float(C),
              atom_concat(Game, ' Prolog/C++ lines in 2010', Label),
              original_source(size, Source)
            ),
            Figures).

original_mean(Game, Mean) :-
    findall(Ms, original_time(Game, _, prolog, optimize, Ms), Times),
    geometric_mean(Times, Mean).

%!  rule_remark(+Rule, -Remark) is semidet.
%
%   What the figures do not say.

rule_remark(repeats,
            'only one half was tried: these searches remove their facts, and run \c
             in a loop').
rule_remark(tuning,
            'a question has no verdict: what is judged is whether tuning makes \c
             Prolog faster in each of the six cases').
