/** <module> LaTeX takes what is written for it */
:- encoding(utf8).
:- module(test_latex, []).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module('../../analysis/study/study', [study_read/2]).
:- use_module('../../analysis/tables/tables', [tables/2]).
:- use_module('../../analysis/text/tables', [tables_save/2]).
:- use_module('../analysis/directories').
:- use_module(latex_check).
:- use_module(reports).

:- dynamic made/1.                      % Directory

%   The tables of a study with hostile names in it.

set_up :-
    made(_),
    !.
set_up :-
    lasting_directory(Directory),
    hostile_study(Directory),
    study_read(Directory, Study),
    tables(Study, Tables),
    directory_file_path(Directory, tables, Saved),
    make_directory(Saved),
    tables_save(Saved, Tables),
    assertz(made(Directory)).

table_file(Name) :-
    made(Directory),
    directory_file_path(Directory, 'tables/*.tex', Pattern),
    expand_file_name(Pattern, Files),
    member(File, Files),
    file_base_name(File, Name),
    Name \== 'macros.tex'.

saved(Name, Text) :-
    made(Directory),
    directory_file_path(Directory, tables, Saved),
    file_text(Saved, Name, Text).

%   wrong(Text, Mistake): a tabular that LaTeX would not take, and why.

wrong("", no_tabular).
wrong("\\begin{tabular}{l}\na \\\\\n", no_tabular).
wrong("\\begin{tabular}{l}\na \\\\\n\\end{table}\n", no_tabular).
wrong("\\begin{tabular}{l}\n\\end{tabular}\n", no_row).
wrong("\\begin{tabular}{l}\na\n\\end{tabular}\n",
      behind_the_last_row([text(0'a)])).
wrong("\\begin{tabular}{lr}\na & b \\\\\nc \\\\\n\\end{tabular}\n",
      cells(2, 0, 2)).
wrong("\\begin{tabular}{lr}\na & b & c \\\\\n\\end{tabular}\n", cells(1, 2, 2)).
wrong("\\begin{tabular}{l}\na } \\\\\n\\end{tabular}\n", closing_brace).
wrong("\\begin{tabular}{l}\na { \\\\\n\\end{tabular}\n", open_brace).
wrong("\\begin{tabular}{l}\na \\frac \\\\\n\\end{tabular}\n",
      unknown_command(frac)).
wrong("\\begin{tabular}{l}\na \\\\\n[b] \\\\\n\\end{tabular}\n",
      argument_of_a_row).
wrong(Text, unescaped(Char)) :-
    member(Char, ['$', '#', '_', '^', '~', '<', '>', '|', '"', '`', '–', '→']),
    format(string(Text), "\\begin{tabular}{l}~na ~w b \\\\~n\\end{tabular}~n",
           [Char]).

:- begin_tests(latex_tables, [setup(set_up)]).

test(every_table_is_well_made, [forall(table_file(Name)), Mistakes == []]) :-
    saved(Name, Text),
    findall(Mistake, table_mistake(Text, Mistake), Mistakes).

test(the_macros_are_well_made, Mistakes == []) :-
    saved('macros.tex', Text),
    findall(Mistake, macros_mistake(Text, Mistake), Mistakes).

test(there_is_a_macro_for_every_cell, Found == true) :-
    saved('macros.tex', Text),
    Macro = "{\\reittiTimesSameRogueOneOriginalCasesTwoPhaseTunedCOptimize}",
    (   has(Text, Macro)
    ->  Found = true
    ;   Found = false
    ).

%   The check itself would notice.

test(mistakes_are_found, [forall(wrong(Text, Mistake)), nondet]) :-
    table_mistake(Text, Mistake).

test(mistakes_in_macros_are_found,
     [ forall(member(Text-Mistake,
                     [ "\\newcommand{\\a}{x}% c\n\\newcommand{\\a}{y}%\n"
                       -defined_twice(a),
                       "\\newcommand{\\a1}{x}\n"
                       -no_definition("\\newcommand{\\a1}{x}"),
                       "\\newcommand{\\a}{x\n"-no_definition(_),
                       "\\newcommand{\\a}{x$}\n"-unescaped($) ])),
       nondet ]) :-
    macros_mistake(Text, Mistake).

:- if(absolute_file_name(path(pdflatex), _,
                         [access(execute), file_errors(fail)])).

test(pdflatex_takes_it) :-
    made(Directory),
    write_by(Directory, 'all.tex', write_document),
    process_create(path(pdflatex),
                   ['-interaction=nonstopmode', '-halt-on-error', 'all.tex'],
                   [ cwd(Directory), stdout(null), stderr(null), stdin(null),
                     process(Process) ]),
    process_wait(Process, exit(0)).

write_document(Out) :-
    format(Out, "\\documentclass{article}\\usepackage{booktabs}~n\c
                 \\begin{document}\\tiny~n\\input{tables/macros.tex}~n", []),
    forall(table_file(Name),
           format(Out, "\\input{tables/~w}\\clearpage~n", [Name])),
    format(Out,
           "\\reittiTimesSameRogueOneOriginalCasesTwoPhaseTunedCOptimize~n\c
                 \\end{document}~n", []).

:- endif.

:- end_tests(latex_tables).
