# call 'style.gp' FORMAT OUTPUT WIDTH HEIGHT -- what all figures share.
#
# Text is never enhanced: names hold underscores.  C is blue, filled and solid,
# Prolog orange, open and dashed; so a figure can be read in grey.
set encoding utf8
set micro
width = ARG3 + 0
height = ARG4 + 0
if (ARG1 eq 'svg') {
    set terminal svg size width,height dynamic noenhanced \
        font 'Helvetica,Arial,sans-serif,13'
} else {
    set terminal pngcairo size 2*width,2*height noenhanced \
        font 'sans,11' fontscale 2 linewidth 2 pointscale 2
}
set output ARG2
set datafile separator "\t"
set datafile commentschars ''
blue = '#2f6db0'
orange = '#d9761f'
grey = '#8a8a8a'
set border linewidth 0.8
set tics scale 0.6
set grid linetype 1 linewidth 0.5 linecolor rgb '#a08a8a8a'
