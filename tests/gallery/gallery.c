/* gallery.c -- searches that misbehave, each in its own way.
 *
 * Each is the breadth-first search and one deed besides: before a step of the
 * protocol, to its answer, or to its footprint.  expected.txt says what must
 * come of it.  innocents.h is made of the same list: the searches that
 * misbehave in Prolog, which in C do nothing but answer.
 */
#include "../../c_impl/kernels/breadth_first.h"

#include <fcntl.h>
#include <fenv.h>
#include <limits.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef struct Entry Entry;

/* What is prepared.  The arrays have a place for every square of the world. */
typedef struct Guest {
    const Entry *entry;
    const World *world;
    Flood *flood;
    Square *squares; /* of an answer that is spoiled */
    int *trace;      /* of the last run */
    int claimed;     /* squares that it says it expanded */
} Guest;

typedef void Deed(void);
typedef void DeedToWorld(const World *world);
typedef void DeedToAnswer(Guest *guest, Route *route);
typedef void DeedToFootprint(const Guest *guest, Footprint *footprint);

struct Entry {
    Search search; /* first, so that its address is the entry's */
    Deed *prepare;
    Deed *run;
    Deed *footprint;
    Deed *release;
    DeedToWorld *world;
    DeedToAnswer *answer;
    DeedToFootprint *left;
    Status prepared; /* what preparing and the footprint return */
    Status looked;
};

/* ---- the search
 * --------------------------------------------------------------- */

static void release(void *prepared)
{
    Guest *guest = prepared;
    if (guest->entry->release != NULL)
        guest->entry->release();
    flood_release(guest->flood);
    free(guest->squares);
    free(guest->trace);
    free(guest);
}

static Status prepare(const Search *search, const World *world, void **prepared,
                      Error *error)
{
    const Entry *entry = (const Entry *)(const void *)search;
    void *flood;
    if (entry->prepare != NULL)
        entry->prepare();
    if (entry->world != NULL)
        entry->world(world);
    if (entry->prepared != STATUS_OK)
        return error_set(error, entry->prepared, 0, "it does not want to");
    Status status = flood_prepare(search, world, &flood, error);
    if (status != STATUS_OK)
        return status;
    Guest *guest = malloc(sizeof *guest);
    if (guest == NULL) {
        flood_release(flood);
        return error_out_of_memory(error);
    }
    *guest = (Guest){.entry = entry, .world = world, .flood = flood};
    guest->squares = malloc(world_size(world) * sizeof *guest->squares);
    guest->trace = malloc(world_size(world) * sizeof *guest->trace);
    *prepared = guest;
    if (guest->squares != NULL && guest->trace != NULL)
        return STATUS_OK;
    release(guest);
    return error_out_of_memory(error);
}

static Route run(void *prepared, Square start, Square goal)
{
    Guest *guest = prepared;
    if (guest->entry->run != NULL)
        guest->entry->run();
    Route route = flood_route(guest->flood, start, goal, true);
    if (guest->entry->answer != NULL) {
        memcpy(guest->squares, route.squares,
               (size_t)route.length * sizeof *guest->squares);
        route.squares = guest->squares;
        guest->entry->answer(guest, &route);
    }
    guest->claimed = route.expanded;
    return route;
}

/* Fills as many places as were claimed, or as many as there is something for.
 */
static Status footprint(void *prepared, Footprint *footprint)
{
    Guest *guest = prepared;
    Footprint whole = {.distance = footprint->distance,
                       .expanded = guest->trace};
    if (guest->entry->footprint != NULL)
        guest->entry->footprint();
    flood_footprint(guest->flood, &whole);
    for (int i = 0; i < guest->claimed && i < (int)guest->flood->head; i++)
        footprint->expanded[i] = guest->trace[i];
    if (guest->entry->left != NULL)
        guest->entry->left(guest, footprint);
    return guest->entry->looked;
}

/* ---- time
 * --------------------------------------------------------------------- */

static void loop(void)
{
    volatile bool on = true;
    while (on)
        ;
}

static void ignore_signals(void)
{
    for (int i = 1; i < NSIG; i++)
        signal(i, SIG_IGN);
}

static void lower_priority(void)
{
    setpriority(PRIO_PROCESS, 0, 19);
}

static void block_signals(void)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
}

static void loop_deaf(void)
{
    ignore_signals();
    block_signals();
    loop();
}

static void loop_in_own_session(void)
{
    setsid();
    loop();
}

static void sleep_long(void)
{
    sleep(1000);
}

static void stop_itself(void)
{
    raise(SIGSTOP);
}

static void read_input(void)
{
    char byte = 0;
    while (byte != '\n' && read(STDIN_FILENO, &byte, 1) == 1)
        ;
}

/* ---- memory
 * -------------------------------------------------------------------- */

static int descend(volatile int *depth)
{
    volatile char frame[4096];
    frame[0] = (char)++*depth;
    return *depth < 0 ? 0 : descend(depth) + frame[0];
}

static void recurse(void)
{
    volatile int depth = 0;
    descend(&depth);
}

/* Fills memory with blocks until there is none, which it does not look for. */
static void eat(size_t size)
{
    volatile size_t bytes = size;
    for (;;)
        memset(malloc(bytes), 1, bytes);
}

static void eat_blocks(void)
{
    eat(1 << 20);
}

static void eat_crumbs(void)
{
    eat(48);
}

static void eat_maps(void)
{
    size_t size = 1 << 20;
    void *block;
    while ((block = mmap(NULL, size, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) != MAP_FAILED)
        memset(block, 1, size);
    abort();
}

static void ruin_heap(void)
{
    volatile size_t beyond = 4096;
    char *block = malloc(16);
    if (block != NULL)
        memset(block, 0xff, beyond);
    free(block);
}

static void limit(int resource, rlim_t value)
{
    setrlimit((__rlimit_resource_t)resource, &(struct rlimit){value, value});
}

static void limit_memory(void)
{
    limit(RLIMIT_AS, 1 << 20);
}

static void limit_cpu(void)
{
    limit(RLIMIT_CPU, 0);
}

static void limit_files(void)
{
    limit(RLIMIT_NOFILE, 0);
}

static void limit_processes(void)
{
    limit(RLIMIT_NPROC, 0);
}

/* ---- its end
 * -------------------------------------------------------------------- */

static void touch_nothing(void)
{
    int *volatile nothing = NULL;
    *(volatile int *)nothing = 1;
}

static void divide_by_zero(void)
{
    volatile int zero = 0;
    if (1 / zero == 0) /* where it does not trap */
        raise(SIGFPE);
}

static void break_pipe(void)
{
    int ends[2];
    signal(SIGPIPE, SIG_DFL);
    if (pipe(ends) == 0 && close(ends[0]) == 0 && write(ends[1], "", 1) == 1)
        abort();
}

static void exit_fine(void)
{
    exit(0);
}

static void exit_at_once(void)
{
    _exit(0);
}

static void exit_quickly(void)
{
    quick_exit(0);
}

static void exit_never(void)
{
    atexit(loop);
    exit(0);
}

static void end_thread(void)
{
    pthread_exit(NULL);
}

static void become_true(void)
{
    execlp("true", "true", (char *)NULL);
}

static void become_sleep(void)
{
    execlp("sleep", "sleep", "1000", (char *)NULL);
}

static void kill_itself(void)
{
    raise(SIGKILL);
}

static void kill_group(void)
{
    kill(0, SIGTERM);
}

static void kill_parent(void)
{
    kill(getppid(), SIGKILL);
}

static void stop_parent(void)
{
    kill(getppid(), SIGSTOP);
}

/* Everybody it may, unless that were the whole machine. */
static void kill_all(void)
{
    if (getppid() == 1)
        kill(-1, SIGKILL);
}

/* ---- descriptors
 * ------------------------------------------------------------------ */

static void close_all(void)
{
    for (int i = 0; i < 1024; i++)
        close(i);
}

static void scribble(void)
{
    char bytes[64];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (char)(i * 37 + 11);
    for (int i = 3; i < 64; i++) {
        fcntl(i, F_SETFL, O_NONBLOCK);
        for (int times = 0; times < 100 && write(i, bytes, sizeof bytes) > 0;
             times++)
            ;
    }
}

static void redirect(void)
{
    int file = open("/dev/null", O_WRONLY);
    dup2(file, STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    close(file);
}

/* Who shares standard error with it would lose what does not fit into a pipe.
 */
static void set_nonblocking(void)
{
    for (int i = STDIN_FILENO; i <= STDERR_FILENO; i++)
        fcntl(i, F_SETFL, fcntl(i, F_GETFL) | O_NONBLOCK);
}

static void babble(void)
{
    for (int i = 0; i < 10000; i++) {
        puts("a line that nobody asked for");
        fputs("and another one\n", stderr);
    }
    fflush(NULL);
}

/* Results in the name of this search, in both forms. */
static void forge(void)
{
    static const char forged[] =
        "\nnot ok 1 - gallery-down c_forges tuned c\n# out of time\n"
        "run,gallery,gallery-down,city,8,7,2,c_forges,tuned,c,optimize,,1,1,"
        "timeout\n";
    for (int i = STDOUT_FILENO; i <= STDERR_FILENO; i++)
        if (write(i, forged, sizeof forged - 1) < 0)
            break;
}

/* What a sample says when it has said everything. */
static void say_done(void)
{
    static const char done[] = "\ndone\n";
    for (int i = STDERR_FILENO + 1; i < 64; i++) {
        fcntl(i, F_SETFL, O_NONBLOCK);
        if (write(i, done, sizeof done - 1) < 0)
            continue;
    }
}

/* ---- other processes and threads
 * ---------------------------------------------------- */

static void fork_answers(void)
{
    fork();
}

static void fork_sleeper(void)
{
    if (fork() == 0) {
        sleep(100);
        _exit(0);
    }
}

/* Loops for so long that it must be noticed; not for ever, if it is not. */
_Noreturn static void linger(void)
{
    limit(RLIMIT_CPU, 20);
    loop();
    _exit(0);
}

static void fork_looper(void)
{
    if (fork() == 0)
        linger();
}

/* As many as it can, but not for ever, if nobody stops it. */
static void fork_bomb(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    time_t end = now.tv_sec + 5;
    while (now.tv_sec < end) {
        fork();
        clock_gettime(CLOCK_MONOTONIC, &now);
    }
    _exit(0);
}

/* True in a process that has left its family. */
static bool is_daemon(void)
{
    if (fork() != 0)
        return false;
    setsid();
    if (fork() != 0)
        _exit(0);
    return true;
}

static void leave_sleeping_daemon(void)
{
    if (is_daemon()) {
        sleep(100);
        _exit(0);
    }
}

/* A child in a session of its own, whose keeper is killed. */
static void leave_orphan(void)
{
    static bool left;
    if (!left && fork() == 0) {
        setsid();
        sleep(100);
        _exit(0);
    }
    if (!left)
        usleep(20000);
    left = true;
    kill_parent();
}

/* One whose parent ended, and was waited for. */
static void leave_reaped_daemon(void)
{
    static bool left;
    pid_t child = left ? 0 : fork();
    if (!left && child == 0) {
        if (fork() == 0)
            linger();
        _exit(0);
    }
    if (!left)
        waitpid(child, NULL, 0);
    left = true;
}

static void leave_looping_daemon(void)
{
    if (is_daemon())
        linger();
}

/* Ends, and lets a child answer. */
static void moult(void)
{
    if (fork() != 0)
        _exit(0);
}

static void *loop_thread(void *nothing)
{
    loop();
    return nothing;
}

static void *sleep_thread(void *nothing)
{
    sleep(100);
    return nothing;
}

static void *abort_thread(void *nothing)
{
    usleep(20000);
    abort();
    return nothing;
}

static void leave_thread(void *(*body)(void *))
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, body, NULL) == 0)
        pthread_detach(thread);
}

static void thread_loops(void)
{
    static bool left;
    if (!left)
        leave_thread(loop_thread);
    left = true;
}

static void thread_aborts(void)
{
    leave_thread(abort_thread);
}

static void many_threads(void)
{
    static bool left;
    for (int i = 0; !left && i < 100; i++)
        leave_thread(sleep_thread);
    left = true;
}

/* ---- what it leaves behind
 * ----------------------------------------------------------- */

static void leave_alarm(void)
{
    alarm(1);
}

static void leave_timer(void)
{
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 1000}, {0, 1000}}, NULL);
}

static void leave_directory(void)
{
    umask(0777);
    if (chdir("/") != 0)
        abort();
}

static void change_environment(void)
{
    clearenv();
    setenv("PATH", "/nowhere", 1);
    setenv("LC_ALL", "de_DE.UTF-8", 1);
    setlocale(LC_ALL, "");
}

static void round_upward(void)
{
    fesetround(FE_UPWARD);
    srand(1);
}

static void pull_down_walls(const World *world)
{
    for (size_t i = 0; i < world_size(world); i++)
        if (world->elements[i] == '#')
            world->elements[i] = '.';
}

/* ---- answers
 * ---------------------------------------------------------------------------
 */

static void leave_hole(Guest *guest, Route *route)
{
    guest->squares[0] = guest->squares[route->length > 1];
}

static void raise_cost(Guest *guest, Route *route)
{
    (void)guest;
    route->cost++;
}

static void raise_cost_now_and_then(Guest *guest, Route *route)
{
    static int runs;
    if (++runs > 2 && runs % 2 == 1)
        raise_cost(guest, route);
}

/* A wall that lies between the squares before and after; the first there is. */
static void go_through_wall(Guest *guest, Route *route)
{
    Square *squares = guest->squares;
    for (int i = 1; i + 1 < route->length; i++)
        for (int j = 0; j < KEYPAD_DIRECTIONS; j++) {
            Square wall = square_step(squares[i - 1], keypad[j]);
            if (world_cost(guest->world, wall) == 0 &&
                world_contains(guest->world, wall) &&
                wall.level == squares[i + 1].level &&
                abs(wall.x - squares[i + 1].x) <= 1 &&
                abs(wall.y - squares[i + 1].y) <= 1) {
                squares[i] = wall;
                return;
            }
        }
}

static void go_outside(Guest *guest, Route *route)
{
    guest->squares[route->length / 2] = (Square){99, -1, 1 << 20};
}

static void have_negative_length(Guest *guest, Route *route)
{
    (void)guest;
    route->length = -1;
}

static void have_absurd_length(Guest *guest, Route *route)
{
    (void)guest;
    route->length = INT_MAX;
}

static void have_no_squares(Guest *guest, Route *route)
{
    (void)guest;
    route->squares = NULL;
}

static void deny(Guest *guest, Route *route)
{
    (void)guest;
    *route = (Route){.status = STATUS_NO_ROUTE, .expanded = route->expanded};
}

static void tire(Guest *guest, Route *route, int right)
{
    static int runs;
    if (runs++ >= right)
        raise_cost(guest, route);
}

static void tire_after_one(Guest *guest, Route *route)
{
    tire(guest, route, 1);
}

static void tire_after_three(Guest *guest, Route *route)
{
    tire(guest, route, 3);
}

/* The answer of the run before; in small worlds. */
static void remember(Guest *guest, Route *route)
{
    enum { PLACES = 64 };
    static Square last_squares[PLACES];
    static Route last;
    Square squares[PLACES];
    Route now = *route;
    if (now.length > PLACES)
        return;
    memcpy(squares, guest->squares, (size_t)now.length * sizeof *squares);
    if (last.length > 0) {
        memcpy(guest->squares, last_squares,
               (size_t)last.length * sizeof *squares);
        *route = last;
    }
    route->squares = guest->squares;
    memcpy(last_squares, squares, (size_t)now.length * sizeof *squares);
    last = now;
}

/* To expand a square more than once is nothing bad. */
enum { REPEATS = 40 };

static void repeat_work(Guest *guest, Route *route)
{
    (void)guest;
    route->expanded *= REPEATS;
}

static void repeat_trace(const Guest *guest, Footprint *footprint)
{
    for (int i = 0; i < guest->claimed; i++)
        footprint->expanded[i] = guest->trace[i % (int)guest->flood->head];
}

static void claim_more_work(Guest *guest, Route *route)
{
    (void)guest;
    route->expanded++;
}

static void claim_less_work(Guest *guest, Route *route)
{
    (void)guest;
    route->expanded--;
}

static void claim_absurd_work(Guest *guest, Route *route)
{
    (void)guest;
    route->expanded = INT_MAX;
}

static void claim_no_work(Guest *guest, Route *route)
{
    (void)guest;
    route->expanded = 0;
}

/* In Prolog it claims one more. */
static void claim_much_work(Guest *guest, Route *route)
{
    (void)guest;
    route->expanded = 1 << 27;
}

static void claim_negative_work(Guest *guest, Route *route)
{
    (void)guest;
    route->expanded = -1;
}

static void have_absurd_status(Guest *guest, Route *route)
{
    (void)guest;
    volatile int status = 77;
    route->status = (Status)status;
}

static void have_absurd_message(Guest *guest, Route *route)
{
    (void)guest;
    *route = (Route){.status = STATUS_ERROR, .message = (const char *)8};
}

static void pretend_hunger(Guest *guest, Route *route)
{
    (void)guest;
    *route = (Route){.status = STATUS_OUT_OF_MEMORY};
}

static void change_world_after(Guest *guest, Route *route)
{
    (void)route;
    memset(guest->world->elements, '#', world_size(guest->world));
}

/* ---- footprints
 * -------------------------------------------------------------------------- */

/* The first square of the world with this glyph that has no distance. */
static int unreached(const Guest *guest, const Footprint *footprint, char glyph)
{
    int size = (int)world_size(guest->world);
    int i = 0;
    while (i < size && (footprint->distance[i] != UNREACHED ||
                        guest->world->elements[i] != glyph))
        i++;
    return i;
}

static void expand_wall(const Guest *guest, Footprint *footprint)
{
    footprint->expanded[guest->claimed / 2] = unreached(guest, footprint, '#');
}

static void expand_unreached(const Guest *guest, Footprint *footprint)
{
    footprint->expanded[guest->claimed / 2] = unreached(guest, footprint, '.');
}

static void expand_outside(const Guest *guest, Footprint *footprint)
{
    footprint->expanded[guest->claimed / 2] = INT_MAX;
}

static void expand_last_first(const Guest *guest, Footprint *footprint)
{
    int last = guest->claimed - 1;
    int square = footprint->expanded[last];
    footprint->expanded[last] = footprint->expanded[1];
    footprint->expanded[1] = square;
}

/* What a search of another order would have left, as right as the first. */
static void swap_equals(const Guest *guest, Footprint *footprint)
{
    int *expanded = footprint->expanded;
    int i = 0;
    while (i + 2 < guest->claimed && footprint->distance[expanded[i]] !=
                                         footprint->distance[expanded[i + 1]])
        i++;
    int square = expanded[i];
    expanded[i] = expanded[i + 1];
    expanded[i + 1] = square;
}

static void leave_nothing(const Guest *guest, Footprint *footprint)
{
    for (size_t i = 0; i < world_size(guest->world); i++)
        footprint->distance[i] = UNREACHED;
}

static void leave_least_distances(const Guest *guest, Footprint *footprint)
{
    for (size_t i = 0; i < world_size(guest->world); i++)
        if (footprint->distance[i] > 3)
            footprint->distance[i] = INT_MIN;
}

static void double_distances(const Guest *guest, Footprint *footprint)
{
    for (size_t i = 0; i < world_size(guest->world); i++)
        footprint->distance[i] *= footprint->distance[i] > 0 ? 2 : 1;
}

/* ---- all of them
 * -------------------------------------------------------------------------- */

#define ENTRY(name_, ...)                                                      \
    {                                                                          \
        .search = {.name = name_,                                              \
                   .style = "tuned",                                           \
                   .lang = "c",                                                \
                   .file = __FILE__,                                           \
                   .summary = "breadth-first, and a deed besides",             \
                   .promises = {{.game = "city",                               \
                                 .shortest = true,                             \
                                 .keypad = true}},                             \
                   .prepare = prepare,                                         \
                   .run = run,                                                 \
                   .footprint = footprint,                                     \
                   .release = release},                                        \
        __VA_ARGS__                                                            \
    }
#define INNOCENT(name_) ENTRY(name_, .run = NULL)

static Entry gallery[] = {
    ENTRY("repeats", .answer = repeat_work, .left = repeat_trace),
    INNOCENT("is_slow"),
    INNOCENT("sets_flags"),
    ENTRY("claims_much", .answer = claim_much_work),
    ENTRY("other_order", .left = swap_equals),
    ENTRY("other_order_apart", .left = swap_equals, .run = ignore_signals),
    ENTRY("c_loops", .run = loop),
    ENTRY("c_loops_deaf", .run = loop_deaf),
    ENTRY("c_loops_in_own_session", .run = loop_in_own_session),
    ENTRY("c_sleeps", .run = sleep_long),
    ENTRY("c_stops_itself", .run = stop_itself),
    ENTRY("c_reads_input", .run = read_input),
    ENTRY("c_recurses", .run = recurse),
    ENTRY("c_eats_blocks", .run = eat_blocks),
    ENTRY("c_eats_crumbs", .run = eat_crumbs),
    ENTRY("c_eats_maps", .run = eat_maps),
    ENTRY("c_ruins_heap", .run = ruin_heap),
    ENTRY("c_limits_memory", .run = limit_memory),
    ENTRY("c_limits_cpu", .run = limit_cpu),
    ENTRY("c_limits_files", .run = limit_files),
    ENTRY("c_limits_processes", .run = limit_processes),
    ENTRY("c_touches_nothing", .run = touch_nothing),
    ENTRY("c_aborts", .run = abort),
    ENTRY("c_divides_by_zero", .run = divide_by_zero),
    ENTRY("c_breaks_pipe", .run = break_pipe),
    ENTRY("c_exits", .run = exit_fine),
    ENTRY("c_exits_at_once", .run = exit_at_once),
    ENTRY("c_exits_quickly", .run = exit_quickly),
    ENTRY("c_exits_never", .run = exit_never),
    ENTRY("c_ends_thread", .run = end_thread),
    ENTRY("c_becomes_true", .run = become_true),
    ENTRY("c_becomes_sleep", .run = become_sleep),
    ENTRY("c_kills_itself", .run = kill_itself),
    ENTRY("c_kills_group", .run = kill_group),
    ENTRY("c_kills_parent", .run = kill_parent),
    ENTRY("c_stops_parent", .run = stop_parent),
    ENTRY("c_kills_all", .run = kill_all),
    ENTRY("c_closes_all", .run = close_all),
    ENTRY("c_scribbles", .run = scribble),
    ENTRY("c_redirects", .run = redirect),
    ENTRY("c_sets_nonblocking", .run = set_nonblocking),
    ENTRY("c_babbles", .run = babble),
    ENTRY("c_says_done", .run = say_done),
    ENTRY("c_forges", .run = forge),
    ENTRY("c_fork_answers", .run = fork_answers),
    ENTRY("c_fork_sleeps", .run = fork_sleeper),
    ENTRY("c_fork_loops", .run = fork_looper),
    ENTRY("c_fork_bomb", .run = fork_bomb),
    ENTRY("c_leaves_orphan", .run = leave_orphan),
    ENTRY("c_daemon_reaped", .run = leave_reaped_daemon),
    ENTRY("c_daemon_sleeps", .run = leave_sleeping_daemon),
    ENTRY("c_daemon_loops", .run = leave_looping_daemon),
    ENTRY("c_moults", .run = moult),
    ENTRY("c_thread_loops", .run = thread_loops),
    ENTRY("c_thread_aborts", .run = thread_aborts),
    ENTRY("c_many_threads", .run = many_threads),
    ENTRY("c_leaves_alarm", .run = leave_alarm),
    ENTRY("c_leaves_timer", .run = leave_timer),
    ENTRY("c_ignores_signals", .run = ignore_signals),
    ENTRY("c_blocks_signals", .run = block_signals),
    ENTRY("c_leaves_directory", .run = leave_directory),
    ENTRY("c_changes_environment", .run = change_environment),
    ENTRY("c_lowers_priority", .run = lower_priority),
    ENTRY("c_rounds_upward", .run = round_upward),
    ENTRY("c_prepare_crashes", .prepare = abort),
    ENTRY("c_prepare_loops", .prepare = loop),
    ENTRY("c_prepare_exits", .prepare = exit_at_once),
    ENTRY("c_prepare_refuses", .prepared = STATUS_ERROR),
    ENTRY("c_changes_world", .world = pull_down_walls),
    ENTRY("c_changes_world_after", .answer = change_world_after),
    ENTRY("c_hole", .answer = leave_hole),
    ENTRY("c_wrong_cost", .answer = raise_cost),
    ENTRY("c_through_wall", .answer = go_through_wall),
    ENTRY("c_outside", .answer = go_outside),
    ENTRY("c_negative_length", .answer = have_negative_length),
    ENTRY("c_absurd_length", .answer = have_absurd_length),
    ENTRY("c_no_squares", .answer = have_no_squares),
    ENTRY("c_no_route", .answer = deny),
    ENTRY("c_right_once", .answer = tire_after_one),
    ENTRY("c_right_three_times", .answer = tire_after_three),
    ENTRY("c_remembers", .answer = remember),
    ENTRY("c_more_work", .answer = claim_more_work),
    ENTRY("c_less_work", .answer = claim_less_work),
    ENTRY("c_wrong_now_and_then", .answer = raise_cost_now_and_then),
    ENTRY("c_no_work", .answer = claim_no_work, .left = leave_nothing),
    ENTRY("c_absurd_work", .answer = claim_absurd_work),
    ENTRY("c_negative_work", .answer = claim_negative_work),
    ENTRY("c_absurd_status", .answer = have_absurd_status),
    ENTRY("c_absurd_message", .answer = have_absurd_message),
    ENTRY("c_pretends_hunger", .answer = pretend_hunger),
    ENTRY("c_expands_wall", .left = expand_wall),
    ENTRY("c_expands_unreached", .left = expand_unreached),
    ENTRY("c_expands_outside", .left = expand_outside),
    ENTRY("c_expands_last_first", .left = expand_last_first),
    ENTRY("c_least_distances", .left = leave_least_distances),
    ENTRY("c_doubles_distances", .left = double_distances),
    ENTRY("c_footprint_crashes", .footprint = abort),
    ENTRY("c_footprint_loops", .footprint = loop),
    ENTRY("c_footprint_exits", .footprint = exit_at_once),
    ENTRY("c_footprint_refuses", .looked = STATUS_ERROR),
    ENTRY("c_release_crashes", .release = abort),
    ENTRY("c_release_loops", .release = loop),
    ENTRY("c_release_exits", .release = exit_at_once),
#include "innocents.h"
};

__attribute__((constructor)) static void register_gallery(void)
{
    for (size_t i = 0; i < sizeof gallery / sizeof *gallery; i++)
        search_register(&gallery[i].search);
}
