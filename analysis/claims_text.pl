:- module(claims_text, [claims_print/2]).
claims_print(_, _).
