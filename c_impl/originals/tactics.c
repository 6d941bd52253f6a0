/* tactics.c -- a mercenary walks to a square: the C program of 2010, rebuilt.
 *
 * A reconstruction.  The program is lost; this one follows the description of
 * it in the thesis' text.  The C++ classes World and Player are a struct each,
 * with functions that take it as self.  The world is a reconstruction too.
 *
 * Wrong on purpose, as it was: coordinates are not checked, so bad ones are
 * read and written outside the level; without a route, also when the goal is
 * on the other level, the search reads on behind its open list; the estimate
 * is too large for diagonal moves, so the route is not always the cheapest; the
 * end of the input is not seen.
 *
 * One file, long because it was one then.
 *
 * Mirror: prolog_impl/originals/tactics.pl.
 */
#include <stdio.h>
#include <time.h>

enum
{
    LEVELS = 2,
    ROWS = 12,
    COLUMNS = 12,
    SQUARES = ROWS * COLUMNS,
    DIRECTIONS = 8
};

typedef struct World
{
    char level[LEVELS][ROWS][COLUMNS];
} World;

typedef struct ListedSquare
{
    int level;
    int x;
    int y;
    int total;
    int distance;
    int estimate;
    int previous_x;
    int previous_y;
    int not_examined;
} ListedSquare;

typedef struct Player
{
    int level;
    int x;
    int y;
    int goal_level;
    int goal_x;
    int goal_y;
    ListedSquare open[SQUARES];
    int open_count;
    ListedSquare closed[SQUARES];
    int closed_count;
    int current;
    int neighbours[DIRECTIONS * 2];
    int neighbours_length;
    int route[SQUARES * 2];
    int route_length;
} Player;

static void world_set(World *self)
{
    static const char *const rows[LEVELS][ROWS] = {
        {
            ".....T......",
            "..T......T..",
            ":......T....",
            "%-----------",
            "%===========",
            "%-----------",
            ":..&&&&&&&&.",
            ":..&......&T",
            ":....####.&.",
            "...&.#.E/.&T",
            "T..&.####.&.",
            "...&&&&&&&&.",
        },
        {
            "************",
            "************",
            "************",
            "************",
            "************",
            "************",
            "************",
            "************",
            "*****,,,,***",
            "*****,E,,***",
            "*****,,,,***",
            "************",
        },
    };
    int level;
    int y;
    int x;

    for (level = 0; level < LEVELS; level++)
    {
        for (y = 0; y < ROWS; y++)
        {
            for (x = 0; x < COLUMNS; x++)
            {
                self->level[level][y][x] = rows[level][y][x];
            }
        }
    }
}

static void world_set_element(World *self, int level, int x, int y, char glyph)
{
    self->level[level - 1][y - 1][x - 1] = glyph;
}

static char world_get_element(const World *self, int level, int x, int y)
{
    return self->level[level - 1][y - 1][x - 1];
}

static void world_print_level(const World *self, int level)
{
    int x;
    int y;

    printf("\nLevel %d\n", level);
    for (y = 1; y <= ROWS; y++)
    {
        for (x = 1; x <= COLUMNS; x++)
        {
            printf("%c", world_get_element(self, level, x, y));
        }
        printf("\n");
    }
}

static void world_print_levels(const World *self)
{
    int level;

    for (level = 1; level <= LEVELS; level++)
    {
        world_print_level(self, level);
    }
}

static void player_set_position(Player *self, int level, int x, int y)
{
    self->level = level;
    self->x = x;
    self->y = y;
}

static int player_get_level(const Player *self)
{
    return self->level;
}

static void player_set_goal(Player *self, int level, int x, int y)
{
    self->goal_level = level;
    self->goal_x = x;
    self->goal_y = y;
}

static void player_set_lists(Player *self)
{
    int i;

    for (i = 0; i < SQUARES; i++)
    {
        self->open[i].not_examined = 0;
    }
    self->open_count = 0;
    self->closed_count = 0;
    self->current = 0;
    self->route_length = 0;
}

static void player_open_start(Player *self)
{
    self->open[0].level = self->level;
    self->open[0].x = self->x;
    self->open[0].y = self->y;
    self->open[0].total = 0;
    self->open[0].distance = 0;
    self->open[0].estimate = 0;
    self->open[0].previous_x = self->x;
    self->open[0].previous_y = self->y;
    self->open[0].not_examined = 1;
    self->open_count = 1;
}

static void player_find_smallest(Player *self)
{
    int i;
    int smallest = 0;

    /* Without a route no square is left, and this reads on behind the list. */
    while (self->open[smallest].not_examined == 0)
    {
        smallest++;
    }
    for (i = smallest + 1; i < self->open_count; i++)
    {
        if (self->open[i].not_examined == 1)
        {
            if (self->open[i].total < self->open[smallest].total)
            {
                smallest = i;
            }
        }
    }
    self->current = smallest;
}

static void player_close_current(Player *self)
{
    self->open[self->current].not_examined = 0;
    self->closed[self->closed_count] = self->open[self->current];
    self->closed_count++;
}

static int player_is_closed(const Player *self, int x, int y)
{
    int i;
    int found = 0;

    for (i = 0; i < self->closed_count; i++)
    {
        if (self->closed[i].x == x && self->closed[i].y == y)
        {
            found = 1;
        }
    }
    return found;
}

static void player_find_neighbours(Player *self, const World *world)
{
    int direction;
    int x;
    int y;

    self->neighbours_length = 0;
    for (direction = 0; direction < DIRECTIONS; direction++)
    {
        x = self->open[self->current].x;
        y = self->open[self->current].y;
        /* In the order of the keys 1 2 3 4 6 7 8 9. */
        switch (direction)
        {
        case 0:
            x = x - 1;
            y = y + 1;
            break;
        case 1:
            y = y + 1;
            break;
        case 2:
            x = x + 1;
            y = y + 1;
            break;
        case 3:
            x = x - 1;
            break;
        case 4:
            x = x + 1;
            break;
        case 5:
            x = x - 1;
            y = y - 1;
            break;
        case 6:
            y = y - 1;
            break;
        case 7:
            x = x + 1;
            y = y - 1;
            break;
        }
        if (x >= 1 && x <= COLUMNS && y >= 1 && y <= ROWS)
        {
            switch (world_get_element(world, self->level, x, y))
            {
            case '#':
            case 'T':
            case '*':
            case 'P':
            case 'E':
                break;
            default:
                if (player_is_closed(self, x, y) == 0)
                {
                    self->neighbours[self->neighbours_length] = x;
                    self->neighbours[self->neighbours_length + 1] = y;
                    self->neighbours_length = self->neighbours_length + 2;
                }
                break;
            }
        }
    }
}

static void player_handle_neighbours(Player *self, const World *world)
{
    int i;
    int j;
    int x;
    int y;
    int found;
    int place;
    int points;
    int distance;
    int dx;
    int dy;

    for (i = 0; i < self->neighbours_length; i = i + 2)
    {
        x = self->neighbours[i];
        y = self->neighbours[i + 1];
        points = 0;
        place = 0;
        found = 0;
        for (j = 0; j < self->open_count && found == 0; j++)
        {
            if (self->open[j].x == x && self->open[j].y == y)
            {
                place = j;
                found = 1;
            }
        }
        if (found == 0)
        {
            place = self->open_count;
            self->open_count++;
            self->open[place].level = self->level;
            self->open[place].x = x;
            self->open[place].y = y;
            self->open[place].previous_x = self->open[self->current].x;
            self->open[place].previous_y = self->open[self->current].y;
            self->open[place].not_examined = 1;
            switch (world_get_element(world, self->level, x, y))
            {
            case '.':
            case ',':
            case ':':
            case '%':
            case '/':
                points = 2;
                break;
            case '+':
                points = 4;
                break;
            case '&':
            case '-':
                points = 6;
                break;
            case '=':
                points = 10;
                break;
            }
            distance = self->open[self->current].distance + points;
            self->open[place].distance = distance;
            if (x > self->goal_x)
            {
                dx = x - self->goal_x;
            }
            else
            {
                dx = self->goal_x - x;
            }
            if (y > self->goal_y)
            {
                dy = y - self->goal_y;
            }
            else
            {
                dy = self->goal_y - y;
            }
            self->open[place].estimate = (dx + dy) * 2;
            self->open[place].total = distance + self->open[place].estimate;
        }
        else
        {
            switch (world_get_element(world, self->level, x, y))
            {
            case '.':
            case ',':
            case ':':
            case '%':
            case '/':
                points = 2;
                break;
            case '+':
                points = 4;
                break;
            case '&':
            case '-':
                points = 6;
                break;
            case '=':
                points = 10;
                break;
            }
            distance = self->open[self->current].distance + points;
            if (distance < self->open[place].distance)
            {
                self->open[place].distance = distance;
                self->open[place].total = distance + self->open[place].estimate;
                self->open[place].previous_x = self->open[self->current].x;
                self->open[place].previous_y = self->open[self->current].y;
            }
        }
    }
}

static void player_compute_distances(Player *self, const World *world)
{
    int found = 0;

    player_open_start(self);
    while (found == 0)
    {
        player_find_smallest(self);
        player_close_current(self);
        if (self->open[self->current].level == self->goal_level &&
            self->open[self->current].x == self->goal_x &&
            self->open[self->current].y == self->goal_y)
        {
            found = 1;
        }
        else
        {
            player_find_neighbours(self, world);
            player_handle_neighbours(self, world);
        }
    }
}

static void player_find_route(Player *self)
{
    int i;
    int x = self->goal_x;
    int y = self->goal_y;

    while (x != self->x || y != self->y)
    {
        for (i = 0; i < self->open_count; i++)
        {
            if (self->open[i].x == x && self->open[i].y == y)
            {
                self->route[self->route_length] = x;
                self->route[self->route_length + 1] = y;
                self->route_length = self->route_length + 2;
                x = self->open[i].previous_x;
                y = self->open[i].previous_y;
            }
        }
    }
}

static void player_print_route(const Player *self)
{
    int i;

    printf("\nRoute: ");
    for (i = self->route_length - 2; i >= 0; i = i - 2)
    {
        printf("(%d,%d,%d)", self->level, self->route[i], self->route[i + 1]);
    }
    printf("\n");
}

static void player_print_action_points(const Player *self)
{
    printf("Action points: %d\n", self->open[self->current].distance);
}

static void player_draw(const Player *self, World *world)
{
    world_set_element(world, self->level, self->x, self->y, 'P');
}

static void player_draw_route(const Player *self, World *world)
{
    int i;

    for (i = 0; i < self->route_length; i = i + 2)
    {
        world_set_element(world, self->level, self->route[i],
                          self->route[i + 1], 'x');
    }
    world_set_element(world, self->goal_level, self->goal_x, self->goal_y, 'X');
}

int main(void)
{
    static World world;
    static Player player;
    int level;
    int x;
    int y;
    clock_t start;
    clock_t end;
    char answer = 'y';

    while (answer == 'y')
    {
        world_set(&world);
        world_print_levels(&world);
        printf("\nWhere is the character?\n");
        printf("Level: ");
        scanf("%d", &level);
        printf("x: ");
        scanf("%d", &x);
        printf("y: ");
        scanf("%d", &y);
        player_set_position(&player, level, x, y);
        printf("\nWhere does the character go?\n");
        printf("Level: ");
        scanf("%d", &level);
        printf("x: ");
        scanf("%d", &x);
        printf("y: ");
        scanf("%d", &y);
        player_set_goal(&player, level, x, y);
        player_set_lists(&player);
        player_draw(&player, &world);
        world_print_level(&world, player_get_level(&player));
        start = clock();
        player_compute_distances(&player, &world);
        player_find_route(&player);
        end = clock();
        player_print_route(&player);
        player_print_action_points(&player);
        printf("Time: %ld ms\n", (long)((end - start) * 1000 / CLOCKS_PER_SEC));
        player_draw_route(&player, &world);
        world_print_level(&world, player_get_level(&player));
        printf("\nAnother route (y/n)? ");
        scanf(" %c", &answer);
    }
    return 0;
}
