import Foundation
import Testing

@testable import LiveText

/// Many callers share one analyzer.
@Suite(.timeLimit(.minutes(15))) struct ConcurrencyTests {
    private enum Answer: Sendable {
        case analysis(ImageAnalysis)
        case busy
    }

    private let configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])

    private func answers(_ count: Int, from analyzer: ImageAnalyzer) async throws -> [Answer] {
        let page = try TestPage.small()
        return try await withThrowingTaskGroup(of: Answer.self) { group in
            for _ in 0..<count {
                group.addTask {
                    do {
                        return .analysis(try await analyzer.analyze(page, configuration: configuration))
                    } catch let error as ImageAnalysisError where error.code == .busy {
                        return .busy
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test func manyCallersGetWhatOneGets() async throws {
        let serial = try await ImageAnalyzer(workers: 1).analyze(TestPage.small(), configuration: configuration)
        #expect(serial.transcript.contains("visitors"))
        let analyzer = ImageAnalyzer(workers: 2, queueLimit: 150)
        let answers = try await answers(200, from: analyzer)
        #expect(answers.count == 200)
        let analyses = answers.compactMap { if case .analysis(let analysis) = $0 { analysis } else { nil } }
        // Two are worked on and 150 wait; the others are refused, unless some were done before they came.
        #expect(analyses.count >= 152)
        #expect(analyses.allSatisfy { $0 == serial })
    }
}
