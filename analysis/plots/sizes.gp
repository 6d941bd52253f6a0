# sizes.gp FORMAT OUTPUT DATA WIDTH HEIGHT MARGIN ROWS
#
# One row a search and style, lines on the left and tokens on the right; DATA has
# row, label, series (0 C, 1 Prolog), lines and tokens of the one file, lines and
# tokens with its kernels, and an empty label for the second panel.  A thin line
# leads from the file alone to the file with its kernels.
call 'style.gp' ARG1 ARG2 ARG4 ARG5
data = ARG3
margin = (ARG6 + 0.0) / width
middle = margin + (1 - margin) / 2
call 'rows.gp' ARG6 ARG7
set xrange [0 : *]
own(series) = column(3) == series ? column(4 + panel) : NaN
all(series) = column(3) == series ? column(6 + panel) : NaN
y(series) = column(1) + (series ? 0.14 : -0.14)
set multiplot
do for [panel = 0:1] {
    set lmargin at screen (panel ? middle + 15.0 / width : margin)
    set rmargin at screen (panel ? 1 - 30.0 / width : middle - 15.0 / width)
    set xlabel (panel ? 'tokens' : 'lines, comments left out')
    plot data using (0):1:ytic(panel ? 8 : 2) with points pointsize 0 notitle, \
         data using (own(0)):(y(0)):(all(0) - own(0)):(0) with vectors nohead \
             linewidth 1.2 linecolor rgb blue notitle, \
         data using (own(1)):(y(1)):(all(1) - own(1)):(0) with vectors nohead \
             linewidth 1.2 dashtype 3 linecolor rgb orange notitle, \
         data using (all(0)):(y(0)) with points \
             pointtype 2 pointsize 0.5 linecolor rgb blue notitle, \
         data using (all(1)):(y(1)) with points \
             pointtype 2 pointsize 0.5 linecolor rgb orange notitle, \
         data using (own(0)):(y(0)) with points \
             pointtype 7 pointsize 0.8 linecolor rgb blue notitle, \
         data using (own(1)):(y(1)) with points \
             pointtype 8 pointsize 1.1 linecolor rgb orange notitle
}
# The key needs the width of both panels.
set lmargin at screen 0
set rmargin at screen 1
unset xlabel
unset tics
unset border
set xrange [0 : 1]
plot NaN notitle, \
     keyentry with points pointtype 7 pointsize 0.8 linecolor rgb blue title 'C', \
     keyentry with points pointtype 8 pointsize 1.1 linecolor rgb orange title 'Prolog', \
     keyentry with points pointtype 2 pointsize 0.5 linecolor rgb grey \
         title 'with its kernels'
unset multiplot
