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
set style fill transparent solid 1 noborder
# Black and white follow the page's colours; other squares are tinted through.
shade(kind) = kind == 2 ? 0x9f000000 : kind == 1 ? 0xaf2f6db0 : 0xff000000
tint(share) = (int(255 - 150 * share) << 24) + 0xd9761f
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
        set title sprintf('level %d: %s', level, panel ? 'distances' : 'route') offset 0, -0.6
        if (panel == 0) {
            plot data index 0 using (here(2)):3:(0.5):(0.5):(shade(column(5))) with boxxyerror \
                     fillcolor rgb variable, \
                 data index 0 using (here(2)):3:4 with labels font ',11', \
                 data index 2 using (here(2)):3 with linespoints linewidth 2 \
                     pointtype 7 pointsize 0.5 linecolor rgb orange, \
                 data index 3 using (column(4) == 0 ? here(2) : NaN):3 with points \
                     pointtype 5 pointsize 1.3 linecolor rgb blue, \
                 data index 3 using (column(4) == 1 ? here(2) : NaN):3 with points \
                     pointtype 9 pointsize 1.6 linecolor rgb blue
        } else {
            plot data index 0 using (column(5) == 2 ? here(2) : NaN):3:(0.5):(0.5):(shade(column(5))) \
                     with boxxyerror fillcolor rgb variable, \
                 data index 1 using (here(2)):3:(0.5):(0.5):(tint(column(5))) with boxxyerror \
                     fillcolor rgb variable, \
                 data index 1 using (here(2)):3:4 with labels font ',10'
        }
    }
}
unset multiplot
