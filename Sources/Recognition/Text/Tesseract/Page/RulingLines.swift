import CTesseract

/// The drawn lines of a page: table grids, form boxes, underlines.
///
/// Tesseract's layout takes ruled areas for pictures and drops their text, and its recogniser reads a rule as a letter.
struct RulingLines: ~Copyable {
    /// One bit a pixel, set on the lines that run across the page and their blurred edges.
    private let across: PixHandle
    /// The same for those that run down the page.
    private let down: PixHandle

    /// Finds the lines of a binary page; nil where it has none.
    ///
    /// A rule is straight, at least a twentieth of the page's longer side long, and at least fifteen times as long as
    /// thick: no stroke of a letter is.
    init?(in page: borrowing PixHandle) {
        let length = Self.length(on: page)
        guard let across = Self.lines(in: page, width: length, height: 1),
            let down = Self.lines(in: page, width: 1, height: length),
            !(across.isBlank && down.isBlank)
        else { return nil }
        self.across = across
        self.down = down
    }

    private static func length(on page: borrowing PixHandle) -> Int32 {
        max(Int32(clamping: max(page.width, page.height) / 20), 15)
    }

    private static func thickness(ofLength length: Int32) -> Int32 {
        length / 15 + 1
    }

    /// The rules in one direction: `width` by `height` is the shortest that counts, one pixel thick.
    private static func lines(in page: borrowing PixHandle, width: Int32, height: Int32) -> PixHandle? {
        let thickness = thickness(ofLength: max(width, height))
        let (acrossX, acrossY): (Int32, Int32) = width > 1 ? (1, thickness) : (thickness, 1)
        // Where a run belongs to a filled area, the page goes on beside it. Where a letter or another rule touches a
        // rule it does so too, but only for a short way, which closing bridges.
        guard let runs = PixHandle(pixOpenCompBrick(nil, page.pointer, width, height)) else { return nil }
        guard !runs.isBlank else { return runs }
        guard let thick = PixHandle(pixOpenCompBrick(nil, page.pointer, acrossX, acrossY)),
            let thin = PixHandle(pixSubtract(nil, runs.pointer, thick.pointer)),
            let bridged = PixHandle(
                pixCloseSafeCompBrick(
                    nil, thin.pointer, width > 1 ? 2 * thickness : 1, height > 1 ? 2 * thickness : 1)),
            let long = PixHandle(pixOpenCompBrick(nil, bridged.pointer, width, height)),
            let rules = PixHandle(pixAnd(nil, long.pointer, runs.pointer))
        else { return nil }
        return PixHandle(pixDilateBrick(nil, rules.pointer, 3, 3))
    }

    /// Takes the lines out of a binary page.
    borrowing func remove(fromBinary page: borrowing PixHandle) {
        pixSubtract(page.pointer, page.pointer, across.pointer)
        pixSubtract(page.pointer, page.pointer, down.pointer)
    }

    /// Paints the lines of a gray page over in the brightness beside them.
    borrowing func remove(fromGray page: borrowing PixHandle) {
        let reach = 2 * Self.thickness(ofLength: Self.length(on: page)) + 3
        Self.paint(over: across, in: page, reach: reach)
        Self.paint(over: down, in: page, reach: reach)
    }

    private static func paint(over mask: borrowing PixHandle, in page: borrowing PixHandle, reach: Int32) {
        var boxes = pixConnCompBB(mask.pointer, 8)
        defer { boxaDestroy(&boxes) }
        for index in 0..<boxaGetCount(boxes) {
            var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height)
            var around = boxCreate(max(x - reach, 0), max(y - reach, 0), width + 2 * reach, height + 2 * reach)
            defer { boxDestroy(&around) }
            // The brightest pixel nearby is the ground that the rule is drawn on.
            guard let piece = PixHandle(pixClipRectangle(page.pointer, around, nil)),
                let ground = PixHandle(pixDilateGray(piece.pointer, reach | 1, reach | 1)),
                let stencil = PixHandle(pixClipRectangle(mask.pointer, around, nil))
            else { continue }
            pixCombineMasked(piece.pointer, ground.pointer, stencil.pointer)
            pixRasterop(
                page.pointer, max(x - reach, 0), max(y - reach, 0), Int32(piece.width), Int32(piece.height), PIX_SRC,
                piece.pointer, 0, 0)
        }
    }
}

extension PixHandle {
    /// Whether no bit of a binary picture is set.
    fileprivate var isBlank: Bool {
        var isEmpty: Int32 = 1
        pixZero(pointer, &isEmpty)
        return isEmpty != 0
    }
}
