import DocumentModel
import Glibc

extension TesseractLine {
    /// The words of one line with quads along its baseline, where that rises or falls enough to see.
    ///
    /// Tesseract's boxes are upright; around tilted text they are too wide and too tall.
    static func tilted(_ words: [TesseractWord]) -> [TesseractWord] {
        let baselines = words.compactMap(\.baseline)
        guard let first = baselines.first, let last = baselines.last else { return words }
        let angle = first.start.angle(to: last.end)
        // Below one degree quad and box differ by less than a pixel in fifty; past thirty the baseline is a mistake.
        guard abs(angle) > .pi / 180, abs(angle) < .pi / 6 else { return words }
        return words.map { word in
            var word = word
            word.quad = word.quad.boundingBox.quad(tilted: angle)
            return word
        }
    }
}

extension Rectangle {
    /// The tilted quad that this upright rectangle encloses; the rectangle itself where there is none.
    fileprivate func quad(tilted angle: Double) -> Quad {
        let (sine, cosine) = (sin(angle), cos(angle))
        let determinant = cosine * cosine - sine * sine
        let tiltedWidth = (width * cosine - height * abs(sine)) / determinant
        let tiltedHeight = (height * cosine - width * abs(sine)) / determinant
        // A word of one narrow letter leaves nothing; its box is as good.
        guard tiltedWidth > 0, tiltedHeight > height / 3 else { return Quad(self) }
        let turn = AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: center.x, ty: center.y)
        return turn(
            Quad(Rectangle(x: -tiltedWidth / 2, y: -tiltedHeight / 2, width: tiltedWidth, height: tiltedHeight)))
    }
}
