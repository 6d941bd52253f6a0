# crowds.gp FORMAT OUTPUT DATA WIDTH HEIGHT ROWS RANGES TICKS KINDS
#
# What becomes of growing numbers, panels in rows of two: of each its kind, `share`,
# `told`, `count`, `c` or `prolog`, the last two being times.  For each panel DATA has three
# blocks: the place and the text of its name; the curves, an empty line between two;
# and for each curve where it ends, where its name stands, and the name.  RANGES are
# the ends of both axes of each panel, of which x is 2.4 times as long as the curves
# need; TICKS are the numbers.
call 'style.gp' ARG1 ARG2 ARG4 ARG5
data = ARG3
rows = ARG6 + 0
ranges = ARG7
range(panel, n) = word(ranges, 4 * panel + n) + 0
set border 3
set tics nomirror font ',10'
set grid ytics
unset key
set xtics ()
do for [number in ARG8] {
    set xtics add (number number + 0)
}
each = height / (rows + 0.0)
set multiplot
do for [panel = 0:words(ARG9) - 1] {
    place = panel / 2
    side = panel % 2
    kind = word(ARG9, panel + 1)
    colour = kind eq 'c' ? blue : kind eq 'prolog' ? orange : grey
    set lmargin at screen side * 0.5 + 62.0 / width
    set rmargin at screen (side + 1) * 0.5 - 4.0 / width
    set tmargin at screen 1 - (place * each + 26) / height
    set bmargin at screen 1 - ((place + 1) * each - 52) / height
    set xrange [range(panel, 1) : range(panel, 2)]
    set yrange [range(panel, 3) : range(panel, 4)]
    set logscale x
    if (kind eq 'share' || kind eq 'told') {
        unset logscale y
        set format y (kind eq 'share' ? '%.1f' : '%g')
    } else {
        set logscale y
        set format y (kind eq 'count' ? '%.0s %c' : '%.0s %cs')
    }
    set xlabel (place == rows - 1 ? 'how many' : '') offset 0, 0.7 font ',10'
    plot data index 3 * panel using 1:2:5 with labels left offset 0, 0.9 font ',10', \
         data index 3 * panel + 1 using 1:2 with linespoints pointtype 7 \
             pointsize 0.35 linewidth 1 linecolor rgb colour, \
         data index 3 * panel + 2 using 1:2:($3 / 1.05 - $1):($4 - $2) with vectors nohead \
             linewidth 0.5 dashtype 3 linecolor rgb grey, \
         data index 3 * panel + 2 using 3:4:5 with labels left font ',9'
}
unset multiplot
