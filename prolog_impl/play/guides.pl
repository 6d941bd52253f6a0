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
            guides_renew/3,             % +World, +Guides0, -Guides
            guides_change/4,            % +Change, +Guides0, -Guides, -Refusal
            guides_choose/4,            % +Change, +Called, +Guides0, -Guides
            guides_choices/3            % +Guides, +Change, -Words
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

%!  guides_renew(+World, +Guides0, -Guides) is det.
%
%   Prepares both for this world, as theirs has changed.

guides_renew(World, guides(Now0, Beside0), guides(Now, Beside)) :-
    renew(World, Now0, Now),
    (   Beside0 \== none,
        catch(renew(World, Beside0, Beside1), _, fail)
    ->  Beside = Beside1
    ;   Beside = none
    ).

renew(World, Guide0, Guide) :-
    guide_who(Guide0, Who),
    guide_free(Guide0),
    guide_make(Who, World, Guide).

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
    word(Change, Who0, Word0),
    others(Guide, Others),
    append(Before, [Who0|Behind], Others),
    append(Behind, Before, Round),
    member(Who1, Round),
    choice(Change, Who0, Who1),
    word(Change, Who1, Word1),
    Word1 \== Word0,
    !,
    alike(Change, Who0, Who1, Others, Who).

%   All who answer such questions in this world, in order.

others(Guide, Others) :-
    guide_who(Guide, Who0),
    guide_world(Guide, World),
    findall(Who, fits(World, Who0, Who), Others0),
    sort(Others0, Others).

fits(World, Who0, Who) :-
    guide_known(Who0, Problem),
    guide_known(Who, Problem),
    Who = who(Name, Style, _),
    Style \== original,
    solver_promises(Name, Style, World, _).

%   What one is called where this may be another.

word(search,   who(Name, _, _),     Name).
word(style,    who(_, Style, _),    Style).
word(language, who(_, _, Language), Language).

%   choice(+Change, +Who0, +Who): Who differs in nothing that can stay.

choice(search,   who(_, _, Language),    who(_, _, Language)).
choice(style,    who(Name, _, Language), who(Name, _, Language)).
choice(language, who(Name, Style, _),    who(Name, Style, _)).

%   Another search keeps the style, if it has it.

alike(search, who(_, Style, _), who(Name, _, Language), Others, Who) :-
    Who = who(Name, Style, Language),
    memberchk(Who, Others),
    !.
alike(_, _, Who, _, Who).

%!  guides_choose(+Change, +Called, +Guides0, -Guides) is semidet.
%
%   Only the one that is called so finds the way from now on: a search, of the
%   style until now if it has it, a style or a language.  Fails if there is
%   none.
%
%   @throws refused(Text)

guides_choose(Change, Called, Guides0, Guides) :-
    guides_now(Guides0, Guide0),
    guide_who(Guide0, Who0),
    others(Guide0, Others),
    member(Who1, Others),
    choice(Change, Who0, Who1),
    word(Change, Who1, Called),
    !,
    alike(Change, Who0, Who1, Others, Who),
    (   Who == Who0
    ->  Guides = Guides0
    ;   guide_world(Guide0, World),
        guides_make(Who, World, Guides),
        forall(guides_each(Guides0, Guide), guide_free(Guide))
    ).

%!  guides_choices(+Guides, +Change, -Words) is det.
%
%   What may be chosen.

guides_choices(Guides, Change, Words) :-
    guides_now(Guides, Guide),
    guide_who(Guide, Who0),
    others(Guide, Others),
    findall(Word,
            ( member(Who, Others),
              choice(Change, Who0, Who),
              word(Change, Who, Word)
            ),
            Words0),
    sort(Words0, Words).
