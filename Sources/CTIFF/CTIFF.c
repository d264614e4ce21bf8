#include "CTIFF.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <tiffio.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
    size_t offset;
} memory_file;

static tmsize_t read_bytes(thandle_t handle, void *target, tmsize_t wanted) {
    memory_file *file = handle;
    if (wanted <= 0 || file->offset >= file->count) return 0;
    size_t rest = file->count - file->offset;
    size_t taken = (size_t)wanted < rest ? (size_t)wanted : rest;
    memcpy(target, file->bytes + file->offset, taken);
    file->offset += taken;
    return (tmsize_t)taken;
}

static tmsize_t write_bytes(thandle_t handle, void *source, tmsize_t count) {
    (void)handle, (void)source, (void)count;
    return 0;
}

static toff_t seek_to(thandle_t handle, toff_t offset, int from) {
    memory_file *file = handle;
    toff_t start = from == SEEK_CUR ? file->offset : from == SEEK_END ? file->count : 0;
    // Nothing is read beyond the end, and a sum that wraps around becomes an offset beyond the end.
    file->offset = start + offset < start && from != SEEK_CUR ? SIZE_MAX : (size_t)(start + offset);
    return file->offset;
}

static int close_file(thandle_t handle) {
    (void)handle;
    return 0;
}

static toff_t file_size(thandle_t handle) {
    return ((memory_file *)handle)->count;
}

static int map_file(thandle_t handle, void **base, toff_t *size) {
    memory_file *file = handle;
    *base = (void *)file->bytes;
    *size = file->count;
    return 1;
}

static void unmap_file(thandle_t handle, void *base, toff_t size) {
    (void)handle, (void)base, (void)size;
}

static void be_silent(const char *module, const char *format, va_list arguments) {
    (void)module, (void)format, (void)arguments;
}

// libtiff multiplies colours by their alpha: white shines through what is missing.
static uint8_t over_white(uint32_t channel, uint32_t alpha) {
    uint32_t light = channel + 255 - alpha;
    return (uint8_t)(light < 255 ? light : 255);
}

static void write_row(const uint32_t *raster, uint32_t width, int channels, uint8_t *row) {
    for (uint32_t column = 0; column < width; column++) {
        uint32_t pixel = raster[column], alpha = TIFFGetA(pixel);
        *row++ = over_white(TIFFGetR(pixel), alpha);
        if (channels == 3) {
            *row++ = over_white(TIFFGetG(pixel), alpha);
            *row++ = over_white(TIFFGetB(pixel), alpha);
        }
    }
}

static int read_strips(TIFF *tiff, uint32_t width, uint32_t height, int channels, uint8_t *pixels) {
    uint32_t rows = height;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_ROWSPERSTRIP, &rows);
    if (rows == 0) return 0;
    if (rows > height) rows = height;
    uint32_t *raster = calloc((size_t)width * rows, sizeof(uint32_t));
    if (!raster) return 0;
    int is_whole = 1;
    for (uint32_t top = 0; top < height && is_whole; top += rows) {
        is_whole = TIFFReadRGBAStripExt(tiff, top, raster, 1);
        uint32_t count = height - top < rows ? height - top : rows;
        // A strip's rows come from the bottom up.
        for (uint32_t row = 0; row < count && is_whole; row++) {
            write_row(
                raster + (size_t)(count - 1 - row) * width, width, channels,
                pixels + (size_t)(top + row) * width * channels);
        }
        if (height - top < rows) break;
    }
    free(raster);
    return is_whole;
}

static int read_tiles(TIFF *tiff, uint32_t width, uint32_t height, int channels, uint8_t *pixels) {
    uint32_t columns = 0, rows = 0;
    if (!TIFFGetField(tiff, TIFFTAG_TILEWIDTH, &columns) || !TIFFGetField(tiff, TIFFTAG_TILELENGTH, &rows)) return 0;
    // The format wants multiples of 16. Tiles much larger than the picture are not worth the memory.
    if (columns < 16 || rows < 16 || columns > width + 4096 || rows > height + 4096) return 0;
    uint32_t *raster = calloc((size_t)columns * rows, sizeof(uint32_t));
    if (!raster) return 0;
    int is_whole = 1;
    for (uint32_t top = 0; top < height && is_whole; top += rows) {
        for (uint32_t left = 0; left < width && is_whole; left += columns) {
            is_whole = TIFFReadRGBATileExt(tiff, left, top, raster, 1);
            uint32_t wide = width - left < columns ? width - left : columns;
            uint32_t tall = height - top < rows ? height - top : rows;
            // A tile's rows come from the bottom up, also where it reaches over the edge of the picture.
            for (uint32_t row = 0; row < tall && is_whole; row++) {
                write_row(
                    raster + (size_t)(rows - 1 - row) * columns, wide, channels,
                    pixels + ((size_t)(top + row) * width + left) * channels);
            }
        }
    }
    free(raster);
    return is_whole;
}

int tiff_decode(
    const uint8_t *bytes, size_t count, uint32_t page, uint32_t width, uint32_t height, int channels, uint8_t *pixels
) {
    TIFFSetErrorHandler(be_silent);
    TIFFSetWarningHandler(be_silent);
    memory_file file = {.bytes = bytes, .count = count};
    TIFF *tiff = TIFFClientOpen(
        "", "r", &file, read_bytes, write_bytes, seek_to, close_file, file_size, map_file, unmap_file);
    if (!tiff) return 0;
    uint32_t stored_width = 0, stored_height = 0;
    char reason[1024];
    int is_read = TIFFSetDirectory(tiff, (tdir_t)page) && TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &stored_width)
        && TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &stored_height) && stored_width == width && stored_height == height
        && TIFFRGBAImageOK(tiff, reason);
    if (is_read) {
        // As stored: the caller turns.
        TIFFSetField(tiff, TIFFTAG_ORIENTATION, ORIENTATION_TOPLEFT);
        is_read = TIFFIsTiled(tiff) ? read_tiles(tiff, width, height, channels, pixels)
                                    : read_strips(tiff, width, height, channels, pixels);
    }
    TIFFClose(tiff);
    return is_read;
}
