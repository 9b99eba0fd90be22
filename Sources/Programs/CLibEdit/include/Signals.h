#ifndef CLIBEDIT_SIGNALS_H
#define CLIBEDIT_SIGNALS_H


/// Notes SIGINT from now on instead of dying of it; `on_interrupt` is called with `data` at each and may do only what a
/// signal handler may. Nothing of this happens while a statement is typed: then ^C drops the statement.
void edit_catch_signals(void (*on_interrupt)(void *), void *data);
/// From now on the program ends with 130 so many milliseconds (below 1,000) after SIGINT, unless it has ended by itself: for a
/// program that has nothing to keep.
void edit_end_after_interrupt(int milliseconds);
/// Whether SIGINT came since it was last taken; forgets it.
int edit_take_interrupt(void);
/// Whether SIGINT came since it was last taken.
int edit_is_interrupted(void);
/// Waits until standard input has something to read (1) or SIGINT came (0), also one from before.
int edit_wait_for_input(void);
/// The same, but also ends (0) when the program is continued after it was stopped.
int edit_wait_for_typing(void);
/// Whether the program was continued since this was last asked.
int edit_take_continue(void);

/// From now on whatever ends or stops the program by a signal that can be caught first gives the terminal these modes (a `struct termios`) and
/// writes the text to it. The text must stay. The modes of before come back when the program is continued.
void edit_guard_terminal(const void *modes, const char *text);
/// The opposite.
void edit_unguard_terminal(void);

/// From now on the text is written to the terminal whenever the program stops or ends without having said that it would,
/// even by a signal that no program can catch: another process waits for that. The text must stay.
void edit_guard_region(const char *text);
/// The opposite.
void edit_unguard_region(void);
/// Whether the program was stopped and continued since this was last asked, while something was guarded and no statement was typed.
int edit_take_stopped(void);

#endif
