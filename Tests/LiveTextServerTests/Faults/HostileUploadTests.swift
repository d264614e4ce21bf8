import Foundation
import Testing

@testable import LiveTextServer

/// Damaged images are read or refused; none of them ends a process, and none costs another client its answer.
@Suite(.timeLimit(.minutes(10))) struct HostileUploadTests {
    @Test func aThousandDamagedFiles() async throws {
        let small = Data(try TestPicture.small())
        let uploads = try Self.uploads(1000)
        let workers = WorkerProcesses(count: 2, settings: TestWorkers.settings())
        let statuses = try await TestServer.with(workers) { settings in
            settings.queueLimit = 64
        } _: { server in
            try await eventually(within: .seconds(60)) { await workers.counts.alive == 2 }
            let ids = await workers.processIDs
            return try await withThrowingTaskGroup(of: (isHostile: Bool, answer: Answer).self) { group in
                var answers: [(isHostile: Bool, answer: Answer)] = []
                for (index, upload) in uploads.enumerated() {
                    if index >= 8, let answer = try await group.next() { answers.append(answer) }
                    // Text where it takes little time.
                    let query = index % 10 == 0 ? "" : "?types=codes"
                    group.addTask { (true, try await server.analyze(query, image: upload)) }
                    guard index % 25 == 0 else { continue }
                    group.addTask { (false, try await server.analyze("?format=text", image: small)) }
                }
                for try await answer in group { answers.append(answer) }
                for (_, answer) in answers.filter({ !$0.isHostile }) {
                    #expect(answer.status == 200 && answer.text.contains("visitors"))
                }
                #expect(await workers.processIDs == ids)
                return answers.filter(\.isHostile).map(\.answer.status)
            }
        }
        #expect(statuses.count == 1000)
        // Damage that leaves nothing readable would test the way to a refusal alone.
        #expect(statuses.count { $0 == 200 } > 100)
        // Also too large, where the size itself is damaged.
        #expect(Set(statuses).isSubset(of: [200, 413, 415, 422]), "\(Set(statuses))")
        #expect(await workers.counts.restarts == 0)
    }

    private static func uploads(_ count: Int) throws -> [Data] {
        let originals = [
            try TestPicture.small(), try TestPicture.sample("card-french.heic"),
            try TestPicture.sample("sign-street.jpg"), try TestPicture.sample("fax-two-pages.tiff"),
            try TestPicture.fixture("animated.gif"), try TestPicture.fixture("animated.webp"),
            try TestPicture.fixture("picture.avif"), try TestPicture.fixture("rle.bmp"),
        ]
        var random = Xorshift(state: 0x2545_F491_4F6C_DD1D)
        return (0..<count).map {
            Data(MutatedPicture.bytes(of: originals[$0 % originals.count], round: $0, &random))
        }
    }
}
