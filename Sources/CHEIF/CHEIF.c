#include "CHEIF.h"

#include <dlfcn.h>
#include <stddef.h>

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
    LOOK_UP(context_get_primary_image_handle)
    LOOK_UP(image_handle_release)
    LOOK_UP(image_handle_get_width)
    LOOK_UP(image_handle_get_height)
    LOOK_UP(image_handle_has_alpha_channel)
    LOOK_UP(decoding_options_alloc)
    LOOK_UP(decoding_options_free)
    LOOK_UP(decode_image)
    LOOK_UP(image_release)
    LOOK_UP(image_get_width)
    LOOK_UP(image_get_height)
    LOOK_UP(image_get_plane_readonly)
#undef LOOK_UP
    return &library;
}
