import Foundation
import Glibc
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(1))) struct LogOutputTests {
    /// A pipe holds 64 kB: whoever waits for it to take more waits for ever.
    @Test func nobodyWaitsForAFullPipe() throws {
        let pipe = Pipe()
        let output = LogOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor, limit: 200_000)
        let line = String(repeating: "x", count: 99) + "\n"
        let start = ContinuousClock.now
        for _ in 0..<10_000 { output.write(line) }
        output.flush(within: .milliseconds(100))
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(output.droppedLines > 5_000)
        // Once somebody reads, what was kept comes whole, and every line is accounted for: kept, or said to be missing. That is said as
        // often as lines were dropped before what waits was taken.
        var rest = ""
        var kept = 0
        var missing = 0
        while kept + missing < 10_000 {
            rest += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
            while let end = rest.firstIndex(of: "\n") {
                let read = rest[..<end] + "\n"
                if read == line {
                    kept += 1
                } else {
                    missing += try #require(read.firstMatch(of: /"lines":(\d+)}/).flatMap { Int($0.1) }, "\(read)")
                }
                rest = String(rest[rest.index(after: end)...])
            }
        }
        #expect(rest.isEmpty && kept + missing == 10_000)
        #expect(missing == output.droppedLines)
    }

    @Test func linesComeInTheirOrder() throws {
        let pipe = Pipe()
        let output = LogOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        for number in 0..<1_000 { output.write("\(number)\n") }
        output.flush(within: .seconds(5))
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        #expect(text.split(separator: "\n").compactMap { Int($0) } == Array(0..<1_000))
    }
}
