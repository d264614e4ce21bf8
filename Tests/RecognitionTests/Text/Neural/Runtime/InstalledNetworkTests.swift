import Foundation
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct InstalledNetworkTests {
    /// Lends a file and the list beside it.
    private func withFile(_ content: String, list: String?, _ body: (InstalledNetwork) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "network-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.onnx")
        try Data(content.utf8).write(to: file)
        try list.map { try Data($0.utf8).write(to: folder.appending(path: "SHA256SUMS")) }
        try body(try InstalledNetwork(path: file.path))
    }

    /// The examples of FIPS 180-2: one block, two blocks, and many.
    @Test(arguments: [
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 1_000_000),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ])
    func wholeFilesAreRight(content: String, digest: String) throws {
        try withFile(content, list: "\(digest)  a.onnx\n") { try $0.check() }
        try withFile(content + "b", list: "0000  b.onnx\n\(digest)  a.onnx\n") { file in
            let error = #expect(throws: ImageAnalysisError.self) { try file.check() }
            #expect(error?.code == .engineUnavailable)
            #expect(error?.message.contains(file.path) == true && error?.message.contains("fetch.sh") == true)
        }
    }

    @Test func withoutAListAnythingIsRight() throws {
        for list in [nil, "", "nonsense\n", "0000  b.onnx\n"] {
            try withFile("abc", list: list) { try $0.check() }
        }
    }

    @Test func hashTellsAnyChange() throws {
        var hashes: Set<UInt64> = []
        for length in 0..<70 {
            for place in 0..<max(length, 1) {
                var bytes = [UInt8](repeating: 97, count: length)
                if place < length { bytes[place] ^= 1 }
                try withFile(String(decoding: bytes, as: UTF8.self), list: nil) { hashes.insert($0.hash(seed: 0)) }
            }
        }
        #expect(hashes.count == 1 + 69 * 70 / 2)
        try withFile("abc", list: nil) { #expect($0.hash(seed: 1) != $0.hash(seed: 2)) }
    }

    @Test func missingFileIsSaid() {
        let error = #expect(throws: ImageAnalysisError.self) { try InstalledNetwork(path: "/nowhere/a.onnx") }
        #expect(error?.message.contains("/nowhere/a.onnx") == true)
    }
}
