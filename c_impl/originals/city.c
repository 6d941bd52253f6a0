/* city.c -- the city program of 2010: a dwarf walks through a fortress.
 *
 * A reconstruction: the program is lost, this follows what the text of the
 * thesis tells of it, a struct and functions standing for each C++ class.
 * The fortress itself is a reconstruction too.
 *
 * Wrong on purpose, as then: what is typed is not checked; where there is no
 * route the search reads on behind its list of squares to examine; a level's
 * starting point is never taken for its end point, so the goal cannot be the
 * start or the foot of the stairs, nor the start the stairs that are wanted.
 *
 * One file, long because it was one then.
 *
 * Mirror: prolog_impl/originals/city.pl.
 */
#include <stdio.h>
#include <time.h>

enum
{
    LEVELS = 4,
    ROWS = 12,
    COLUMNS = 12,
    SQUARES = ROWS * COLUMNS
};

/* The distance table's values below 1. */
enum
{
    NOT_COMPUTED = 0,
    WALL = -1,
    CLOSED_DOOR = -2,
    START = -3,
    GOAL = -4
};

enum
{
    SAME_LEVEL = 0,
    DOWN = 1,
    UP = 2
};

/* Levels, rows and columns count from 1 as on the screen. */
typedef struct World
{
    char levels[LEVELS + 1][ROWS + 1][COLUMNS + 1];
} World;

typedef struct Player
{
    int level;
    int x;
    int y;
    int goal_level;
    int goal_x;
    int goal_y;
    int direction;
    int distances[LEVELS + 1][ROWS + 1][COLUMNS + 1];
    int neighbours[8 * 2 + 1];
    int found;
    int examine[LEVELS + 1][SQUARES * 2];
    int examine_next[LEVELS + 1];
    int examine_end[LEVELS + 1];
    int start_points[LEVELS * 3];
    int end_points[LEVELS * 3];
    int levels_done;
    int route[LEVELS * SQUARES * 3];
    int route_end;
} Player;

static void world_set(World *self)
{
    static const char squares[LEVELS][ROWS][COLUMNS + 1] = {
        {
            "############",
            "#...#..#...#",
            "#.../..#...#",
            "#...#../...#",
            "#####..#####",
            "#..........#",
            "#####..#####",
            "#...+../...#",
            "#...#..#.$.#",
            "#.../..#...#",
            "#...#.>#...#",
            "############",
        },
        {
            "############",
            "#..#......>#",
            "#..#....#..#",
            "#..#....#..#",
            "#..##/+##..#",
            "#..........#",
            "#..##+/##..#",
            "#..#....#..#",
            "#..#....#..#",
            "#../.$../..#",
            "#..#..<.#.>#",
            "############",
        },
        {
            "############",
            "#.........<#",
            "#.####/###.#",
            "#.#..#>..#.#",
            "#.#..#...#.#",
            "#.#/######.#",
            "#..........#",
            "####.#######",
            "#..../..$..#",
            "#.##.#####/#",
            "#.#>.#....<#",
            "############",
        },
        {
            "############",
            "#...#......#",
            "#...+......#",
            "#.../.<....#",
            "#...########",
            "#..........#",
            "#####/####.#",
            "#...#....#.#",
            "#...+....#.#",
            "#.../....#.#",
            "#..<#..../.#",
            "############",
        },
    };
    int level;
    int x;
    int y;

    for (level = 1; level <= LEVELS; level++)
    {
        for (y = 1; y <= ROWS; y++)
        {
            for (x = 1; x <= COLUMNS; x++)
            {
                self->levels[level][y][x] = squares[level - 1][y - 1][x - 1];
            }
        }
    }
}

static void world_set_square(World *self, int level, int x, int y, char glyph)
{
    self->levels[level][y][x] = glyph;
}

static char world_get_square(const World *self, int level, int x, int y)
{
    return self->levels[level][y][x];
}

static void world_print_level(const World *self, int level)
{
    int x;
    int y;

    printf("Level %d\n", level);
    for (y = 1; y <= ROWS; y++)
    {
        for (x = 1; x <= COLUMNS; x++)
        {
            printf("%c", self->levels[level][y][x]);
        }
        printf("\n");
    }
    printf("\n");
}

static void world_print_levels(const World *self)
{
    int level;

    for (level = 1; level <= LEVELS; level++)
    {
        world_print_level(self, level);
    }
}

static void player_ask_position(Player *self)
{
    printf("Level of the player? ");
    scanf("%d", &self->level);
    printf("X of the player? ");
    scanf("%d", &self->x);
    printf("Y of the player? ");
    scanf("%d", &self->y);
}

static void player_ask_goal(Player *self)
{
    printf("Level of the goal? ");
    scanf("%d", &self->goal_level);
    printf("X of the goal? ");
    scanf("%d", &self->goal_x);
    printf("Y of the goal? ");
    scanf("%d", &self->goal_y);
}

static void player_set_distances(Player *self, const World *world)
{
    int level;
    int x;
    int y;

    for (level = 1; level <= LEVELS; level++)
    {
        for (y = 1; y <= ROWS; y++)
        {
            for (x = 1; x <= COLUMNS; x++)
            {
                switch (world_get_square(world, level, x, y))
                {
                case '#':
                    self->distances[level][y][x] = WALL;
                    break;
                case '+':
                    self->distances[level][y][x] = CLOSED_DOOR;
                    break;
                default:
                    self->distances[level][y][x] = NOT_COMPUTED;
                    break;
                }
            }
        }
    }
    self->distances[self->goal_level][self->goal_y][self->goal_x] = GOAL;
    self->distances[self->level][self->y][self->x] = START;
}

static void player_set_lists(Player *self)
{
    int level;

    for (level = 1; level <= LEVELS; level++)
    {
        self->examine_next[level] = 0;
        self->examine_end[level] = 0;
    }
    self->levels_done = 0;
    self->route_end = 0;
}

static void player_find_direction(Player *self)
{
    if (self->level == self->goal_level)
    {
        self->direction = SAME_LEVEL;
    }
    else if (self->level < self->goal_level)
    {
        self->direction = DOWN;
    }
    else
    {
        self->direction = UP;
    }
}

static void player_set_start_point(Player *self, int level, int x, int y)
{
    self->start_points[self->levels_done * 3] = level;
    self->start_points[self->levels_done * 3 + 1] = x;
    self->start_points[self->levels_done * 3 + 2] = y;
    self->distances[level][y][x] = START;
}

static void player_set_end_point(Player *self, int level, int x, int y)
{
    self->end_points[self->levels_done * 3] = level;
    self->end_points[self->levels_done * 3 + 1] = x;
    self->end_points[self->levels_done * 3 + 2] = y;
}

static void player_clear_neighbours(Player *self)
{
    int i;

    for (i = 0; i < 8 * 2 + 1; i++)
    {
        self->neighbours[i] = -1;
    }
}

static void player_find_stair_neighbours(Player *self, const World *world,
                                         int level, int current_x,
                                         int current_y, char stairs)
{
    int direction;
    int x = current_x;
    int y = current_y;
    int end = 0;

    player_clear_neighbours(self);
    for (direction = 1; direction <= 8; direction++)
    {
        switch (direction)
        {
        case 1:
            x = current_x - 1;
            y = current_y + 1;
            break;
        case 2:
            x = current_x;
            y = current_y + 1;
            break;
        case 3:
            x = current_x + 1;
            y = current_y + 1;
            break;
        case 4:
            x = current_x - 1;
            y = current_y;
            break;
        case 5:
            x = current_x + 1;
            y = current_y;
            break;
        case 6:
            x = current_x - 1;
            y = current_y - 1;
            break;
        case 7:
            x = current_x;
            y = current_y - 1;
            break;
        case 8:
            x = current_x + 1;
            y = current_y - 1;
            break;
        }
        switch (self->distances[level][y][x])
        {
        case WALL:
        case CLOSED_DOOR:
        case START:
            break;
        case NOT_COMPUTED:
            self->neighbours[end] = x;
            self->neighbours[end + 1] = y;
            end = end + 2;
            if (world_get_square(world, level, x, y) == stairs)
            {
                player_set_end_point(self, level, x, y);
                self->found = 1;
            }
            break;
        default:
            break;
        }
    }
}

static void player_find_goal_neighbours(Player *self, int level, int current_x,
                                        int current_y)
{
    int direction;
    int x = current_x;
    int y = current_y;
    int end = 0;

    player_clear_neighbours(self);
    for (direction = 1; direction <= 8; direction++)
    {
        switch (direction)
        {
        case 1:
            x = current_x - 1;
            y = current_y + 1;
            break;
        case 2:
            x = current_x;
            y = current_y + 1;
            break;
        case 3:
            x = current_x + 1;
            y = current_y + 1;
            break;
        case 4:
            x = current_x - 1;
            y = current_y;
            break;
        case 5:
            x = current_x + 1;
            y = current_y;
            break;
        case 6:
            x = current_x - 1;
            y = current_y - 1;
            break;
        case 7:
            x = current_x;
            y = current_y - 1;
            break;
        case 8:
            x = current_x + 1;
            y = current_y - 1;
            break;
        }
        switch (self->distances[level][y][x])
        {
        case WALL:
        case CLOSED_DOOR:
        case START:
            break;
        case NOT_COMPUTED:
            self->neighbours[end] = x;
            self->neighbours[end + 1] = y;
            end = end + 2;
            break;
        case GOAL:
            player_set_end_point(self, level, x, y);
            self->found = 1;
            break;
        default:
            break;
        }
    }
}

static void player_compute_stair_level(Player *self, const World *world,
                                       char stairs)
{
    int level = self->start_points[self->levels_done * 3];
    int x = self->start_points[self->levels_done * 3 + 1];
    int y = self->start_points[self->levels_done * 3 + 2];
    int distance = 0;
    int next;
    int end;
    int i;

    self->found = 0;
    while (self->found == 0)
    {
        player_find_stair_neighbours(self, world, level, x, y, stairs);
        for (i = 0; self->neighbours[i] != -1; i = i + 2)
        {
            x = self->neighbours[i];
            y = self->neighbours[i + 1];
            self->distances[level][y][x] = distance + 1;
            end = self->examine_end[level];
            self->examine[level][end] = x;
            self->examine[level][end + 1] = y;
            self->examine_end[level] = end + 2;
        }
        if (self->found == 0)
        {
            next = self->examine_next[level];
            x = self->examine[level][next];
            y = self->examine[level][next + 1];
            self->examine_next[level] = next + 2;
            distance = self->distances[level][y][x];
        }
    }
}

static void player_compute_goal_level(Player *self)
{
    int level = self->start_points[self->levels_done * 3];
    int x = self->start_points[self->levels_done * 3 + 1];
    int y = self->start_points[self->levels_done * 3 + 2];
    int distance = 0;
    int next;
    int end;
    int i;

    self->found = 0;
    while (self->found == 0)
    {
        player_find_goal_neighbours(self, level, x, y);
        for (i = 0; self->neighbours[i] != -1; i = i + 2)
        {
            x = self->neighbours[i];
            y = self->neighbours[i + 1];
            self->distances[level][y][x] = distance + 1;
            end = self->examine_end[level];
            self->examine[level][end] = x;
            self->examine[level][end + 1] = y;
            self->examine_end[level] = end + 2;
        }
        if (self->found == 0)
        {
            next = self->examine_next[level];
            x = self->examine[level][next];
            y = self->examine[level][next + 1];
            self->examine_next[level] = next + 2;
            distance = self->distances[level][y][x];
        }
    }
    self->distances[level][self->goal_y][self->goal_x] = distance + 1;
}

static void player_compute_distances(Player *self, const World *world)
{
    int level = self->level;
    int x = self->x;
    int y = self->y;

    player_find_direction(self);
    while (level != self->goal_level)
    {
        player_set_start_point(self, level, x, y);
        switch (self->direction)
        {
        case DOWN:
            player_compute_stair_level(self, world, '>');
            level = level + 1;
            break;
        case UP:
            player_compute_stair_level(self, world, '<');
            level = level - 1;
            break;
        }
        x = self->end_points[self->levels_done * 3 + 1];
        y = self->end_points[self->levels_done * 3 + 2];
        self->levels_done = self->levels_done + 1;
    }
    player_set_start_point(self, level, x, y);
    player_compute_goal_level(self);
    self->levels_done = self->levels_done + 1;
}

static void player_add_to_route(Player *self, int level, int x, int y)
{
    self->route[self->route_end] = level;
    self->route[self->route_end + 1] = x;
    self->route[self->route_end + 2] = y;
    self->route_end = self->route_end + 3;
}

/* Adds the squares between a level's end point and its starting point. */
static void player_trace_level(Player *self, int level, int end_x, int end_y)
{
    int current_x = end_x;
    int current_y = end_y;
    int distance = self->distances[level][end_y][end_x];
    int x = end_x;
    int y = end_y;
    int direction;
    int found;

    while (distance > 1)
    {
        found = 0;
        for (direction = 1; direction <= 8 && found == 0; direction++)
        {
            switch (direction)
            {
            case 1:
                x = current_x - 1;
                y = current_y + 1;
                break;
            case 2:
                x = current_x;
                y = current_y + 1;
                break;
            case 3:
                x = current_x + 1;
                y = current_y + 1;
                break;
            case 4:
                x = current_x - 1;
                y = current_y;
                break;
            case 5:
                x = current_x + 1;
                y = current_y;
                break;
            case 6:
                x = current_x - 1;
                y = current_y - 1;
                break;
            case 7:
                x = current_x;
                y = current_y - 1;
                break;
            case 8:
                x = current_x + 1;
                y = current_y - 1;
                break;
            }
            if (self->distances[level][y][x] == distance - 1)
            {
                player_add_to_route(self, level, x, y);
                found = 1;
            }
        }
        current_x = x;
        current_y = y;
        distance = distance - 1;
    }
}

/* From the goal's level back to the start's: the route's last square is the
 * first of the list. */
static void player_find_route(Player *self)
{
    int level;
    int x;
    int y;
    int i;

    for (i = self->levels_done - 1; i >= 0; i--)
    {
        level = self->end_points[i * 3];
        x = self->end_points[i * 3 + 1];
        y = self->end_points[i * 3 + 2];
        player_add_to_route(self, level, x, y);
        player_trace_level(self, level, x, y);
        if (i > 0)
        {
            x = self->start_points[i * 3 + 1];
            y = self->start_points[i * 3 + 2];
            player_add_to_route(self, level, x, y);
        }
    }
}

static void player_print_route(const Player *self)
{
    int i;

    printf("Route: ");
    for (i = self->route_end - 3; i >= 0; i = i - 3)
    {
        printf("(%d,", self->route[i]);
        printf("%d,", self->route[i + 1]);
        printf("%d)", self->route[i + 2]);
    }
    printf("\n");
}

static void player_draw_route(const Player *self, World *world)
{
    int level;
    int x;
    int y;
    int i;

    for (i = 0; i < self->route_end; i = i + 3)
    {
        level = self->route[i];
        x = self->route[i + 1];
        y = self->route[i + 2];
        world_set_square(world, level, x, y, 'x');
    }
    for (i = 0; i < self->levels_done * 3; i = i + 3)
    {
        level = self->start_points[i];
        x = self->start_points[i + 1];
        y = self->start_points[i + 2];
        world_set_square(world, level, x, y, '@');
    }
}

static char ask_go_on(void)
{
    char answer = 'n';

    printf("Do you want to go on (y/n)? ");
    scanf(" %c", &answer);
    return answer;
}

int main(void)
{
    static World world;
    static Player player;
    clock_t begin;
    clock_t end;
    char answer;

    printf("City: a dwarf walks through a fortress\n");
    printf("\n");
    do
    {
        world_set(&world);
        world_print_levels(&world);
        player_ask_position(&player);
        player_ask_goal(&player);
        player_set_distances(&player, &world);
        player_set_lists(&player);
        begin = clock();
        player_compute_distances(&player, &world);
        player_find_route(&player);
        end = clock();
        printf("\n");
        player_print_route(&player);
        printf("Time: %ld ms\n", (end - begin) * 1000 / CLOCKS_PER_SEC);
        printf("\n");
        player_draw_route(&player, &world);
        world_print_levels(&world);
        answer = ask_go_on();
    } while (answer == 'y');
    return 0;
}
