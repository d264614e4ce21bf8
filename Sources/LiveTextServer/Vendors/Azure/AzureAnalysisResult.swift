package import LiveText

/// What Azure's Image Analysis 4.0 answers about an image whose text was asked for.
package struct AzureAnalysisResult: Hashable, Sendable, Codable {
    package struct Metadata: Hashable, Sendable, Codable {
        package var width: Int
        package var height: Int
    }

    package struct ReadResult: Hashable, Sendable, Codable {
        package var blocks: [Block]
    }

    package struct Block: Hashable, Sendable, Codable {
        package var lines: [Line]
    }

    package struct Line: Hashable, Sendable, Codable {
        package var text: String
        package var boundingPolygon: [PixelPoint]
        package var words: [Word]
    }

    package struct Word: Hashable, Sendable, Codable {
        package var text: String
        package var boundingPolygon: [PixelPoint]
        package var confidence: Double
    }

    package var modelVersion: String
    package var metadata: Metadata
    package var readResult: ReadResult

    /// What was read. Azure has all lines in a single block, which its clients count on, so that there is one here too, even
    /// without a line.
    package init(of analysis: ImageAnalysis) {
        modelVersion = "livetext"
        metadata = Metadata(width: analysis.size.width, height: analysis.size.height)
        readResult = ReadResult(blocks: [Block(lines: analysis.lines.map(Line.init))])
    }
}

extension AzureAnalysisResult.Line {
    fileprivate init(_ line: TextLine) {
        self.init(
            text: line.text, boundingPolygon: line.quad.corners.map { PixelPoint($0) },
            words: line.pieces.map { word in
                AzureAnalysisResult.Word(
                    text: word.text, boundingPolygon: word.quad.corners.map { PixelPoint($0) },
                    confidence: word.confidence)
            })
    }
}
