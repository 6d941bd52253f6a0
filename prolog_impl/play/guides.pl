/** <module> Who finds the way, and who is asked the same to compare

They are chosen among the solvers that answer such questions in this game, in
whatever language; a small program has only one.  Those of 2010 are not among
them: they check nothing.

Guides are guides(Now, Beside), two of guide.pl; Beside may be `none`.

Mirror: c_impl/play/guides.c.
*/
:- module(reitti_guides,
          [ guides_make/3,              % +Who, +World, -Guides
            guides_now/2,               % +Guides, -Guide
            guides_each/2,              % +Guides, -Guide
            guides_pair/2,              % +Guides0, -Guides
            guides_ask/3,               % +Question, +Guides0, -Guides
            guides_forget/2,            % +Guides0, -Guides
            guides_change/4             % +Change, +Guides0, -Guides, -Refusal
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../solver').
:- use_module('../world').
:- use_module(guide).

%!  guides_make(+Who, +World, -Guides) is det.
%
%   Only the first of them.

guides_make(Who, World, guides(Now, none)) :-
    guide_make(Who, World, Now).

%!  guides_now(+Guides, -Guide) is det.

guides_now(guides(Now, _), Now).

%!  guides_each(+Guides, -Guide) is nondet.

guides_each(guides(Now, Beside), Guide) :-
    member(Guide, [Now, Beside]),
    Guide \== none.

%!  guides_pair(+Guides0, -Guides) is det.
%
%   The same search in another language beside it, if there is one that takes
%   the world.

guides_pair(guides(Now, none), guides(Now, Beside)) :-
    guide_world(Now, World),
    (   next(language, Now, Who),
        catch(guide_make(Who, World, Beside0), _, fail)
    ->  Beside = Beside0
    ;   Beside = none
    ).

%!  guides_ask(+Question, +Guides0, -Guides) is det.
%
%   One who is beside and fails is asked no more.

guides_ask(Question, guides(Now0, Beside0), guides(Now, Beside)) :-
    guide_ask(Question, Now0, Now),
    (   Beside0 \== none,
        catch(guide_ask(Question, Beside0, Beside1), error(_, _), fail)
    ->  Beside = Beside1
    ;   Beside = none
    ).

%!  guides_forget(+Guides0, -Guides) is det.
%
%   There is no last answer any more.

guides_forget(guides(Now0, Beside0), guides(Now, Beside)) :-
    guide_forget(Now0, Now),
    (   Beside0 == none
    ->  Beside = none
    ;   guide_forget(Beside0, Beside)
    ).

%!  guides_change(+Change, +Guides0, -Guides, -Refusal) is det.
%
%   Change is what is another one, while the rest stays, as far as it can:
%   `search`, `style` or `language`.  Who has found the way until now is beside
%   from now on, and the last question is put again; then Refusal is `none`.
%   Otherwise all is as it was, and Refusal says why.

guides_change(Change, guides(Now0, Beside0), Guides, Refusal) :-
    (   next(Change, Now0, Who)
    ->  catch(( taken(Who, Now0, Beside0, Now),
                put_again(guides(Now, Now0), Guides),
                Refusal = none
              ),
              refused(Refusal),
              Guides = guides(Now0, Beside0))
    ;   Guides = guides(Now0, Beside0),
        format(string(Refusal), "There is no other ~w here", [Change])
    ).

taken(Who, _, Beside, Beside) :-
    Beside \== none,
    guide_who(Beside, Who),
    !.
taken(Who, Now0, Beside, Now) :-
    guide_world(Now0, World),
    guide_make(Who, World, Now),
    (   Beside == none
    ->  true
    ;   guide_free(Beside)
    ).

put_again(guides(Now, Before), Guides) :-
    (   guide_asked(Before, Question, _, _)
    ->  guides_ask(Question, guides(Now, Before), Guides)
    ;   Guides = guides(Now, Before)
    ).

%   next(+Change, +Guide, -Who): the next one in order of name, style and
%   language, round and round.  Fails if there is none.

next(Change, Guide, Who) :-
    guide_who(Guide, Who0),
    guide_world(Guide, World),
    world_game(World, Game),
    findall(Other, fits(Game, Who0, Other), Others0),
    sort(Others0, Others),
    append(Before, [Who0|Behind], Others),
    append(Behind, Before, Round),
    member(Who1, Round),
    changed(Change, Who0, Who1),
    !,
    alike(Change, Who0, Who1, Others, Who).

fits(Game, Who0, Who) :-
    guide_known(Who0, Problem),
    guide_known(Who, Problem),
    Who = who(Name, Style, _),
    Style \== original,
    solver_promises(Name, Style, Game, _).

changed(search, who(Name0, _, Language), who(Name, _, Language)) :-
    Name \== Name0.
changed(style, who(Name, Style0, Language), who(Name, Style, Language)) :-
    Style \== Style0.
changed(language, who(Name, Style, Language0), who(Name, Style, Language)) :-
    Language \== Language0.

%   Another search keeps the style, if it has it.

alike(search, who(_, Style, _), who(Name, _, Language), Others, Who) :-
    Who = who(Name, Style, Language),
    memberchk(Who, Others),
    !.
alike(_, _, Who, _, Who).
