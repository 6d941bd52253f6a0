# tradeoff.gp FORMAT OUTPUT DATA WIDTH HEIGHT PANELS AXIS STYLES SERIES
#
# Size against speed, one panel a game.  DATA has panel, tokens, seconds and the
# ends of their interval, series, label, and the label's place in x and y.  Labels
# stand to the right of the points, apart from each other, with a line to each;
# series -1 is the panel's own name.  Each two of the STYLES have four series: both
# in C, both in Prolog.  SERIES are those that DATA has.  AXIS is the largest number
# of tokens and the step of its tics.  What belongs to another panel is NaN in both
# directions, lest it stretch the axes.
call 'style.gp' ARG1 ARG2 ARG4 ARG5
data = ARG3
panels = ARG6 + 0
largest = word(ARG7, 1) + 0
step = word(ARG7, 2) + 0
styles = ARG8
series = ARG9
place(s) = 2 * (int(s + 0) / 4) + int(s + 0) % 2
is_prolog(s) = int(s + 0) % 4 / 2
set logscale y
set format y '%.0s %cs'
set xrange [0 : largest * 1.75]
set xtics 0, step, largest
set border 3
set tics nomirror
set grid xtics ytics
# Four a row; a key of more rows needs room.
top = 16.0 + 18 * ((words(series) + 3) / 4)
set key at screen 0.5, screen 1 - 8.0 / height center top horizontal \
    maxcols 4 width 1 samplen 1.5
set lmargin at screen 96.0 / width
set rmargin at screen 1 - 10.0 / width
each = (height - top) / panels
here(n) = column(1) == panel ? column(n) : NaN
of(s, n) = column(6) == s ? here(n) : NaN
point(n) = column(6) < 0 ? NaN : here(n)
name(n) = column(6) < 0 ? here(n) : NaN
set multiplot
do for [panel = 1:panels] {
    set tmargin at screen 1 - (top + (panel - 1) * each + 20) / height
    set bmargin at screen 1 - (top + panel * each - 54) / height
    if (panel > 1) { unset key }
    set xlabel 'tokens, kernels included'
    set ylabel 'time of one answer, log scale'
    plot data using (here(2)):(here(3)):(here(8) - here(2) - 0.01 * largest):(here(9) - here(3)) \
             with vectors nohead linewidth 0.6 dashtype 3 linecolor rgb grey notitle, \
         data using (point(8)):(point(9)):7 with labels left notitle, \
         data using (name(8)):(name(9)):7 with labels left offset 0, 0.7 notitle, \
         for [s in series] data using (of(s + 0, 2)):(of(s + 0, 3)):(of(s + 0, 4)):(of(s + 0, 5)) \
             with yerrorbars \
             pointtype 5 + 2 * place(s) - is_prolog(s) \
             pointsize 0.8 + 0.1 * (place(s) > 0) linewidth 1.4 \
             linecolor rgb (is_prolog(s) ? orange : blue) \
             title (is_prolog(s) ? 'Prolog, ' : 'C, ').word(styles, place(s) + 1)
}
unset multiplot
