/** <module> The graph of units as texts for Graphviz

A picture of each part of the project, its folders as frames and the arrows
inside it, and one of the layers.
*/
:- module(lint_pictures,
          [ draw/3                      % +Units, +Arrows, +Directory
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module(layers).

%!  draw(+Units, +Arrows, +Directory) is det.
%
%   Writes PART.dot for each, and layers.dot.

draw(Units, Arrows, Directory) :-
    forall(distinct(Part, (member(_:Path, Units), part(Path, Part))),
           draw_file(Directory, Part, draw_part(Part, Units, Arrows))),
    draw_file(Directory, layers, draw_layers(Arrows)).

part(Path, Part) :-
    atomic_list_concat([Part|_], /, Path).

:- meta_predicate draw_file(+, +, 1).

draw_file(Directory, Name, Goal) :-
    format(atom(File), "~w/~w.dot", [Directory, Name]),
    setup_call_cleanup(
        open(File, write, Out),
        (   format(Out, "digraph {~n  rankdir=LR~n  \c
                         node [shape=box, fontname=\"sans-serif\"]~n", []),
            call(Goal, Out),
            format(Out, "}~n", [])
        ),
        close(Out)).

draw_part(Part, Units, Arrows, Out) :-
    findall(Folder-Path,
            ( member(_:Path, Units),
              part(Path, Part),
              file_directory_name(Path, Folder)
            ),
            Placed),
    forall(distinct(Folder, member(Folder-_, Placed)),
           draw_folder(Out, Folder, Placed)),
    forall(distinct(Path-Used,
                    ( member(arrow(_:Path, _:Used, _, _), Arrows),
                      part(Path, Part),
                      part(Used, Part)
                    )),
           draw_arrow(Out, Path, Used)).

draw_folder(Out, Folder, Placed) :-
    format(Out, "  subgraph \"cluster_~w\" {~n    label=\"~w\"~n",
           [Folder, Folder]),
    forall(( member(Folder-Path, Placed),
             file_base_name(Path, Name)
           ),
           format(Out, "    \"~w\" [label=\"~w\"]~n", [Path, Name])),
    format(Out, "  }~n", []).

draw_layers(Arrows, Out) :-
    forall(distinct(Layer-Other,
                    ( member(arrow(_:Path, _:Used, _, _), Arrows),
                      unit_layer(Path, Layer),
                      unit_layer(Used, Other),
                      Layer \== Other
                    )),
           draw_arrow(Out, Layer, Other)).

draw_arrow(Out, From, To) :-
    format(Out, "  \"~w\" -> \"~w\"~n", [From, To]).
