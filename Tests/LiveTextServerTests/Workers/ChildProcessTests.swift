import Foundation
import Testing

@testable import LiveTextServer

struct ChildProcessTests {
    /// Where no process can be started, a server tries again and again, and needs its descriptors for those that wait.
    @Test func programsThatCannotBeStartedLeaveNothingOpen() async throws {
        func openDescriptors() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        }
        let before = try openDescriptors()
        for _ in 0..<300 {
            let (_, input) = try MessageChannel.pair()
            await #expect(throws: WorkerStartFailure.self) {
                try await ChildProcess.start("/nowhere/program", arguments: [], input: input)
            }
        }
        // Other tests open some meanwhile.
        #expect(try openDescriptors() < before + 150)
    }
}
