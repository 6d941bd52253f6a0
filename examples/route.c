/* route.c -- a route in C.
 *   cc route.c -o route $(pkg-config --cflags --libs reitti) && ./route rogue.world */
#include <reitti.h>

int main(int argc, char **argv)
{
    World world = {0};
    Error error;
    void *prepared = NULL;
    const Solver *solver = solver_find("two_phase", "tuned", &language_c);
    const Square squares[] = {{1, 10, 11}, {1, 4, 2}};
    Question question = {.squares = squares, .square_count = 2};
    if (argc == 2 && world_read(&world, argv[1], &error) == STATUS_OK &&
        solver->prepare(solver, &world, &prepared, &error) == STATUS_OK) {
        Answer answer = solver->run(prepared, &question);
        rows_print_squares(stdout, &answer.rows, &world);
    }
    return prepared == NULL;
}
