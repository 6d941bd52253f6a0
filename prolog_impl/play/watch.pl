/** <module> The last search square by square

Mirror: c_impl/play/watch.c.
*/
:- module(reitti_watch,
          [ watch_search/2              % +View, -Key
          ]).
:- use_module(library(lists), [nth1/3]).
:- use_module('../answer').
:- use_module('../rows').
:- use_module('../world').
:- use_module(guide).
:- use_module(guides).
:- use_module(program).
:- use_module(screen).
:- use_module(view).
:- use_module(wording).

many(10).

%!  watch_search(+View, -Key) is det.
%
%   Steps through the work of who finds the way, until it is left by Key.  The
%   view is that of the game.  Something has been asked.

watch_search(View, Key) :-
    view_guides(View, Guides),
    guides_now(Guides, Guide),
    guide_trace(Guide, Trace),
    trace_steps(Trace, Squares),
    length(Squares, Count),
    watch(View, Trace, 0, Count, Key).

watch(View, Trace, Steps0, Count, Key) :-
    show(View, Trace, Steps0, Count),
    screen_key(Key0),
    (   memberchk(Key0, [0'q, 0'w, 0'\n, 27, 0'L, ended])
    ->  Key = Key0
    ;   step(Key0, Steps0, Count, Steps1),
        Steps is max(0, min(Count, Steps1)),
        watch(View, Trace, Steps, Count, Key)
    ).

step(0'\s, Steps0, _, Steps) :-
    !,
    Steps is Steps0+1.
step(Key, Steps0, Count, Steps) :-
    screen_keypad(Key, KeypadKey),
    to(KeypadKey, Steps0, Count, Steps),
    !.
step(_, Steps, _, Steps).

to(6, Steps0, _, Steps) :- Steps is Steps0+1.
to(4, Steps0, _, Steps) :- Steps is Steps0-1.
to(3, Steps0, _, Steps) :- many(Many), Steps is Steps0+Many.
to(9, Steps0, _, Steps) :- many(Many), Steps is Steps0-Many.
to(1, _, Count, Count).
to(7, _, _, 0).

%   What is known after so many steps.

show(View0, Trace, Steps, Count) :-
    wording_count(Count, square, Squares),
    format(string(Status0), "~d of ~w expanded", [Steps, Squares]),
    (   Steps > 0
    ->  trace_steps(Trace, All),
        nth1(Steps, All, Square),
        trace_left(Trace, Distances),
        view_play(View0, Play),
        play_world(Play, World),
        plane_number(Distances, World, Square, Distance),
        world_square_text(World, Square, At),
        format(string(Status), "~w: ~s, distance ~d", [Status0, At, Distance]),
        Seen = [focus(Square), cursor(true)]
    ;   Status = Status0,
        Seen = [cursor(false)]
    ),
    (   Steps =:= Count
    ->  End = "That was all: the search ends here."
    ;   End = ""
    ),
    set_view_fields([ steps(steps(Steps, Trace)), status(Status), news1(End),
                      news2(""),
                      keys("q: back   right: on   left: back one   \c
                            PgDn, PgUp: ten   Home, End")
                    | Seen ],
                    View0, View),
    view_show(View).
