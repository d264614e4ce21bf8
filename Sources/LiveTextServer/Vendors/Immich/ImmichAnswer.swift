internal import LiveText

/// What Immich's machine learning answers about the text of a picture: a line in each row, in reading order.
struct ImmichAnswer: Hashable, Encodable {
    struct Reading: Hashable, Encodable {
        var text: [String] = []
        /// Eight numbers a line: its corners, clockwise from the text's own top left, as shares of the picture.
        var box: [Double] = []
        var boxScore: [Double] = []
        var textScore: [Double] = []
    }

    var ocr = Reading()
    let imageHeight: Int
    let imageWidth: Int

    init(of analysis: ImageAnalysis, minimumScore: Double) {
        imageHeight = analysis.size.height
        imageWidth = analysis.size.width
        for line in analysis.lines where !line.text.isEmpty && line.confidence >= minimumScore {
            ocr.text.append(line.text)
            for corner in line.quad.corners {
                ocr.box.append(Self.share(corner.x, of: imageWidth))
                ocr.box.append(Self.share(corner.y, of: imageHeight))
            }
            // One network's trust stands for both.
            ocr.boxScore.append(line.confidence)
            ocr.textScore.append(line.confidence)
        }
    }

    private static func share(_ place: Double, of extent: Int) -> Double {
        let share = place / Double(max(1, extent))
        return share > 0 ? (min(1, share) * 1e6).rounded() / 1e6 : 0
    }
}
