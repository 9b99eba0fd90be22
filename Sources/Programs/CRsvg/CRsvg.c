#define _GNU_SOURCE

#include "CRsvg.h"

#include <dlfcn.h>
#include <string.h>

// librsvg, and cairo and GObject with it, are loaded when a picture is asked for: the program runs without them.

typedef void *object;
typedef struct {
    double x, y, width, height;
} rectangle;
typedef int (*cairo_writer)(void *data, const unsigned char *bytes, unsigned int count);

static struct {
    object (*handle_new)(const unsigned char *, size_t, void **);
    void (*set_dpi)(object, double);
    int (*render)(object, object, const rectangle *, void **);
    void (*unref)(object);
    object (*image_surface)(int, int, int);
    object (*pdf_surface)(cairo_writer, void *, double, double);
    int (*write_png)(object, cairo_writer, void *);
    void (*flush)(object);
    void (*finish)(object);
    int (*surface_status)(object);
    unsigned char *(*image_data)(object);
    int (*image_stride)(object);
    void (*surface_destroy)(object);
    object (*create)(object);
    int (*status)(object);
    void (*destroy)(object);
} lib;

static int load(void) {
    static int state = -1;
    if (state >= 0) return state;
    state = 0;
    void *file = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!file) return 0;
    const struct {
        void **place;
        const char *name;
    } symbols[] = {
        {(void **)&lib.handle_new, "rsvg_handle_new_from_data"},
        {(void **)&lib.set_dpi, "rsvg_handle_set_dpi"},
        {(void **)&lib.render, "rsvg_handle_render_document"},
        {(void **)&lib.unref, "g_object_unref"},
        {(void **)&lib.image_surface, "cairo_image_surface_create"},
        {(void **)&lib.pdf_surface, "cairo_pdf_surface_create_for_stream"},
        {(void **)&lib.write_png, "cairo_surface_write_to_png_stream"},
        {(void **)&lib.flush, "cairo_surface_flush"},
        {(void **)&lib.finish, "cairo_surface_finish"},
        {(void **)&lib.surface_status, "cairo_surface_status"},
        {(void **)&lib.image_data, "cairo_image_surface_get_data"},
        {(void **)&lib.image_stride, "cairo_image_surface_get_stride"},
        {(void **)&lib.surface_destroy, "cairo_surface_destroy"},
        {(void **)&lib.create, "cairo_create"},
        {(void **)&lib.status, "cairo_status"},
        {(void **)&lib.destroy, "cairo_destroy"},
    };
    for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
        *symbols[i].place = dlsym(file, symbols[i].name);
        if (!*symbols[i].place) return 0;
    }
    return state = 1;
}

int rsvg_is_available(void) { return load(); }

static int draw(object surface, const char *svg, size_t length, double width, double height) {
    object handle = lib.handle_new((const unsigned char *)svg, length, NULL);
    if (!handle) return rsvg_failed;
    lib.set_dpi(handle, 96);
    object context = lib.create(surface);
    rectangle viewport = {0, 0, width, height};
    int is_drawn = lib.render(handle, context, &viewport, NULL) && lib.status(context) == 0;
    lib.destroy(context);
    lib.unref(handle);
    lib.flush(surface);
    return is_drawn && lib.surface_status(surface) == 0 ? rsvg_done : rsvg_failed;
}

typedef struct {
    rsvg_writer write;
    void *data;
} stream;

// cairo's codes: success, write error.
static int pass_on(void *data, const unsigned char *bytes, unsigned int count) {
    stream *out = data;
    return out->write(out->data, bytes, count) == 0 ? 0 : 11;
}

int rsvg_write_png(const char *svg, size_t length, double width, double height, rsvg_writer write, void *data) {
    if (!load()) return rsvg_missing;
    object surface = lib.image_surface(0, (int)width, (int)height);
    stream out = {write, data};
    int outcome = draw(surface, svg, length, width, height);
    if (outcome == rsvg_done && lib.write_png(surface, pass_on, &out) != 0) outcome = rsvg_failed;
    lib.surface_destroy(surface);
    return outcome;
}

int rsvg_write_pdf(const char *svg, size_t length, double width, double height, rsvg_writer write, void *data) {
    if (!load()) return rsvg_missing;
    stream out = {write, data};
    object surface = lib.pdf_surface(pass_on, &out, width, height);
    int outcome = draw(surface, svg, length, width, height);
    lib.finish(surface);
    if (lib.surface_status(surface) != 0) outcome = rsvg_failed;
    lib.surface_destroy(surface);
    return outcome;
}

int rsvg_draw_pixels(const char *svg, size_t length, double exact_width, double exact_height, unsigned int *pixels) {
    if (!load()) return rsvg_missing;
    int width = (int)exact_width, height = (int)exact_height;
    object surface = lib.image_surface(0, width, height);
    int outcome = draw(surface, svg, length, exact_width, exact_height);
    unsigned char *rows = outcome == rsvg_done ? lib.image_data(surface) : NULL;
    if (rows) {
        int stride = lib.image_stride(surface);
        for (int y = 0; y < height; y++) memcpy(pixels + (size_t)y * width, rows + (size_t)y * stride, 4 * (size_t)width);
    } else {
        outcome = rsvg_failed;
    }
    lib.surface_destroy(surface);
    return outcome;
}
