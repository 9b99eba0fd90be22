// Plain functions over libedit, whose own are variadic, and the signals that reading a line has to do with.

#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <stdlib.h>
#include <stdio.h>
#include <wchar.h>
#include <histedit.h>

typedef char *(*edit_prompt)(EditLine *);
typedef unsigned char (*edit_function)(EditLine *, int);

/// An editor on the standard streams, with emacs keys, that reads characters so that signals are noticed.
EditLine *edit_open(const char *program);

/// The prompt; what stands between two bytes of value 1 takes no room.
int edit_set_prompt(EditLine *, edit_prompt);
int edit_set_history(EditLine *, History *);
int edit_set_client_data(EditLine *, void *);
void *edit_client_data(EditLine *);
int edit_add_function(EditLine *, const char *name, const char *help, edit_function);
/// -1 where there is no such function.
int edit_bind(EditLine *, const char *keys, const char *function);

int edit_history_set_size(History *, int);
int edit_history_set_unique(History *);
int edit_history_enter(History *, const char *);

/// Notes SIGINT and SIGWINCH from now on instead of dying of the one; `on_interrupt` is called with `data` at each SIGINT and
/// may do only what a signal handler may.
void edit_catch_signals(void (*on_interrupt)(void *), void *data);
/// Whether SIGINT came since it was last taken; forgets it.
int edit_take_interrupt(void);
/// Whether SIGINT came since it was last taken.
int edit_is_interrupted(void);

#endif
