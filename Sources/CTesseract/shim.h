// Tesseract and Leptonica share `Pix`, so they must be one module: in two, Swift sees two unrelated types.
#pragma once
#include <leptonica/allheaders.h>
#include <tesseract/capi.h>
