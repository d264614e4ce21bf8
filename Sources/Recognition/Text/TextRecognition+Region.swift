internal import Imaging
internal import DocumentModel

extension TextRecognition {
    /// Reads the part of a picture that is asked for, and what lies around it, so that lines at its border are whole.
    ///
    /// - Parameters:
    ///   - picture: The whole picture.
    ///   - read: Reads all of a picture; quads are in its pixels.
    /// - Returns: Blocks with the lines that are asked for, quads in pixels of the whole picture.
    /// - Throws: What `read` throws.
    func blocks(
        in picture: Picture, read: (Picture) async throws -> [TextBlock]
    ) async throws -> [TextBlock] {
        guard let region = regionOfInterest.map({ $0.scaled(to: picture.size) }) else {
            return wanted(try await read(picture), in: picture.size)
        }
        let whole = Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
        // A coordinate that is not a number fails every comparison, so such a region is empty too.
        guard region.minX < min(region.maxX, whole.maxX), region.minY < min(region.maxY, whole.maxY), region.maxX > 0,
            region.maxY > 0
        else { return [] }
        // Lines are longer than tall: a part that is cut out along a line has room for its ends.
        var margin = max(region.width, region.height) / 2
        while true {
            let seen = region.surroundings(margin, in: whole)
            let toPicture = AffineTransform.translation(x: seen.minX, y: seen.minY)
            let blocks = try await read(picture.cropped(to: seen)).compactMap { block in
                TextBlock(lines: block.lines.map { $0.placed(by: toPicture) })
            }
            let isCut = blocks.contains { block in
                block.lines.contains { $0.isCut(by: seen, of: whole) && $0.bounds.intersects(region) }
            }
            if !isCut { return wanted(blocks, in: picture.size) }
            // The reading that was in vain is a small share of the next one.
            margin *= 4
        }
    }

    /// The lines that are asked for.
    private func wanted(_ blocks: [TextBlock], in size: PixelSize) -> [TextBlock] {
        blocks.compactMap { block in TextBlock(lines: block.lines.filter { wants($0, in: size) }) }
    }

    private func wants(_ line: TextLine, in size: PixelSize) -> Bool {
        guard line.quad.height >= minimumTextHeight * Double(size.height) else { return false }
        guard let region = regionOfInterest else { return true }
        let center = line.quad.center
        return region.contains(Point(x: center.x / Double(size.width), y: center.y / Double(size.height)))
    }
}

extension Rectangle {
    /// A part of a picture that is given in shares of its extents, in pixels.
    fileprivate func scaled(to size: PixelSize) -> Rectangle {
        let (width, height) = (Double(size.width), Double(size.height))
        return Rectangle(minX: minX * width, minY: minY * height, maxX: maxX * width, maxY: maxY * height)
    }

    /// The rectangle with a margin, as far as it lies in another, in whole pixels.
    fileprivate func surroundings(_ margin: Double, in whole: Rectangle) -> Rectangle {
        Rectangle(
            minX: max(minX - margin, 0).rounded(.down), minY: max(minY - margin, 0).rounded(.down),
            maxX: min(maxX + margin, whole.maxX).rounded(.up), maxY: min(maxY + margin, whole.maxY).rounded(.up))
    }

    fileprivate func intersects(_ other: Rectangle) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension TextLine {
    /// The upright rectangle around the line.
    fileprivate var bounds: Rectangle {
        let corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        return Rectangle(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
    }

    /// Whether the line may go on beyond a part of the picture, where the picture does: it comes near its edge.
    fileprivate func isCut(by part: Rectangle, of whole: Rectangle) -> Bool {
        let (bounds, reach) = (bounds, quad.height / 2)
        return (part.minX > whole.minX && bounds.minX < part.minX + reach)
            || (part.minY > whole.minY && bounds.minY < part.minY + reach)
            || (part.maxX < whole.maxX && bounds.maxX > part.maxX - reach)
            || (part.maxY < whole.maxY && bounds.maxY > part.maxY - reach)
    }

    fileprivate func placed(by transform: AffineTransform) -> TextLine {
        let words = words.map { word in
            var word = word
            word.quad = transform(word.quad)
            return word
        }
        return TextLine(
            text: text, quad: transform(quad), confidence: confidence, language: language, words: words)
    }
}
