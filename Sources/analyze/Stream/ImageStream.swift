import Foundation
import LiveText

/// Answers the images that lines of standard input name, as long as there are any, each with a line of its own.
struct ImageStream {
    let analyzer: ImageAnalyzer
    let configuration: ImageAnalyzer.Configuration
    let orientation: ImageOrientation?
    let hasTimings: Bool
    /// The most bytes that an image may have; a line may have what these take in base64, and a little more.
    let maxBytes: Int
    let isOrdered: Bool

    /// Returns at the end of standard input, when all is answered.
    ///
    /// - Returns: Whether an image could not be read.
    /// - Throws: A `POSIXError` where standard input cannot be read.
    func run() async throws -> Bool {
        let output = StreamOutput(limit: 2 * analyzer.workerCount, isOrdered: isOrdered)
        var lines = StreamedLines(limit: maxBytes / 3 * 4 + 1 << 16)
        try await withThrowingDiscardingTaskGroup { group in
            while let line = try await lines.next() {
                if case .whole(let bytes) = line, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) {
                    continue
                }
                let number = await output.admit()
                group.addTask {
                    let answer = await answer(to: line)
                    await output.deliver(
                        try OrderedJSONEncoder().encode(answer) + "\n", of: number, isFailure: answer.isFailure)
                }
            }
        }
        return await output.hasFailed
    }

    private func answer(to line: StreamedLines.Line) async -> StreamAnswer {
        guard case .whole(let bytes) = line else {
            let failure = ImageAnalysisFailure(
                code: "imageTooLarge",
                message: "A line is too long for an image of \(maxBytes) bytes: raise --max-bytes.")
            return StreamAnswer(id: nil, record: AnalysisRecord(result: .failure(failure)))
        }
        let image: StreamedImage
        do {
            image = try StreamedImage(line: bytes)
        } catch {
            return StreamAnswer(id: LineID(ofLine: bytes), record: AnalysisRecord(result: .failure(error)))
        }
        let result = await analyzer.result(
            of: .success(image.source), orientation: orientation, configuration: configuration)
        return StreamAnswer(
            id: image.id,
            record: AnalysisRecord(
                image: image.name, result: result.map(\.analysis), timings: hasTimings ? try? result.get().timings : nil
            )
        )
    }
}

/// `{"id", "image", …the analysis}` or `{"id", "image", "error"}`.
private struct StreamAnswer: Encodable {
    let id: LineID?
    let record: AnalysisRecord

    var isFailure: Bool {
        if case .failure = record.result { true } else { false }
    }

    private enum CodingKeys: String, CodingKey {
        case id
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try record.encode(to: encoder)
    }
}
