/** <module> What answers come to, and questions about more and more

Rows may tell of an answer how much was asked for, how much of that was done,
and further numbers, each by a name.  A crowd is a file whose cases ask for more
and more on one world: crowd(Problem, File).  On it can be seen how a search
stands growing numbers.
*/
:- module(study_crowds,
          [ asked_told/3,               % +Study, +Asked, -Told
            told_asked/2,               % +Study, ?Asked
            told_names/2,               % +Study, -Names
            told_size/2,                % +Told, -Size
            told_done/2,                % +Told, -Done
            crowd/2,                    % +Study, ?Crowd
            crowd_case/4,               % +Study, +Crowd, ?Size, ?Case
            crowd_search/4,             % +Study, +Crowd, ?Search, ?Style
            crowd_text/2,               % +Crowd, -Text
            crowd_time_exponent/4,      % +Study, +Curve, -Count, -Estimate
            crowd_work_exponent/3       % +Study, +Curve, -Exponent
          ]).
:- use_module(library(lists), [list_to_set/2, member/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(cases).
:- use_module(listing).
:- use_module(rows).
:- use_module(searches).
:- use_module(statistics).

%   So many different numbers are a curve.

fewest(3).

%!  asked_told(+Study, +Asked, -Told) is semidet.
%
%   A list of Name-Number.

asked_told(Study, Asked, Told) :-
    asked_value(Study, Asked, told, Told).

%!  told_size(+Told, -Size) is det.
%!  told_done(+Told, -Done) is semidet.
%
%   How much was asked for, and how much of it was done.

told_size([_-Size|_], Size).

told_done([_, _-Done|_], Done).

%!  told_asked(+Study, ?Asked) is nondet.
%
%   Every search on every case of which something is told, in order; levels that
%   grow among them.

told_asked(Study, asked(Case, Search, Style)) :-
    told_cases(Study, Cases),
    member(Case, Cases),
    listed_search(Study, Search, Style),
    once(asked_told(Study, asked(Case, Search, Style), _)).

:- table told_cases/2.

told_cases(Study, Cases) :-
    findall(Case,
            ( member(Kind, [work, growth]),
              listed_level(Study, Kind, _, Case),
              once(case_told(Study, Case, _))
            ),
            Cases0),
    list_to_set(Cases0, Cases).

case_told(Study, Case, Told) :-
    listed_search(Study, Search, Style),
    asked_told(Study, asked(Case, Search, Style), Told).

%!  told_names(+Study, -Names) is det.
%
%   What numbers are told, in order.

told_names(Study, Names) :-
    told_cases(Study, Cases),
    findall(Name,
            ( member(Case, Cases),
              once(case_told(Study, Case, Told)),
              pairs_keys(Told, Keys),
              member(Name, Keys)
            ),
            Names0),
    list_to_set(Names0, Names).

%!  crowd(+Study, ?Crowd) is nondet.

crowd(Study, Crowd) :-
    crowds(Study, Crowds),
    member(Crowd, Crowds).

:- table crowds/2.

crowds(Study, Crowds) :-
    told_cases(Study, Cases),
    findall(crowd(Problem, File),
            ( member(Case, Cases),
              Case = in(File, _),
              File \== '',
              case_problem(Study, Case, Problem)
            ),
            Files0),
    list_to_set(Files0, Files),
    fewest(Fewest),
    findall(Crowd,
            ( member(Crowd, Files),
              findall(Size-World, sized(Study, Crowd, Size, _, World), All),
              pairs_keys(All, Sizes0),
              sort(Sizes0, Sizes),
              length(Sizes, Count),
              Count >= Fewest,
              findall(World, member(_-World, All), Worlds0),
              sort(Worlds0, [_])
            ),
            Crowds).

sized(Study, crowd(Problem, File), Size, Case, Squares-Side-Open) :-
    told_cases(Study, Cases),
    member(Case, Cases),
    Case = in(File, _),
    case_problem(Study, Case, Problem),
    once(case_told(Study, Case, Told)),
    told_size(Told, Size),
    case_squares(Study, Case, Squares),
    case_side(Study, Case, Side),
    case_open(Study, Case, Open).

%!  crowd_case(+Study, +Crowd, ?Size, ?Case) is nondet.
%
%   From the smallest to the largest.

crowd_case(Study, Crowd, Size, Case) :-
    findall(S-C, sized(Study, Crowd, S, C, _), Pairs0),
    sort(1, @=<, Pairs0, Pairs),
    member(Size-Case, Pairs).

%!  crowd_search(+Study, +Crowd, ?Search, ?Style) is nondet.

crowd_search(Study, Crowd, Search, Style) :-
    listed_search(Study, Search, Style),
    once(( crowd_case(Study, Crowd, _, Case),
           asked_told(Study, asked(Case, Search, Style), _)
         )).

%!  crowd_text(+Crowd, -Text) is det.
%
%   What is said of it: its file, and by which moves that is read if it says so.

crowd_text(crowd(_, File), Text) :-
    file_base_name(File, Base),
    (   atomic_list_concat([Name, Moves|_], ':', Base),
        Moves \== ''
    ->  format(atom(Text), "~w, ~w moves", [Name, Moves])
    ;   atomic_list_concat([Text|_], ':', Base)
    ).

%!  crowd_time_exponent(+Study, +Curve, -Count, -Estimate) is semidet.
%
%   The exponent with which time grows with what is asked for, fitted to the
%   Count cases of curve(Crowd, Search, Style, Lang) that have one.

crowd_time_exponent(Study, curve(Crowd, Search, Style, Lang), Count,
                    Estimate) :-
    findall(Size-Boot,
            ( crowd_case(Study, Crowd, Size, Case),
              asked_time(Study, asked(Case, Search, Style), Lang, Boot)
            ),
            Points),
    findall(asked(Case, Search, Style), crowd_case(Study, Crowd, _, Case),
            All),
    asked_together(Study, All),
    length(Points, Count),
    slope_boot(Points, Boot),
    boot_logs(Boot, Estimate).

%!  crowd_work_exponent(+Study, +Curve, -Exponent) is semidet.
%
%   The same of the work, which is counted exactly: curve(Crowd, Search, Style).

crowd_work_exponent(Study, curve(Crowd, Search, Style), Exponent) :-
    findall(Size-boot(Log, none),
            ( crowd_case(Study, Crowd, Size, Case),
              asked_value(Study, asked(Case, Search, Style), work, Work),
              Work > 0,
              Log is log(Work)
            ),
            Points),
    slope_boot(Points, boot(Exponent, _)).
