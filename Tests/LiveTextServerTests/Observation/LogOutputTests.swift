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
        // Once somebody reads, what was kept comes whole, and it is said what is missing.
        let dropped = output.droppedLines
        var text = ""
        while !text.contains("dropped") {
            text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        }
        let lines = text.split(separator: "\n")
        #expect(lines.dropLast().allSatisfy { $0.count == 99 } && lines.count - 1 == 10_000 - dropped)
        #expect(lines.last?.contains(#""lines":\#(dropped)"#) == true)
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
