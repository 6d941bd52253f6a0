# tradeoff.gp FORMAT OUTPUT DATA WIDTH HEIGHT PANELS LARGEST STEP
#
# Size against speed, one panel a game.  DATA has panel, tokens, seconds and the
# ends of their interval, series (0 C thesis, 1 C tuned, 2 Prolog thesis, 3 Prolog
# tuned), label, and the label's place in x and y.  Labels stand to the right of
# the points, apart from each other, with a line to each; series -1 is the panel's
# own name.
call 'style.gp' ARG1 ARG2 ARG4 ARG5
data = ARG3
panels = ARG6 + 0
largest = ARG7 + 0
step = ARG8 + 0
set logscale y
set format y '%.0s %cs'
set xrange [0 : largest * 1.75]
set xtics 0, step, largest
set border 3
set tics nomirror
set grid xtics ytics
set key at screen 0.5, screen 1 - 16.0 / height center center horizontal \
    maxrows 1 width 1 samplen 1.5
set lmargin at screen 96.0 / width
set rmargin at screen 1 - 10.0 / width
top = 34.0
each = (height - top) / panels
here(n) = column(1) == panel ? column(n) : NaN
of(series, n) = column(6) == series ? here(n) : NaN
set multiplot
do for [panel = 1:panels] {
    set tmargin at screen 1 - (top + (panel - 1) * each + 12) / height
    set bmargin at screen 1 - (top + panel * each - 54) / height
    if (panel > 1) { unset key }
    set xlabel 'tokens, kernels included'
    set ylabel 'time of one run, log scale'
    plot data using (here(2)):3:(here(8) - here(2) - 0.01 * largest):(column(9) - column(3)) \
             with vectors nohead linewidth 0.6 dashtype 3 linecolor rgb grey notitle, \
         data using (column(6) < 0 ? NaN : here(8)):9:7 with labels left notitle, \
         data using (column(6) < 0 ? here(8) : NaN):9:7 with labels left offset 1, -0.7 notitle, \
         data using (of(0, 2)):3:4:5 with yerrorbars pointtype 5 pointsize 0.8 \
             linewidth 1.4 linecolor rgb blue title 'C, thesis', \
         data using (of(1, 2)):3:4:5 with yerrorbars pointtype 7 pointsize 0.9 \
             linewidth 1.4 linecolor rgb blue title 'C, tuned', \
         data using (of(2, 2)):3:4:5 with yerrorbars pointtype 4 pointsize 0.8 \
             linewidth 1.4 linecolor rgb orange title 'Prolog, thesis', \
         data using (of(3, 2)):3:4:5 with yerrorbars pointtype 6 pointsize 0.9 \
             linewidth 1.4 linecolor rgb orange title 'Prolog, tuned'
}
unset multiplot
