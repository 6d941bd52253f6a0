# growth.gp FORMAT OUTPUT DATA WIDTH HEIGHT FIRSTS LANGS POINTS KEY
#
# Time against the number of squares, one panel a game.  For each panel DATA has a
# block with the place and the text of its name, one with squares and seconds of
# where curves cross, then one block a curve: a line with the key's text, then
# squares, seconds, the ends of their interval and how they were measured.
# FIRSTS are the blocks that begin a panel, and one behind the last; LANGS (0 C,
# 1 Prolog) and POINTS (point types) have a number for each block; KEY is the
# width of the key, and then for each panel whether curves cross (1) or not (0).
call 'style.gp' ARG1 ARG2 ARG4 ARG5
data = ARG3
firsts = ARG6
langs = ARG7
points = ARG8
panels = words(firsts) - 1
colour(n) = word(langs, n + 1) + 0 ? orange : blue
dash(n) = word(langs, n + 1) + 0 ? 2 : 1
point(n) = word(points, n + 1) + 0
set logscale xy
set format x '%.0s %c'
set format y '%.0s %cs'
set border 3
set tics nomirror
set grid xtics ytics
set lmargin at screen 96.0 / width
set rmargin at screen 1 - (word(ARG9, 1) + 0.0) / width
set key at graph 1.03, graph 1 left top Left reverse samplen 3
set xlabel 'squares of the level, log scale'
set ylabel 'time of one run, log scale'
each = height / (panels + 0.0)
set multiplot
do for [panel = 1:panels] {
    first = word(firsts, panel) + 0
    last = word(firsts, panel + 1) - 1
    set tmargin at screen 1 - ((panel - 1) * each + 14) / height
    set bmargin at screen 1 - (panel * each - 56) / height
    cross = word(ARG9, panel + 1) + 0
    plot data index first using 1:2:3 with labels left notitle, \
        for [n = first + 1:first + cross] data index n using 1:2 with points \
        pointtype 6 pointsize 2.2 linewidth 2 linecolor rgb grey \
        title 'the languages cross', \
        for [n = first + 2:last] data index n using 1:2:3:4 with yerrorlines \
        pointtype point(n) pointsize 0.8 linewidth 1.3 dashtype dash(n) \
        linecolor rgb colour(n) title columnheader(1)
}
unset multiplot
