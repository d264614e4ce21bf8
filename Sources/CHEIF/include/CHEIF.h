// libheif, looked up when the first HEIC or AVIF comes: loading it and its codecs would cost each start 7 ms.
#ifndef CHEIF_H
#define CHEIF_H

#include <libheif/heif.h>

/// The functions that are used here, by their names after `heif_`.
typedef struct {
    __typeof__(heif_context_alloc) *_Nonnull context_alloc;
    __typeof__(heif_context_free) *_Nonnull context_free;
    __typeof__(heif_context_read_from_memory) *_Nonnull context_read_from_memory;
    __typeof__(heif_context_get_primary_image_handle) *_Nonnull context_get_primary_image_handle;
    __typeof__(heif_image_handle_release) *_Nonnull image_handle_release;
    __typeof__(heif_image_handle_get_width) *_Nonnull image_handle_get_width;
    __typeof__(heif_image_handle_get_height) *_Nonnull image_handle_get_height;
    __typeof__(heif_image_handle_has_alpha_channel) *_Nonnull image_handle_has_alpha_channel;
    __typeof__(heif_decoding_options_alloc) *_Nonnull decoding_options_alloc;
    __typeof__(heif_decoding_options_free) *_Nonnull decoding_options_free;
    __typeof__(heif_decode_image) *_Nonnull decode_image;
    __typeof__(heif_image_release) *_Nonnull image_release;
    __typeof__(heif_image_get_width) *_Nonnull image_get_width;
    __typeof__(heif_image_get_height) *_Nonnull image_get_height;
    __typeof__(heif_image_get_plane_readonly) *_Nonnull image_get_plane_readonly;
    __typeof__(heif_context_get_encoder_for_format) *_Nonnull context_get_encoder_for_format;
    __typeof__(heif_encoder_set_lossy_quality) *_Nonnull encoder_set_lossy_quality;
    __typeof__(heif_encoder_set_logging_level) *_Nonnull encoder_set_logging_level;
    __typeof__(heif_encoder_release) *_Nonnull encoder_release;
    __typeof__(heif_image_create) *_Nonnull image_create;
    __typeof__(heif_image_add_plane) *_Nonnull image_add_plane;
    __typeof__(heif_image_get_plane) *_Nonnull image_get_plane;
    __typeof__(heif_context_encode_image) *_Nonnull context_encode_image;
    __typeof__(heif_context_write) *_Nonnull context_write;
} heif_library;

/// Loads libheif for the rest of the process, by one thread at a time. NULL where it is not there, or lacks a function.
const heif_library *_Nullable heif_library_load(void);

/// Encodes RGB rows as a HEIC with one picture; quality is 0 to 100.
///
/// Returns memory for the caller to `free`, or NULL where the picture cannot be encoded, or no encoder is installed.
uint8_t *_Nullable heif_encode_rgb(
    const heif_library *_Nonnull heif, const uint8_t *_Nonnull pixels, int width, int height, int quality,
    size_t *_Nonnull count);

/// Has the allocator fill all memory that it hands out with a byte, until the matching call of the next function: what
/// libheif's decoders do not reach would show what stood in that memory before, and strict decoding does not find all of it.
/// Blocks of less than about a kilobyte are left as they are. For any thread; calls with the same byte may overlap, others wait.
/// 0xFF fills nothing.
void heif_begin_filled_allocations(uint8_t byte);
/// Ends what the last function began.
void heif_end_filled_allocations(void);

#endif
