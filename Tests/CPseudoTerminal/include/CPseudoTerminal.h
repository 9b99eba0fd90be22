// A program in a pseudo-terminal. Swift does not see what of it is GNU's.

#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/// Starts a program that has a new pseudo-terminal for its streams, and a session of its own.
///
/// Returns the terminal's other end, or -1.
int pseudo_terminal_start(
    const char *program, char *const arguments[], char *const environment[], const char *folder, int columns, int rows,
    pid_t *process);

/// Gives the terminal another size; the program is told by SIGWINCH.
int pseudo_terminal_resize(int terminal, int columns, int rows);

#endif
