#include "CTesseract.h"

#include <dlfcn.h>
#include <pthread.h>

// What is used of Tesseract, besides `TessBaseAPICreate`: what a function returns, its name, its parameters, their names.
#define FUNCTIONS(F) \
    F(void, TessBaseAPIDelete, (TessBaseAPI *api), (api)) \
    F(void, TessBaseAPIEnd, (TessBaseAPI *api), (api)) \
    F(void, TessBaseAPIClear, (TessBaseAPI *api), (api)) \
    F(BOOL, TessBaseAPISetVariable, (TessBaseAPI *api, const char *name, const char *value), (api, name, value)) \
    F(int, TessBaseAPIInit2, (TessBaseAPI *api, const char *folder, const char *languages, TessOcrEngineMode mode), \
      (api, folder, languages, mode)) \
    F(void, TessBaseAPIInitForAnalysePage, (TessBaseAPI *api), (api)) \
    F(void, TessBaseAPISetPageSegMode, (TessBaseAPI *api, TessPageSegMode mode), (api, mode)) \
    F(void, TessBaseAPISetImage2, (TessBaseAPI *api, struct Pix *picture), (api, picture)) \
    F(struct Pix *, TessBaseAPIGetThresholdedImage, (TessBaseAPI *api), (api)) \
    F(TessPageIterator *, TessBaseAPIAnalyseLayout, (TessBaseAPI *api), (api)) \
    F(int, TessBaseAPIRecognize, (TessBaseAPI *api, ETEXT_DESC *monitor), (api, monitor)) \
    F(TessResultIterator *, TessBaseAPIGetIterator, (TessBaseAPI *api), (api)) \
    F(ETEXT_DESC *, TessMonitorCreate, (void), ()) \
    F(void, TessMonitorDelete, (ETEXT_DESC *monitor), (monitor)) \
    F(void, TessMonitorSetCancelFunc, (ETEXT_DESC *monitor, TessCancelFunc function), (monitor, function)) \
    F(void, TessMonitorSetCancelThis, (ETEXT_DESC *monitor, void *argument), (monitor, argument)) \
    F(void, TessPageIteratorDelete, (TessPageIterator *at), (at)) \
    F(BOOL, TessPageIteratorNext, (TessPageIterator *at, TessPageIteratorLevel level), (at, level)) \
    F(BOOL, TessPageIteratorIsAtBeginningOf, (const TessPageIterator *at, TessPageIteratorLevel level), (at, level)) \
    F(BOOL, TessPageIteratorBoundingBox, \
      (const TessPageIterator *at, TessPageIteratorLevel level, int *left, int *top, int *right, int *bottom), \
      (at, level, left, top, right, bottom)) \
    F(BOOL, TessPageIteratorBaseline, \
      (const TessPageIterator *at, TessPageIteratorLevel level, int *x1, int *y1, int *x2, int *y2), \
      (at, level, x1, y1, x2, y2)) \
    F(void, TessPageIteratorOrientation, \
      (TessPageIterator *at, TessOrientation *orientation, TessWritingDirection *direction, \
       TessTextlineOrder *order, float *skew), \
      (at, orientation, direction, order, skew)) \
    F(void, TessResultIteratorDelete, (TessResultIterator *at), (at)) \
    F(BOOL, TessResultIteratorNext, (TessResultIterator *at, TessPageIteratorLevel level), (at, level)) \
    F(TessPageIterator *, TessResultIteratorGetPageIterator, (TessResultIterator *at), (at)) \
    F(const TessPageIterator *, TessResultIteratorGetPageIteratorConst, (const TessResultIterator *at), (at)) \
    F(char *, TessResultIteratorGetUTF8Text, (const TessResultIterator *at, TessPageIteratorLevel level), (at, level)) \
    F(float, TessResultIteratorConfidence, (const TessResultIterator *at, TessPageIteratorLevel level), (at, level)) \
    F(const char *, TessResultIteratorWordRecognitionLanguage, (const TessResultIterator *at), (at)) \
    F(void, TessDeleteText, (const char *text), (text))

#define MEMBER(result, name, parameters, arguments) __typeof__(name) *name;
static struct {
    __typeof__(TessBaseAPICreate) *TessBaseAPICreate;
    FUNCTIONS(MEMBER)
} library;

static void load(void) {
    // Global, because the OpenMP runtime that comes with it is looked up by name.
    void *handle = dlopen("libtesseract.so.5", RTLD_NOW | RTLD_GLOBAL);
    if (!handle) return;
#define LOOK_UP(result, name, parameters, arguments) \
    if (!(*(void **)&library.name = dlsym(handle, #name))) return;
    FUNCTIONS(LOOK_UP)
    // The last, so that all others are there where this one is.
    LOOK_UP(, TessBaseAPICreate, , )
}

// NULL where Tesseract is not installed.
TessBaseAPI *TessBaseAPICreate(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return library.TessBaseAPICreate ? library.TessBaseAPICreate() : NULL;
}

// None of these is called without what `TessBaseAPICreate` gave.
#define PASS_ON(result, name, parameters, arguments) \
    result name parameters { return library.name arguments; }
FUNCTIONS(PASS_ON)
