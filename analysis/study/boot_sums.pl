/** <module> Ratios, means and slopes as weighted sums of boots

On the log scale a ratio is a difference, and so is a ratio of ratios; a
geometric mean is a mean; the slope of a line fitted by least squares is a sum
with weights that depend on X only.  The boots must be independent of each
other: their replicates are summed in the order in which they were drawn.
*/
:- module(study_boot_sums,
          [ sum_boot/2,                 % +Terms, -Boot
            mean_boot/2,                % +Boots, -Boot
            slope_boot/2                % +Points, -Boot
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, sum_list/2]).

%!  sum_boot(+Terms, -Boot) is det.
%
%   Terms are Weight*Boot.

sum_boot(Terms, boot(Centre, Replicates)) :-
    foldl(add_centre, Terms, 0.0, Centre),
    (   member(_*boot(_, none), Terms)
    ->  Replicates = none
    ;   Terms = [W1*boot(_, List1)|Rest],
        weighted(List1, W1, Sums),
        foldl(add_weighted, Rest, Sums, Replicates)
    ).

add_centre(Weight*boot(Centre, _), Sum0, Sum) :-
    Sum is Sum0+Weight*Centre.

weighted([], _, []).
weighted([X|Xs], W, [Y|Ys]) :-
    Y is W*X,
    weighted(Xs, W, Ys).

add_weighted(W*boot(_, List), Sums0, Sums) :-
    add_weighted(Sums0, List, W, Sums).

add_weighted([], [], _, []).
add_weighted([S0|Ss0], [X|Xs], W, [S|Ss]) :-
    S is S0+W*X,
    add_weighted(Ss0, Xs, W, Ss).

%!  mean_boot(+Boots, -Boot) is semidet.
%
%   The geometric mean of what Boots estimate.  Fails for [].

mean_boot(Boots, Boot) :-
    length(Boots, Count),
    Count > 0,
    Weight is 1/float(Count),
    findall(Weight*Boot0, member(Boot0, Boots), Terms),
    sum_boot(Terms, Boot).

%!  slope_boot(+Points, -Boot) is semidet.
%
%   Points are X-Boot.  Boot is that of the exponent B in time = A * X^B, fitted
%   by least squares on the logarithms.  Fails for fewer than two different X.

slope_boot(Points, Boot) :-
    findall(Log, ( member(X-_, Points), Log is log(X) ), Logs),
    length(Logs, Count),
    Count > 0,
    sum_list(Logs, Sum),
    Mean is Sum/Count,
    findall(Square, ( member(Log, Logs), Square is (Log-Mean)**2 ), Squares),
    sum_list(Squares, Total),
    Total > 0,
    findall(Weight*Boot0,
            ( member(X-Boot0, Points),
              Weight is (log(X)-Mean)/Total
            ),
            Terms),
    sum_boot(Terms, Boot).
