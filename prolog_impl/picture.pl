:- module(picture, []).
