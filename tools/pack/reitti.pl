/** <module> Reitti: the same searches in C and in Prolog

What there is stands in bridge/c_from_prolog/library.pl.
*/
:- module(reitti_pack, []).
:- reexport('../bridge/c_from_prolog/library').
