import CTesseract

/// The drawn lines of a page: table grids, form boxes, underlines.
///
/// Tesseract's layout takes ruled areas for pictures and drops their text, and its recogniser reads a rule as a letter.
struct RulingLines: ~Copyable {
    /// One bit a pixel, set on the lines and their blurred edges.
    private let mask: PixHandle

    /// Finds the lines of a binary page; nil where it has none.
    ///
    /// A rule is straight, at least a twentieth of the page's longer side long, and at least fifteen times as long as
    /// thick: no stroke of a letter is.
    init?(in page: borrowing PixHandle) {
        let length = max(Int32(clamping: max(page.width, page.height) / 20), 15)
        guard let across = Self.lines(in: page, width: length, height: 1),
            let down = Self.lines(in: page, width: 1, height: length),
            let both = PixHandle(pixOr(nil, across.pointer, down.pointer))
        else { return nil }
        var isEmpty: Int32 = 1
        pixZero(both.pointer, &isEmpty)
        guard isEmpty == 0, let grown = PixHandle(pixDilateBrick(nil, both.pointer, 3, 3)) else { return nil }
        mask = grown
    }

    /// The rules in one direction: `width` by `height` is the shortest that counts, one pixel thick.
    private static func lines(in page: borrowing PixHandle, width: Int32, height: Int32) -> PixHandle? {
        let thickness = max(width, height) / 15 + 1
        let (acrossX, acrossY): (Int32, Int32) = width > 1 ? (1, thickness) : (thickness, 1)
        // Where a run belongs to a filled area, the page goes on beside it. Where a letter or another rule touches a
        // rule it does so too, but only for a short way, which closing bridges.
        guard let runs = PixHandle(pixOpenCompBrick(nil, page.pointer, width, height)),
            let thick = PixHandle(pixOpenCompBrick(nil, page.pointer, acrossX, acrossY)),
            let thin = PixHandle(pixSubtract(nil, runs.pointer, thick.pointer)),
            let bridged = PixHandle(
                pixCloseSafeCompBrick(nil, thin.pointer, width > 1 ? 2 * thickness : 1, height > 1 ? 2 * thickness : 1)),
            let long = PixHandle(pixOpenCompBrick(nil, bridged.pointer, width, height))
        else { return nil }
        return PixHandle(pixAnd(nil, long.pointer, runs.pointer))
    }

    /// A binary page without the lines.
    borrowing func removed(fromBinary page: borrowing PixHandle) -> PixHandle? {
        PixHandle(pixSubtract(nil, page.pointer, mask.pointer))
    }

    /// A gray page with the lines painted over in the brightness beside them.
    borrowing func removed(fromGray page: borrowing PixHandle) -> PixHandle? {
        let reach = Int32(max(max(page.width, page.height) / 20 / 15 * 2 + 5, 7)) | 1
        guard let beside = PixHandle(pixDilateGray(page.pointer, reach, reach)),
            let copy = PixHandle(pixCopy(nil, page.pointer))
        else { return nil }
        pixCombineMasked(copy.pointer, beside.pointer, mask.pointer)
        return copy
    }
}
