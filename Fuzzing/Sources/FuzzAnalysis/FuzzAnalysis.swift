import Foundation
@testable import DocumentModel
import FuzzDriver
@testable import LiveText

/// The program.
@_cdecl("FuzzAnalysis_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
    FuzzDriver.run(count, arguments, fuzzAnalysis)
}

/// The JSON of an analysis → all that is asked of one that an app or a page is given: places, selections, pages.
private func fuzzAnalysis(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: bytes, count: count))
    guard let analysis = try? JSONDecoder().decode(ImageAnalysis.self, from: data) else { return 0 }
    let document = analysis.document
    let end = analysis.transcript.utf16.count
    for offset in Set([-1, 0, 1, end / 2, end, end + 1, .max]) {
        _ = document.caret(at: offset)
        for granularity in [TextGranularity.character, .word, .line] {
            _ = document.range(of: granularity, at: offset)
            _ = document.offset(from: max(0, min(offset, end)), by: granularity, forward: offset % 2 == 0)
        }
    }
    for quad in (analysis.lines.map(\.quad) + analysis.data.flatMap(\.quads)).prefix(20) {
        _ = analysis.hitTest(quad.center)
        _ = document.offset(nearest: quad.topLeft)
    }
    _ = analysis.quads(for: analysis.transcript.startIndex..<analysis.transcript.endIndex)
    _ = analysis.recognizedItems
    _ = analysis.attributedTranscript
    _ = analysis.plainText
    _ = try? analysis.embeddingGlyphs()
    // What an app keeps is what it was given.
    guard let written = try? JSONEncoder().encode(analysis) else { return 0 }
    _ = try? JSONDecoder().decode(ImageAnalysis.self, from: written)
    return 0
}
