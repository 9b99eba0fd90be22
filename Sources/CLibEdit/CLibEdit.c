#include "CLibEdit.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted;
static volatile sig_atomic_t resized;
static void (*interrupt_callback)(void *);
static void *interrupt_data;

static void note_signal(int signal) {
    if (signal == SIGINT) {
        interrupted = 1;
        interrupt_callback(interrupt_data);
    }
    if (signal == SIGWINCH) resized = 1;
}

void edit_catch_signals(void (*on_interrupt)(void *), void *data) {
    interrupt_callback = on_interrupt;
    interrupt_data = data;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = note_signal;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGWINCH, &action, NULL);
}

int edit_take_interrupt(void) {
    int was = interrupted;
    interrupted = 0;
    return was;
}

int edit_is_interrupted(void) { return interrupted; }

// Like libedit's own reading of a character, but a signal is acted on while it waits.
static int read_character(EditLine *editor, wchar_t *character) {
    mbstate_t state;
    memset(&state, 0, sizeof state);
    for (;;) {
        char byte;
        ssize_t count = interrupted ? (errno = EINTR, -1) : read(STDIN_FILENO, &byte, 1);
        if (count == 0) return 0;
        if (count < 0) {
            if (errno != EINTR) return -1;
            if (resized) {
                resized = 0;
                el_resize(editor);
            }
            if (interrupted) return -1;
            continue;
        }
        size_t length = mbrtowc(character, &byte, 1, &state);
        if (length == (size_t)-2) continue;
        if (length == (size_t)-1) {
            memset(&state, 0, sizeof state);
            continue;
        }
        return 1;
    }
}

EditLine *edit_open(const char *program) {
    EditLine *editor = el_init(program, stdin, stdout, stderr);
    if (!editor) return NULL;
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_SIGNAL, 0);
    el_set(editor, EL_GETCFN, read_character);
    return editor;
}

int edit_set_prompt(EditLine *editor, edit_prompt prompt) { return el_set(editor, EL_PROMPT_ESC, prompt, '\1'); }

int edit_set_history(EditLine *editor, History *entries) { return el_set(editor, EL_HIST, history, entries); }

int edit_set_client_data(EditLine *editor, void *data) { return el_set(editor, EL_CLIENTDATA, data); }

void *edit_client_data(EditLine *editor) {
    void *data = NULL;
    el_get(editor, EL_CLIENTDATA, &data);
    return data;
}

int edit_add_function(EditLine *editor, const char *name, const char *help, edit_function function) {
    return el_set(editor, EL_ADDFN, name, help, function);
}

int edit_bind(EditLine *editor, const char *keys, const char *function) {
    return el_set(editor, EL_BIND, keys, function, NULL);
}

int edit_history_set_size(History *entries, int size) {
    HistEvent event;
    return history(entries, &event, H_SETSIZE, size);
}

int edit_history_set_unique(History *entries) {
    HistEvent event;
    return history(entries, &event, H_SETUNIQUE, 1);
}

int edit_history_enter(History *entries, const char *entry) {
    HistEvent event;
    return history(entries, &event, H_ENTER, entry);
}
