# searches.gp FORMAT OUTPUT DATA WIDTH HEIGHT PANELS RANGES
#
# Score over the best one against work, two panels a row, one a kind of level.
# For each DATA has two blocks: the place and the text of its name; and for each
# point work, score over best, whether it is the best (1) or not (0), where its
# name stands, and the name.  RANGES are the ends of both axes of each panel; what
# is below 1 is room for the names.
call 'style.gp' ARG1 ARG2 ARG4 ARG5
data = ARG3
panels = ARG6 + 0
ranges = ARG7
range(panel, n) = word(ranges, 4 * panel + n) + 0
set logscale xy
set format x2 '%.0s %c'
set border 0
set tics nomirror font ',10'
unset xtics
unset key
rows = (panels + 1) / 2
each = height / (rows + 0.0)
set multiplot
do for [panel = 0:panels - 1] {
    place = panel / 2
    side = panel % 2
    set lmargin at screen side * 0.5 + 54.0 / width
    set rmargin at screen (side + 1) * 0.5 - 8.0 / width
    set tmargin at screen 1 - (place * each + 68) / height
    set bmargin at screen 1 - ((place + 1) * each - 8) / height
    set xrange [range(panel, 1) : range(panel, 2)]
    set x2range [range(panel, 1) : range(panel, 2)]
    set logscale x2
    set x2tics () nomirror
    steps = range(panel, 2) / range(panel, 1) > 60 ? '1' : '1 2 5'
    do for [power = 0:9] {
        do for [step in steps] {
            at = step * 10 ** power
            if (at >= range(panel, 1) && at <= range(panel, 2)) {
                set x2tics add (gprintf('%.0s %c', at) at)
            }
        }
    }
    set yrange [range(panel, 3) : range(panel, 4)]
    most = range(panel, 4)
    if (most > 8) {
        set ytics ('1' 1, '2' 2, '5' 5, '10' 10, '20' 20, '50' 50, '100' 100)
    } else {
        if (most > 2) {
            set ytics ('1' 1, '1.5' 1.5, '2' 2, '3' 3, '5' 5)
        } else {
            set ytics ('1' 1, '1.1' 1.1, '1.2' 1.2, '1.5' 1.5)
        }
    }
    set grid noxtics ytics
    set x2label 'squares expanded' font ',10' offset 0, -0.6
    set ylabel 'score / best' font ',10' offset 1.6, 3.6
    plot data index 2 * panel using 1:2:3 with labels left offset 0, 2.8 font ',12', \
         data index 2 * panel + 1 using 1:2:($4 - $1):($5 * 1.01 - $2) with vectors nohead \
             linewidth 0.7 dashtype 3 linecolor rgb grey, \
         data index 2 * panel + 1 using 4:5:6 with labels rotate by 90 right font ',10', \
         data index 2 * panel + 1 using ($3 == 1 ? $1 : NaN):2 with points pointtype 7 \
             pointsize 0.7 linecolor rgb blue, \
         data index 2 * panel + 1 using ($3 == 0 ? $1 : NaN):2 with points pointtype 6 \
             pointsize 0.7 linewidth 1.4 linecolor rgb orange
}
unset multiplot
