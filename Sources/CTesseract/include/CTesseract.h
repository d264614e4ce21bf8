// Tesseract and Leptonica share `Pix`, so they must be one module: in two, Swift sees two unrelated types.
//
// Leptonica is linked. Tesseract is loaded by the first `TessBaseAPICreate`: with the thirty libraries that it alone needs
// it would cost each start 11 ms. Where it is not installed that gives NULL. Only what CTesseract.c names can be called.
#pragma once
#include <leptonica/allheaders.h>
#include <tesseract/capi.h>
