# level.gp FORMAT OUTPUT DATA WIDTH HEIGHT COLUMNS ROWS LEVELS
#
# A solved case: on the left each level with the route, on the right its distance
# table.  DATA has four blocks: squares (level, x, y, glyph, kind: 0 open, 1 dear,
# 2 closed), distances (level, x, y, distance, its share of the greatest), routes
# (level, x, y) and ends (level, x, y, kind: 0 start, 1 goal).  LEVELS are the
# levels that are shown.
call 'style.gp' ARG1 ARG2 ARG4 ARG5
data = ARG3
columns = ARG6 + 0
rows = ARG7 + 0
levels = ARG8
shown = words(levels)
set xrange [0.5 : columns + 0.5]
set yrange [rows + 0.5 : 0.5]
step = columns > 30 ? 10 : columns > 16 ? 5 : 1
set xtics 1, step scale 0 offset 0, 0.5
set ytics 1, step scale 0 offset 0.5, 0
set border 0
unset grid
unset key
# Squares are tinted through, so that they suit a light page and a dark one.
tints = 6
tint(share) = share >= 1 ? tints : 1 + floor(share * tints)
kind(k) = column(5) == k ? here(2) : NaN
here(n) = column(1) == level ? column(n) : NaN
each = (height - 0.0) / shown
set multiplot
do for [place = 1:shown] {
    level = word(levels, place) + 0
    do for [panel = 0:1] {
        set lmargin at screen panel * 0.5 + 34.0 / width
        set rmargin at screen (panel + 1) * 0.5 - 8.0 / width
        set tmargin at screen 1 - ((place - 1) * each + 28) / height
        set bmargin at screen 1 - (place * each - 26) / height
        set title sprintf('level %d: %s', level, panel ? 'distances' : 'the way') offset 0, -0.6
        if (panel == 0) {
            plot data index 0 using (kind(2)):3:(0.47):(0.47) with boxxyerror \
                     fillstyle transparent solid 0.3 noborder fillcolor rgb grey, \
                 data index 0 using (kind(1)):3:(0.47):(0.47) with boxxyerror \
                     fillstyle transparent solid 0.2 noborder fillcolor rgb blue, \
                 data index 0 using (here(2)):3:4 with labels font ',11', \
                 data index 2 using (here(2)):3 with linespoints linewidth 2.5 \
                     pointtype 7 pointsize 0.6 linecolor rgb orange, \
                 data index 3 using (column(4) == 0 ? here(2) : NaN):3 with points \
                     pointtype 5 pointsize 1.3 linecolor rgb blue, \
                 data index 3 using (column(4) == 1 ? here(2) : NaN):3 with points \
                     pointtype 9 pointsize 1.6 linecolor rgb blue
        } else {
            plot data index 0 using (kind(2)):3:(0.47):(0.47) with boxxyerror \
                     fillstyle transparent solid 0.3 noborder fillcolor rgb grey, \
                 for [t = 1:tints] data index 1 \
                     using (tint(column(5)) == t ? here(2) : NaN):3:(0.47):(0.47) with boxxyerror \
                     fillstyle transparent solid 0.1 * t noborder fillcolor rgb orange, \
                 data index 1 using (here(2)):3:4 with labels font ',10'
        }
    }
}
unset multiplot
