# times.gp FORMAT OUTPUT DATA WIDTH HEIGHT MARGIN ROWS
#
# One row a search on a case; DATA has row, label, series (0 C, 1 Prolog with and
# 2 without the optimizing), then seconds and the ends of their interval.
call 'style.gp' ARG1 ARG2 ARG4 ARG5
data = ARG3
rows = ARG7 + 0
call 'rows.gp' ARG6 ARG7
set logscale x
set format x '%.0s %cs'
set xlabel 'CPU time of one answer with its 95 % interval, log scale'
of(series, n) = column(3) == series ? column(n) : NaN
plot data using (of(0, 4)):1:(of(0, 5)):(of(0, 6)):ytic(2) with xerrorbars \
         pointtype 7 pointsize 0.8 linewidth 1.5 linecolor rgb blue title 'C', \
     data using (of(1, 4)):1:(of(1, 5)):(of(1, 6)) with xerrorbars \
         pointtype 8 pointsize 1.1 linewidth 1.5 linecolor rgb orange \
         title 'Prolog, optimize', \
     data using (of(2, 4)):1:(of(2, 5)):(of(2, 6)) with xerrorbars \
         pointtype 10 pointsize 1.0 linewidth 1 linecolor rgb grey \
         title 'Prolog, compile'
