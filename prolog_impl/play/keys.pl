/** <module> What may be pressed in every game

Mirror: c_impl/play/keys.c.
*/
:- module(reitti_keys,
          [ keys_press/6                % +Key0, +Help, +View0, -View, -Key,
                                        % -Said
          ]).
:- use_module(guide).
:- use_module(guides).
:- use_module(help).
:- use_module(view).
:- use_module(watch).

%!  keys_press(+Key0, +Help, +View0, -View, -Key, -Said) is semidet.
%
%   Does what such a key asks for: View has the guides and what is swapped as
%   they are then.  Said tells what came of it, and may be empty; Key is `ended`
%   if the input ended meanwhile.  Fails if the key is none of these.

keys_press(Key0, _, View0, View, Key0, Said) :-
    change(Key0, Change),
    !,
    view_guides(View0, Guides0),
    guides_change(Change, Guides0, Guides, Refusal),
    (   Refusal == none
    ->  guides_now(Guides, Guide),
        guide_name(Guide, Name),
        format(string(Said), "~w finds the way now.", [Name])
    ;   format(string(Said), "~w.", [Refusal])
    ),
    set_view_fields([guides(Guides)], View0, View).
keys_press(0'd, _, View0, View, 0'd, "") :-
    !,
    view_swapped(View0, Swapped0),
    (   Swapped0 == true
    ->  Swapped = false
    ;   Swapped = true
    ),
    set_view_fields([swapped(Swapped)], View0, View).
keys_press(0'w, _, View, View, Key, Said) :-
    !,
    view_guides(View, Guides),
    guides_now(Guides, Guide),
    (   guide_asked(Guide, _, _, _)
    ->  watch_search(View, Key),
        Said = ""
    ;   Key = 0'w,
        Said = "Nobody has asked the way yet."
    ).
keys_press(0'?, Help, View, View, 0'?, "") :-
    help_keys(Keys),
    string_concat(Help, Keys, Text),
    help_show(Text).

change(0's, search).
change(0'v, style).
change(0'c, language).
