/** <module> One LaTeX document with all tables */
:- module(text_latex_document,
          [ latex_document/2            % +Out, +Tables
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(latex, [latex_packages/1]).

%!  latex_document(+Out, +Tables) is det.
%
%   To be compiled where their files are.

latex_document(Out, Tables) :-
    latex_packages(Packages),
    format(Out, "\\documentclass[a4paper]{article}~n\c
                 \\usepackage[margin=25mm]{geometry}~n\c
                 \\usepackage{~s}~n\c
                 \\input{macros}~n\c
                 \\begin{document}~n\c
                 \\listoftables~n\\clearpage~n", [Packages]),
    forall(member(table(Id, _, _, _, _), Tables),
           format(Out, "\\input{~w}~n\\clearpage~n", [Id])),
    format(Out, "\\end{document}~n", []).
