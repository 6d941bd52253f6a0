#!/bin/sh
# guide.sh BUILD -- does what the pages for users say, and compares.
exec perl tests/guide/guide.perl "$1"
