/* rogue.c -- the rogue program of 2010: a creature hunts the player.
 *
 * A reconstruction: the program itself is lost.  It follows the description in
 * the thesis' text piece by piece; what that leaves open is written as its
 * author would have.  A class of its C++ is a struct here, with functions that
 * have its name in front; self is this.  Squares count from 0 inside and from 1
 * on the terminal.
 *
 * Wrong on purpose, as the original was: without a route phase 1 reads on
 * behind its list, then outside its arrays; the end of the input is not seen.
 *
 * One file, long because it was one then.
 *
 * Mirror: prolog_impl/originals/rogue.pl.
 */
#include <stdbool.h>
#include <stdio.h>
#include <time.h>

enum
{
    WIDTH = 12,
    HEIGHT = 12,
    LIST_LENGTH = 2 * WIDTH * HEIGHT,
    NEIGHBOURS_LENGTH = 16
};

/* What a distance table holds where it does not hold a distance. */
enum
{
    NOT_COMPUTED = 0,
    WALL = -1,
    WATER = -2,
    CREATURE = -3,
    PLAYER = -4
};

enum
{
    PLAYER_START_X = 2,
    PLAYER_START_Y = 1,
    CREATURE_START_X = 9,
    CREATURE_START_Y = 10
};

typedef struct World
{
    char level[HEIGHT][WIDTH];
} World;

typedef struct Player
{
    int x;
    int y;
    char below; /* the element on which the player stands */
} Player;

/* The lists are flat: x, y, x, y and so on. */
typedef struct Creature
{
    int x;
    int y;
    char below;
    int current_x;
    int current_y;
    bool player_found;
    int distances[HEIGHT][WIDTH];
    int neighbours[NEIGHBOURS_LENGTH];
    int examine[LIST_LENGTH];
    int examine_end;
    int examine_next;
    int route[LIST_LENGTH]; /* from the player's side to the creature's */
    int route_end;
} Creature;

static void world_set_level(World *self)
{
    /* clang-format off */
    static const char start[HEIGHT][WIDTH + 1] = {
        "############",
        "#..........#",
        "#..........#",
        "#.===..===.#",
        "#.=......=.#",
        "#.=.====.=.#",
        "#...=..=...#",
        "#.=.====.=.#",
        "#.=......=.#",
        "#.===..===.#",
        "#..........#",
        "############",
    };
    /* clang-format on */

    for (int y = 0; y < HEIGHT; y++)
    {
        for (int x = 0; x < WIDTH; x++)
        {
            self->level[y][x] = start[y][x];
        }
    }
}

static void world_set_element(World *self, int x, int y, char element)
{
    self->level[y][x] = element;
}

static char world_get_element(const World *self, int x, int y)
{
    return self->level[y][x];
}

static void world_print_level(const World *self)
{
    printf("\n");
    for (int y = 0; y < HEIGHT; y++)
    {
        for (int x = 0; x < WIDTH; x++)
        {
            printf("%c", self->level[y][x]);
        }
        printf("\n");
    }
    printf("\n");
}

static void player_set(Player *self, World *world, int x, int y)
{
    self->x = x;
    self->y = y;
    self->below = world_get_element(world, x, y);
    world_set_element(world, x, y, '@');
}

static int player_get_x(const Player *self)
{
    return self->x;
}

static int player_get_y(const Player *self)
{
    return self->y;
}

static void player_print_position(const Player *self)
{
    printf("You are at (%d,%d).\n", player_get_x(self) + 1,
           player_get_y(self) + 1);
}

static void player_enter(Player *self, World *world, int x, int y)
{
    switch (world_get_element(world, x, y))
    {
    case '#':
        printf("You bump into a wall.\n");
        break;
    case '=':
        printf("You bump into water.\n");
        break;
    case 'o':
        printf("You bump into the creature.\n");
        break;
    default:
        world_set_element(world, self->x, self->y, self->below);
        player_set(self, world, x, y);
        printf("You move to (%d,%d).\n", x + 1, y + 1);
        break;
    }
}

static void player_move(Player *self, World *world, char key)
{
    switch (key)
    {
    case '1':
        player_enter(self, world, self->x - 1, self->y + 1);
        break;
    case '2':
        player_enter(self, world, self->x, self->y + 1);
        break;
    case '3':
        player_enter(self, world, self->x + 1, self->y + 1);
        break;
    case '4':
        player_enter(self, world, self->x - 1, self->y);
        break;
    case '5':
        printf("You wait.\n");
        break;
    case '6':
        player_enter(self, world, self->x + 1, self->y);
        break;
    case '7':
        player_enter(self, world, self->x - 1, self->y - 1);
        break;
    case '8':
        player_enter(self, world, self->x, self->y - 1);
        break;
    case '9':
        player_enter(self, world, self->x + 1, self->y - 1);
        break;
    default:
        break;
    }
}

static void creature_set(Creature *self, World *world, int x, int y)
{
    self->x = x;
    self->y = y;
    self->below = world_get_element(world, x, y);
    world_set_element(world, x, y, 'o');
}

static int creature_get_x(const Creature *self)
{
    return self->x;
}

static int creature_get_y(const Creature *self)
{
    return self->y;
}

static void creature_print_position(const Creature *self)
{
    printf("The creature is at (%d,%d).\n", creature_get_x(self) + 1,
           creature_get_y(self) + 1);
}

static void creature_set_distances(Creature *self, const World *world)
{
    for (int y = 0; y < HEIGHT; y++)
    {
        for (int x = 0; x < WIDTH; x++)
        {
            switch (world_get_element(world, x, y))
            {
            case '#':
                self->distances[y][x] = WALL;
                break;
            case '=':
                self->distances[y][x] = WATER;
                break;
            case 'o':
                self->distances[y][x] = CREATURE;
                break;
            case '@':
                self->distances[y][x] = PLAYER;
                break;
            default:
                self->distances[y][x] = NOT_COMPUTED;
                break;
            }
        }
    }
}

static void creature_set_neighbours(Creature *self)
{
    for (int i = 0; i < NEIGHBOURS_LENGTH; i++)
    {
        self->neighbours[i] = -1;
    }
}

static void creature_set_examine(Creature *self)
{
    for (int i = 0; i < LIST_LENGTH; i++)
    {
        self->examine[i] = -1;
    }
    self->examine_end = 0;
    self->examine_next = 0;
}

static void creature_set_route(Creature *self)
{
    for (int i = 0; i < LIST_LENGTH; i++)
    {
        self->route[i] = -1;
    }
    self->route_end = 0;
}

/* Directions 1 to 8 are the keys 1 2 3 4 6 7 8 9 of the keypad. */
static void creature_find_neighbours(Creature *self)
{
    int end = 0;

    creature_set_neighbours(self);
    for (int direction = 1; direction <= 8; direction++)
    {
        int x = self->current_x;
        int y = self->current_y;

        switch (direction)
        {
        case 1:
            x = x - 1;
            y = y + 1;
            break;
        case 2:
            y = y + 1;
            break;
        case 3:
            x = x + 1;
            y = y + 1;
            break;
        case 4:
            x = x - 1;
            break;
        case 5:
            x = x + 1;
            break;
        case 6:
            x = x - 1;
            y = y - 1;
            break;
        case 7:
            y = y - 1;
            break;
        case 8:
            x = x + 1;
            y = y - 1;
            break;
        }
        switch (self->distances[y][x])
        {
        case WALL:
        case WATER:
        case CREATURE:
            break;
        case NOT_COMPUTED:
            self->neighbours[end] = x;
            self->neighbours[end + 1] = y;
            end = end + 2;
            break;
        case PLAYER:
            self->player_found = true;
            break;
        default:
            break;
        }
    }
}

/* Phase 1: stops when the player is seen among the neighbours. */
static void creature_compute_distances(Creature *self, const Player *player)
{
    int distance = 0;

    self->player_found = false;
    self->current_x = self->x;
    self->current_y = self->y;
    while (!self->player_found)
    {
        creature_find_neighbours(self);
        for (int i = 0; i < NEIGHBOURS_LENGTH; i = i + 2)
        {
            int x = self->neighbours[i];
            int y = self->neighbours[i + 1];

            if (x != -1)
            {
                self->distances[y][x] = distance + 1;
                self->examine[self->examine_end] = x;
                self->examine[self->examine_end + 1] = y;
                self->examine_end = self->examine_end + 2;
            }
        }
        if (self->player_found)
        {
            int x = player_get_x(player);
            int y = player_get_y(player);

            self->distances[y][x] = distance + 1;
        }
        else
        {
            self->current_x = self->examine[self->examine_next];
            self->current_y = self->examine[self->examine_next + 1];
            self->examine_next = self->examine_next + 2;
            distance = self->distances[self->current_y][self->current_x];
        }
    }
}

/* Phase 2: back from the player along falling distances. */
static void creature_find_route(Creature *self, const Player *player)
{
    int distance;

    self->current_x = player_get_x(player);
    self->current_y = player_get_y(player);
    distance = self->distances[self->current_y][self->current_x];
    while (distance > 1)
    {
        int direction = 1;
        bool found = false;

        while (!found)
        {
            int x = self->current_x;
            int y = self->current_y;

            switch (direction)
            {
            case 1:
                x = x - 1;
                y = y + 1;
                break;
            case 2:
                y = y + 1;
                break;
            case 3:
                x = x + 1;
                y = y + 1;
                break;
            case 4:
                x = x - 1;
                break;
            case 5:
                x = x + 1;
                break;
            case 6:
                x = x - 1;
                y = y - 1;
                break;
            case 7:
                y = y - 1;
                break;
            case 8:
                x = x + 1;
                y = y - 1;
                break;
            }
            if (self->distances[y][x] == distance - 1)
            {
                found = true;
                self->current_x = x;
                self->current_y = y;
            }
            direction = direction + 1;
        }
        self->route[self->route_end] = self->current_x;
        self->route[self->route_end + 1] = self->current_y;
        self->route_end = self->route_end + 2;
        distance = distance - 1;
    }
}

static void creature_move(Creature *self, World *world)
{
    int x;
    int y;

    if (self->route_end > 0)
    {
        x = self->route[self->route_end - 2];
        y = self->route[self->route_end - 1];
        world_set_element(world, self->x, self->y, self->below);
        creature_set(self, world, x, y);
        printf("The creature moves to (%d,%d).\n", x + 1, y + 1);
    }
    else
    {
        printf("The creature stays: it is next to you.\n");
    }
}

static void creature_print_route(const Creature *self)
{
    printf("Its route: ");
    for (int i = self->route_end - 2; i >= 0; i = i - 2)
    {
        printf("(%d,%d)", self->route[i] + 1, self->route[i + 1] + 1);
    }
    printf("\n");
}

static bool creature_is_on_route(const Creature *self, int x, int y)
{
    bool found = false;

    for (int i = 0; i < self->route_end; i = i + 2)
    {
        if (self->route[i] == x && self->route[i + 1] == y)
        {
            found = true;
        }
    }
    return found;
}

static void creature_print_square(const Creature *self, const World *world,
                                  int x, int y)
{
    char element = world_get_element(world, x, y);

    if (element == '.' && creature_is_on_route(self, x, y))
    {
        printf("x");
    }
    else
    {
        printf("%c", element);
    }
}

static void creature_print_distance(const Creature *self, int x, int y)
{
    switch (self->distances[y][x])
    {
    case WALL:
        printf("#");
        break;
    case WATER:
        printf("=");
        break;
    case CREATURE:
        printf("0");
        break;
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
    case 7:
    case 8:
    case 9:
        printf("%d", self->distances[y][x]);
        break;
    default:
        printf("+");
        break;
    }
}

static void creature_print_level_and_distances(const Creature *self,
                                               const World *world)
{
    printf("\n");
    for (int y = 0; y < HEIGHT; y++)
    {
        for (int x = 0; x < WIDTH; x++)
        {
            creature_print_square(self, world, x, y);
        }
        printf("   ");
        for (int x = 0; x < WIDTH; x++)
        {
            creature_print_distance(self, x, y);
        }
        printf("\n");
    }
    printf("\n");
}

static void creature_hunt(Creature *self, World *world, const Player *player)
{
    clock_t begin;
    clock_t end;

    creature_set_distances(self, world);
    creature_set_examine(self);
    creature_set_route(self);
    begin = clock();
    creature_compute_distances(self, player);
    creature_find_route(self, player);
    end = clock();
    creature_move(self, world);
    creature_print_route(self);
    printf("The search took %ld ms.\n",
           (long)((end - begin) * 1000 / CLOCKS_PER_SEC));
    creature_print_level_and_distances(self, world);
}

static void set_game(World *world, Player *player, Creature *creature)
{
    world_set_level(world);
    player_set(player, world, PLAYER_START_X, PLAYER_START_Y);
    creature_set(creature, world, CREATURE_START_X, CREATURE_START_Y);
}

static void print_title(void)
{
    printf("ROGUE\n");
    printf("\n");
    printf("You are @ and the creature o hunts you.\n");
    printf("Neither of you can enter a wall # or water =.\n");
    printf("\n");
}

static void print_commands(void)
{
    printf("Commands:\n");
    printf("  1  move down and left\n");
    printf("  2  move down\n");
    printf("  3  move down and right\n");
    printf("  4  move left\n");
    printf("  5  wait\n");
    printf("  6  move right\n");
    printf("  7  move up and left\n");
    printf("  8  move up\n");
    printf("  9  move up and right\n");
    printf("  t  show where you and the creature are\n");
    printf("  ?  list the commands\n");
    printf("  R  go back to the beginning\n");
    printf("  L  quit\n");
}

static char read_key(void)
{
    int key = getchar();

    while (key == ' ' || key == '\n')
    {
        key = getchar();
    }
    return (char)key;
}

static bool confirm(void)
{
    printf("Are you sure (y/n)? ");
    return read_key() == 'y';
}

int main(void)
{
    static World world;
    static Player player;
    static Creature creature;
    bool quit = false;

    set_game(&world, &player, &creature);
    print_title();
    print_commands();
    world_print_level(&world);
    while (!quit)
    {
        char command;

        printf("Your command: ");
        command = read_key();
        switch (command)
        {
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
            player_move(&player, &world, command);
            creature_hunt(&creature, &world, &player);
            break;
        case 't':
            player_print_position(&player);
            creature_print_position(&creature);
            break;
        case '?':
            print_commands();
            break;
        case 'R':
            if (confirm())
            {
                set_game(&world, &player, &creature);
                world_print_level(&world);
            }
            break;
        case 'L':
            quit = confirm();
            break;
        default:
            printf("There is no such command.\n");
            break;
        }
    }
    printf("Goodbye.\n");
    return 0;
}
