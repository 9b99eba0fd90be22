#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

static struct winsize size_of(int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    return size;
}

int pseudo_terminal_start(
    const char *program, char *const arguments[], char *const environment[], const char *folder, int columns, int rows,
    pid_t *process) {
    struct winsize size = size_of(columns, rows);
    int terminal;
    *process = forkpty(&terminal, NULL, NULL, &size);
    if (*process < 0) return -1;
    if (*process == 0) {
        // A process that runs tests may hold signals back.
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        if (chdir(folder) == 0) execve(program, arguments, environment);
        _exit(127);
    }
    fcntl(terminal, F_SETFD, FD_CLOEXEC);
    return terminal;
}

int pseudo_terminal_resize(int terminal, int columns, int rows) {
    struct winsize size = size_of(columns, rows);
    return ioctl(terminal, TIOCSWINSZ, &size);
}
