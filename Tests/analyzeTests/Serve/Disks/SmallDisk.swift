import Foundation
import Testing

/// A place for files that can be filled, and the command that runs a program there.
struct SmallDisk: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// A file system of 2 MB in memory. It is in a name space of its own, which is gone with its last process.
        case memory
        /// A limit to how long the server's files may become, which needs no permission.
        case limit

        /// Name spaces are for root, or where the system lets everybody have one.
        static let available: [Kind] = {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/unshare")
            process.arguments = Array(unshare.dropFirst()) + ["mount", "-t", "tmpfs", "tmpfs", "/tmp"]
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return [.limit] }
            process.waitUntilExit()
            return process.terminationStatus == 0 ? allCases : [.limit]
        }()
    }

    private static let isRoot = geteuid() == 0
    private static let unshare = ["/usr/bin/unshare"] + (isRoot ? [] : ["--map-root-user"]) + ["--mount"]

    let kind: Kind
    let folder: URL
    /// The process that keeps the file system; 0 where there is none.
    private let holder: Int32

    static func with(_ kind: Kind, _ body: (SmallDisk) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            guard kind == .memory else { return try await body(SmallDisk(kind: kind, folder: folder, holder: 0)) }
            let process = Process()
            let mount = "mount -t tmpfs -o size=2m tmpfs '\(folder.path)' && echo ready && exec sleep 600"
            process.executableURL = URL(filePath: unshare[0])
            process.arguments = Array(unshare.dropFirst()) + ["sh", "-c", mount]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            defer {
                process.terminate()
                process.waitUntilExit()
            }
            #expect(output.fileHandleForReading.availableData == Data("ready\n".utf8))
            try await body(SmallDisk(kind: kind, folder: folder, holder: process.processIdentifier))
        }
    }

    /// What becomes the command that comes after it.
    var prefix: [String] {
        switch kind {
        // A limit is an error, as a full disk is, and not the end of the process.
        case .limit: ["/bin/sh", "-c", "trap '' XFSZ; exec \"$@\"", "sh"]
        case .memory:
            ["/usr/bin/nsenter", "--target", "\(holder)", "--mount"]
                + (Self.isRoot ? [] : ["--user", "--preserve-credentials"])
        }
    }

    /// The path of a file as the server has it.
    func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Leaves no room for anything, as long as a server runs.
    func fill(_ server: ServedTool) async throws {
        switch kind {
        case .limit:
            let longest = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
                try Data(contentsOf: folder.appending(path: name)).count
            }
            let run = try await Tool.shell("prlimit --pid \(server.id) --fsize=\(longest.max() ?? 0):")
            #expect(run.status == 0, "\(run.errors)")
        case .memory:
            let run = try await run("cat /dev/zero > '\(path("filler"))'")
            #expect(run.errors.contains("No space left"), "\(run.errors)")
        }
    }

    func makeRoom(_ server: ServedTool) async throws {
        switch kind {
        case .limit: _ = try await Tool.shell("prlimit --pid \(server.id) --fsize=unlimited:")
        case .memory: try await makeRoom()
        }
    }

    /// Makes room on a file system.
    func makeRoom() async throws {
        #expect(try await run("rm '\(path("filler"))'").status == 0)
    }

    /// Makes a file system one that nobody can write, root neither, or takes that back.
    func setReadOnly(_ isReadOnly: Bool) async throws {
        let run = try await run("mount -o remount,bind,\(isReadOnly ? "ro" : "rw") '\(folder.path)'")
        #expect(run.status == 0, "\(run.errors)")
    }

    /// Runs a shell command on the disk.
    func run(_ command: String) async throws -> Tool.Run {
        let words = prefix.map { "'\($0.replacingOccurrences(of: "'", with: "'\\''"))'" }.joined(separator: " ")
        let quoted = command.replacingOccurrences(of: "'", with: "'\\''")
        return try await Tool.shell("\(words) /bin/sh -c '\(quoted)'")
    }
}
