// For pipe2.
#define _GNU_SOURCE
#include "CPDFium.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The prototypes of PDFium's C interface that are used here, as its documentation gives them.
typedef struct { float left, top, right, bottom; } rectangle;
typedef struct { float a, b, c, d, e, f; } matrix;
typedef struct pause {
    int version;
    int (*is_needed)(struct pause *);
    void *user;
} pause_request;
enum { object_text = 1, object_path, object_image, object_shading, object_form };
enum { error_password = 4, error_security = 5 };
enum { bitmap_bgrx = 3 };
enum { draw_annotations = 0x01, draw_reversed = 0x10 };
enum { render_to_be_continued = 1, render_done = 2 };
enum { text_invisible = 3 };

static struct {
    void (*FPDF_InitLibrary)(void);
    void *(*FPDF_LoadMemDocument64)(const void *, size_t, const char *);
    unsigned long (*FPDF_GetLastError)(void);
    void (*FPDF_CloseDocument)(void *);
    int (*FPDF_GetPageCount)(void *);
    int (*FPDF_GetSignatureCount)(void *);
    void *(*FPDF_LoadPage)(void *, int);
    void (*FPDF_ClosePage)(void *);
    int (*FPDFPage_GetRotation)(void *);
    int (*FPDF_GetPageBoundingBox)(void *, rectangle *);
    void *(*FPDFBitmap_CreateEx)(int, int, int, void *, int);
    void (*FPDFBitmap_Destroy)(void *);
    int (*FPDF_RenderPageBitmap_Start)(void *, void *, int, int, int, int, int, int, pause_request *);
    void (*FPDF_RenderPage_Close)(void *);
    int (*FPDFPage_CountObjects)(void *);
    void *(*FPDFPage_GetObject)(void *, int);
    int (*FPDFPageObj_GetType)(void *);
    int (*FPDFPageObj_GetMatrix)(void *, matrix *);
    int (*FPDFPageObj_SetIsActive)(void *, int);
    int (*FPDFFormObj_CountObjects)(void *);
    void *(*FPDFFormObj_GetObject)(void *, unsigned long);
    int (*FPDFImageObj_GetImagePixelSize)(void *, unsigned *, unsigned *);
    int (*FPDFPath_CountSegments)(void *);
    int (*FPDFTextObj_GetTextRenderMode)(void *);
    void *(*FPDFText_LoadPage)(void *);
    void (*FPDFText_ClosePage)(void *);
    int (*FPDFText_CountChars)(void *);
    unsigned (*FPDFText_GetUnicode)(void *, int);
    int (*FPDFText_IsGenerated)(void *, int);
    int (*FPDFText_IsHyphen)(void *, int);
    int (*FPDFText_GetLooseCharBox)(void *, int, rectangle *);
    int (*FPDFText_GetCharOrigin)(void *, int, double *, double *);
    float (*FPDFText_GetCharAngle)(void *, int);
    int (*FPDFText_GetMatrix)(void *, int, matrix *);
    double (*FPDFText_GetFontSize)(void *, int);
    void *(*FPDFText_GetTextObject)(void *, int);
} pdfium;

struct pdfium_page {
    void *page;
    void *text;
};

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static int is_loaded;
static char message[512];

const char *pdfium_message(void) { return message; }

static int load(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *reason = dlerror();
        snprintf(message, sizeof message, "%s", reason ? reason : "");
        return 0;
    }
#define LOOK_UP(name) \
    if (!(*(void **)&pdfium.name = dlsym(library, #name))) { \
        snprintf(message, sizeof message, "this version of PDFium has no %s", #name); \
        return 0; \
    }
    LOOK_UP(FPDF_InitLibrary)
    LOOK_UP(FPDF_LoadMemDocument64)
    LOOK_UP(FPDF_GetLastError)
    LOOK_UP(FPDF_CloseDocument)
    LOOK_UP(FPDF_GetPageCount)
    LOOK_UP(FPDF_GetSignatureCount)
    LOOK_UP(FPDF_LoadPage)
    LOOK_UP(FPDF_ClosePage)
    LOOK_UP(FPDFPage_GetRotation)
    LOOK_UP(FPDF_GetPageBoundingBox)
    LOOK_UP(FPDFBitmap_CreateEx)
    LOOK_UP(FPDFBitmap_Destroy)
    LOOK_UP(FPDF_RenderPageBitmap_Start)
    LOOK_UP(FPDF_RenderPage_Close)
    LOOK_UP(FPDFPage_CountObjects)
    LOOK_UP(FPDFPage_GetObject)
    LOOK_UP(FPDFPageObj_GetType)
    LOOK_UP(FPDFPageObj_GetMatrix)
    LOOK_UP(FPDFPageObj_SetIsActive)
    LOOK_UP(FPDFFormObj_CountObjects)
    LOOK_UP(FPDFFormObj_GetObject)
    LOOK_UP(FPDFImageObj_GetImagePixelSize)
    LOOK_UP(FPDFPath_CountSegments)
    LOOK_UP(FPDFTextObj_GetTextRenderMode)
    LOOK_UP(FPDFText_LoadPage)
    LOOK_UP(FPDFText_ClosePage)
    LOOK_UP(FPDFText_CountChars)
    LOOK_UP(FPDFText_GetUnicode)
    LOOK_UP(FPDFText_IsGenerated)
    LOOK_UP(FPDFText_IsHyphen)
    LOOK_UP(FPDFText_GetLooseCharBox)
    LOOK_UP(FPDFText_GetCharOrigin)
    LOOK_UP(FPDFText_GetCharAngle)
    LOOK_UP(FPDFText_GetMatrix)
    LOOK_UP(FPDFText_GetFontSize)
    LOOK_UP(FPDFText_GetTextObject)
#undef LOOK_UP
    pdfium.FPDF_InitLibrary();
    return 1;
}

int pdfium_load(const char *path) {
    pthread_mutex_lock(&loading);
    if (!is_loaded) is_loaded = load(path);
    int is_there = is_loaded;
    pthread_mutex_unlock(&loading);
    return is_there;
}

pdfium_document *pdfium_open(const uint8_t *bytes, size_t count, pdfium_outcome *outcome) {
    void *document = pdfium.FPDF_LoadMemDocument64(bytes, count, NULL);
    *outcome = pdfium_success;
    if (!document) {
        unsigned long error = pdfium.FPDF_GetLastError();
        *outcome = error == error_password ? pdfium_encrypted
            : error == error_security ? pdfium_unknown_encryption : pdfium_damaged;
    }
    return document;
}

void pdfium_close(pdfium_document *document) { pdfium.FPDF_CloseDocument(document); }
int pdfium_page_count(pdfium_document *document) { return pdfium.FPDF_GetPageCount(document); }
int pdfium_signature_count(pdfium_document *document) { return pdfium.FPDF_GetSignatureCount(document); }

pdfium_page *pdfium_page_load(pdfium_document *document, int index) {
    pdfium_page *page = calloc(1, sizeof *page);
    if (!page) return NULL;
    page->page = pdfium.FPDF_LoadPage(document, index);
    if (page->page) page->text = pdfium.FPDFText_LoadPage(page->page);
    if (page->text) return page;
    if (page->page) pdfium.FPDF_ClosePage(page->page);
    free(page);
    return NULL;
}

void pdfium_page_close(pdfium_page *page) {
    pdfium.FPDFText_ClosePage(page->text);
    pdfium.FPDF_ClosePage(page->page);
    free(page);
}

int pdfium_page_view(pdfium_page *page, pdfium_view *view) {
    rectangle box;
    if (!pdfium.FPDF_GetPageBoundingBox(page->page, &box)) return 0;
    *view = (pdfium_view){box.left, box.bottom, box.right, box.top, pdfium.FPDFPage_GetRotation(page->page) & 3};
    // Neither holds for what is not a number.
    return view->right > view->left && view->top > view->bottom;
}

int pdfium_character_count(pdfium_page *page) { return pdfium.FPDFText_CountChars(page->text); }

int pdfium_characters(pdfium_page *page, pdfium_character *target, int room) {
    int count = pdfium.FPDFText_CountChars(page->text);
    if (count > room) count = room;
    for (int index = 0; index < count; index++) {
        rectangle box = {0};
        double x = 0, y = 0;
        pdfium.FPDFText_GetLooseCharBox(page->text, index, &box);
        pdfium.FPDFText_GetCharOrigin(page->text, index, &x, &y);
        matrix map = {1, 0, 0, 1, 0, 0};
        pdfium.FPDFText_GetMatrix(page->text, index, &map);
        void *object = pdfium.FPDFText_GetTextObject(page->text, index);
        uint32_t flags = 0;
        if (pdfium.FPDFText_IsGenerated(page->text, index) == 1) flags |= pdfium_generated;
        if (pdfium.FPDFText_IsHyphen(page->text, index) == 1) flags |= pdfium_hyphen;
        if (object && pdfium.FPDFTextObj_GetTextRenderMode(object) == text_invisible) flags |= pdfium_invisible;
        double size = pdfium.FPDFText_GetFontSize(page->text, index);
        target[index] = (pdfium_character){
            .unit = pdfium.FPDFText_GetUnicode(page->text, index),
            .left = box.left, .bottom = box.bottom, .right = box.right, .top = box.top,
            .x = (float)x, .y = (float)y, .angle = pdfium.FPDFText_GetCharAngle(page->text, index),
            .squared_size = (map.c * map.c + map.d * map.d) * (float)(size * size), .flags = flags,
        };
    }
    return count;
}

// What a walk over a page's objects has left, so that forms within forms end.
typedef struct {
    int objects;
    int room;
    int found;
    pdfium_image *images;
    uint64_t segments;
    int hides_text;
} walk;

static matrix composed(matrix first, matrix next) {
    return (matrix){
        next.a * first.a + next.c * first.b, next.b * first.a + next.d * first.b,
        next.a * first.c + next.c * first.d, next.b * first.c + next.d * first.d,
        next.a * first.e + next.c * first.f + next.e, next.b * first.e + next.d * first.f + next.f,
    };
}

static void visit(void *object, matrix outer, int depth, walk *walk) {
    if (!object || walk->objects-- <= 0) return;
    matrix own = {1, 0, 0, 1, 0, 0};
    switch (pdfium.FPDFPageObj_GetType(object)) {
    case object_text:
        if (walk->hides_text && pdfium.FPDFTextObj_GetTextRenderMode(object) != text_invisible)
            pdfium.FPDFPageObj_SetIsActive(object, 0);
        break;
    case object_path: {
        int count = pdfium.FPDFPath_CountSegments(object);
        if (count > 0) walk->segments += (uint64_t)count;
        break;
    }
    case object_image: {
        unsigned width = 0, height = 0;
        if (!walk->images || walk->found >= walk->room || !pdfium.FPDFPageObj_GetMatrix(object, &own)) break;
        if (!pdfium.FPDFImageObj_GetImagePixelSize(object, &width, &height)) break;
        matrix map = composed(own, outer);
        walk->images[walk->found++] = (pdfium_image){map.a, map.b, map.c, map.d, map.e, map.f, width, height};
        break;
    }
    case object_form: {
        if (depth >= 16 || !pdfium.FPDFPageObj_GetMatrix(object, &own)) break;
        matrix map = composed(own, outer);
        int count = pdfium.FPDFFormObj_CountObjects(object);
        for (int index = 0; index < count && walk->objects > 0; index++)
            visit(pdfium.FPDFFormObj_GetObject(object, (unsigned long)index), map, depth + 1, walk);
        break;
    }
    default: break;
    }
}

static void visit_all(pdfium_page *page, walk *walk) {
    int count = pdfium.FPDFPage_CountObjects(page->page);
    for (int index = 0; index < count && walk->objects > 0; index++)
        visit(pdfium.FPDFPage_GetObject(page->page, index), (matrix){1, 0, 0, 1, 0, 0}, 0, walk);
}

int pdfium_images(pdfium_page *page, pdfium_image *target, int room, uint64_t *segments) {
    walk walk = {.objects = 1 << 18, .room = room, .images = target};
    visit_all(page, &walk);
    *segments = walk.segments;
    return walk.found;
}

void pdfium_hide_text(pdfium_page *page) {
    walk walk = {.objects = 1 << 18, .hides_text = 1};
    visit_all(page, &walk);
}

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static int is_late(pause_request *request) { return seconds_now() > *(double *)request->user; }

/// Draws over white until a moment; four bytes a pixel.
static pdfium_drawing draw_until(pdfium_page *page, int width, int height, uint8_t *canvas, double end) {
    memset(canvas, 255, (size_t)width * (size_t)height * 4);
    void *bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bitmap_bgrx, canvas, width * 4);
    if (!bitmap) return pdfium_not_drawn;
    pause_request request = {.version = 1, .is_needed = is_late, .user = &end};
    int status = pdfium.FPDF_RenderPageBitmap_Start(
        bitmap, page->page, 0, 0, width, height, 0, draw_annotations | draw_reversed, &request);
    pdfium.FPDF_RenderPage_Close(page->page);
    pdfium.FPDFBitmap_Destroy(bitmap);
    return status == render_done ? pdfium_drawn : status == render_to_be_continued ? pdfium_late : pdfium_not_drawn;
}

/// Waits until the other end of a pipe is closed. Returns whether that happened before a moment.
static int wait_for_end(int end_of_pipe, double end) {
    struct pollfd entry = {.fd = end_of_pipe};
    for (;;) {
        double left = end - seconds_now();
        if (left <= 0) return 0;
        int count = poll(&entry, 1, (int)((left < 3600 ? left : 3600) * 1000) + 1);
        if (count > 0) return 1;
        if (count < 0 && errno != EINTR) return 0;
    }
}

static void take(uint8_t *pixels, const uint8_t *canvas, size_t count) {
    for (size_t pixel = 0; pixel < count; pixel++) memcpy(pixels + pixel * 3, canvas + pixel * 4, 3);
}

/// Draws in a process of its own, which is ended at the moment, and may end by what is in the document. Returns whether there could be
/// such a process.
static int draw_apart(
    pdfium_page *page, int width, int height, uint8_t *pixels, double end, pdfium_drawing *outcome) {
    size_t count = (size_t)width * (size_t)height, size = count * 4 + sizeof(pdfium_drawing);
    int ends[2];
    // What both see: the canvas, and behind it what became of it.
    uint8_t *canvas = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (canvas == MAP_FAILED) return 0;
    if (pipe2(ends, O_CLOEXEC) != 0) {
        munmap(canvas, size);
        return 0;
    }
    volatile pdfium_drawing *drawing = (volatile pdfium_drawing *)(canvas + count * 4);
    pid_t parent = getpid(), child = fork();
    if (child == 0) {
        // No other thread is in PDFium, so that all of it is as this one left it.
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() == parent) *drawing = draw_until(page, width, height, canvas, end);
        _exit(0);
    }
    close(ends[1]);
    if (child > 0) {
        int is_in_time = wait_for_end(ends[0], end);
        if (!is_in_time) kill(child, SIGKILL);
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
        *outcome = is_in_time ? *drawing : pdfium_late;
        if (*outcome == pdfium_drawn) take(pixels, canvas, count);
    }
    close(ends[0]);
    munmap(canvas, size);
    return child > 0;
}

pdfium_drawing pdfium_draw(
    pdfium_page *page, int width, int height, uint8_t *pixels, double seconds, int is_apart) {
    double end = seconds_now() + seconds;
    pdfium_drawing outcome = pdfium_not_drawn;
    if (is_apart && draw_apart(page, width, height, pixels, end, &outcome)) return outcome;
    size_t count = (size_t)width * (size_t)height;
    uint8_t *canvas = malloc(count * 4);
    if (!canvas) return pdfium_not_drawn;
    outcome = draw_until(page, width, height, canvas, end);
    if (outcome == pdfium_drawn) take(pixels, canvas, count);
    free(canvas);
    return outcome;
}
