#define _GNU_SOURCE

#include "Signals.h"

#include <poll.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted;
static void (*interrupt_callback)(void *);
static void *interrupt_data;

static void note_interrupt(int signal) {
    (void)signal;
    interrupted = 1;
    interrupt_callback(interrupt_data);
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
}

int edit_take_interrupt(void) {
    int was = interrupted;
    interrupted = 0;
    return was;
}

int edit_wait_for_input(void) {
    // SIGINT is let through only while waiting, so that none comes between looking for one and waiting.
    sigset_t interrupt, before;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    pthread_sigmask(SIG_BLOCK, &interrupt, &before);
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    int ready = 0;
    while (!interrupted && ready <= 0) ready = ppoll(&input, 1, NULL, &before);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return ready > 0;
}

int edit_is_interrupted(void) { return interrupted; }

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { crash_count = sizeof crashes / sizeof crashes[0] };
static struct sigaction earlier[crash_count];
static struct termios guarded_modes;
static const char *guarded_text;
static volatile sig_atomic_t is_guarded;

// Calls nothing but what POSIX allows in a handler. The signal comes again when this returns.
static void restore_and_crash(int signal) {
    if (is_guarded) {
        tcsetattr(STDIN_FILENO, TCSANOW, &guarded_modes);
        ssize_t written = write(STDOUT_FILENO, guarded_text, strlen(guarded_text));
        (void)written;
    }
    edit_unguard_terminal();
    raise(signal);
}

void edit_guard_terminal(const struct termios *modes, const char *text) {
    if (is_guarded) return;
    guarded_modes = *modes;
    guarded_text = text;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = restore_and_crash;
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &earlier[i]);
    is_guarded = 1;
}

void edit_unguard_terminal(void) {
    if (!is_guarded) return;
    is_guarded = 0;
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &earlier[i], NULL);
}
