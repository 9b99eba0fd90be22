#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int pseudo_terminal_start(
    const char *program, char *const arguments[], char *const environment[], const char *folder, int columns, int rows,
    pid_t *process) {
    char line[64];
    int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0) return -1;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    // A session's first terminal becomes its own. A process that runs tests may hold signals back.
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK);
    int status = grantpt(terminal) || unlockpt(terminal) || ptsname_r(terminal, line, sizeof line)
        || pseudo_terminal_resize(terminal, columns, rows)
        || posix_spawn_file_actions_addchdir_np(&actions, folder)
        || posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, line, O_RDWR, 0)
        || posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        || posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
        || posix_spawn(process, program, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (status == 0) return terminal;
    close(terminal);
    return -1;
}

int pseudo_terminal_resize(int terminal, int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    return ioctl(terminal, TIOCSWINSZ, &size);
}
