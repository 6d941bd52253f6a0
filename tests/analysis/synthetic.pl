/** <module> Writes a made-up study

    swipl tests/analysis/synthetic.pl -- DIRECTORY [SEED]

writes results.csv and what stands beside it; what is in them, made_up.pl says.
*/
:- module(synthetic, []).
:- use_module(made_up).

main :-
    current_prolog_flag(argv, Arguments),
    (   Arguments = [Directory]
    ->  synthetic_study(Directory, 1, [])
    ;   Arguments = [Directory, Seed0],
        atom_number(Seed0, Seed)
    ->  synthetic_study(Directory, Seed, [])
    ;   format(user_error, "synthetic.pl -- DIRECTORY [SEED]~n", []),
        halt(2)
    ).

:- initialization(main, main).
