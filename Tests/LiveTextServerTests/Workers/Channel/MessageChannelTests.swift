import Foundation
import Glibc
import LiveText
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(1))) struct MessageChannelTests {
    /// More than the socket holds, so that it takes both ends at once.
    @Test func carriesRequestAndImage() async throws {
        let (near, far) = try MessageChannel.pair()
        var request = TestWorkers.request("page=1&custom-words=%C3%96l", deadline: .milliseconds(1234))
        request.contentType = "image/jpeg"
        request.accept = "text/plain;q=0.5"
        request.limits.pixels = 7
        let image = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        DispatchQueue(label: "sending").async { [request] in
            try? near.send(.request(request), bytes: image)
            near.endSending()
        }
        let letter = try #require(try far.receive())
        guard case .request(let received) = letter.message else { throw TestWorkers.NeverHappened() }
        #expect(received == request)
        #expect(letter.bytes == image)
        #expect(try far.receive() == nil)
    }

    @Test func sendingToNobodyIsAnErrorAndNoSignal() throws {
        let near = try MessageChannel.pair().0
        #expect(throws: MessageChannel.Failure.self) { try near.send(.cancel) }
    }

    @Test func whatIsCutOffIsTheEnd() throws {
        let (near, far) = try MessageChannel.pair()
        try Self.write([20, 0, 0, 0, 0, 0, 0, 0, 123], to: near)
        near.endSending()
        #expect(try far.receive() == nil)
    }

    @Test(arguments: [
        [255, 255, 255, 255, 0, 0, 0, 0], [1, 0, 0, 0, 255, 255, 255, 255], [2, 0, 0, 0, 0, 0, 0, 0, 123, 125],
        [0, 0, 0, 0, 0, 0, 0, 0],
    ])
    func nonsenseIsAnError(bytes: [UInt8]) throws {
        let (near, far) = try MessageChannel.pair()
        try Self.write(bytes, to: near)
        near.endSending()
        #expect(throws: (any Error).self) { try far.receive() }
    }

    private static func write(_ bytes: [UInt8], to channel: MessageChannel) throws {
        try #require(Glibc.write(channel.descriptor, bytes, bytes.count) == bytes.count)
    }
}
