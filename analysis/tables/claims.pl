:- module(claims_tables, [claims_table/2]).
claims_table(_, _) :- fail.
