#include "CJPEG.h"

#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>

// A picture of more scans takes minutes for a few kilobytes (libjpeg-turbo, "Two issues with the JPEG standard").
enum { most_scans = 500 };

typedef struct {
    struct jpeg_error_mgr manager;
    jmp_buf exit;
} error_state;

static void leave(j_common_ptr codec) {
    longjmp(((error_state *)codec->err)->exit, 1);
}

static void be_silent(j_common_ptr codec) {
    (void)codec;
}

static void limit_scans(j_common_ptr codec) {
    if (codec->is_decompressor && ((j_decompress_ptr)codec)->input_scan_number > most_scans) leave(codec);
}

static struct jpeg_error_mgr *error_manager(error_state *state) {
    jpeg_std_error(&state->manager);
    state->manager.error_exit = leave;
    // Counts warnings through emit_message; what would be printed is left out.
    state->manager.output_message = be_silent;
    return &state->manager;
}

jpeg_outcome jpeg_decode(
    const uint8_t *bytes, size_t count, jpeg_layout layout, int32_t reduction, int32_t width, int32_t height,
    uint8_t *pixels
) {
    struct jpeg_decompress_struct decoder = {0};
    struct jpeg_progress_mgr progress = {.progress_monitor = limit_scans};
    error_state error;
    // Read after longjmp, hence volatile.
    volatile int32_t rows = 0;
    decoder.err = error_manager(&error);
    if (setjmp(error.exit) == 0) {
        jpeg_create_decompress(&decoder);
        decoder.progress = &progress;
        jpeg_mem_src(&decoder, bytes, count);
        jpeg_read_header(&decoder, TRUE);
        decoder.out_color_space = layout == JPEG_GRAY ? JCS_GRAYSCALE : layout == JPEG_RGB ? JCS_RGB : JCS_CMYK;
        decoder.scale_num = 1;
        decoder.scale_denom = (unsigned)reduction;
        jpeg_start_decompress(&decoder);
        if (decoder.output_width == (JDIMENSION)width && decoder.output_height == (JDIMENSION)height
            && decoder.output_components == (int)layout) {
            while (decoder.output_scanline < decoder.output_height) {
                JSAMPROW row = pixels + (size_t)decoder.output_scanline * (size_t)width * layout;
                if (jpeg_read_scanlines(&decoder, &row, 1) != 1) break;
                rows = (int32_t)decoder.output_scanline;
            }
            if (rows == height) jpeg_finish_decompress(&decoder);
        }
    } else {
        // A fatal error after the last row has spoiled nothing, but the file does not end cleanly either.
        error.manager.num_warnings++;
    }
    jpeg_outcome outcome = {.rows = rows, .warnings = error.manager.num_warnings};
    jpeg_destroy_decompress(&decoder);
    return outcome;
}

uint8_t *jpeg_encode(
    const uint8_t *pixels, jpeg_layout layout, int32_t width, int32_t height, size_t stride, int quality, size_t *count
) {
    struct jpeg_compress_struct encoder = {0};
    error_state error;
    unsigned char *encoded = NULL;
    unsigned long length = 0;
    volatile int is_done = 0;
    encoder.err = error_manager(&error);
    if (setjmp(error.exit) == 0) {
        jpeg_create_compress(&encoder);
        jpeg_mem_dest(&encoder, &encoded, &length);
        encoder.image_width = (JDIMENSION)width;
        encoder.image_height = (JDIMENSION)height;
        encoder.input_components = layout;
        encoder.in_color_space = layout == JPEG_GRAY ? JCS_GRAYSCALE : layout == JPEG_RGB ? JCS_RGB : JCS_CMYK;
        jpeg_set_defaults(&encoder);
        jpeg_set_quality(&encoder, quality, TRUE);
        jpeg_start_compress(&encoder, TRUE);
        while (encoder.next_scanline < encoder.image_height) {
            JSAMPROW row = (JSAMPROW)(pixels + (size_t)encoder.next_scanline * stride);
            jpeg_write_scanlines(&encoder, &row, 1);
        }
        jpeg_finish_compress(&encoder);
        is_done = 1;
    }
    jpeg_destroy_compress(&encoder);
    // After an error nobody knows whether the encoder still has the memory that it gave out at first: it is not freed.
    if (!is_done) return NULL;
    *count = length;
    return encoded;
}
