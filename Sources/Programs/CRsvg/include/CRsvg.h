#ifndef CRSVG_H
#define CRSVG_H

#include <stddef.h>

/// Takes a part of what is written; returns 0 to go on.
typedef int (*rsvg_writer)(void *data, const unsigned char *bytes, size_t count);

/// What came of drawing.
enum rsvg_outcome {
    rsvg_done = 0,
    /// librsvg is not installed.
    rsvg_missing = 1,
    /// The picture is not valid, or too large.
    rsvg_failed = 2
};

/// Loads librsvg, the first time it is asked for; 0 if it is not installed.
int rsvg_is_available(void);

/// Draws an SVG picture of this size, in pixels, as a PNG file, without the parts of pixels at its end.
int rsvg_write_png(
    const char *svg, size_t length, double width, double height, rsvg_writer write, void *data);
/// Draws an SVG picture as a PDF file of this size, in points.
int rsvg_write_pdf(
    const char *svg, size_t length, double width, double height, rsvg_writer write, void *data);
/// Draws an SVG picture of this size into as many whole pixels, each 0xAARRGGBB with its colors multiplied by its alpha.
int rsvg_draw_pixels(const char *svg, size_t length, double width, double height, unsigned int *pixels);

#endif
