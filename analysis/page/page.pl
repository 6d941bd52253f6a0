/** <module> The page: one file that needs nothing but a browser

Style and scripts are inlined, and so are the figures and what the player plays;
only the links to raw rows and table files lead out of it.
*/
:- encoding(utf8).
:- module(page,
          [ page_write/5                % +Study, +Tables, +Figures, +Raw, +Dir
          ]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../claims/said', [said_source/1]).
:- use_module('../text/files').
:- use_module('../text/html').
:- use_module(blocks).
:- use_module(cards).
:- use_module(first).
:- use_module(frame).
:- use_module(glossary).
:- use_module(pieces).
:- use_module(played, [played_cases/2]).
:- use_module(player).
:- use_module(scenarios).
:- use_module(sections).
:- use_module(summary, [answer/2, summary/2]).

%!  page_write(+Study, +Tables, +Figures, +Raw, +Directory) is det.
%
%   Writes index.html in Directory, which has the figures' pictures in plots/
%   and the tables' files in tables/.  Raw are the files with the study's rows.

page_write(Study, Tables, Figures, Raw, Directory) :-
    directory_file_path(Directory, 'index.html', File),
    file_write(File, write_page(Study, Tables, Figures, Raw, Directory)).

write_page(Study, Tables, Figures, Raw, Directory, Out) :-
    findall(Id-Title, contents(Id, Title), Contents),
    findall(Id, section(Id, _, _, _, _), Ids),
    answer(Study, Answer),
    summary(Study, Sentences),
    played_cases(Study, Cases),
    html_save(Out,
              frame([ \first_screen(Study, Tables, Answer, Cases),
                      \frame_contents(Contents),
                      \summary_list(Sentences),
                      \player_section(Cases),
                      \sequence(section(Study, Tables, Figures, Directory),
                                Ids),
                      \glossary,
                      \frame_environment(Study),
                      \frame_files(Raw, Tables, Figures, Directory),
                      \player_data(Study, Cases) ])).

contents(summary, "Summary").
contents(player, "Watch the searches").
contents(Id, Title) :-
    section(Id, Title, _, _, _).
contents(glossary, "Glossary").
contents(environment, "Environment").
contents(files, "Files").

summary_list(Sentences) -->
    html(section(id(summary),
                 [ h2('Summary'),
                   p('See what else the rows say, in sentences; the tables \c
                      below have the numbers.'),
                   ul(\sequence(sentence, Sentences)) ])).

sentence(Sentence) -->
    html(li(\worded(Sentence))).

section(Study, Tables, Figures, Directory, Id) -->
    { section(Id, Title, Intro, TableStems, FigureStems),
      findall(Scenario-Figure,
              ( member(Stem, FigureStems),
                member(Figure, Figures),
                Figure = figure(FigureId, _, _, _, _, _),
                of_stem(FigureId, Stem, Scenario)
              ),
              Drawn),
      findall(Scenario-Table,
              ( member(Stem, TableStems),
                member(Table, Tables),
                Table = table(TableId, _, _, _, _),
                of_stem(TableId, Stem, Scenario)
              ),
              Shown)
    },
    html(section(id(Id),
                 [ h2(Title), p(\worded(Intro)),
                   \before(Id, Study, Tables),
                   \sequence(figure_block(Directory), Drawn),
                   \behind(Id, Study, Tables),
                   \sequence(table_block, Shown) ])).

%   What else stands in a section.

before(claims, Study, Tables) -->
    !,
    claim_cards(conclusions, Study, Tables).
before(rebuilt, Study, _) -->
    !,
    pieces_side_by_side(Study).
before(_, _, _) --> [].

%   And what comes behind its figures.

behind(Section, Study, Tables) -->
    { memberchk(Section, [general, crowds]) },
    !,
    { said_source(Source) },
    html([ h3('What was said in 2009, judged'),
           p(class(note), ['By ', Source, '.']) ]),
    claim_cards(Section, Study, Tables).
behind(_, _, _) --> [].
