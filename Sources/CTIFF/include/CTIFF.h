// A page of a TIFF by libtiff. Its fields are read by functions with a variable number of arguments, which Swift cannot call.
#ifndef CTIFF_H
#define CTIFF_H

#include <stddef.h>
#include <stdint.h>

/// Decodes a page, counted from 0, into rows without padding, as stored: `channels` is 1 for gray and 3 for colour, composed
/// over white. Returns 1, or 0 where the page is damaged, is not of this size, or cannot be read.
int tiff_decode(
    const uint8_t *_Nonnull bytes, size_t count, uint32_t page, uint32_t width, uint32_t height, int channels,
    uint8_t *_Nonnull pixels);

#endif
