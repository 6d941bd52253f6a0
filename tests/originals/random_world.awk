# random_world.awk -- a world of GAME from SEED, with QUESTIONS questions about it.
#
#     awk -f random_world.awk -v seed=1 -v game=city -v questions=10 -v folder=DIR
#
# writes DIR/GAME-SEED.world and DIR/GAME-SEED.questions.  The numbers are its own, so
# that every awk makes the same worlds; what they are drawn from fits a world that the
# programs of 2010 can take, or nearly.

function draw(count) { # 0 to count - 1
    state = (state * 16807) % 2147483647
    return int(state / 2147483647 * count)
}

function draw_glyph(glyphs) {
    return substr(glyphs, draw(length(glyphs)) + 1, 1)
}

function draw_square() {
    level = draw(levels) + 1
    x = draw(width) + 1
    y = draw(height) + 1
}

function is_stairs(glyph) {
    return glyph == "<" || glyph == ">"
}

function put_stairs(   pairs) {
    for (pairs = draw(3 * levels); pairs > 0; pairs--) {
        draw_square()
        if (level < levels && !is_stairs(square[level, x, y]) && !is_stairs(square[level + 1, x, y])) {
            square[level, x, y] = ">"
            square[level + 1, x, y] = "<"
        }
    }
}

function put_character(glyph) {
    draw_square()
    if (!is_stairs(square[level, x, y]))
        square[level, x, y] = glyph
}

# A square that can be entered, on the given level unless that is 0; "": none was found.
function draw_open(wanted,   tries) {
    for (tries = 0; tries < 200; tries++) {
        draw_square()
        if ((wanted == 0 || level == wanted) && index(open[game], square[level, x, y]) > 0)
            return level "," x "," y
    }
    return ""
}

BEGIN {
    open["rogue"] = "...@o"
    walls["rogue"] = "#="
    most["rogue"] = 1
    open["tactics"] = ".,:%/+&-="
    walls["tactics"] = "#T*E"
    most["tactics"] = 2
    open["city"] = "....$/<>"
    walls["city"] = "#+"
    most["city"] = 4

    state = (seed * 7919 + length(game)) % 2147483646 + 1
    draw(1)
    draw(1)
    framed = draw(2)
    levels = draw(most[game]) + 1
    width = framed ? draw(3) + 10 : draw(11) + 1
    height = framed ? draw(3) + 10 : draw(11) + 1
    share = draw(50)
    floor = open[game]
    gsub(/[@o<>]/, "", floor)
    for (level = 1; level <= levels; level++)
        for (y = 1; y <= height; y++)
            for (x = 1; x <= width; x++)
                square[level, x, y] = draw(100) < share ? draw_glyph(walls[game]) : draw_glyph(floor)
    if (game == "city")
        put_stairs()
    if (draw(2) == 0)
        put_character(game == "tactics" ? "P" : "@")
    if (game == "rogue" && draw(2) == 0)
        put_character("o")
    if (framed)
        for (level = 1; level <= levels; level++)
            for (y = 1; y <= height; y++)
                for (x = 1; x <= width; x++)
                    if (x == 1 || x == width || y == 1 || y == height)
                        square[level, x, y] = "#"

    file = folder "/" game "-" seed
    print "game " game >(file ".world")
    for (level = 1; level <= levels; level++) {
        print "level " level >(file ".world")
        for (y = 1; y <= height; y++) {
            row = ""
            for (x = 1; x <= width; x++)
                row = row square[level, x, y]
            print row >(file ".world")
        }
    }
    printf "" >(file ".questions")
    for (i = 0; i < questions; i++) {
        from = draw_open(0)
        to = draw_open(game == "tactics" ? level : 0)
        if (from != "" && to != "")
            print from, to >(file ".questions")
    }
}
