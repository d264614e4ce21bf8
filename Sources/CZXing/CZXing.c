#include "CZXing.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

// The prototypes and numbers of zxing-cpp's C API that are used here, as its header gives them.
typedef struct { int x, y; } point;
typedef struct { point top_left, top_right, bottom_right, bottom_left; } position;
enum { image_lum = 0x01000000, content_gs1 = 3, content_unknown_eci = 5, add_on_ignore = 0, text_plain = 0 };

static struct {
    void *(*ZXing_ImageView_new)(const uint8_t *, int, int, int, int, int);
    void (*ZXing_ImageView_delete)(void *);
    void *(*ZXing_ReaderOptions_new)(void);
    void (*ZXing_ReaderOptions_delete)(void *);
    void (*ZXing_ReaderOptions_setTryRotate)(void *, bool);
    void (*ZXing_ReaderOptions_setTryInvert)(void *, bool);
    void (*ZXing_ReaderOptions_setTryDownscale)(void *, bool);
    void (*ZXing_ReaderOptions_setFormats)(void *, const uint32_t *, int);
    void (*ZXing_ReaderOptions_setEanAddOnSymbol)(void *, int);
    void (*ZXing_ReaderOptions_setTextMode)(void *, int);
    void (*ZXing_ReaderOptions_setMinLineCount)(void *, int);
    void (*ZXing_ReaderOptions_setReturnErrors)(void *, bool);
    void *(*ZXing_ReadBarcodes)(const void *, const void *);
    int (*ZXing_Barcodes_size)(const void *);
    const void *(*ZXing_Barcodes_at)(const void *, int);
    void (*ZXing_Barcodes_delete)(void *);
    bool (*ZXing_Barcode_isValid)(const void *);
    uint32_t (*ZXing_Barcode_format)(const void *);
    int (*ZXing_Barcode_contentType)(const void *);
    uint8_t *(*ZXing_Barcode_bytes)(const void *, int *);
    char *(*ZXing_Barcode_text)(const void *);
    position (*ZXing_Barcode_position)(const void *);
    bool (*ZXing_Barcode_hasECI)(const void *);
    bool (*ZXing_Barcode_isMirrored)(const void *);
    int (*ZXing_Barcode_lineCount)(const void *);
    int (*ZXing_Barcode_sequenceIndex)(const void *);
    int (*ZXing_Barcode_sequenceSize)(const void *);
    char *(*ZXing_Barcode_sequenceId)(const void *);
    char *(*ZXing_LastErrorMsg)(void);
    const char *(*ZXing_Version)(void);
    void (*ZXing_free)(void *);
} zx;

struct zxing_symbols {
    size_t count;
    zxing_symbol items[];
};

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static bool is_loaded;
static _Thread_local char message[512];

const char *zxing_message(void) { return message; }

static void explain(const char *what) {
    char *why = zx.ZXing_LastErrorMsg();
    snprintf(message, sizeof message, "%s%s%s", what, why ? ": " : "", why ? why : "");
    if (why) zx.ZXing_free(why);
}

static bool look_up(void *library) {
#define LOOK_UP(name) \
    if (!(*(void **)&zx.name = dlsym(library, #name))) { \
        snprintf(message, sizeof message, "this version of zxing-cpp has no %s", #name); \
        return false; \
    }
    LOOK_UP(ZXing_ImageView_new)
    LOOK_UP(ZXing_ImageView_delete)
    LOOK_UP(ZXing_ReaderOptions_new)
    LOOK_UP(ZXing_ReaderOptions_delete)
    LOOK_UP(ZXing_ReaderOptions_setTryRotate)
    LOOK_UP(ZXing_ReaderOptions_setTryInvert)
    LOOK_UP(ZXing_ReaderOptions_setTryDownscale)
    LOOK_UP(ZXing_ReaderOptions_setFormats)
    LOOK_UP(ZXing_ReaderOptions_setEanAddOnSymbol)
    LOOK_UP(ZXing_ReaderOptions_setTextMode)
    LOOK_UP(ZXing_ReaderOptions_setMinLineCount)
    LOOK_UP(ZXing_ReaderOptions_setReturnErrors)
    LOOK_UP(ZXing_ReadBarcodes)
    LOOK_UP(ZXing_Barcodes_size)
    LOOK_UP(ZXing_Barcodes_at)
    LOOK_UP(ZXing_Barcodes_delete)
    LOOK_UP(ZXing_Barcode_isValid)
    LOOK_UP(ZXing_Barcode_format)
    LOOK_UP(ZXing_Barcode_contentType)
    LOOK_UP(ZXing_Barcode_bytes)
    LOOK_UP(ZXing_Barcode_text)
    LOOK_UP(ZXing_Barcode_position)
    LOOK_UP(ZXing_Barcode_hasECI)
    LOOK_UP(ZXing_Barcode_isMirrored)
    LOOK_UP(ZXing_Barcode_lineCount)
    LOOK_UP(ZXing_Barcode_sequenceIndex)
    LOOK_UP(ZXing_Barcode_sequenceSize)
    LOOK_UP(ZXing_Barcode_sequenceId)
    LOOK_UP(ZXing_LastErrorMsg)
    LOOK_UP(ZXing_Version)
    LOOK_UP(ZXing_free)
#undef LOOK_UP
    return true;
}

// The numbers of formats and options are those of one major version.
static bool is_known(const char *version) {
    int major = 0;
    if (sscanf(version, "%d.", &major) == 1 && major == 3) return true;
    snprintf(message, sizeof message, "its version is %s, not 3", version);
    return false;
}

static bool load(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(message, sizeof message, "%s", dlerror());
        return false;
    }
    return look_up(library) && is_known(zx.ZXing_Version());
}

int zxing_load(const char *path) {
    pthread_mutex_lock(&loading);
    if (!is_loaded) is_loaded = load(path);
    bool is_there = is_loaded;
    pthread_mutex_unlock(&loading);
    return is_there;
}

int zxing_is_loaded(void) {
    pthread_mutex_lock(&loading);
    bool is_there = is_loaded;
    pthread_mutex_unlock(&loading);
    return is_there;
}

static void *new_options(const zxing_request *request) {
    void *options = zx.ZXing_ReaderOptions_new();
    if (!options) return NULL;
    zx.ZXing_ReaderOptions_setTryRotate(options, request->tries_rotated);
    zx.ZXing_ReaderOptions_setTryInvert(options, request->tries_inverted);
    zx.ZXing_ReaderOptions_setTryDownscale(options, false);
    zx.ZXing_ReaderOptions_setFormats(options, request->formats, (int)request->format_count);
    zx.ZXing_ReaderOptions_setEanAddOnSymbol(options, add_on_ignore);
    zx.ZXing_ReaderOptions_setTextMode(options, text_plain);
    zx.ZXing_ReaderOptions_setMinLineCount(options, request->least_lines);
    zx.ZXing_ReaderOptions_setReturnErrors(options, request->returns_unread);
    return options;
}

static void fill(zxing_symbol *symbol, const void *barcode) {
    int byte_count = 0;
    int content = zx.ZXing_Barcode_contentType(barcode);
    position place = zx.ZXing_Barcode_position(barcode);
    symbol->format = zx.ZXing_Barcode_format(barcode);
    symbol->is_read = zx.ZXing_Barcode_isValid(barcode);
    symbol->bytes = zx.ZXing_Barcode_bytes(barcode, &byte_count);
    symbol->byte_count = symbol->bytes && byte_count > 0 ? (size_t)byte_count : 0;
    symbol->text = zx.ZXing_Barcode_text(barcode);
    symbol->names_character_set = content != content_unknown_eci && zx.ZXing_Barcode_hasECI(barcode);
    symbol->is_gs1 = content == content_gs1;
    symbol->is_mirrored = zx.ZXing_Barcode_isMirrored(barcode);
    point corners[4] = {place.top_left, place.top_right, place.bottom_right, place.bottom_left};
    for (int index = 0; index < 4; index++) {
        symbol->corners[2 * index] = corners[index].x;
        symbol->corners[2 * index + 1] = corners[index].y;
    }
    symbol->lines = zx.ZXing_Barcode_lineCount(barcode);
    symbol->sequence_index = zx.ZXing_Barcode_sequenceIndex(barcode);
    symbol->sequence_count = zx.ZXing_Barcode_sequenceSize(barcode);
    symbol->sequence_id = zx.ZXing_Barcode_sequenceId(barcode);
}

static zxing_symbols *copy(const void *barcodes) {
    int count = zx.ZXing_Barcodes_size(barcodes);
    if (count < 0) count = 0;
    zxing_symbols *symbols = calloc(1, sizeof *symbols + (size_t)count * sizeof *symbols->items);
    if (!symbols) return NULL;
    symbols->count = (size_t)count;
    for (int index = 0; index < count; index++) fill(&symbols->items[index], zx.ZXing_Barcodes_at(barcodes, index));
    return symbols;
}

zxing_symbols *zxing_read(const uint8_t *pixels, int width, int height, const zxing_request *request) {
    void *view = zx.ZXing_ImageView_new(pixels, width, height, image_lum, 0, 0);
    void *options = new_options(request);
    void *barcodes = view && options ? zx.ZXing_ReadBarcodes(view, options) : NULL;
    zxing_symbols *symbols = barcodes ? copy(barcodes) : NULL;
    if (!barcodes) explain("the picture cannot be searched");
    if (barcodes) zx.ZXing_Barcodes_delete(barcodes);
    if (options) zx.ZXing_ReaderOptions_delete(options);
    if (view) zx.ZXing_ImageView_delete(view);
    return symbols;
}

size_t zxing_symbols_count(const zxing_symbols *symbols) { return symbols->count; }

const zxing_symbol *zxing_symbols_at(const zxing_symbols *symbols, size_t index) { return &symbols->items[index]; }

void zxing_symbols_free(zxing_symbols *symbols) {
    for (size_t index = 0; index < symbols->count; index++) {
        zx.ZXing_free((void *)symbols->items[index].bytes);
        zx.ZXing_free((void *)symbols->items[index].text);
        zx.ZXing_free((void *)symbols->items[index].sequence_id);
    }
    free(symbols);
}
