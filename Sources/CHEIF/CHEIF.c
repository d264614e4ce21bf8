#include "CHEIF.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

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

#ifdef __GLIBC__
static pthread_mutex_t filling = PTHREAD_MUTEX_INITIALIZER;
static int fillers;

// What the environment asks for, to return to.
static int usual_filling(void) {
    const char *value = getenv("MALLOC_PERTURB_");
    const char *tunables = getenv("GLIBC_TUNABLES");
    const char *tunable = tunables ? strstr(tunables, "glibc.malloc.perturb=") : NULL;
    if (tunable) value = strchr(tunable, '=') + 1;
    return value ? atoi(value) : 0;
}

static void fill_for(int change) {
    pthread_mutex_lock(&filling);
    fillers += change;
    // The allocator fills with the complement: 0x80 is gray in each of the planes that pictures are decoded to.
    if (change > 0 && fillers == 1) mallopt(M_PERTURB, 0x7F);
    if (fillers == 0) mallopt(M_PERTURB, usual_filling());
    pthread_mutex_unlock(&filling);
}
#else
static void fill_for(int change) {
    (void)change;
}
#endif

void heif_begin_filled_allocations(void) {
    fill_for(1);
}

void heif_end_filled_allocations(void) {
    fill_for(-1);
}
