/** <module> What of a search only the instrument asks for

The protocol of every search asks for more than the search: that it makes itself
known, prepares a world, tells of its work, gives back what it prepared.  What
`run` uses, again and again, is the search; what is used only by the others is
the instrument's.  Declarations belong to the search.
*/
:- module(count_instrument,
          [ instrument/2                % +Sources, -Names
          ]).
:- use_module(library(lists), [member/2, subtract/3]).
:- use_module(count).
:- use_module(parts).

search_root(run).

instrument_root(prepare).
instrument_root(trace).
instrument_root(release).
instrument_root('SOLVER').
instrument_root('solver:solver').

%!  instrument(+Sources, -Names) is det.
%
%   The names of the parts of these files, which make up a search, that are not
%   the search itself.

instrument(Sources, Names) :-
    findall(Name-Words,
            ( member(Source, Sources),
              source_words(Source, Name, Words)
            ),
            Graph),
    findall(Root, search_root(Root), SearchRoots),
    findall(Root, instrument_root(Root), InstrumentRoots),
    reached(SearchRoots, Graph, [], Search),
    reached(InstrumentRoots, Graph, [], All),
    subtract(All, Search, Names).
