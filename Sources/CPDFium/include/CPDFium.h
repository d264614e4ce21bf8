// PDFium, looked up at run time: the package builds and links without it. None of it may be called by two threads at once.
#ifndef CPDFIUM_H
#define CPDFIUM_H

#include <stddef.h>
#include <stdint.h>

typedef struct pdfium_document pdfium_document;
typedef struct pdfium_page pdfium_page;

/// Loads and starts the library, once for the process. Returns whether it is there now; if not, `pdfium_message` says why.
int pdfium_load(const char *_Nonnull path);
const char *_Nonnull pdfium_message(void);

typedef enum {
    pdfium_success = 0,
    pdfium_damaged,
    /// A password is needed.
    pdfium_encrypted,
    /// Its encryption is of a kind that is not known.
    pdfium_unknown_encryption,
} pdfium_outcome;

/// Opens a document whose bytes stay where they are until it is closed. NULL where that fails.
pdfium_document *_Nullable pdfium_open(
    const uint8_t *_Nonnull bytes, size_t count, pdfium_outcome *_Nonnull outcome);
void pdfium_close(pdfium_document *_Nonnull document);
int pdfium_page_count(pdfium_document *_Nonnull document);
/// How many signature fields there are.
int pdfium_signature_count(pdfium_document *_Nonnull document);

/// Loads a page, counted from 0, with its text; NULL where it is damaged.
pdfium_page *_Nullable pdfium_page_load(pdfium_document *_Nonnull document, int index);
void pdfium_page_close(pdfium_page *_Nonnull page);

/// What is seen of a page, in its user space, and by how many quarters it is turned clockwise to be seen.
typedef struct { float left, bottom, right, top; int quarter_turns; } pdfium_view;
/// Returns 1, or 0 where the page has no extent.
int pdfium_page_view(pdfium_page *_Nonnull page, pdfium_view *_Nonnull view);

enum { pdfium_generated = 1, pdfium_invisible = 2, pdfium_hyphen = 4 };
/// A character of the page's text, or what the library takes to stand between two, as `pdfium_generated` says.
typedef struct {
    /// A Unicode scalar, or a half of one.
    uint32_t unit;
    /// Where it stands in the page's user space, upright: as wide as its advance, and as tall as its font.
    float left, bottom, right, top;
    /// Where it begins on its baseline.
    float x, y;
    /// The direction of its baseline in radians, counter-clockwise.
    float angle;
    /// The square of its font's size in the page's user space.
    float squared_size;
    uint32_t flags;
} pdfium_character;
int pdfium_character_count(pdfium_page *_Nonnull page);
/// Writes the first characters, as many as there are or as there is room for, and returns how many these are.
int pdfium_characters(pdfium_page *_Nonnull page, pdfium_character *_Nonnull target, int room);

/// An image on a page: where the corners of its unit square are, and its own extent.
typedef struct { double a, b, c, d, tx, ty; uint32_t width, height; } pdfium_image;
/// Writes the first images in the order of painting, those within forms too, and returns how many; adds the segments of all
/// paths up in `segments`. Looks at a bounded number of objects.
int pdfium_images(
    pdfium_page *_Nonnull page, pdfium_image *_Nonnull target, int room, uint64_t *_Nonnull segments);

/// Leaves the visible text out of what is drawn from now on.
void pdfium_hide_text(pdfium_page *_Nonnull page);

typedef enum { pdfium_not_drawn = 0, pdfium_drawn, pdfium_late } pdfium_drawing;
/// Draws what is seen of the page, annotations too, over white: three bytes a pixel, red first, rows without padding.
///
/// PDFium looks at the time between the objects of the page only, and one that holds others may take hours; a process of its own is
/// ended in time. Where the system starts none, as for a confined worker, this process draws.
pdfium_drawing pdfium_draw(
    pdfium_page *_Nonnull page, int width, int height, uint8_t *_Nonnull pixels, double seconds, int is_apart);

#endif
