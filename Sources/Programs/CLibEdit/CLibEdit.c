#include "CLibEdit.h"

#include <termcap.h>
#include <unistd.h>

EditLine *edit_open(const char *program, edit_reader reader) {
    FILE *nowhere = fopen("/dev/null", "we");
    if (!nowhere) return NULL;
    EditLine *editor = el_init_fd(program, stdin, nowhere, nowhere, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
    if (!editor) {
        fclose(nowhere);
        return NULL;
    }
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_SIGNAL, 0);
    el_set(editor, EL_GETCFN, reader);
    return editor;
}

void edit_close(EditLine *editor) {
    FILE *nowhere = NULL;
    el_get(editor, EL_GETFP, 1, &nowhere);
    el_end(editor);
    if (nowhere) fclose(nowhere);
}

int edit_color_count(const char *terminal) {
    static char entry[4096];
    int count = tgetent(entry, terminal) == 1 ? tgetnum("Co") : 0;
    return count > 0 ? count : 0;
}

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

int edit_bind_command(EditLine *editor, const char *keys, const char *function) {
    return el_set(editor, EL_BIND, "-a", keys, function, NULL);
}

int edit_uses_vi(EditLine *editor) {
    const char *name = NULL;
    return el_get(editor, EL_EDITOR, &name) == 0 && name && name[0] == 'v';
}

int edit_has_keys(EditLine *editor, const char *keys) {
    // libedit says that a sequence is bound to nothing on its stream for errors.
    char *said = NULL;
    size_t size = 0;
    FILE *memory = open_memstream(&said, &size);
    if (!memory) return 1;
    FILE *before = NULL;
    el_get(editor, EL_GETFP, 2, &before);
    el_set(editor, EL_SETFP, 2, memory);
    int status = el_set(editor, EL_BIND, keys, NULL);
    el_set(editor, EL_SETFP, 2, before);
    fclose(memory);
    free(said);
    return status == 0 && size == 0;
}

int edit_set_raw(EditLine *editor, int is_raw) { return el_set(editor, EL_PREP_TERM, is_raw); }
