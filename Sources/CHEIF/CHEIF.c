#include "CHEIF.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static heif_library library;

const heif_library *heif_library_load(void) {
    // The name that libheif has kept since 1.0. The library stays: its codecs may have threads.
    void *handle = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return NULL;
#define LOOK_UP(name) \
    if (!(*(void **)&library.name = dlsym(handle, "heif_" #name))) return NULL;
    LOOK_UP(context_alloc)
    LOOK_UP(context_free)
    LOOK_UP(context_read_from_memory)
    LOOK_UP(context_set_maximum_image_size_limit)
    LOOK_UP(context_get_primary_image_handle)
    LOOK_UP(image_handle_release)
    LOOK_UP(image_handle_get_width)
    LOOK_UP(image_handle_get_height)
    LOOK_UP(image_handle_get_ispe_width)
    LOOK_UP(image_handle_get_ispe_height)
    LOOK_UP(image_handle_has_alpha_channel)
    LOOK_UP(decoding_options_alloc)
    LOOK_UP(decoding_options_free)
    LOOK_UP(decode_image)
    LOOK_UP(image_release)
    LOOK_UP(image_get_width)
    LOOK_UP(image_get_height)
    LOOK_UP(image_get_plane_readonly)
    LOOK_UP(context_get_encoder_for_format)
    LOOK_UP(encoder_set_lossy_quality)
    LOOK_UP(encoder_set_logging_level)
    LOOK_UP(encoder_release)
    LOOK_UP(image_create)
    LOOK_UP(image_add_plane)
    LOOK_UP(image_get_plane)
    LOOK_UP(context_encode_image)
    LOOK_UP(context_write)
    LOOK_UP(context_get_number_of_top_level_images)
    LOOK_UP(context_get_list_of_top_level_image_IDs)
    LOOK_UP(context_get_image_handle)
    LOOK_UP(image_handle_get_list_of_metadata_block_IDs)
    LOOK_UP(image_handle_get_metadata_size)
    LOOK_UP(image_handle_get_metadata)
    LOOK_UP(image_handle_get_color_profile_type)
    LOOK_UP(image_handle_get_raw_color_profile_size)
    LOOK_UP(image_handle_get_raw_color_profile)
    LOOK_UP(image_set_raw_color_profile)
    LOOK_UP(have_encoder_for_format)
    LOOK_UP(context_add_exif_metadata)
    LOOK_UP(context_add_XMP_metadata)
#undef LOOK_UP
    return &library;
}

typedef struct {
    uint8_t *bytes;
    size_t count;
} memory_file;

static struct heif_error append(struct heif_context *context, const void *data, size_t count, void *target) {
    (void)context;
    memory_file *file = target;
    uint8_t *grown = realloc(file->bytes, file->count + count);
    if (!grown) return (struct heif_error){heif_error_Memory_allocation_error, heif_suberror_Unspecified, "no memory"};
    memcpy(grown + file->count, data, count);
    file->bytes = grown;
    file->count += count;
    return (struct heif_error){heif_error_Ok, heif_suberror_Unspecified, ""};
}

static int is_ok(struct heif_error error) {
    return error.code == heif_error_Ok;
}

// The picture as libheif takes it; NULL where there is no memory.
static struct heif_image *image_of(const heif_library *heif, const heif_picture *item) {
    struct heif_image *image = NULL;
    enum heif_chroma layout = item->has_alpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
    size_t row_length = (size_t)item->width * (item->has_alpha ? 4 : 3);
    if (!is_ok(heif->image_create(item->width, item->height, heif_colorspace_RGB, layout, &image))) return NULL;
    int stride = 0;
    int is_made = is_ok(heif->image_add_plane(image, heif_channel_interleaved, item->width, item->height, 8));
    uint8_t *plane = is_made ? heif->image_get_plane(image, heif_channel_interleaved, &stride) : NULL;
    for (int row = 0; plane && row < item->height; row++) {
        memcpy(plane + (size_t)row * stride, item->pixels + row * row_length, row_length);
    }
    if (plane && item->profile) {
        is_made = is_ok(heif->image_set_raw_color_profile(image, "prof", item->profile, item->profile_count));
    }
    if (is_made && plane) return image;
    heif->image_release(image);
    return NULL;
}

static int add_item(
    const heif_library *heif, struct heif_context *context, struct heif_encoder *encoder, const heif_picture *item
) {
    struct heif_image *image = image_of(heif, item);
    if (!image) return 0;
    struct heif_image_handle *handle = NULL;
    int is_added = is_ok(heif->context_encode_image(context, image, encoder, NULL, &handle)) && handle
        && (!item->xmp || is_ok(heif->context_add_XMP_metadata(context, handle, item->xmp, (int)item->xmp_count)))
        && (!item->exif || is_ok(heif->context_add_exif_metadata(context, handle, item->exif, (int)item->exif_count)));
    if (handle) heif->image_handle_release(handle);
    heif->image_release(image);
    return is_added;
}

uint8_t *heif_encode_items(
    const heif_library *heif, const heif_picture *items, int item_count, enum heif_compression_format compression,
    int quality, size_t *count
) {
    struct heif_context *context = heif->context_alloc();
    if (!context) return NULL;
    struct heif_encoder *encoder = NULL;
    memory_file file = {0};
    struct heif_writer writer = {.writer_api_version = 1, .write = append};
    int is_made = is_ok(heif->context_get_encoder_for_format(context, compression, &encoder));
    if (is_made) {
        heif->encoder_set_logging_level(encoder, 0);
        is_made = is_ok(heif->encoder_set_lossy_quality(encoder, quality));
    }
    for (int index = 0; is_made && index < item_count; index++) {
        is_made = add_item(heif, context, encoder, items + index);
    }
    is_made = is_made && is_ok(heif->context_write(context, &writer, &file));
    if (encoder) heif->encoder_release(encoder);
    heif->context_free(context);
    if (!is_made) {
        free(file.bytes);
        return NULL;
    }
    *count = file.count;
    return file.bytes;
}
