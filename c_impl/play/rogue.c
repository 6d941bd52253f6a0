/* rogue.c -- a creature hunts the player: the game, line by line.
 *
 * Mirror: prolog_impl/play/rogue.pl.
 */
#include "../route/drawing.h"
#include "console.h"
#include "hunt.h"
#include "program.h"
#include "wording.h"

#include <string.h>

static const char commands[] =
    "  7 8 9\n"
    "  4   6  move that way      5  wait a turn\n"
    "  1 2 3\n"
    "  t  tell where you both are    R  back to the beginning\n"
    "  ?  list these commands        L  leave the game\n";

typedef struct Rogue {
    Program *program;
    Console console;
    Hunt hunt;
} Rogue;

/* The level, with what is left of the creature's route if there is one. */
static Status draw(const Rogue *rogue, const Rows *ahead,
                   const int64_t *distance)
{
    Picture picture;
    if (!picture_make(&picture, rogue->hunt.world, rogue->hunt.player.level))
        return STATUS_OUT_OF_MEMORY;
    if (ahead != NULL)
        drawing_put(&(Drawing){.start = rogue->hunt.creature,
                               .goal = rogue->hunt.player,
                               .squares = ahead->squares,
                               .length = ahead->count,
                               .distance = distance},
                    &picture);
    putchar('\n');
    picture_print(stdout, &picture, rogue->program->colour);
    putchar('\n');
    picture_free(&picture);
    return STATUS_OK;
}

static Status begin(Rogue *rogue, Error *error)
{
    Status status = hunt_begin(&rogue->hunt, &rogue->program->world, error);
    if (status == STATUS_OK && draw(rogue, NULL, NULL) != STATUS_OK)
        status = error_out_of_memory(error);
    return status;
}

static Status take_turn(Rogue *rogue, int key, Error *error)
{
    Hunt *hunt = &rogue->hunt;
    Guide *guide = &rogue->program->guides.now;
    const Answer *answer = &guide->way.answer;
    PlayerDeed deed = hunt_player(hunt, key);
    Square ends[2];
    Question question = hunt_question(hunt, ends);
    puts(hunt_player_text(hunt, deed, key).text);
    Status status = guide_ask(guide, &question, error);
    if (status != STATUS_OK && status != STATUS_NO_ANSWER)
        return status;
    puts(hunt_creature_text(hunt, hunt_creature(hunt, answer)).text);
    fputs("Its route: ", stdout);
    rows_print_squares(stdout, &answer->rows, hunt->world);
    puts(answer->rows.count == 0 ? "none" : "");
    printf("Time: %s\n", wording_time(guide->way.seconds).text);

    /* The creature stands where the first `x` would be. */
    Rows ahead = answer->rows;
    if (ahead.count > 0) {
        ahead.squares++;
        ahead.count--;
    }
    const Trace *trace = guide_trace(guide);
    if (trace == NULL || draw(rogue, &ahead, trace->left.numbers) != STATUS_OK)
        return error_out_of_memory(error);
    return STATUS_OK;
}

/* Whether to do it; false, too, if the input has ended. */
static bool confirm(Rogue *rogue, const char *question)
{
    bool yes;
    return console_yes(&rogue->console, question, &yes) && yes;
}

static Status play_lines(Program *program, Error *error)
{
    Rogue rogue = {.program = program, .console = console_open()};
    const char *line;
    bool left = false;
    Status status = hunt_begin(&rogue.hunt, &program->world, error);
    if (status == STATUS_OK) {
        printf("%s.\n"
               "Walls # and water = stop you both.  Each turn shows its route "
               "as x and, beside\n"
               "the level, how far each square is for it: + is 10 or more, 0 "
               "not looked at.\n"
               "Type one of these and Enter:\n%s",
               program->title, commands);
        status = begin(&rogue, error);
    }
    while (status == STATUS_OK && !left &&
           (line = console_line(&rogue.console, "Your turn (? for help): ")) !=
               NULL) {
        char command = strlen(line) == 1 ? *line : '\0';
        if (command >= '1' && command <= '9')
            status = take_turn(&rogue, command - '0', error);
        else if (command == 't')
            puts(hunt_places_text(&rogue.hunt).text);
        else if (command == '?')
            fputs(commands, stdout);
        else if (command == 'R' &&
                 confirm(&rogue, "Back to the beginning? (y/n) "))
            status = begin(&rogue, error);
        else if (command == 'L')
            left = confirm(&rogue, "Leave the game? (y/n) ");
        else if (command != 'R')
            puts("Expected one of 1 2 3 4 5 6 7 8 9 t ? R L.");
    }
    if (status == STATUS_OK)
        puts("Goodbye.");
    console_close(&rogue.console);
    return status;
}

PLAYED(.game = "rogue",
       .title = "Rogue: you are @, and a creature, o, hunts you",
       .walker = "creature", .lines = play_lines, .screen = hunt_screen)
