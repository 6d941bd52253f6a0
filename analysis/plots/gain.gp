# gain.gp FORMAT OUTPUT DATA WIDTH HEIGHT MARGIN ROWS
#
# One row a search on a case; DATA has row, label, series (0 C, 1 Prolog), then
# the thesis style's time over the tuned one's and the ends of its interval.
call 'style.gp' ARG1 ARG2 ARG4 ARG5
data = ARG3
call 'rows.gp' ARG6 ARG7
set logscale x
set format x '%g ×'
set xrange [* < 0.9 : 1.2 < *]
set xlabel 'thesis time / tuned time with its 95 % interval, log scale'
set arrow from 1, graph 0 to 1, graph 1 nohead linewidth 1.2 dashtype 2 back
of(series, n) = column(3) == series ? column(n) : NaN
plot data using (of(0, 4)):1:(of(0, 5)):(of(0, 6)):ytic(2) with xerrorbars \
         pointtype 7 pointsize 0.8 linewidth 1.5 linecolor rgb blue title 'C', \
     data using (of(1, 4)):1:(of(1, 5)):(of(1, 6)) with xerrorbars \
         pointtype 8 pointsize 1.1 linewidth 1.5 linecolor rgb orange \
         title 'Prolog'
