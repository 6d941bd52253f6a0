# call 'rows.gp' MARGIN ROWS -- for figures with one labelled row a thing, the
# first on top, and the key above.
set lmargin at screen (ARG1 + 0.0) / width
set rmargin at screen 1 - 30.0 / width
set tmargin at screen 1 - 34.0 / height
set bmargin at screen 56.0 / height
set key at screen 0.5, screen 1 - 16.0 / height center center horizontal \
    maxrows 1 width 1 samplen 1.5
set yrange [ARG2 + 0.5 : 0.5]
set ytics scale 0
set grid xtics ytics
