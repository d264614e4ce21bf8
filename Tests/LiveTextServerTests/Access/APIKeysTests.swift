import Foundation
import Testing

@testable import LiveTextServer

struct APIKeysTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "keys-" + UUID().uuidString)

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    @Test func takesEachKeyOfTheFile() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try write("# ours\nalpha-key\n\n  beta-key \r\n")
        let keys = try APIKeys(path: file.path)
        #expect(keys.accepts("alpha-key") && keys.accepts("beta-key"))
        for wrong in ["", "alpha", "alpha-key ", "ALPHA-KEY", "# ours", "gamma"] {
            #expect(!keys.accepts(wrong), "\(wrong)")
        }
    }

    @Test func followsTheFile() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try write("old\n")
        let keys = try APIKeys(path: file.path)
        try write("new\n")
        #expect(keys.accepts("new") && !keys.accepts("old"))
        // All keys taken out: none is accepted. The file gone: nothing is known, and what was known stays.
        try write("# none\n")
        #expect(!keys.accepts("new") && !keys.accepts(""))
        try write("last\n")
        #expect(keys.accepts("last"))
        try FileManager.default.removeItem(at: file)
        #expect(keys.accepts("last"))
    }

    @Test func refusesFilesWithoutKeys() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: APIKeys.Failure.self) { try APIKeys(path: file.path) }
        try write("# none\n")
        #expect(throws: APIKeys.Failure.self) { try APIKeys(path: file.path) }
    }
}
