/* world.c -- reitti world: any world as a .world file. */
#include "../../c_impl/made.h"
#include "../../c_impl/world_writer.h"
#include "../check/catalogue.h"
#include "../check/missing.h"
#include "command.h"

#include <stdio.h>

static const char help[] =
    "Usage: reitti world WORLD\n"
    "Prints a world as a .world file.  WORLD is a name, a file, or how it is "
    "made:\n"
    "MAKER:WIDTHxHEIGHT[:SEED[:NAME=VALUE]...], such as maze:64x64:7 or\n"
    "rooms:80x40:1:room=5:game=rogue; a seed that is not said is 0.  reitti "
    "list\n"
    "makers shows the makers with what may be set; game may be set for each.\n"
    "\n"
    "  -h, --help  show this\n"
    "\n"
    "Exit status: 0 fine, 2 bad arguments or world, 3 out of memory, 4 the "
    "results could\n"
    "not be written.\n";

/* How it is made, with all that has to be said, as a comment. */
static void print_made(const char *said)
{
    Made made;
    Error error;
    if (!made_is(said) || made_read(&made, said, &error) != STATUS_OK)
        return;
    fputs("; ", stdout);
    made_print(stdout, &made);
    putchar('\n');
}

int command_world(int argc, char **argv)
{
    Options options;
    World world;
    Error error;
    char path[PATH_MAX];
    int exit_status;
    if (!options_read(&options, &argc, &argv, "", help, &exit_status))
        return exit_status;
    if (argc != 1)
        return complain(EXIT_USAGE,
                        "expected one WORLD; see reitti world --help");
    if (missing_world(argv[0], &error) != STATUS_OK)
        return complain(EXIT_USAGE, "%s", error.text);
    catalogue_world_path(path, argv[0], NULL);
    Status status = catalogue_world(&world, path, NULL, &error);
    if (status != STATUS_OK)
        return complain_file(status, path, &error);
    print_made(path);
    world_write(stdout, &world);
    world_free(&world);
    return EXIT_FINE;
}
