// zxing-cpp's C API, looked up at run time: the package builds and links without it.
#ifndef CZXING_H
#define CZXING_H

#include <stddef.h>
#include <stdint.h>

/// Kinds of codes by the number that zxing-cpp gives them: two characters, symbology and variant.
#define CZXING_FORMAT(symbology, variant) ((uint8_t)(symbology) | (uint8_t)(variant) << 8)

typedef struct {
    /// The kinds looked for, as CZXING_FORMAT says.
    const uint32_t *formats;
    size_t format_count;
    /// Whether light codes on dark are looked for too, and barcodes that read upwards or downwards.
    int tries_inverted, tries_rotated;
    /// Whether codes that were found but could not be read are told as well.
    int returns_unread;
    /// On how many scan lines a barcode has to be read the same.
    int least_lines;
} zxing_request;

typedef struct {
    uint32_t format;
    /// Whether the code could be read; nothing but the place of another counts.
    int is_read;
    /// The content as it stands in the code; what it is as UTF-8 where the code names character sets.
    const uint8_t *bytes;
    size_t byte_count;
    const char *text;
    int names_character_set, is_gs1, is_mirrored;
    /// Corners in pixels, clockwise from the code's own top left: x, y, x, y …
    int corners[8];
    /// On how many scan lines a barcode was read.
    int lines;
    /// The place in a text that stands in several codes; a count of -1: stands alone; of 0: not known how many.
    int sequence_index, sequence_count;
    const char *sequence_id;
} zxing_symbol;

/// What was read in a picture.
typedef struct zxing_symbols zxing_symbols;

/// Loads the library, once for the process. Returns whether it is there now; if not, `zxing_message` says why.
int zxing_load(const char *library);

/// Whether a library is loaded.
int zxing_is_loaded(void);

/// Reads the codes of a picture of brightnesses, one byte a pixel; NULL on failure.
zxing_symbols *zxing_read(const uint8_t *pixels, int width, int height, const zxing_request *request);
size_t zxing_symbols_count(const zxing_symbols *symbols);
/// Valid as long as `symbols`.
const zxing_symbol *zxing_symbols_at(const zxing_symbols *symbols, size_t index);
void zxing_symbols_free(zxing_symbols *symbols);

/// Why the calling thread's last call failed.
const char *zxing_message(void);

#endif
