// Plain functions over libedit, whose own are variadic, and what has to do with signals while a statement is typed.

#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <stdlib.h>
#include <stdio.h>
#include <wchar.h>
#include <histedit.h>
#include <sys/signalfd.h>
#include "Signals.h"

typedef unsigned char (*edit_function)(EditLine *, int);
typedef int (*edit_reader)(EditLine *, wchar_t *);

/// An editor on the standard streams, with emacs keys. It reads through the given function and draws nothing: what is
/// typed is shown by the caller. NULL where there is no terminal.
EditLine *edit_open(const char *program, edit_reader);
void edit_close(EditLine *);

/// How many colors a terminal of this name has; 0 where none or nothing is known of it.
int edit_color_count(const char *terminal);

int edit_set_client_data(EditLine *, void *);
void *edit_client_data(EditLine *);
int edit_add_function(EditLine *, const char *name, const char *help, edit_function);
/// -1 where there is no such function.
int edit_bind(EditLine *, const char *keys, const char *function);
/// The same for the command mode that a user's .editrc may choose (vi).
int edit_bind_command(EditLine *, const char *keys, const char *function);
/// Whether the user's .editrc chose the keys of vi.
int edit_uses_vi(EditLine *);
/// Whether a sequence of several keys does something.
int edit_has_keys(EditLine *, const char *keys);
/// Whether the terminal hands over keys (1) or lines (0).
int edit_set_raw(EditLine *, int);

#endif
