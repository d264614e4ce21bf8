// libjpeg-turbo by its row interface, which says how far decoding came. Its errors leave by longjmp, which Swift must not
// see: every call that may fail is made in here.
#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

/// Bytes a pixel.
typedef enum jpeg_layout {
    JPEG_GRAY = 1,
    JPEG_RGB = 3,
    JPEG_CMYK = 4,
} jpeg_layout;

typedef struct jpeg_outcome {
    /// Rows from the top that were written.
    int32_t rows;
    /// Places in the data that made no sense and were passed over.
    int64_t warnings;
} jpeg_outcome;

/// Decodes a JPEG into rows without padding, from the top. Rows that the data does not reach are left as they were.
///
/// `reduction` is 1, 2, 4 or 8: the picture comes so many times smaller, its sides rounded up, in less time. Gives no row where
/// the header says another size than the caller, or the layout cannot be had.
jpeg_outcome jpeg_decode(
    const uint8_t *_Nonnull bytes, size_t count, jpeg_layout layout, int32_t reduction, int32_t width, int32_t height,
    uint8_t *_Nonnull pixels);

/// Encodes gray or RGB rows as a baseline JPEG, with colour at half the resolution.
///
/// Returns memory for the caller to `free`, or NULL where the picture cannot be encoded.
uint8_t *_Nullable jpeg_encode(
    const uint8_t *_Nonnull pixels, jpeg_layout layout, int32_t width, int32_t height, size_t stride, int quality,
    size_t *_Nonnull count);

#endif
