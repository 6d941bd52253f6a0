:- module(cases, []).
