// libheif, looked up when the first HEIC or AVIF comes: loading it and its codecs would cost each start 7 ms.
#ifndef CHEIF_H
#define CHEIF_H

#include <libheif/heif.h>

/// The functions that are used here, by their names after `heif_`.
typedef struct {
    __typeof__(heif_context_alloc) *_Nonnull context_alloc;
    __typeof__(heif_context_free) *_Nonnull context_free;
    __typeof__(heif_context_read_from_memory) *_Nonnull context_read_from_memory;
    __typeof__(heif_context_set_maximum_image_size_limit) *_Nonnull context_set_maximum_image_size_limit;
    __typeof__(heif_context_get_primary_image_handle) *_Nonnull context_get_primary_image_handle;
    __typeof__(heif_image_handle_release) *_Nonnull image_handle_release;
    __typeof__(heif_image_handle_get_width) *_Nonnull image_handle_get_width;
    __typeof__(heif_image_handle_get_height) *_Nonnull image_handle_get_height;
    __typeof__(heif_image_handle_get_ispe_width) *_Nonnull image_handle_get_ispe_width;
    __typeof__(heif_image_handle_get_ispe_height) *_Nonnull image_handle_get_ispe_height;
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
    __typeof__(heif_context_get_number_of_top_level_images) *_Nonnull context_get_number_of_top_level_images;
    __typeof__(heif_context_get_list_of_top_level_image_IDs) *_Nonnull context_get_list_of_top_level_image_IDs;
    __typeof__(heif_context_get_image_handle) *_Nonnull context_get_image_handle;
    __typeof__(heif_image_handle_get_list_of_metadata_block_IDs) *_Nonnull image_handle_get_list_of_metadata_block_IDs;
    __typeof__(heif_image_handle_get_metadata_size) *_Nonnull image_handle_get_metadata_size;
    __typeof__(heif_image_handle_get_metadata) *_Nonnull image_handle_get_metadata;
    __typeof__(heif_image_handle_get_color_profile_type) *_Nonnull image_handle_get_color_profile_type;
    __typeof__(heif_image_handle_get_raw_color_profile_size) *_Nonnull image_handle_get_raw_color_profile_size;
    __typeof__(heif_image_handle_get_raw_color_profile) *_Nonnull image_handle_get_raw_color_profile;
    __typeof__(heif_image_set_raw_color_profile) *_Nonnull image_set_raw_color_profile;
    __typeof__(heif_have_encoder_for_format) *_Nonnull have_encoder_for_format;
    __typeof__(heif_context_add_exif_metadata) *_Nonnull context_add_exif_metadata;
    __typeof__(heif_context_add_XMP_metadata) *_Nonnull context_add_XMP_metadata;
} heif_library;

/// Loads libheif for the rest of the process, by one thread at a time. NULL where it is not there, or lacks a function.
const heif_library *_Nullable heif_library_load(void);

/// A picture to be encoded, and what is said about it.
typedef struct {
    /// Rows without padding: three bytes a pixel, red, green and blue, or four with straight alpha behind them.
    const uint8_t *_Nonnull pixels;
    int width, height, has_alpha;
    /// What is NULL is left out.
    const uint8_t *_Nullable xmp, *_Nullable exif, *_Nullable profile;
    size_t xmp_count, exif_count, profile_count;
} heif_picture;

/// Encodes pictures as a file that holds them beside each other in their order, the first as the main one; quality is 0 to
/// 100.
///
/// Returns memory for the caller to `free`, or NULL where a picture cannot be encoded, or no encoder is installed.
uint8_t *_Nullable heif_encode_items(
    const heif_library *_Nonnull heif, const heif_picture *_Nonnull items, int item_count,
    enum heif_compression_format compression, int quality, size_t *_Nonnull count);

#endif
