internal import CPDFium
import DocumentModel
package import Imaging

/// What is wanted of a page.
package struct PageWish: Sendable {
    package var text = PageTextChoice.skip
    /// Whether somebody wants to see the page: its text is then drawn, too.
    package var isShown = false
    /// Whether codes are looked for.
    package var hasCodes = true
    package var limits = ImageLimits()
    /// Seconds that drawing may take.
    package var seconds = 60.0
    /// Whether a process of its own may draw, which can be ended in time.
    package var mayDrawApart = true

    package init() {}
}

extension PDFFile {
    /// Reads a page, counted from 1: its own text, and as a picture what else there is to read.
    ///
    /// - Throws: `ImageAnalysisError` where there is no such page, it is damaged, or it takes too long to draw.
    package func read(_ number: Int, wish: PageWish) throws -> ReadPage {
        try withPage(number) { page, extent in
            var box = pdfium_view()
            guard pdfium_page_view(page, &box) != 0 else { throw Self.damagedPage(number) }
            let view = PageView(box)
            let imagery = PageImagery(of: page)
            let size = try view.size(dots: imagery.resolution, limits: wish.limits)
            let map = view.map(to: size)
            guard let back = map.inverse else { throw Self.damagedPage(number) }
            let own = wish.text == .force ? nil : try PageText(of: page, number: number)
            // Text recognition left it; it is as good as the picture that it stands for.
            let hidden = wish.text == .skip ? own?.invisible ?? [] : []
            let lines = ((own?.visible ?? []) + hidden).map { $0.mapped(by: map) }.filter { $0.isSeen(on: size) }
            let isUnread =
                wish.text != .strip && (lines.isEmpty ? imagery.hasDrawings : false)
                || wish.text != .strip && imagery.hasImages(without: hidden)
            let wantsCodes = wish.hasCodes && (imagery.hasReadableImages || imagery.hasDrawings)
            let shown = wish.isShown ? try Self.picture(of: page, number, size: size, wish, extent) : nil
            var picture = lines.isEmpty ? shown : nil
            if picture == nil, isUnread || wantsCodes {
                // What the page says itself is not to be read once more.
                if !lines.isEmpty { pdfium_hide_text(page) }
                picture = try Self.picture(of: page, number, size: size, wish, extent)
            }
            return ReadPage(
                picture: picture, hasUnreadText: isUnread, shown: shown, size: size, lines: lines, map: back)
        }
    }

    private static func picture(
        of page: OpaquePointer, _ number: Int, size: PixelSize, _ wish: PageWish, _ extent: DrawingExtent
    ) throws -> Picture {
        let isApart = wish.mayDrawApart && extent > .plainObjects
        var outcome = pdfium_not_drawn
        let picture = Picture(size: size, channels: .rgb) { target in
            guard let start = target.baseAddress else { return }
            outcome = pdfium_draw(
                page, Int32(size.width), Int32(size.height), start, wish.seconds, isApart ? 1 : 0)
        }
        guard outcome != pdfium_late else { throw lateDrawing(number) }
        guard outcome == pdfium_drawn else { throw damagedPage(number) }
        return picture
    }
}

extension TextLine {
    /// The line elsewhere.
    fileprivate func mapped(by map: AffineTransform) -> TextLine {
        let moved = words.map { word in
            TextWord(
                text: word.text, quad: map(word.quad), confidence: word.confidence, range: word.range,
                characterEdges: word.characterEdges)
        }
        return TextLine(text: text, quad: map(quad), confidence: confidence, language: language, words: moved)
    }

    /// Whether a part of it is on a picture.
    fileprivate func isSeen(on size: PixelSize) -> Bool {
        let box = quad.boundingBox
        return box.maxX > 0 && box.maxY > 0 && box.minX < Double(size.width) && box.minY < Double(size.height)
    }
}
