/** <module> LaTeX takes what is written for it */
:- encoding(utf8).
:- module(test_latex, []).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/study', [study_read/2]).
:- use_module('../../analysis/tables/tables', [tables/2]).
:- use_module('../../analysis/text/latex_escape', [latex_escape/2]).
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
    \+ memberchk(Name, ['macros.tex', 'all.tex']).

saved(Name, Text) :-
    made(Directory),
    directory_file_path(Directory, tables, Saved),
    file_text(Saved, Name, Text).

%   wrong(Body, Mistake): what LaTeX would not take in a table of two columns,
%   and why.

wrong("", no_row).
wrong("a\n", behind_the_last_row([text(0'a)])).
wrong("a & b \\\\\nc \\\\\n", cells(2, 1, 2)).
wrong("a & b & c \\\\\n", cells(1, 3, 2)).
wrong("\\multicolumn{3}{l}{a} \\\\\n", cells(1, 3, 2)).
wrong("a } & \\\\\n", closing_brace).
wrong("a { & \\\\\n", open_brace).
wrong("a & \\frac \\\\\n", unknown_command(frac)).
wrong("a & \\\\\n[b] & \\\\\n", argument_of_a_row).
wrong("a & \\\\\n* & \\\\\n", argument_of_a_row).
wrong(Body, unescaped(Char)) :-
    member(Char, ['$', '#', '_', '^', '~', '<', '>', '|', '"', '`', '–', '→']),
    format(string(Body), "a ~w b & \\\\~n", [Char]).

table_of(Body, Text) :-
    member(Environment-Columns,
           [ tabular-"@{}lr@{}",
             longtable-"@{}>{\\raggedright\\arraybackslash}p{9pt}l@{}" ]),
    format(string(Text),
           "\\begin{~w}{~s}~n\\caption{A}\\label{tab:a}\\\\~n\\toprule~n~s\c
            \\end{~w}~n", [Environment, Columns, Body, Environment]).

without("a & b \\\\\n", no_tabular).
without(Text, Mistake) :-
    member(End-Mistake,
           [ "\\end{table}"-no_tabular,
             "\\end{tabular}\\label{a}"-without(caption),
             "\\end{tabular}\\caption{a}"-without(label) ]),
    string_concat("\\begin{tabular}{lr}\\toprule a & b \\\\\n", End, Text).

:- begin_tests(latex_tables, [setup(set_up)]).

test(every_table_is_well_made, [forall(table_file(Name)), Mistakes == []]) :-
    saved(Name, Text),
    findall(Mistake, table_mistake(Text, Mistake), Mistakes).

test(every_table_has_its_caption_and_label, [forall(table_file(Name))]) :-
    saved(Name, Text),
    file_name_extension(Id, tex, Name),
    made(Directory),
    format(atom(Markdown), "tables/~w.md", [Id]),
    file_text(Directory, Markdown, Titled),
    split_string(Titled, "\n", "# ", [Title|_]),
    latex_escape(Title, Escaped),
    format(string(Mark), "\\caption{~s", [Escaped]),
    has(Text, Mark),
    format(string(Label), "\\label{tab:~w}", [Id]),
    has(Text, Label).

test(the_document_has_all, [forall(table_file(Name))]) :-
    saved('all.tex', Text),
    file_name_extension(Id, tex, Name),
    format(string(Input), "\\input{~w}\n", [Id]),
    has(Text, Input).

%   Type is never smaller than this.

test(type_can_be_read, [forall(table_file(Name))]) :-
    saved(Name, Text),
    \+ has(Text, "\\tiny").

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

test(mistakes_are_found,
     [forall(( wrong(Body, Mistake), table_of(Body, Text) )), nondet]) :-
    table_mistake(Text, Mistake).

test(what_is_missing_is_found, [forall(without(Text, Mistake)), nondet]) :-
    table_mistake(Text, Mistake).

test(nothing_else_is_a_mistake,
     [forall(table_of("a & b \\\\*[2pt]\n", Text)), Mistakes == []]) :-
    findall(Mistake, table_mistake(Text, Mistake), Mistakes).

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

:- end_tests(latex_tables).
