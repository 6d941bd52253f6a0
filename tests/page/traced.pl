/** <module> Traces of real cases for a made-up study

The searches of the Prolog side are run, and their steps stand for both
languages, whose work is the same; those of 2010, whose work is not, stand for
Prolog only.
*/
:- module(traced,
          [ traced_cases/4              % +Cases, +File, +Named, +Out
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(http/json), [json_write/3]).
:- use_module(library(lists), [append/2, member/2, memberchk/2, nth0/3]).
:- use_module('../../prolog_impl/reitti').

%!  traced_cases(+Cases, +File, +Named, +Out) is det.
%
%   A line for every search that answers a case of the file Cases, relative to
%   the project's root.  The lines say that it stands in File; Named has pairs
%   Name-NewName of cases that they call otherwise.

traced_cases(CasesFile, File, Named, Out) :-
    cases_read(CasesFile, Cases),
    forall(( member(Case, Cases),
             traced(Case, Named, Line)
           ),
           ( json_write(Out, json([file=File|Line]), [width(0)]),
             nl(Out)
           )).

traced(Case0, Named, Line) :-
    case_world(Case0, WorldName),
    format(atom(WorldFile), "tests/worlds/~w.world", [WorldName]),
    world_read(WorldFile, World),
    case_place(Case0, World, Case),
    case_name(Case, Name0),
    (   memberchk(Name0-Name1, Named)
    ->  Name = Name1
    ;   Name = Name0
    ),
    case_problem(Case, Problem),
    case_question(Case, Question),
    problem(Problem, _, [WorkName|_], _, _, _),
    world_game(World, Game),
    game(Game, _, Unit),
    world_part(World, OfWorld),
    question_part(Question, OfQuestion),
    solver(Search, Style, Problem, _, _, _),
    solver_promises(Search, Style, Game, _),
    answer_part(Search, Style, World, Question, OfAnswer),
    (   Style == original
    ->  Lang = prolog
    ;   member(Lang, [c, prolog])
    ),
    append([ [ case=Name, problem=Problem, game=Game, unit=Unit,
               work_name=WorkName, world_name=WorldName, search=Search,
               style=Style, lang=Lang ],
             OfWorld, OfQuestion, OfAnswer ],
           Line).

world_part(World, [ width=Width, height=Height, levels=Levels, world=Lines,
                    costs=json(Costs), corners=Corners ]) :-
    world_width(World, Width),
    world_height(World, Height),
    world_levels(World, Levels),
    world_corners(World, Corners),
    findall(Glyph=Cost,
            ( world_each(World, Square),
              world_cost(World, Square, Cost),
              world_element(World, Square, Code),
              char_code(Glyph, Code)
            ),
            Costs0),
    sort(Costs0, Costs),
    findall(Line,
            ( between(1, Levels, Level),
              between(1, Height, Y),
              findall(Code,
                      ( between(1, Width, X),
                        world_element(World, square(Level, X, Y), Code)
                      ),
                      Codes),
              string_codes(Line, Codes)
            ),
            Lines).

question_part(Question, [question=Asked, numbers=Numbers]) :-
    question_squares(Question, Squares),
    question_numbers(Question, Numbers),
    maplist(as_list, Squares, Asked).

as_list(square(Level, X, Y), [Level, X, Y]).

%   Fails where the search has no answer.

answer_part(Search, Style, World, Question, Part) :-
    setup_call_cleanup(
        solver_prepare(Search, Style, World, Prepared),
        ( solver_run(Prepared, Question, Answer),
          solver_trace(Prepared, Question, Trace)
        ),
        solver_release(Prepared)),
    answer_status(Answer, found),
    answer_score(Answer, Score),
    answer_work(Answer, [Work|_]),
    answer_rows(Answer, Rows0),
    trace_steps(Trace, Squares),
    maplist(place(World), Squares, Steps),
    trace_left(Trace, Left0),
    numbers(Left0, World, Left),
    Common = [status=found, score=Score, work=Work, steps=Steps, left=Left],
    (   is_list(Rows0)
    ->  maplist(as_list, Rows0, Rows),
        opened(World, Squares, Opened),
        Part = [rows=Rows, opened=Opened|Common]
    ;   numbers(Rows0, World, Plane),
        Part = [rows=[], plane=Plane|Common]
    ).

place(World, Square, Place) :-
    world_index(World, Square, Index),
    Place is Index-1.

numbers(Plane, World, Numbers) :-
    findall(Number,
            ( world_each(World, Square),
              (   compound(Plane),
                  rows_are_plane(Plane, World)
              ->  plane_number(Plane, World, Square, Number)
              ;   Number = -1
              )
            ),
            Numbers).

%   The step at which a square was first seen from another.

opened(World, Squares, Opened) :-
    Squares = [First|_],
    findall(Square-Step,
            ( nth0(Step, Squares, From),
              moves_all(World, From, To),
              member(Square, To)
            ),
            Seen0),
    sort([First-0|Seen0], Seen),        % the least step of each comes first
    findall(Step,
            ( world_each(World, Square),
              (   memberchk(Square-Step0, Seen)
              ->  Step = Step0
              ;   Step = -1
              )
            ),
            Opened).
