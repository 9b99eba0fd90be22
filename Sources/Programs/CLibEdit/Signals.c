#define _GNU_SOURCE

#include "Signals.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted;
static void (*interrupt_callback)(void *);
static void *interrupt_data;

static volatile sig_atomic_t interrupt_patience;

static void end_interrupted(int signal) {
    (void)signal;
    _exit(128 + SIGINT);
}

static void note_interrupt(int signal) {
    (void)signal;
    interrupted = 1;
    interrupt_callback(interrupt_data);
    if (interrupt_patience == 0) return;
    // Whatever is still going on then would go on for long.
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = end_interrupted;
    sigaction(SIGALRM, &action, NULL);
    struct itimerval timer;
    memset(&timer, 0, sizeof timer);
    timer.it_value.tv_usec = interrupt_patience * 1000;
    setitimer(ITIMER_REAL, &timer, NULL);
}

void edit_end_after_interrupt(int milliseconds) { interrupt_patience = milliseconds; }

static volatile sig_atomic_t continued;

static void note_continue(int signal) {
    (void)signal;
    continued = 1;
}

// Without SA_RESTART: what waits for input or a child is woken.
void edit_catch_signals(void (*on_interrupt)(void *), void *data) {
    interrupt_callback = on_interrupt;
    interrupt_data = data;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = note_interrupt;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    action.sa_handler = note_continue;
    action.sa_flags = SA_RESTART;
    sigaction(SIGCONT, &action, NULL);
}

int edit_take_continue(void) {
    int was = continued;
    continued = 0;
    return was;
}

int edit_take_interrupt(void) {
    int was = interrupted;
    interrupted = 0;
    return was;
}

static int wait_for_input(int wakes_on_continue) {
    // They are let through only while waiting, so that none comes between looking for one and waiting.
    sigset_t news, before;
    sigemptyset(&news);
    sigaddset(&news, SIGINT);
    sigaddset(&news, SIGCONT);
    pthread_sigmask(SIG_BLOCK, &news, &before);
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    int ready = 0;
    while (!interrupted && !(wakes_on_continue && continued) && ready <= 0) ready = ppoll(&input, 1, NULL, &before);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return ready > 0;
}

int edit_wait_for_input(void) { return wait_for_input(0); }

int edit_wait_for_typing(void) { return wait_for_input(1); }

int edit_is_interrupted(void) { return interrupted; }

// What ends the program without its doing: crashes, and requests that come while no statement is typed.
static const int endings[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGTERM, SIGHUP, SIGQUIT};
enum { ending_count = sizeof endings / sizeof endings[0] };
static struct sigaction earlier[ending_count];
static struct termios guarded_modes;
static const char *guarded_text;
static volatile sig_atomic_t is_guarded;

static const char *region_text;
static int region_pipe = -1;
static pid_t region_watcher;

static volatile sig_atomic_t stopped;
static struct sigaction stop_before;
static int catches_stop;

static void write_text(const char *text) {
    ssize_t written = write(STDOUT_FILENO, text, strlen(text));
    (void)written;
}

// Calls nothing but what POSIX allows in a handler. The signal comes again when this returns.
static void restore_and_end(int signal) {
    if (region_pipe >= 0) {
        write_text(region_text);
        // Nobody else has to.
        ssize_t written = write(region_pipe, "", 1);
        (void)written;
        close(region_pipe);
        region_pipe = -1;
    }
    if (is_guarded) {
        tcsetattr(STDIN_FILENO, TCSANOW, &guarded_modes);
        write_text(guarded_text);
    }
    edit_unguard_terminal();
    raise(signal);
}

static void catch_stop(void);

static void restore_and_stop(int signal) {
    struct termios modes;
    int has_modes = is_guarded && tcgetattr(STDIN_FILENO, &modes) == 0;
    if (region_pipe >= 0) write_text(region_text);
    if (has_modes) {
        tcsetattr(STDIN_FILENO, TCSANOW, &guarded_modes);
        write_text(guarded_text);
    }
    stopped = 1;
    sigaction(signal, &stop_before, NULL);
    raise(signal);
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, signal);
    pthread_sigmask(SIG_UNBLOCK, &stop, NULL);
    // Continued.
    if (has_modes) tcsetattr(STDIN_FILENO, TCSANOW, &modes);
    catch_stop();
}

static void catch_stop(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = restore_and_stop;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGTSTP, &action, catches_stop ? NULL : &stop_before);
    catches_stop = 1;
}

static void let_stop_be(void) {
    if (!catches_stop || is_guarded || region_pipe >= 0) return;
    sigaction(SIGTSTP, &stop_before, NULL);
    catches_stop = 0;
}

void edit_guard_terminal(const void *modes, const char *text) {
    if (is_guarded) return;
    memcpy(&guarded_modes, modes, sizeof guarded_modes);
    guarded_text = text;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = restore_and_end;
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < ending_count; i++) sigaction(endings[i], &action, &earlier[i]);
    is_guarded = 1;
    catch_stop();
}

void edit_unguard_terminal(void) {
    if (!is_guarded) return;
    is_guarded = 0;
    for (int i = 0; i < ending_count; i++) sigaction(endings[i], &earlier[i], NULL);
    let_stop_be();
}

// Waits for the end of the pipe, which comes when the program is gone, or for a byte, which says that all is well.
static void watch(int input) {
    // In a session of its own, no signal of the terminal's reaches it.
    setsid();
    char byte;
    if (read(input, &byte, 1) == 0) write_text(region_text);
    _exit(0);
}

void edit_guard_region(const char *text) {
    if (region_pipe >= 0) return;
    region_text = text;
    stopped = 0;
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return;
    region_watcher = fork();
    if (region_watcher == 0) {
        close(ends[1]);
        watch(ends[0]);
    }
    close(ends[0]);
    region_pipe = ends[1];
    catch_stop();
}

void edit_unguard_region(void) {
    if (region_pipe < 0) return;
    ssize_t written = write(region_pipe, "", 1);
    (void)written;
    close(region_pipe);
    region_pipe = -1;
    let_stop_be();
    if (region_watcher > 0) waitpid(region_watcher, NULL, 0);
}

int edit_take_stopped(void) {
    int was = stopped;
    stopped = 0;
    return was;
}
