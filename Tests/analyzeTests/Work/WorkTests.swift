import Foundation
import Testing

@testable import analyze

@Suite struct WorkTests {
    private static let sample = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../SampleImages/note-broken-values.png").standardizedFileURL

    /// Copies of a small picture, and a file that is none, in a folder below.
    private static func fill(_ folder: URL, count: Int) throws -> URL {
        let images = folder.appending(path: "images")
        try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
        for number in 0..<count {
            try FileManager.default.copyItem(at: sample, to: images.appending(path: "photo, \(number).png"))
        }
        try Data("no picture".utf8).write(to: images.appending(path: "damaged.png"))
        return images
    }

    private static func results(in queue: URL) throws -> [[String: Any]] {
        let folder = queue.appending(path: "results")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).flatMap {
            file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
                try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
            }
        }
    }

    @Test func everyImageHasOneLineWhateverProcessesDo() async throws {
        try await TemporaryFolder.with { folder in
            let (queue, images) = (folder.appending(path: "queue"), try Self.fill(folder, count: 7))
            let add = "\"$TOOL\" work --queue '\(queue.path)' --add '\(images.path)' --group-size 3"
            #expect(try await Tool.shell(add).errors.contains("8 of 8 images were added"))
            #expect(try await Tool.shell(add).errors.contains("0 of 8 images were added"))
            let work = "\"$TOOL\" work --queue '\(queue.path)' --types codes --cores 1"
            let run = try await Tool.shell("\(work) & \(work) & sleep 0.2; kill -9 $!; wait %1; \(work) --lease 1")
            _ = try await Tool.shell("sleep 1; \(work) --lease 1")
            #expect(run.output.isEmpty)
            let lines = try Self.results(in: queue)
            #expect(Set(lines.compactMap { $0["image"] as? String }).count == 8 && lines.count == 8)
            #expect(lines.count { $0["error"] != nil } == 1)
            let locks = try FileManager.default.contentsOfDirectory(atPath: queue.appending(path: "worker_locks").path)
            #expect(locks.isEmpty)
        }
    }

    @Test func aLockHoldsUntilItsLeaseIsOver() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "queue-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let queue = try WorkQueue(folder: folder, lease: 60)
        let group = WorkGroup(paths: ["/a.png"])
        #expect(try queue.take(group))
        #expect(try !queue.take(group))
        let lock = folder.appending(path: "worker_locks/worker_\(group.hash).lock").path
        try FileManager.default.setAttributes([.modificationDate: Date.now - 61], ofItemAtPath: lock)
        #expect(try queue.take(group))
        #expect(try !queue.take(group))
        try FileManager.default.setAttributes([.modificationDate: Date.now - 61], ofItemAtPath: lock)
        queue.touch(group)
        #expect(try !queue.take(group))
    }

    @Test func rowsKeepWhatNamesHold() {
        let group = WorkGroup(paths: ["/b,c.png", "/a \"quoted\".png", "/line\nbreak.png"])
        let rows = WorkGroup.rows(of: group.row + "\n" + WorkGroup(paths: ["/d"]).row + "\r\n")
        #expect(rows.map { WorkGroup(row: $0) } == [group, WorkGroup(paths: ["/d"])])
        #expect(
            WorkGroup(row: ["../../etc", "/a"]) == nil && WorkGroup(row: ["ab"]) == nil && WorkGroup(row: []) == nil)
    }

    @Test(arguments: [["--add"], ["photo.png"], ["--add", "photo.png", "--group-size", "0"], ["--lease", "0"]])
    func wrongCommands(arguments: [String]) async throws {
        let run = try await Tool.shell("\"$TOOL\" work --queue /tmp/none-such " + arguments.joined(separator: " "))
        #expect(run.status == 64)
    }
}
