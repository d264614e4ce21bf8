import Foundation
import LiveText

/// Answers the images that standard input names or holds, as long as there are any, each with a line or a frame of its own.
struct ImageStream {
    let analyzer: ImageAnalyzer
    let configuration: ImageAnalyzer.Configuration
    let orientation: ImageOrientation?
    /// Which pages of documents are answered, one by one; nil where a document is one image.
    let pages: PageRanges?
    let hasTimings: Bool
    /// The most bytes that an image may have.
    let maxBytes: Int
    let isOrdered: Bool
    /// Whether lengths and bytes come and go, and not lines.
    let isFramed: Bool

    /// Returns at the end of standard input, when all is answered.
    ///
    /// - Returns: Whether an image could not be read.
    /// - Throws: A `POSIXError` where standard input cannot be read.
    func run() async throws -> Bool {
        let output = StreamOutput(limit: 2 * analyzer.workerCount, isOrdered: isOrdered)
        var input: StreamInput =
            isFramed ? .frames(StreamedFrames(maxBytes: maxBytes)) : .lines(StreamedLines(maxBytes: maxBytes))
        try await withThrowingDiscardingTaskGroup { group in
            while let asked = try await input.next() {
                for question in await asked.unpacked(pages: pages, limits: configuration.limits) {
                    let number = await output.admit()
                    if case .series = question {
                        // Before its images, whatever the order.
                        try await deliver(answer(to: question), to: output, number)
                        continue
                    }
                    group.addTask { try await deliver(answer(to: question), to: output, number) }
                }
            }
        }
        return await output.hasFailed
    }

    private func deliver(_ answer: StreamAnswer, to output: StreamOutput, _ number: Int) async throws {
        await output.deliver(
            try isFramed ? answer.frame() : answer.line(), of: number, isFailure: answer.isFailure)
    }

    private func answer(to question: StreamedQuestion) async -> StreamAnswer {
        switch question {
        case .line(let line): return await answer(to: StreamedImage.question(inLine: line))
        case .series(let series): return StreamAnswer(id: series.id, content: .series(series))
        case .failure(let failure, let id, let image):
            return StreamAnswer(id: id, content: .record(AnalysisRecord(image: image, result: .failure(failure))))
        case .image(let image):
            let result = await analyzer.result(
                of: .success(image.source), orientation: orientation, configuration: configuration)
            let timings = hasTimings ? try? result.get().timings : nil
            return StreamAnswer(
                id: image.id,
                content: .record(
                    AnalysisRecord(
                        image: image.name, page: image.page, result: result.map(\.analysis), timings: timings)))
        }
    }
}
